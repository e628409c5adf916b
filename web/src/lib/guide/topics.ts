// The rule guide: topics in reading order, each a few paragraphs (`guide-<topic>-<n>`), each paragraph with the rules it tells.

export interface Topic {
  id: string;
  /** Rule ids by paragraph; paragraph n is `guide-<topic>-<n+1>`. */
  paragraphs: readonly (readonly string[])[];
}

export const TOPICS: readonly Topic[] = [
  { id: 'aim', paragraphs: [[], [], ['B-INFO-1']] },
  { id: 'map', paragraphs: [['B-MAP-1'], ['B-MAP-2', 'B-MAP-3'], ['B-MAP-7'], ['B-RES-1']] },
  { id: 'distance', paragraphs: [['B-MAP-4'], ['B-MAP-5'], ['B-MAP-6']] },
  { id: 'setup', paragraphs: [['B-SET-1', 'B-SET-2'], ['B-SET-3', 'B-SET-4'], ['B-SET-5']] },
  { id: 'restructuring', paragraphs: [['B-STR-1'], ['B-STR-2'], ['B-STR-3'], ['B-STR-4']] },
  { id: 'order', paragraphs: [['B-ORD-1']] },
  { id: 'working', paragraphs: [['B-WRK-1'], ['B-WRK-2']] },
  { id: 'recruit', paragraphs: [['B-HIR-1'], ['B-HIR-2'], ['B-HIR-3']] },
  { id: 'train', paragraphs: [['B-TRN-1'], ['B-TRN-2'], ['B-TRN-3'], ['B-TRN-4', 'B-TRN-5']] },
  {
    id: 'campaigns',
    paragraphs: [['B-MKT-1', 'B-MKT-5'], ['B-MKT-2'], ['B-MKT-3', 'B-MKT-4'], ['B-MKT-6'], ['B-MKT-7', 'B-MKT-8']],
  },
  { id: 'food', paragraphs: [['B-FOD-1'], ['B-FOD-2'], ['B-FOD-3'], ['B-FOD-4']] },
  { id: 'houses', paragraphs: [['B-BLD-1'], []] },
  { id: 'restaurants', paragraphs: [['B-RST-1'], ['B-RST-2', 'B-RST-3'], ['B-RST-4']] },
  { id: 'dinnertime', paragraphs: [['B-DIN-1', 'B-DIN-2'], ['B-DIN-4'], ['B-DIN-8']] },
  { id: 'prices', paragraphs: [['B-DIN-3'], ['B-DIN-5'], ['B-DIN-6', 'B-DIN-7']] },
  { id: 'bank', paragraphs: [['B-BANK-1', 'B-BANK-2'], ['B-BANK-3'], ['B-BANK-4']] },
  { id: 'payday', paragraphs: [['B-PAY-1'], ['B-PAY-2'], ['B-PAY-3'], ['B-PAY-4']] },
  { id: 'marketing', paragraphs: [['B-RUN-1'], ['B-RUN-2'], ['B-RUN-3', 'B-RUN-4']] },
  { id: 'cleanup', paragraphs: [['B-CLN-1'], ['B-CLN-2', 'B-CLN-3']] },
  { id: 'milestones', paragraphs: [['B-MIL-1'], ['B-MIL-2', 'B-MIL-3']] },
  { id: 'intro', paragraphs: [['B-INT-1']] },
  { id: 'options', paragraphs: [['B-OPT-1'], ['B-OPT-2']] },
];

export interface RulePlace {
  topic: string;
  /** From 0. */
  paragraph: number;
}

const PLACES = new Map<string, RulePlace>(
  TOPICS.flatMap(({ id, paragraphs }) =>
    paragraphs.flatMap((rules, paragraph) => rules.map((rule): [string, RulePlace] => [rule, { topic: id, paragraph }])),
  ),
);

/** Where a rule is told; undefined for one the guide does not know. */
export const placeOf = (rule: string): RulePlace | undefined => PLACES.get(rule);

export const isTopic = (id: string): boolean => TOPICS.some((topic) => topic.id === id);
export const paragraphId = (topic: string, paragraph: number): string => `guide-${topic}-${paragraph + 1}`;

/** The panel of each moment of the game links to this topic. */
export const TOPIC_OF_STAGE: Readonly<Record<string, string>> = {
  first_restaurant: 'setup',
  reserve: 'setup',
  restructuring: 'restructuring',
  order_of_business: 'order',
  order: 'order',
  working: 'working',
  recruit: 'recruit',
  train: 'train',
  campaigns: 'campaigns',
  food: 'food',
  houses: 'houses',
  restaurants: 'restaurants',
  dinnertime: 'dinnertime',
  payday: 'payday',
  marketing: 'marketing',
  freezer: 'cleanup',
  cleanup: 'cleanup',
  game_over: 'bank',
};
