import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ScreenCheck } from './screen-check.ts';

const emptyIcons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const uses = [...document.querySelectorAll<SVGUseElement>('svg.icon > use')].filter((use) =>
      use.checkVisibility({ contentVisibilityAuto: true }),
    );
    return [...new Set(uses.filter((use) => use.getBBox().width === 0).map((use) => use.href.baseVal))];
  });

/** Reports icons that draw nothing because their file lacks the symbol or did not load. */
export const drawnIcons: ScreenCheck = {
  name: 'drawn icons',
  see: async ({ page }) => {
    await expect
      .poll(() => emptyIcons(page))
      .toEqual([])
      .catch(() => undefined);
    return emptyIcons(page);
  },
};
