import { describe, expect, it } from 'vitest';
import { relatedCards, relatedSkus } from './related-cards.ts';

const link = (
  linked_product_sku: string,
  link_type: 'related' | 'upsell' | 'crosssell' | 'associated',
  position = 0,
) => ({ sku: 'TEE', link_type, linked_product_sku, linked_product_type: 'simple' as const, position });
const document = (sku: string, changes: object = {}) => ({
  sku,
  nm: sku,
  url_path: sku.toLowerCase(),
  s: 1,
  visibility: 4,
  stock: { is_in_stock: true },
  ...changes,
});

describe('relatedSkus', () => {
  it('goes from what is like it to what goes with it, each once, members of a group never', () => {
    const product_links = [
      link('SOCKS', 'crosssell'),
      link('POLO', 'related', 1),
      link('SHIRT', 'related', 0),
      link('SILK', 'upsell'),
      link('POLO', 'crosssell', 1),
      link('PART', 'associated'),
    ];
    expect(relatedSkus({ product_links })).toEqual(['SHIRT', 'POLO', 'SILK', 'SOCKS']);
  });

  it('is empty without links', () => expect(relatedSkus({})).toEqual([]));
});

describe('relatedCards', () => {
  const of = (documents: object[], skus: string[] = []) =>
    relatedCards(documents as Record<string, unknown>[], { sku: 'TEE', skus, scale: 0 }).map(
      ({ sku }) => sku,
    );

  it('keeps the order of the links', () =>
    expect(of([document('A'), document('B'), document('C')], ['C', 'A'])).toEqual(['C', 'A']));

  it('takes what comes when nothing is linked, without the product itself', () =>
    expect(of([document('A'), document('TEE'), document('B')])).toEqual(['A', 'B']));

  it('leaves out what is off sale or never shown by itself, and puts sold-out goods last', () => {
    expect(
      of([
        document('GONE', { stock: { is_in_stock: false } }),
        document('OFF', { s: 2 }),
        document('HIDDEN', { visibility: 1 }),
        document('A'),
      ]),
    ).toEqual(['A', 'GONE']);
  });

  it('shows eight at most', () =>
    expect(of(Array.from({ length: 12 }, (_, index) => document(`P${index}`)))).toHaveLength(8));
});
