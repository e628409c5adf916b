// The rule guide: topics in reading order, each a few paragraphs (`guide-<topic>-<n>`), each paragraph with the rules it tells.

/** The rules of the game, help with them, the expansion, and the rules of the solo opponent. */
export type Group = 'rules' | 'help' | 'modules' | 'solo';

export interface Topic {
  id: string;
  group: Group;
  /** Rule ids by paragraph; paragraph n is `guide-<topic>-<n+1>`. */
  paragraphs: readonly (readonly string[])[];
}

const RULES: readonly Omit<Topic, 'group'>[] = [
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

const HELP: readonly Omit<Topic, 'group'>[] = [
  { id: 'examples', paragraphs: [[], [], [], [], []] },
  { id: 'advice', paragraphs: [[], [], [], [], [], [], [], []] },
];

const MODULES: readonly Omit<Topic, 'group'>[] = [
  {
    id: 'modules',
    paragraphs: [
      ['K-GEN-1', 'K-GEN-2'],
      ['K-GEN-4', 'K-GEN-5', 'K-GEN-10', 'K-GEN-11', 'K-GEN-12'],
      ['K-GEN-3', 'K-GEN-6', 'K-GEN-9'],
      ['K-GEN-7', 'K-GEN-8'],
    ],
  },
  { id: 'kimchi', paragraphs: [['K-KIM-1', 'K-KIM-2'], ['K-KIM-3', 'K-DIN-2', 'K-KIM-5'], ['K-KIM-4'], ['EX-KIM-1']] },
  { id: 'sushi', paragraphs: [['K-SUSHI-1', 'K-SUSHI-2'], ['K-SUSHI-3', 'K-SUSHI-4'], ['EX-SUSHI-1']] },
  { id: 'noodles', paragraphs: [['K-NOODLE-1', 'K-NOODLE-2', 'K-NOODLE-3'], ['EX-NOODLE-1']] },
  { id: 'ketchup', paragraphs: [['K-KETCHUP-1', 'K-KETCHUP-2'], ['K-KETCHUP-3', 'K-KETCHUP-4'], ['EX-KETCHUP-1']] },
  { id: 'frychefs', paragraphs: [['K-FRY-1', 'K-FRY-2'], ['K-FRY-3'], ['EX-FRY-1']] },
  { id: 'nightshift', paragraphs: [['K-NIGHT-1'], ['K-NIGHT-2', 'K-NIGHT-4'], ['K-NIGHT-3'], ['EX-NIGHT-1']] },
  { id: 'mass', paragraphs: [['K-MASS-1', 'K-MASS-2'], ['K-MASS-3', 'K-MASS-4'], ['EX-MASS-1']] },
  { id: 'critics', paragraphs: [['K-GOURMET-1'], ['K-GOURMET-2', 'K-GOURMET-3'], ['EX-GOURMET-2']] },
  { id: 'stars', paragraphs: [['K-STAR-1', 'K-STAR-2'], ['K-STAR-3', 'K-STAR-5'], ['K-STAR-4', 'K-DIN-5'], ['EX-STAR-2']] },
  { id: 'reserveprices', paragraphs: [['K-RES-1', 'K-RES-2'], ['K-RES-3', 'K-RES-4'], ['EX-RES-1']] },
  { id: 'hardchoices', paragraphs: [['K-HARD-1', 'K-HARD-2'], ['EX-HARD-2']] },
  {
    id: 'districts',
    paragraphs: [
      ['K-DIST-1', 'K-DIST-2'],
      ['K-DIST-3', 'K-DIST-4'],
      ['K-DIST-5', 'K-DIST-8'],
      ['K-DIST-6'],
      ['K-DIST-7', 'K-DIN-1'],
      ['EX-DIST-1'],
      ['EX-DIST-2'],
    ],
  },
  {
    id: 'lobbyists',
    paragraphs: [
      ['K-LOB-1'],
      ['K-LOB-2', 'K-LOB-3'],
      ['K-LOB-4', 'K-LOB-5', 'K-LOB-6'],
      ['K-LOB-7', 'K-LOB-8', 'K-LOB-9', 'K-LOB-10'],
      ['K-LOB-11'],
      ['K-LOB-20', 'K-LOB-21', 'K-LOB-22', 'K-LOB-23', 'K-DIN-6'],
      ['K-LOB-30', 'K-LOB-31', 'K-LOB-32'],
      ['K-LOB-33'],
      ['EX-LOB-1'],
      ['EX-LOB-2'],
    ],
  },
  {
    id: 'newmilestones',
    paragraphs: [
      ['K-NM-0'],
      ['K-NM-1', 'K-NM-1.1', 'K-NM-1.2'],
      ['K-NM-13', 'K-NM-13.1'],
      ['K-NM-1.3', 'K-NM-13.2'],
      ['K-NM-2', 'K-NM-2.1', 'K-NM-3', 'K-NM-3.1'],
      ['K-NM-4', 'K-NM-4.1', 'K-NM-5', 'K-NM-5.1'],
      ['K-NM-6', 'K-NM-6.1', 'K-NM-10', 'K-NM-10.1'],
      ['K-NM-7', 'K-NM-7.1', 'K-NM-7.2'],
      ['K-NM-8', 'K-NM-8.1', 'K-NM-8.2', 'K-NM-14'],
      ['K-NM-9', 'K-NM-9.1', 'K-NM-16', 'K-NM-16.1'],
      ['K-NM-11', 'K-NM-11.1'],
      ['K-NM-12', 'K-NM-12.1', 'K-NM-12.2'],
      ['K-NM-15', 'K-NM-15.1', 'K-NM-17'],
      ['EX-NM-1'],
      ['EX-NM-3'],
      ['EX-NM-5'],
      ['EX-NM-6'],
    ],
  },
  {
    id: 'coffee',
    paragraphs: [
      ['K-COFFEE-1', 'K-COFFEE-10'],
      ['K-COFFEE-2', 'K-COFFEE-3', 'K-COFFEE-4', 'K-COFFEE-5'],
      ['K-COFFEE-6'],
      ['K-COFFEE-7', 'K-COFFEE-9', 'K-DIN-8'],
      ['K-COFFEE-8'],
      ['K-COFFEE-20', 'K-COFFEE-21', 'K-COFFEE-22'],
      ['K-COFFEE-23', 'K-COFFEE-24', 'K-COFFEE-25', 'K-COFFEE-26', 'K-COFFEE-27'],
      ['K-COFFEE-11', 'K-COFFEE-12'],
      ['EX-COF-2', 'EX-COF-4'],
      ['EX-COF-9'],
    ],
  },
  {
    id: 'rural',
    paragraphs: [
      ['K-RURAL-1', 'K-RURAL-2'],
      ['K-RURAL-3'],
      ['K-RURAL-4'],
      ['K-RURAL-5', 'K-RURAL-6', 'K-RURAL-7'],
      ['EX-RURAL-1'],
      ['EX-RURAL-2'],
    ],
  },
  { id: 'sixplayers', paragraphs: [['K-SIX-1'], ['EX-SIX-1']] },
  {
    id: 'together',
    paragraphs: [
      ['K-DIN-3', 'K-DIN-4'],
      ['K-DIN-7', 'K-DIN-9'],
      ['K-DIN-10'],
      ['K-INT-1', 'K-INT-2'],
      ['K-INT-3', 'K-INT-4'],
      ['K-INT-5', 'K-INT-6', 'K-INT-7', 'K-INT-8'],
      ['EX-DIN-1'],
    ],
  },
];

const SOLO: readonly Omit<Topic, 'group'>[] = [
  {
    id: 'solo',
    paragraphs: [
      ['C-SET-1', 'C-SET-2'],
      ['C-SET-3', 'C-SET-4', 'C-DEK-4', 'C-A-7'],
      ['C-SET-5', 'C-SET-6', 'C-SET-7'],
      ['C-BNK-1', 'C-BNK-2', 'C-BNK-3'],
    ],
  },
  {
    id: 'solotracks',
    paragraphs: [['C-TRK-1', 'C-TRK-5', 'C-TRK-7'], ['C-TRK-6', 'C-A-6'], ['C-TRK-2', 'C-TRK-3'], ['C-TRK-4'], ['C-TRK-8', 'C-A-18']],
  },
  {
    id: 'solodeck',
    paragraphs: [[], ['C-DEK-1', 'C-DEK-2', 'C-DEK-3', 'C-A-3', 'C-A-4'], ['C-STR-1', 'C-A-2'], ['C-STR-2'], ['C-A-5', 'C-A-8']],
  },
  {
    id: 'soloturn',
    paragraphs: [
      ['C-FST-1', 'C-FST-2', 'C-FST-3', 'C-A-1'],
      ['C-ORD-1'],
      ['C-WRK-1', 'C-A-9'],
      ['C-WRK-2', 'C-WRK-3', 'C-A-10'],
      ['C-WRK-4', 'C-WRK-5', 'C-WRK-6', 'C-WRK-7'],
      ['C-WRK-8', 'C-A-11', 'C-A-14'],
      ['C-WRK-9', 'C-WRK-10', 'C-WRK-11', 'C-WRK-12', 'C-WRK-13', 'C-A-17'],
      ['C-WRK-14', 'C-WRK-15', 'C-A-27'],
    ],
  },
  {
    id: 'solodinner',
    paragraphs: [
      ['C-DIN-1', 'C-DIN-2'],
      ['C-DIN-3', 'C-DIN-4'],
      ['C-DIN-5', 'C-DIN-6'],
      ['C-DIN-7', 'C-A-28'],
      ['C-RUN-1'],
      ['C-CLN-1', 'C-CLN-2', 'C-CLN-3', 'C-CLN-4', 'C-A-32'],
    ],
  },
  {
    id: 'solocards',
    paragraphs: [
      ['C-CMP-1', 'C-CMP-2', 'C-CMP-3'],
      ['C-CMP-4', 'C-CMP-5', 'C-A-19'],
      ['C-CMP-6', 'C-CMP-7', 'C-CMP-8', 'C-A-33'],
      ['C-CMP-9', 'C-CMP-10'],
    ],
  },
  {
    id: 'soloplaces',
    paragraphs: [
      ['C-PLC-1'],
      ['C-PLC-2', 'C-A-21'],
      ['C-PLC-4', 'C-PLC-5', 'C-A-15'],
      ['C-PLC-6', 'C-PLC-9', 'C-A-24'],
      ['C-PLC-8', 'C-A-23', 'C-A-25'],
      ['C-PLC-3', 'C-PLC-7', 'C-A-22'],
    ],
  },
  {
    id: 'solomilestones',
    paragraphs: [['C-MIL-1'], ['C-MIL-2', 'C-MIL-3', 'C-A-30'], ['C-MIL-4', 'C-MIL-5', 'C-MIL-6', 'C-A-31'], ['C-MIL-7', 'C-MIL-8', 'C-MIL-9']],
  },
  {
    id: 'solomodules',
    paragraphs: [
      ['C-CLN-5'],
      ['C-PLC-10', 'C-A-13'],
      ['C-A-12'],
      ['C-BNK-4', 'C-A-29'],
      ['C-WRK-16', 'C-A-20'],
      ['C-WRK-17', 'C-A-26'],
      ['C-A-16'],
      ['C-MIL-10', 'C-A-34'],
    ],
  },
  { id: 'soloswitches', paragraphs: [['C-OPT-1'], ['C-OPT-2', 'C-A-35'], ['C-OPT-3', 'C-OPT-4', 'C-OPT-5']] },
];

const inGroup = (group: Group, topics: readonly Omit<Topic, 'group'>[]): Topic[] => topics.map((topic) => ({ ...topic, group }));

/** All of them, in reading order. */
export const TOPICS: readonly Topic[] = [...inGroup('rules', RULES), ...inGroup('help', HELP), ...inGroup('modules', MODULES), ...inGroup('solo', SOLO)];
export const GROUPS: readonly Group[] = ['rules', 'help', 'modules', 'solo'];

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
  lobbyists: 'lobbyists',
  restaurants: 'restaurants',
  dinnertime: 'dinnertime',
  payday: 'payday',
  marketing: 'marketing',
  freezer: 'cleanup',
  cleanup: 'cleanup',
  game_over: 'bank',
  offramp: 'rural',
  tile: 'lobbyists',
  coffee_shop: 'coffee',
  radio: 'newmilestones',
  mailbox: 'newmilestones',
};
