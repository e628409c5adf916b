/** The puzzles as they are written, and what is on the screen while somebody tries one. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Action, PuzzleGoal } from '../../src/lib/wire';

export interface Written {
  id: string;
  goal: PuzzleGoal;
  solver: number;
  solution: Action[];
  decides: string[];
  difficulty: number;
  position: object;
}

const FOLDER = join(import.meta.dirname, '../../../puzzles');
const read = <T>(name: string): T => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as T;
export const CARDS = read<{ id: string; kind: PuzzleGoal['kind'] }[]>('index');
export const KINDS = [...new Set(CARDS.map(({ kind }) => kind))];
export const puzzlesOf = (kind: string): Written[] => read<Written[]>(kind);
export function puzzle(id: string): Written {
  const card = CARDS.find((one) => one.id === id);
  const found = card && puzzlesOf(card.kind).find((one) => one.id === id);
  if (!found) throw new Error(`there is no puzzle ${id}`);
  return found;
}

/** The panel beside the game. */
export class OnScreen {
  constructor(readonly page: Page) {}

  get panel(): Locator {
    return this.page.getByTestId('puzzle');
  }
  get task(): Locator {
    return this.page.getByTestId('puzzle-task');
  }
  get end(): Locator {
    return this.page.getByTestId('puzzle-end');
  }

  /** It is there in words, and something can be decided. */
  async begun(): Promise<void> {
    await this.mood('playing');
    await expect(this.task).toHaveText(/\S/);
    await expect(this.task).not.toHaveText(/puzzle-|\{/);
    await expect(this.page.locator('#action-title')).toBeVisible();
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/puzzles/${id}`);
    await this.begun();
  }

  async mood(mood: 'playing' | 'solved' | 'failed' | 'shown'): Promise<void> {
    await expect(this.panel).toHaveAttribute('data-mood', mood);
  }
}
