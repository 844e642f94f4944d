import { comparableAnswer } from '@dijla/search-index/core/comparable-answer';
import type { TaxRule } from '@dijla/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anAttributeOf,
  arbitraryChange,
  arbitraryPrices,
  arbitraryQuery,
  arbitraryStock,
  arbitraryPriceContexts,
  catalogInMemory,
  type Change,
  priceContextClass,
} from '../engine/arbitrary-catalog.ts';
import { placeStocks } from './apply-changes.ts';
import { invalidateShown, setTaxes } from '../engine/catalog-memory.ts';
import { type Engine, memoryEngine } from '../engine/memory-engine.ts';
import { applyPrices } from './price-changes.ts';
import { productAppearances } from '../overlay/product-look.ts';
import { withParents } from '../documents/product-parts.ts';
import type { EngineQuery } from '@dijla/search-index/core/search-engine';

const taxOf = (id: number, taxClass: number, rate: number, customerClass = 3): TaxRule => ({
  id,
  code: `class ${taxClass} of ${customerClass}`,
  priority: 0,
  position: 0,
  customer_tax_class_ids: [customerClass],
  product_tax_class_ids: [taxClass],
  tax_rate_ids: [id],
  calculate_subtotal: false,
  rates: [{ id, tax_country_id: 'IQ', tax_region_id: 0, tax_postcode: '*', rate, code: 'IQ', titles: [] }],
});
const taxes = [taxOf(1, 2, 10), taxOf(2, 4, 25), taxOf(3, 4, 5, priceContextClass)];

/** Counts every price and lists the cheapest products. */
const everyPrice: EngineQuery = {
  applied: [],
  available: [{ field: 'price', size: 100 }],
  sort: [{ field: 'price', descending: false }],
  text: '',
  from: 0,
  size: 48,
};

type Shop = ReturnType<typeof catalogInMemory>;

/**
 * A shop with two currencies and tax classes after some changes, in which some products' download links have
 * a price.
 */
const shopAfter = (changes: readonly Change[]): Shop => {
  const shop = catalogInMemory(2);
  setTaxes(shop.memory, { rules: taxes, priceContexts: arbitraryPriceContexts });
  for (const apply of changes) apply(shop.memory, shop.clock);
  for (let id = 1; id <= 60; id += 2) {
    shop.memory.hot.amounts.set(id, { 'link:1': { IQD: 7 }, 'link:2': { IQD: 3, USD: 5 } });
    invalidateShown(shop.memory, id);
  }
  return shop;
};

const changes = fc.array(arbitraryChange, { minLength: 30, maxLength: 60 });
const bursts = fc.array(fc.array(arbitraryPrices, { minLength: 1, maxLength: 20 }), {
  minLength: 10,
  maxLength: 10,
});

