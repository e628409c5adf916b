// Every kind of decision is taken through the interface, in games that are known from records: whatever is not new is decided
// without it, and in the end the game must be the known one.

import type { Action, Catalogue, TableView } from '../src/lib/wire';
import { seated } from './support/moments';
import { Performer } from './support/perform';
import { type Decision, readRecord } from './support/record';
import { OpenTable } from './support/table';
import { expect, test } from './support/test';

/** What is to be seen once of a decision. */
function kinds(action: Action, { game }: TableView, catalogue: Catalogue): string[] {
  switch (action.action) {
    case 'campaign': {
      const kind = catalogue.campaigns.find(({ number }) => number === action.number)?.kind;
      return [`campaign ${kind}`, ...('rotated' in action && action.rotated ? ['campaign rotated'] : [])];
    }
    case 'fetch':
      return [`fetch ${action.buyer}`, `fetch ${action.buyer} again`];
    case 'open':
      return [`open by ${action.manager}`];
    case 'train': {
      const steps = catalogue.employees.find(({ id }) => id === action.card)?.careers[action.to] ?? 1;
      return [`train ${steps}`];
    }
    case 'hire':
      return game && (game.supply[action.card] ?? 0) === 0 ? ['hire phantom'] : ['hire'];
    default:
      return [action.action];
  }
}

const EVERY = [
  'first_restaurant', 'reserve', 'work', 'order', 'hire', 'train 1', 'train 2', 'train 3', 'cook', 'errand', 'house', 'garden',
  'campaign billboard', 'campaign mailbox', 'campaign airplane', 'campaign radio', 'campaign rotated',
  'fetch cart_operator', 'fetch truck_driver', 'fetch zeppelin_pilot',
  'fetch cart_operator again', 'fetch truck_driver again', 'fetch zeppelin_pilot again',
  'open by local_manager', 'open by regional_manager', 'move', 'end', 'fire', 'pay', 'keep',
];
const RARE = ['pass', 'fire_busy', 'hire phantom'];

for (const [name, wanted] of [['every-decision.txt', EVERY], ['rare-decisions.txt', RARE]] as const)
  test(`decisions of ${name}`, async ({ person }) => {
    const record = readRecord(name);
    const page = await person({ likes: { pace: 'skip', confirmEnd: false, endByItself: true, skipPayday: false } });
    const table = await OpenTable.ofRecord(page, record);
    const catalogue = (await (await page.request.get('/api/catalogue')).json()) as Catalogue;
    const perform = new Performer(page);
    const open = new Set<string>(wanted);

    /** Is this the first time, and would the one device be with this player? */
    const fresh = async ({ seat, action }: Decision): Promise<boolean> => {
      const quick = ['work', 'order', 'hire', 'pay', 'end'].includes(action.action);
      if (quick && !open.has(action.action) && !open.has('hire phantom')) return false;
      const view = await table.view(seat);
      if (view.game?.decision.awaited[0] !== seat) return false;
      // The second haul of a buyer is drawn; the first is taken from the list.
      const found = kinds(action, view, catalogue).filter((kind) => open.has(kind));
      const first = found.find((kind) => !kind.endsWith(' again')) ?? found[0];
      if (first) open.delete(first);
      return first !== undefined && (found.forEach((kind) => kind.endsWith(' again') || open.delete(kind)), true);
    };

    let taken = 0;
    for (const [index, decision] of record.decisions.entries()) {
      if (open.size === 0) break;
      taken = index + 1;
      const { seat, action } = decision;
      const again = action.action === 'fetch' && !open.has(`fetch ${action.buyer}`);
      if (!(await fresh(decision))) {
        await table.act(seat, action);
        continue;
      }
      await test.step(`${index}: ${JSON.stringify(action)}`, async () => {
        await table.show();
        await seated(page);
        // Places are picked on the board as well as from the list.
        const how = again || index % 2 === 0 ? 'board' : 'list';
        await perform.take(action, action.action === 'fetch' && !again ? 'list' : how);
        await table.acted();
      });
    }
    expect([...open], 'decisions the record does not have').toEqual([]);
    // The same decisions without the interface lead to the same game.
    const twin = await OpenTable.ofRecord(page, record);
    for (const { seat, action } of record.decisions.slice(0, taken)) await twin.act(seat, action);
    for (let seat = 0; seat < record.options.players; seat += 1)
      expect((await table.view(seat)).game).toEqual((await twin.view(seat)).game);
  });
