import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import type { CountedClick } from './click-counter.ts';
import { clickFavour, keepSearchClicks, readClicksOfText, readClickWeights } from './search-counts.ts';

const { db } = await testDatabase();
const catalog = catalogBuilder(db);
const [tea, cup] = [await catalog.simple({ sku: 'TEA' }), await catalog.simple({ sku: 'CUP' })];
const dayMs = 86_400_000;
const today = Date.parse('2026-11-28T09:00:00Z');

const clicked = (sku: string, clicks: number, more: Partial<CountedClick> = {}): CountedClick => ({
  storeCode: 'ar',
  folded: 'شاي',
  sku,
  position: 1,
  clicks,
  sales: 0,
  ...more,
});
const weights = async (now: number) =>
  (await readClickWeights(db, now)).map(({ product_id: id, weight }) => [id, weight]);

describe('what is chosen of results', () => {
  it('weighs more with sales and farther down, half after a week, and nothing below five clicks', async () => {
    await keepSearchClicks(db, [clicked('TEA', 3), clicked('TEA', 1, { position: 11, sales: 1 })], today);
    expect(await weights(today)).toEqual([]);
    await keepSearchClicks(db, [clicked('TEA', 1), clicked('CUP', 4), clicked('NONE', 9)], today);
    expect(await weights(today)).toEqual([[tea, 4 + (1 + 4) * 2]]);
    expect(await weights(today + 7 * dayMs)).toEqual([[tea, 7]]);
    expect(await weights(today + 28 * dayMs)).toEqual([]);
  });

  it('is told by place and product from two clicks on, and kept for 28 days', async () => {
    const text = { storeCode: 'ar', folded: 'شاي' };
    expect(await readClicksOfText(db, text, today)).toEqual({
      positions: [{ position: 1, clicks: 8, sales: 0 }],
      products: [
        { product_id: tea, clicks: 5, sales: 1 },
        { product_id: cup, clicks: 4, sales: 0 },
      ],
    });
    await keepSearchClicks(db, [clicked('CUP', 1)], today + 28 * dayMs);
    const days = await db.selectFrom('search_click').select('day').distinct().execute();
    expect(days.map(({ day }) => String(day))).toEqual(['2026-12-26']);
  });
});

describe('clickFavour', () => {
  it.each([
    [0, 1],
    [10, 1.25],
    [1e9, 1.5],
  ])('of the weight %d is %d', (weight, favour) => {
    expect(clickFavour(weight)).toBeCloseTo(favour);
  });
});
