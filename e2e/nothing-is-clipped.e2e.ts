import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import { describe, expect, it } from 'vitest';
import { clippedTexts } from './clipped-text.ts';
import { type Look, settled, walkWidths } from './screen-walk.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

/** The other width on which a screen of this width is laid out for the same hand. */
const alsoAt: Readonly<Record<number, number>> = { 390: 360, 1440: 768 };

const clippedAtBothWidths = async ({ page, screen, width }: Look): Promise<string[]> => {
  const found = await clippedTexts(page);
  const [size, other] = [page.viewportSize(), alsoAt[width]];
  if (size === null || other === undefined) throw new Error(`No other width than ${width}`);
  await page.setViewportSize({ ...size, width: other });
  await settled(page, screen);
  const there = await clippedTexts(page);
  await page.setViewportSize(size);
  return [...found, ...there.map((text) => `at ${other}: ${text}`)];
};

describe('every text of every screen', () => {
  it.each(['ar', 'en'] as const)('is seen whole in the %s store, from the smallest phone to a wide screen', async (store) => {
    expect(await walkWidths({ shopper, url: shop.url, store }, [390, 1440], clippedAtBothWidths)).toEqual([]);
  });
});
