import { describe, expect, it } from 'vitest';
import type { AppliedFilter, Document } from '../../search-engine.ts';
import { rowsOf } from '../columns/bits.ts';
import { attributeFilters } from './facet-filters.ts';
import { populationsOf } from './facet-populations.ts';
import { emptyIndex } from '../product-index.ts';
import { addColumns, putProduct } from '../put-products.ts';
import { rowSet } from '../columns/row-set.ts';

type Variant = { color?: number; size?: number; fit?: number };

const axes = ['color', 'size', 'fit'];
const configurable = (id: number, ...variants: readonly Variant[]): Document => ({
  id,
  type_id: 'configurable',
  configurable_options: axes.map((attribute_code) => ({ attribute_code })),
  configurable_children: variants.map((variant) => ({ ...variant, status: 1 })),
});

/** Returns the ids of the hits and, by attribute, of the products that pass only without its filters. */
const judged = (documents: readonly Document[], applied: readonly AppliedFilter[]) => {
  const index = emptyIndex(() => ({}), documents.length);
  addColumns(index, axes, 'sparse');
  for (const document of documents) putProduct(index, document);
  const candidates = rowSet(index.alive);
  const { hits, only } = populationsOf(index, candidates, attributeFilters(index, candidates.bits, applied));
  const idsIn = ({ bits }: typeof hits): number[] => [...rowsOf(bits)].map((row) => index.ids[row] ?? 0);
  return {
    hits: idsIn(hits),
    ...Object.fromEntries([...only].map(([attribute, set]) => [attribute, idsIn(set)])),
  };
};

const chosen = (attribute: string, value: unknown): AppliedFilter => ({ attribute, value, scope: 'catalog' });

describe('populationsOf', () => {
  it('asks one variant for all axes together, also where another axis fails anyhow', () => {
    const together = configurable(1, { color: 1, size: 1, fit: 1 });
    const apart = configurable(2, { color: 1, size: 1, fit: 2 }, { color: 1, size: 2, fit: 1 });
    expect(judged([together, apart], [chosen('size', 1), chosen('fit', 1)])).toEqual({
      hits: [1],
      size: [2],
      fit: [2],
    });
    expect(judged([together, apart], [chosen('color', 9), chosen('size', 1), chosen('fit', 1)])).toEqual({
      hits: [],
      color: [1],
      size: [],
      fit: [],
    });
  });

  it('tells by their own values what products fail that have no variants', () => {
    const products: Document[] = [
      { id: 1, color: 1, size: 1 },
      { id: 2, color: 2, size: 1 },
      { id: 3, color: 2, size: 2 },
    ];
    expect(judged(products, [chosen('color', 1), chosen('size', 1)])).toEqual({
      hits: [1],
      color: [2],
      size: [],
    });
  });

  it('counts a configurable without enabled variants for the only axis that is asked for', () => {
    expect(judged([configurable(1)], [chosen('color', 1)])).toEqual({ hits: [], color: [1] });
    expect(judged([configurable(1)], [chosen('color', { nin: [1] })])).toEqual({ hits: [], color: [1] });
    expect(judged([configurable(1)], [chosen('color', 1), chosen('size', 1)])).toEqual({
      hits: [],
      color: [],
      size: [],
    });
  });

  it('looks at every variant where a value must not be there', () => {
    const products = [
      configurable(1, { color: 1 }, { color: 2, size: 1 }),
      configurable(2, { color: 1, size: 1 }),
    ];
    expect(judged(products, [chosen('color', { nin: [1] })])).toEqual({ hits: [1], color: [2] });
    expect(judged(products, [chosen('color', { nin: [1] }), chosen('size', 1)])).toEqual({
      hits: [1],
      color: [2],
      size: [],
    });
  });
});