describe('applyPrices', () => {
  it('leaves an index that answers in both currencies, under every list and at every time as one that is made anew, and as the plain engine', async () => {
    const rounds = fc.array(
      fc.tuple(
        fc.array(arbitraryPrices, { minLength: 1, maxLength: 20 }),
        fc.array(arbitraryStock, { maxLength: 3 }),
        fc.array(arbitraryQuery, { minLength: 4, maxLength: 4 }),
        fc.option(fc.integer({ min: 1, max: 20 })),
      ),
      { minLength: 12, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(changes, rounds, async (before, given) => {
        const { memory, clock } = shopAfter(before);
        const parts = { now: () => clock.now, random: () => 0.5 };
        const quick = memoryEngine(memory, parts);
        quick.refresh();
        for (const [burst, stocks, queries, days] of given) {
          if (days !== null) clock.now += days * 24 * 60 * 60 * 1000;
          applyPrices(memory, new Map(burst));
          placeStocks(memory, new Map(stocks));
          const answersOf = ({ engine }: Engine) =>
            Promise.all(
              ['iq', 'iq_en'].flatMap((index) =>
                [everyPrice, ...queries].map(async (query) =>
                  comparableAnswer(await engine.search(index, 'product', query)),
                ),
              ),
            );
          const told = await answersOf(quick);
          expect(told).toEqual(await answersOf(memoryEngine(memory, { ...parts, isPlain: true })));
          expect(told).toEqual(await answersOf(memoryEngine(memory, parts)));
        }
      }),
      { seed: 20_261_121, numRuns: 8, endOnFailure: true },
    );
  });

  it('takes from documents what it does not reckon itself, where a shop filters by it', async () => {
    const byOriginal: EngineQuery = {
      ...everyPrice,
      applied: [{ attribute: 'original_price', value: { gte: 20 }, scope: 'catalog' }],
      available: [{ field: 'original_price', size: 100 }],
    };
    await fc.assert(
      fc.asyncProperty(changes, bursts, async (before, given) => {
        const { memory, clock } = shopAfter(before);
        for (const { attributes } of memory.views) attributes.set(3, anAttributeOf(3, 'original_price'));
        const quick = memoryEngine(memory, { now: () => clock.now });
        const plain = memoryEngine(memory, { now: () => clock.now, isPlain: true });
        for (const burst of given) {
          quick.refresh();
          applyPrices(memory, new Map(burst));
          const [told, wanted] = await Promise.all(
            [quick, plain].map(async ({ engine }) =>
              comparableAnswer(await engine.search('iq', 'product', byOriginal)),
            ),
          );
          expect(told).toEqual(wanted);
        }
      }),
      { seed: 20_261_121, numRuns: 5, endOnFailure: true },
    );
  });

  it('tells every product that looks different, and of a product without parts no other, and the categories of those that are listed', () => {
    const found = { different: 0, same: 0 };
    fc.assert(
      fc.property(changes, bursts, (before, given) => {
        const { memory, clock } = shopAfter(before);
        for (const burst of given) {
          const reading = new Map(burst);
          const touched = [...withParents(memory, reading.keys())];
          const looksNow = () =>
            new Map(
              touched.map((id) => [
                id,
                memory.views.map((view) => productAppearances(memory, view, clock.now)(id)),
              ]),
            );
          const earlier = looksNow();
          const told = applyPrices(memory, reading);
          const later = looksNow();
          const isTold = new Map(
            told.flatMap(({ entity, id, visiblyDifferent }) =>
              entity === 'product' ? [[id, visiblyDifferent]] : [],
            ),
          );
          for (const id of touched) {
            const isOther = memory.views.some(
              (_, view) => earlier.get(id)?.[view]?.face !== later.get(id)?.[view]?.face,
            );
            found[isOther ? 'different' : 'same'] += 1;
            expect(
              isTold.get(id) === isOther ||
                (isTold.get(id) === true && memory.madeOfParts.has(id)) ||
                (!isOther && !isTold.has(id)),
            ).toBe(true);
          }
          const isListedOther = touched.some((id) =>
            memory.views.some(
              (_, view) => earlier.get(id)?.[view]?.listing !== later.get(id)?.[view]?.listing,
            ),
          );
          const listings = told.flatMap(({ entity, id }) => (entity === 'category' ? [id] : []));
          expect(listings.every((id) => id === 10)).toBe(true);
          expect(isListedOther ? listings : [10]).toEqual([10]);
        }
      }),
      { seed: 20_261_121, numRuns: 60 },
    );
    expect(found.different).toBeGreaterThan(100);
    expect(found.same).toBeGreaterThan(100);
  });

  it('tells nothing of prices that are written again as they are', () => {
    fc.assert(
      fc.property(changes, fc.array(arbitraryPrices, { minLength: 5, maxLength: 20 }), (before, burst) => {
        const { memory } = shopAfter(before);
        const reading = new Map(burst);
        applyPrices(memory, reading);
        for (const { changed } of memory.views) changed.prices.clear();
        const told = applyPrices(memory, reading);
        expect([
          told.some(({ visiblyDifferent }) => visiblyDifferent),
          memory.views.map(({ changed }) => changed.prices.size),
        ]).toEqual([false, [0, 0]]);
      }),
      { seed: 20_261_121, numRuns: 20 },
    );
  });
});
