import { describe, expect, it } from 'vitest';
import { type Taxes, taxesTyped, taxOn, taxValuesOf, typedPercent } from './tax-values.ts';

const taxes: Taxes = {
  version: 'v',
  prices_include_tax: false,
  guest_class_id: 3,
  country: 'IQ',
  region_id: 611,
  classes: [
    { id: 2, kind: 'product', name: 'Goods', uses: 9 },
    { id: 3, kind: 'customer', name: 'Retail', uses: 3 },
  ],
  rates: [
    { code: 'Iraq', country: 'IQ', region_id: null, region_name: null, rate: 100_000 },
    { code: 'Erbil', country: 'IQ', region_id: 601, region_name: 'Erbil', rate: 52_500 },
  ],
  rules: [
    {
      code: 'Goods',
      priority: 0,
      position: 0,
      customer_class_ids: [3],
      product_class_ids: [2],
      rates: ['Iraq', 'Erbil'],
    },
  ],
  regions: [{ id: 601, country: 'IQ', name: 'Erbil' }],
};
const sale = {
  price: 10_000,
  productClassId: 2,
  customerClassId: 3,
  country: 'IQ',
  regionId: 611,
  pricesIncludeTax: false,
};

describe('the form of taxes', () => {
  it('sends what it began with', () => {
    const { classes, rates, rules } = taxes;
    expect(taxesTyped(taxValuesOf(taxes))).toEqual({
      classes: classes.map(({ id, kind, name }) => ({ id, kind, name })),
      rates: rates.map(({ code, country, region_id, rate }) => ({ code, country, region_id, rate })),
      rules,
    });
  });

  it('keeps the rates of a rule while the short name of a new one is typed', () => {
    const values = taxValuesOf(taxes);
    const made = { key: 'new', isNew: true, code: ' Basra ', country: 'iq', region: '603', percent: '٧٫٥' };
    const [rule] = values.rules;
    const typed = taxesTyped({
      ...values,
      rates: [...values.rates, made],
      rules: rule ? [{ ...rule, rates: [...rule.rates, 'new'] }] : [],
    });
    expect(typed?.rates.at(-1)).toEqual({ code: 'Basra', country: 'IQ', region_id: 603, rate: 75_000 });
    expect(typed?.rules[0]?.rates).toEqual(['Iraq', 'Erbil', 'Basra']);
  });

  it('forgets a rate that was removed in the rules that had it', () => {
    const values = taxValuesOf(taxes);
    const typed = taxesTyped({ ...values, rates: values.rates.slice(1) });
    expect(typed?.rules[0]?.rates).toEqual(['Erbil']);
  });

  it('is unfinished without a percentage, a name or a number', () => {
    const values = taxValuesOf(taxes);
    const [rate] = values.rates;
    const [rule] = values.rules;
    const [first] = values.classes;
    if (!rate || !rule || !first) throw new Error('nothing to change');
    const unfinished = [
      { rates: [{ ...rate, percent: '' }] },
      { rates: [{ ...rate, percent: '101' }] },
      { rates: [{ ...rate, code: ' ' }] },
      { rates: [{ ...rate, country: 'Iraq' }] },
      { rules: [{ ...rule, priority: 'first' }] },
      { classes: [{ ...first, name: '' }] },
    ];
    for (const given of unfinished) expect(taxesTyped({ ...values, ...given })).toBeNull();
  });

  it.each<[string, number | null]>([
    ['8.25', 82_500],
    ['٨٫٢٥', 82_500],
    ['0', 0],
    ['100', 1_000_000],
    ['100.0001', null],
    ['0.00001', null],
    ['', null],
  ])('reads %j as a percentage', (typed, rate) => expect(typedPercent(typed)).toBe(rate));
});

describe('a tax tried on a product', () => {
  it.each<[string, Partial<typeof sale>, number, number]>([
    ['the country’s', {}, 100_000, 1000],
    ['the governorate’s', { regionId: 601 }, 52_500, 525],
    ['of another country', { country: 'JO' }, 0, 0],
    ['of an untaxed product', { productClassId: 0 }, 0, 0],
    ['within the price', { pricesIncludeTax: true, price: 11_000 }, 100_000, 1000],
  ])('is %s', (_, given, rate, tax) =>
    expect(taxOn(taxes, { ...sale, ...given })).toMatchObject({ rate, tax }),
  );
});
