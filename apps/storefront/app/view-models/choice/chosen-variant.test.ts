import { describe, expect, it } from 'vitest';
import { isWhole, nothingAsked, openingChoice, unanswered } from './chosen-variant.ts';
import { possibleChoice } from './possible-choice.ts';
import type { BuyableView, OptionView } from '../product/product-view.ts';

const variant = (
  sku: string,
  values: Record<string, number>,
  state: 'in-stock' | 'out-of-stock' = 'in-stock',
): BuyableView => ({
  id: 1,
  sku,
  values,
  price: null,
  stock: { state, left: null },
  image: null,
  taxClassId: 0,
  prices: [],
});
const value = (id: number, look: Partial<OptionView['values'][number]> = {}) => ({
  id,
  label: String(id),
  hex: null,
  picture: null,
  ...look,
});
const color: OptionView = {
  attributeId: '93',
  code: 'color',
  label: 'Color',
  values: [value(49, { hex: '#222222' }), value(58, { picture: '/red.webp' })],
};
const size: OptionView = {
  attributeId: '142',
  code: 'size',
  label: 'Size',
  values: [value(167), value(168)],
};
const oneSize: OptionView = { ...size, values: [value(167)] };
const buyables = [
  variant('S-BLK', { color: 49, size: 167 }, 'out-of-stock'),
  variant('M-RED', { color: 58, size: 168 }),
  variant('S-RED', { color: 58, size: 167 }),
];

describe('openingChoice', () => {
  it.each([
    ['the colour of the first in stock, and no size', [color, size], {}, { color: 58 }],
    ['the variant that is asked for, whole', [color, size], { childSku: 'S-BLK' }, { color: 49, size: 167 }],
    ['the colour that is asked for, and no size', [color, size], { values: { color: 49 } }, { color: 49 }],
    ['the size that is asked for', [color, size], { values: { size: 168 } }, { color: 58, size: 168 }],
    ['nothing that is asked for and not made', [color, size], { values: { size: 169 } }, { color: 58 }],
    [
      'the colour of the first in stock where an unknown variant is asked for',
      [color, size],
      { childSku: 'XL-BLK' },
      { color: 58 },
    ],
    ['a size there is only one of', [color, oneSize], {}, { color: 58, size: 168 }],
    ['nothing of what is told by words only', [size], {}, {}],
  ] as const)('has %s', (_, options, asked, choice) => {
    expect(openingChoice({ options, buyables }, { ...nothingAsked, ...asked })).toEqual(choice);
  });

  it('has nothing where nothing is made', () => {
    expect(openingChoice({ options: [color], buyables: [] }, nothingAsked)).toEqual({});
  });
});

describe('possibleChoice', () => {
  it.each([
    ['stays where it is made, in stock or not', { color: 49, size: 167 }, 'color', { color: 49, size: 167 }],
    [
      'keeps what was chosen last, and no size it is not made in',
      { color: 49, size: 168 },
      'color',
      { color: 49 },
    ],
    ['keeps the size that was chosen last', { color: 49, size: 168 }, 'size', { size: 168 }],
    ['stays as it is while something is missing', { size: 168 }, 'size', { size: 168 }],
  ] as const)('%s', (_, choice, last, kept) => {
    expect(possibleChoice(buyables, choice, last)).toEqual(kept);
  });
});

describe('unanswered', () => {
  it.each([
    [{}, ['color', 'size'], false],
    [{ color: 49 }, ['size'], false],
    [{ size: 167, color: 49 }, [], true],
  ])('of %j leaves %j', (choice, codes, whole) => {
    expect(unanswered([color, size], choice).map(({ code }) => code)).toEqual(codes);
    expect(isWhole([color, size], choice)).toBe(whole);
  });
});
