/** What pointing at something on the map shows on top of it, by mouse or by finger. */

import type { Overlay, Thing } from '../board/types';
import { money } from '../i18n';
import type { Screen } from '../panels/context';
import { offersOf, reachOf } from '../store/ask';

/** Only after a moment: a pointer crossing the map asks nothing. */
const MOMENT = 120;

export class Glance {
  readonly #screen: Screen;
  #name = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** `free`: nothing else is being pointed out, so that answers may cover the map. */
  at(thing: Thing | null, free: boolean): void {
    const name = thing ? JSON.stringify(thing) : '';
    if (name === this.#name) return;
    this.#name = name;
    clearTimeout(this.#timer);
    this.#screen.desk.glance = thing ? this.#known(thing) : [];
    if (!thing || !free || (thing.thing !== 'restaurant' && thing.thing !== 'house')) return;
    this.#timer = setTimeout(() => {
      this.#asked(thing)
        .then((overlays) => this.#name === name && (this.#screen.desk.glance = overlays))
        .catch(() => undefined);
    }, MOMENT);
  }

  /** From what is already there. */
  #known(thing: Thing): Overlay[] {
    if (thing.thing !== 'campaign') return [];
    const campaign = this.#screen.game.campaigns.find((one) => one.number === thing.number);
    if (!campaign) return [];
    const chain = campaign.chain === null ? {} : { chain: campaign.chain };
    const reached: Overlay = { kind: 'reached', houses: campaign.reaches, item: campaign.item, count: campaign.tokens, ...chain };
    return 'lines' in campaign
      ? [reached, { kind: 'lines', axis: campaign.lines.axis, first: campaign.lines.first, count: campaign.line_count, ...chain }]
      : [reached];
  }

  /** From the server: roads by distance, or who would win a house. */
  async #asked(thing: Thing): Promise<Overlay[]> {
    const { table } = this.#screen;
    if (thing.thing === 'restaurant') return [await reachOf(table, thing.chain, [thing.at[0], thing.at[1]])];
    if (thing.thing !== 'house') return [];
    const offers = await offersOf(table, thing.number);
    if (!offers) return [];
    const label = offers.winner === null || offers.demand.length === 0 ? {} : { label: money(offers.income) };
    return [{ kind: 'winners', houses: [{ number: thing.number, chain: offers.winner, ...label }] }];
  }
}
