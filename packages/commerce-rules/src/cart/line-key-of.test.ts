import type { ProductOption } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { lineKeyOf } from './line-key-of.ts';

const withOptions = (extension_attributes: ProductOption['extension_attributes']): ProductOption => ({
  extension_attributes,
});
const bundle = (option_id: number | string, selections: (number | string)[], option_qty = 1) => ({
  option_id,
  option_qty,
  option_selections: selections,
});

describe('lineKeyOf', () => {
  it.each([
    ['no option', undefined],
    ['null', null],
    ['no attributes', {}],
    [
      'the empty lists clients send with simple products',
      withOptions({ custom_options: [], bundle_options: [], configurable_item_options: [] }),
    ],
    [
      'the options of a variant, whose sku says it all',
      withOptions({ configurable_item_options: [{ option_id: '93', option_value: 49 }] }),
    ],
    [
      'unanswered custom options',
      withOptions({ custom_options: { 12: { option_id: 12, option_value: null } } }),
    ],
    [
      'a part of a bundle nothing was chosen of',
      withOptions({ bundle_options: [bundle(1, []), { option_id: 2, option_selections: [null] }] }),
    ],
    ['campaign data', withOptions({ campaign_data: { id: 7 } })],
  ])('is the sku alone with %s', (_, option) => expect(lineKeyOf('MUG-01', option)).toBe('MUG-01'));

  it.each([
    [
      'a list or an object of bundle options',
      withOptions({ bundle_options: [bundle(1, [4])] }),
      withOptions({ bundle_options: { 1: bundle('1', ['4']) } }),
    ],
    [
      'any order of options',
      withOptions({ bundle_options: [bundle(1, [4]), bundle(2, [7])] }),
      withOptions({ bundle_options: [bundle(2, [7]), bundle(1, [4])] }),
    ],
    [
      'any order of selections',
      withOptions({ bundle_options: [bundle(1, [4, 5])] }),
      withOptions({ bundle_options: [bundle(1, [5, 4])] }),
    ],
    [
      'numbers and strings',
      withOptions({ custom_options: [{ option_id: 12, option_value: 3 }] }),
      withOptions({ custom_options: [{ option_id: '12', option_value: '3' }] }),
    ],
    [
      'half a character and what is kept of it',
      withOptions({ custom_options: [{ option_id: 12, option_value: 'a\ud800' }] }),
      withOptions({ custom_options: [{ option_id: 12, option_value: 'a\ufffd' }] }),
    ],
    [
      'blanks around a text',
      withOptions({ custom_options: [{ option_id: 12, option_value: ' Noor ' }] }),
      withOptions({ custom_options: [{ option_id: '12', option_value: 'Noor' }] }),
    ],
    [
      'any order of links',
      withOptions({ downloadable_option: { downloadable_links: [2, 1] } }),
      withOptions({ downloadable_option: { downloadable_links: ['1', '2'] } }),
    ],
  ])('is the same for %s', (_, one, other) => expect(lineKeyOf('SET', one)).toBe(lineKeyOf('SET', other)));

  it.each([
    [
      'other selections',
      withOptions({ bundle_options: [bundle(1, [4])] }),
      withOptions({ bundle_options: [bundle(1, [5])] }),
    ],
    [
      'another quantity inside',
      withOptions({ bundle_options: [bundle(1, [4], 1)] }),
      withOptions({ bundle_options: [bundle(1, [4], 2)] }),
    ],
    [
      'a quantity left to the selection and one named',
      withOptions({ bundle_options: [{ option_id: 1, option_selections: [4] }] }),
      withOptions({ bundle_options: [bundle(1, [4], 1)] }),
    ],
    [
      'other answers',
      withOptions({ custom_options: [{ option_id: 1, option_value: 'a' }] }),
      withOptions({ custom_options: [{ option_id: 1, option_value: 'b' }] }),
    ],
    [
      'other links',
      withOptions({ downloadable_option: { downloadable_links: [1] } }),
      withOptions({ downloadable_option: { downloadable_links: [1, 2] } }),
    ],
  ])('differs for %s', (_, one, other) => expect(lineKeyOf('SET', one)).not.toBe(lineKeyOf('SET', other)));
});
