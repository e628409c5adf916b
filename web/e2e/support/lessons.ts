/** The lessons as they are written, and what is on the screen while one is led through them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

export interface Written {
  id: string;
  order: number;
  seat: number;
  steps: { say: string; goal?: unknown; bot?: string; solution?: string[] }[];
  question: { answers: string[]; right: number };
}

const FOLDER = join(import.meta.dirname, '../../../lessons');
export const LESSONS: readonly Written[] = readdirSync(FOLDER)
  .filter((name) => /^\d/.test(name))
  .sort()
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Written);

/** The coach's panel. */
export class OnScreen {
  constructor(readonly page: Page) {}

  get coach(): Locator {
    return this.page.getByTestId('coach');
  }
  get says(): Locator {
    return this.page.getByTestId('coach-says');
  }
  get remark(): Locator {
    return this.page.getByTestId('coach-remark');
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/learn/lesson/${id}`);
    await this.at(1);
  }

  /** The step begins, and its sentence is there in words. */
  async at(step: number): Promise<void> {
    await expect(this.coach).toHaveAttribute('data-step', String(step));
    await expect(this.says).toHaveText(/\S/);
    await expect(this.says).not.toHaveText(/lesson-|\{/);
  }

  async mood(mood: 'reading' | 'playing' | 'reached' | 'missed' | 'asking'): Promise<void> {
    await expect(this.coach).toHaveAttribute('data-mood', mood);
  }

  async goOn(): Promise<void> {
    await this.page.getByTestId('coach-go-on').click();
  }
}
