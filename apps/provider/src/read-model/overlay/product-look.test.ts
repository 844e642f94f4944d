import type { PriceRow } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { catalogInMemory } from '../engine/arbitrary-catalog.ts';
import { passBoundaries } from '../feed/boundaries.ts';
import type { ChangedEntity } from '../feed/changed-entities.ts';
import { hotAppearances } from './hot-look.ts';
import { applyPrices } from '../feed/price-changes.ts';
import { productAppearances } from './product-look.ts';

const day = 24 * 60 * 60 * 1000;
const row = (amount: number, changes: Partial<PriceRow> = {}): PriceRow => ({
  kind: 'regular',
  amount,
  min_qty: 1,
  from: null,
  until: null,
  ...changes,
});

/** A cup that costs 30, or 20 for one customer group. */
const ofGroup = { 'general:IQD': [row(30)], 'wholesale:IQD': [row(20)] };
const id = 7;

const shopWith = (prices: Readonly<Record<string, PriceRow[]>>, boundaries: number[] = []) => {
  const {
    memory,
    clock: { now },
  } = catalogInMemory();
  const put = (given: typeof prices): ChangedEntity[] =>
    applyPrices(memory, new Map([[id, { prices: given, amounts: undefined, boundaries }]]));
  put(prices);
  const looksNow = () =>
    memory.views.flatMap((view) =>
      [productAppearances(memory, view, now), hotAppearances(memory, view)].map((lookOf) => lookOf(id)),
    );
  return { memory, now, put, looksNow };
};

/** The product's page and the listing of its category. */
const bothDiffer = [
  { entity: 'product', id, visiblyDifferent: true },
  { entity: 'category', id: 10, visiblyDifferent: true },
];

describe('how a product looks', () => {
  it.each([
    ['another price to a group alone', { ...ofGroup, 'wholesale:IQD': [row(18)] }],
    ['a price to a group less', { 'general:IQD': [row(30)] }],
    ['a price to one group more', { ...ofGroup, 'club:IQD': [row(25)] }],
    ['another price of many to a group', { ...ofGroup, 'wholesale:IQD': [row(20), row(15, { min_qty: 3 })] }],
  ])('is another with %s', (_, after) => {
    const { put, looksNow } = shopWith(ofGroup);
    const before = looksNow();
    const told = put(after);
    for (const [place, look] of looksNow().entries())
      expect([look?.face === before[place]?.face, look?.listing === before[place]?.listing]).toEqual([
        false,
        false,
      ]);
    expect(told).toMatchObject(bothDiffer);
  });

  it('is the same where a group pays in another currency', () => {
    const { put, looksNow } = shopWith(ofGroup);
    const before = looksNow();
    expect(put({ ...ofGroup, 'wholesale:USD': [row(15)] })).toMatchObject([
      { entity: 'product', id, visiblyDifferent: false },
    ]);
    expect(looksNow()).toEqual(before);
  });

  it('is another when a price that only a group has begins', () => {
    const begins = Date.parse('2026-03-02T00:00:00Z');
    const special = row(15, { kind: 'special', from: new Date(begins).toISOString() });
    const { memory } = shopWith({ ...ofGroup, 'wholesale:IQD': [row(20), special] }, [begins]);
    expect(passBoundaries(memory, begins - day, begins)).toMatchObject(bothDiffer);
  });
});
