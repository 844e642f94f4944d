import { describe, expect, it } from 'vitest';
import { kitOptions } from '../../test/some-choices.ts';
import { bundleChoice } from './bundle-choice.ts';

const entry = (
  option_id: number | string,
  option_selections: (number | string | null)[],
  option_qty?: number | string,
) => ({ option_id, option_selections, ...(option_qty === undefined ? {} : { option_qty }) });
const partsOf = (given: Parameters<typeof bundleChoice>[1]) => {
  const found = bundleChoice(kitOptions, given);
  return found.ok
    ? found.chosen.flatMap(({ parts }) => parts.map(({ product, qty }) => `${qty} ${product.sku}`))
    : found;
};

describe('bundleChoice', () => {
  it.each<[string, Parameters<typeof bundleChoice>[1], string[]]>([
    ['one selection with its own quantity', [entry(1, [11])], ['2 STRAP']],
    ['its own quantity when it is named', [entry(1, [11], 2)], ['2 STRAP']],
    ['a quantity where it may be said', [entry(1, [12], 5)], ['5 CASE']],
    ['a quantity as a string', [entry('1', ['12'], '5')], ['5 CASE']],
    ['null as its own quantity', [{ option_id: 1, option_qty: null, option_selections: [11] }], ['2 STRAP']],
    ['an object keyed by option id', { 1: entry(1, [12]) }, ['1 CASE']],
    [
      'many where many may be chosen, each with its own quantity',
      [entry(1, [11]), entry(2, [22, 21], 1)],
      ['2 STRAP', '1 BOX', '3 GEM'],
    ],
    ['options in the order of the bundle', [entry(2, [21]), entry(1, [11])], ['2 STRAP', '3 GEM']],
    ['an option nothing was chosen of as unanswered', [entry(1, [11]), entry(2, [])], ['2 STRAP']],
    ['null as no selection', [entry(1, [11]), entry(2, [null])], ['2 STRAP']],
  ])('takes %s', (_, given, parts) => expect(partsOf(given)).toEqual(parts));

  it.each<[string, Parameters<typeof bundleChoice>[1], object]>([
    ['nothing', undefined, { code: 'cart.options-missing', data: { option_id: 1, option: 'Strap' } }],
    [
      'a required option without selections',
      [entry(1, [])],
      { code: 'cart.options-missing', data: { option_id: 1, option: 'Strap' } },
    ],
    ['an unknown option', [entry(1, [11]), entry(9, [21])], { code: 'cart.choice-not-found', data: {} }],
    [
      'a selection of another option',
      [entry(1, [21])],
      { code: 'cart.choice-not-found', data: { option_id: 1, option: 'Strap' } },
    ],
    [
      'two where one may be chosen',
      [entry(1, [11, 12])],
      { code: 'cart.choice-too-many', data: { option_id: 1, option: 'Strap' } },
    ],
    [
      'one selection twice',
      [entry(1, [11]), entry(2, [21, '21'])],
      { code: 'cart.choice-too-many', data: { option_id: 2, option: 'Gems' } },
    ],
    [
      'one option twice',
      [entry(1, [11]), entry('1', [12])],
      { code: 'cart.choice-too-many', data: { option_id: 1, option: 'Strap' } },
    ],
    [
      'another quantity than the fixed one',
      [entry(1, [11], 3)],
      { code: 'cart.choice-qty-fixed', data: { option_id: 1, option: 'Strap' } },
    ],
    [
      'a quantity for many at once',
      [entry(1, [11]), entry(2, [22], 4)],
      { code: 'cart.choice-qty-fixed', data: { option_id: 2, option: 'Gems' } },
    ],
    [
      'no whole quantity',
      [entry(1, [12], 1.5)],
      { code: 'cart.qty-invalid', data: { option_id: 1, option: 'Strap', most: 10_000 } },
    ],
  ])('refuses %s', (_, given, refused) => expect(partsOf(given)).toEqual({ ok: false, ...refused }));
});
