import { describe, expect, it } from 'vitest';
import { isWhole, openingChoice, unanswered } from './chosen-variant.ts';
import type { BuyableView, OptionView } from './product-view.ts';

const variant = (sku: string, values: Record<string, number>, state: 'in-stock' | 'out-of-stock' = 'in-stock'): BuyableView => ({
  id: 1, sku, values, price: null, stock: { state, left: null }, image: null, taxClassId: 0, prices: [],
});
const value = (id: number, look: Partial<OptionView['values'][number]> = {}) => ({ id, label: String(id), hex: null, picture: null, ...look });
const color: OptionView = { attributeId: '93', code: 'color', label: 'Color', values: [value(49, { hex: '#222222' }), value(58, { picture: '/red.webp' })] };
const size: OptionView = { attributeId: '142', code: 'size', label: 'Size', values: [value(167), value(168)] };
const oneSize: OptionView = { ...size, values: [value(167)] };
const buyables = [variant('S-BLK', { color: 49, size: 167 }, 'out-of-stock'), variant('M-RED', { color: 58, size: 168 }), variant('S-RED', { color: 58, size: 167 })];

describe('openingChoice', () => {
  it.each([
    ['the colour of the first in stock, and no size', [color, size], null, { color: 58 }],
    ['the colour of the variant the card shows, and no size', [color, size], 'S-BLK', { color: 49 }],
    ['a size there is only one of', [color, oneSize], null, { color: 58, size: 168 }],
    ['nothing of what is told by words only', [size], null, {}],
  ] as const)('has %s', (_, options, childSku, choice) => {
    expect(openingChoice({ options, buyables }, childSku)).toEqual(choice);
  });

  it('has nothing where nothing is made', () => {
    expect(openingChoice({ options: [color], buyables: [] }, null)).toEqual({});
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
