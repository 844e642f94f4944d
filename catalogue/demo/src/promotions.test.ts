import { describe, expect, it } from 'vitest';
import { demoAttributes } from './demo-attributes.ts';
import { demoCatalog } from './demo-catalog.ts';
import { promotionOf, promotions } from './promotions.ts';

describe('promotionOf', () => {
  it.each([
    [['office/paper'], 'school'],
    [['fashion/bags/backpacks', 'fashion'], 'school'],
    [['fashion', 'fashion/women/jackets'], 'winter'],
    [['gift-cards'], 'gifts'],
    [['fashion'], undefined],
    [['officers'], undefined],
    [[], undefined],
  ])('of goods in %j is %s', (categories, expected) => {
    expect(promotionOf(categories)).toBe(expected);
  });
});

describe('the attribute special_promo_flag', () => {
  it('can be filtered by, in both languages', () => {
    const flag = demoAttributes().find(({ code }) => code === 'special_promo_flag');
    expect(flag).toMatchObject({ is_filterable: true, input: 'select' });
    expect(flag?.options.map(({ code, labels }) => [code, labels])).toEqual(Object.entries(promotions));
  });

  it('is worn by some of the goods that every demo has', () => {
    const worn = demoCatalog().products.map(({ attributes }) => attributes['special_promo_flag']);
    expect([worn.some((one) => one !== undefined), worn.some((one) => one === undefined)]).toEqual([
      true,
      true,
    ]);
  });
});
