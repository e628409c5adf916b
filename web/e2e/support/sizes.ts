/** The sizes people play at. Phones are touched. */

import type { BrowserContextOptions, Locator } from '@playwright/test';

export interface Size {
  width: number;
  height: number;
}

export const SIZES: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
];
export const isPhone = ({ width, height }: Size): boolean => Math.min(width, height) < 500;
export const PHONES = SIZES.filter(isPhone);
export const UPRIGHT: Size = { width: 390, height: 844 };
export const called = ({ width, height }: Size): string => `${width}x${height}`;

/** A browser of this size, with fingers where it is a phone. */
export const device = (size: Size): BrowserContextOptions => ({
  viewport: size,
  ...(isPhone(size) ? { hasTouch: true, isMobile: true } : {}),
});

/** What one does to a button there. */
export const press = (size: Size, target: Locator): Promise<void> => (isPhone(size) ? target.tap() : target.click());
