import { describe, expect, it } from 'vitest';
import { choiceTerms } from './choice-terms.ts';
import { chosenAddition } from './chosen-addition.ts';
import type { Chosen } from './chosen-option.ts';
import type { PartialProduct } from '../wire/expand-document.ts';
import { livePrice } from '../product/live-price.ts';
import { productChoicesOf } from './product-choices-of.ts';
import { aKit, aPart, aRing, kitParts, viewOf } from './test-choices.ts';

const given = (document: PartialProduct, chosen: Chosen, parts: PartialProduct[] = []) => ({
  choices: productChoicesOf(document, parts, 0),
  chosen,
  terms: choiceTerms.ar,
});
const addition = (document: PartialProduct, chosen: Chosen, parts: PartialProduct[] = []) => {
  const view = viewOf(document);
  const [buyable] = view.buyables;
  if (!buyable) throw new Error('nothing to buy');
  return chosenAddition(view, buyable, { qty: 2, ...given(document, chosen, parts) });
};
const priceOf = (document: PartialProduct, chosen: Chosen, parts: PartialProduct[] = []) =>
  livePrice({ prices: document.prices ?? [], taxClassId: 2 }, given(document, chosen, parts), {
    qty: 1,
    now: 0,
  });
const wholeRing = {
  ...aRing,
  custom_options: aRing.custom_options?.map((option) => ({ ...option, price: option.price * 1000 })) ?? [],
};

describe('chosenAddition', () => {
  it('makes of a bundle one line with its parts, whose price, stock and delivery are theirs', () => {
    expect(
      addition(aKit, { bundle: { 1: { selections: [11] }, 2: { selections: [21] } } }, kitParts),
    ).toEqual({
      ok: true,
      addition: {
        sku: 'KIT',
        parent_sku: 'KIT',
        qty: 2,
        product_option: {
          extension_attributes: {
            bundle_options: [
              { option_id: 1, option_qty: 2, option_selections: [11] },
              { option_id: 2, option_qty: 1, option_selections: [21] },
            ],
          },
        },
        line: {
          name: 'Kit',
          image: '/kit.webp',
          url_path: 'kit',
          options: [
            { label: 'Strap', value: '2 × STRAP name' },
            { label: 'Gems', value: '3 × GEM name' },
          ],
          prices: [],
          parts: [
            { sku: 'STRAP', qty: 2, prices: kitParts[0]?.prices, tax_class_id: 2 },
            { sku: 'GEM', qty: 3, prices: kitParts[2]?.prices, tax_class_id: 2 },
          ],
          product_type: 'bundle',
          tax_class_id: 2,
          is_virtual: false,
          is_in_stock: true,
          salable_qty: 3,
        },
      },
    });
  });

  it('makes of answers the extras of the line', () => {
    expect(addition(wholeRing, { custom: { 1: 'نور', 2: [22] } })).toMatchObject({
      ok: true,
      addition: {
        sku: 'RING',
        line: {
          options: [
            { label: 'Engraving', value: 'نور' },
            { label: 'Metal', value: 'Gold' },
          ],
          prices: [{ amount: 20_000 }],
          extras: [
            { type: 'fixed', amount: 1500 },
            { type: 'percent', percent: 125_000 },
          ],
          is_made: true,
        },
      },
    });
  });

  it('is out of stock when a part is', () => {
    const without = kitParts.map((part) =>
      part.sku === 'GEM'
        ? {
            ...part,
            stock: {
              product_id: 1,
              qty: 2,
              is_in_stock: true,
              manage_stock: true,
              min_sale_qty: 1,
              max_sale_qty: 10_000,
            },
          }
        : part,
    );
    expect(
      addition(aKit, { bundle: { 1: { selections: [11] }, 2: { selections: [21] } } }, without),
    ).toMatchObject({ ok: true, addition: { line: { is_in_stock: false } } });
  });

  it.each<[string, PartialProduct, Chosen, object]>([
    [
      'a part that is missing',
      aKit,
      {},
      { code: 'cart.options-missing', data: { option_id: 1, option: 'Strap' } },
    ],
    [
      'an answer that is missing',
      wholeRing,
      {},
      { code: 'cart.options-missing', data: { option_id: 1, option: 'Engraving' } },
    ],
    [
      'a text that is too long',
      wholeRing,
      { custom: { 1: 'x'.repeat(13) } },
      { code: 'cart.text-too-long', data: { option_id: 1, option: 'Engraving', most: 12 } },
    ],
  ])('refuses %s and says where', (_, document, chosen, refused) =>
    expect(addition(document, chosen, kitParts)).toEqual({ ok: false, ...refused }),
  );

  it('adds a product without choices as it is', () =>
    expect(addition(aPart('MUG', 12_000), {})).toMatchObject({
      ok: true,
      addition: {
        sku: 'MUG',
        product_option: undefined,
        line: { options: [], prices: [{ amount: 12_000 }] },
      },
    }));
});

describe('livePrice', () => {
  it.each<[string, PartialProduct, Chosen, number | null]>([
    ['a bundle of which nothing is chosen', aKit, {}, null],
    ['a bundle half chosen', aKit, { bundle: { 2: { selections: [21] } } }, 4500],
    [
      'a bundle as it is chosen',
      aKit,
      { bundle: { 1: { selections: [12], qty: 2 }, 2: { selections: [21] } } },
      22_500,
    ],
    ['a product before it is answered', wholeRing, {}, 20_000],
    ['a product as it is answered', wholeRing, { custom: { 1: 'Noor' } }, 21_500],
    ['a text that is too long as if there were none', wholeRing, { custom: { 1: 'x'.repeat(13) } }, 20_000],
  ])('of %s', (_, document, chosen, final) =>
    expect(priceOf(document, chosen, kitParts)?.final ?? null).toBe(final),
  );
});
