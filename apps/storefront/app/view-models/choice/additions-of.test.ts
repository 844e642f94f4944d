import { describe, expect, it } from 'vitest';
import { additionsOf, type Wanted } from './additions-of.ts';
import type { Choice } from './choice.ts';
import type { PartialProduct } from '../wire/expand-document.ts';
import { productView } from '../product/product-view.ts';
import { aKit, aPart, aRing, kitParts } from './test-choices.ts';

const wanted = (
  document: PartialProduct,
  choice: Partial<Choice>,
  documents: readonly PartialProduct[] = [],
): Wanted => {
  const product = productView({ ...document }, { documents: documents.map((part) => ({ ...part })) }, 0);
  const [buyable] = product.buyables;
  if (!buyable) throw new Error('nothing to buy');
  return { product, buyable, choice: { values: {}, chosen: {}, quantities: {}, qty: 1, ...choice } };
};
const member = (linked_product_sku: string, position: number, qty: number) => ({
  sku: 'SET',
  linked_product_sku,
  linked_product_type: 'simple' as const,
  link_type: 'associated' as const,
  position,
  extension_attributes: { qty },
});
const aSet: PartialProduct = aPart('SET', 0, {
  type_id: 'grouped',
  prices: [],
  product_links: [member('CUP', 1, 2), member('SAUCER', 2, 0)],
});
const setParts = [aPart('CUP', 3000), aPart('SAUCER', 1000)];

const aWholeRing = {
  ...aRing,
  custom_options: aRing.custom_options?.map((option) => ({ ...option, price: option.price * 1000 })) ?? [],
};

const linesOf = (given: Wanted) => {
  const made = additionsOf(given, 'en');
  return made.ok ? made.additions.map(({ sku, qty }) => ({ sku, qty })) : made.error;
};

describe('additionsOf', () => {
  it.each<[string, Wanted, object]>([
    ['a product is a line of it', wanted(aPart('MUG', 12_000), { qty: 3 }), [{ sku: 'MUG', qty: 3 }]],
    [
      'a bundle is a line',
      wanted(aKit, { chosen: { bundle: { 1: { selections: [11] } } } }, kitParts),
      [{ sku: 'KIT', qty: 1 }],
    ],
    ['a group is a line of each member that is wanted', wanted(aSet, {}, setParts), [{ sku: 'CUP', qty: 2 }]],
    [
      'a group as many of its members as the shopper says',
      wanted(aSet, { quantities: { CUP: 1, SAUCER: 4 } }, setParts),
      [
        { sku: 'CUP', qty: 1 },
        { sku: 'SAUCER', qty: 4 },
      ],
    ],
    [
      'a group of which nothing is wanted has a fault at its first member',
      wanted(aSet, { quantities: { CUP: 0 } }, setParts),
      { code: 'group.none-chosen', field: 'CUP', title: '', most: 0 },
    ],
    [
      'a part that is missing is a fault at its option',
      wanted(aKit, {}, kitParts),
      { code: 'cart.options-missing', field: 'bundle_option[1]', title: 'Strap', most: 0 },
    ],
    [
      'an answer that is missing is a fault at its field',
      wanted(aWholeRing, {}),
      { code: 'cart.options-missing', field: 'options[1]', title: 'Engraving', most: 0 },
    ],
    [
      'a text that is too long is a fault that says how long it may be',
      wanted(aWholeRing, { chosen: { custom: { 1: 'x'.repeat(13) } } }),
      { code: 'cart.text-too-long', field: 'options[1]', title: 'Engraving', most: 12 },
    ],
  ])('%s', (_, given, made) => expect(linesOf(given)).toEqual(made));
});
