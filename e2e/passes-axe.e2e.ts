import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Look, settled, walkWidths } from './screen-walk.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything axe knows to be wrong with the page, in its own words. The debugger puts axe in, so that the page's policy stays as it is. */
const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await page.evaluate(() => (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({ resultTypes: ['violations'] }));
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) => `${id} ${target.join(' ')}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`));
};

const lightAndDark = async ({ page, screen }: Look): Promise<string[]> => {
  await page.evaluate(axe);
  const light = await violations(page);
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  await settled(page, screen);
  const dark = await violations(page);
  return [...light.map((text) => `light, ${text}`), ...dark.map((text) => `dark, ${text}`)];
};

describe('axe', () => {
  it.each(['ar', 'en'] as const)('finds nothing on any screen of the %s store, light and dark, on a phone and a wide screen', async (store) => {
    expect(await walkWidths({ shopper, url: shop.url, store }, [390, 1440], lightAndDark)).toEqual([]);
  });
});
