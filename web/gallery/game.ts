// A whole recorded game as the log of a table.
import text from '../tests/data/game.jsonl?raw';
import type { StepMessage } from '../src/lib/wire';

export const steps: StepMessage[] = text
  .trim()
  .split('\n')
  .map((line, seq) => {
    const { chain, action, events } = JSON.parse(line);
    return { seq: seq + 1, at: seq, entry: { entry: 'acted', seat: chain, action }, events, rewound: false };
  });
