import { describe, expect, it } from 'vitest';
import { type Chosen, chosenOption } from './chosen-option.ts';
import { productChoicesOf } from './product-choices-of.ts';
import { aKit, aRing, kitParts } from './test-choices.ts';

const choices = { ...productChoicesOf(aKit, kitParts, 0), custom: productChoicesOf(aRing, [], 2).custom };

describe('chosenOption', () => {
  it.each<[string, Chosen, string]>([
    ['nothing', {}, '{}'],
    [
      'a fixed selection with its own quantity',
      { bundle: { 1: { selections: [11] } } },
      '{"bundle_options":[{"option_id":1,"option_qty":2,"option_selections":[11]}]}',
    ],
    [
      'a quantity that was said',
      { bundle: { 1: { selections: [12], qty: 4 } } },
      '{"bundle_options":[{"option_id":1,"option_qty":4,"option_selections":[12]}]}',
    ],
    [
      'many at once, by ascending ids',
      { bundle: { 2: { selections: [22, 21] }, 1: { selections: [11] } } },
      '{"bundle_options":[{"option_id":1,"option_qty":2,"option_selections":[11]},{"option_id":2,"option_qty":1,"option_selections":[21,22]}]}',
    ],
    [
      'texts without blanks, values joined by commas',
      { custom: { 2: [22, 21], 1: ' Noor ' } },
      '{"custom_options":[{"option_id":1,"option_value":"Noor"},{"option_id":2,"option_value":"21,22"}]}',
    ],
    [
      'nothing that was left blank',
      { custom: { 1: ' ', 2: [] }, bundle: { 1: { selections: [] } }, links: [] },
      '{}',
    ],
    ['links by ascending ids', { links: [8, 7] }, '{"downloadable_option":{"downloadable_links":[7,8]}}'],
    ['no answer to what is not asked', { custom: { 99: 'x' }, bundle: { 99: { selections: [1] } } }, '{}'],
  ])('writes %s', (_, chosen, text) => expect(JSON.stringify(chosenOption(choices, chosen))).toBe(text));
});
