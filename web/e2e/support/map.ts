/** Where squares of the map are on the screen. */

import type { Page } from '@playwright/test';

/** The point of the screen that a place of the map (in squares, with fractions) is drawn at. */
export const squareAt = (page: Page, x: number, y: number): Promise<{ x: number; y: number }> =>
  page.locator('.board svg.layer').first().evaluate(
    (svg: SVGSVGElement, [across, down]) => {
      const to = new DOMPoint(across * 100, down * 100).matrixTransform(svg.getScreenCTM()!);
      return { x: to.x, y: to.y };
    },
    [x, y] as const,
  );
