import { describe, expect, it } from 'vitest';
import { aTaxRule } from '../../test/a-totals-context.ts';
import { type TaxedSale, taxRateFor } from './tax-rate-for.ts';

const sale: TaxedSale = {
  productTaxClassId: 2,
  customerTaxClassId: 3,
  country: 'IQ',
  regionId: 611,
  regionName: 'Baghdad',
};
const rate = {
  id: 1,
  tax_country_id: 'IQ',
  tax_region_id: 0,
  tax_postcode: '*',
  rate: 10,
  code: 'iq',
  titles: [],
};
const regional = { ...rate, tax_region_id: 611, region_name: 'Baghdad', rate: 15 };

describe('taxRateFor', () => {
  it.each([
    ['is zero without rules', [], sale, 0],
    ['is a whole number of ten-thousandths of a percent', [aTaxRule(15)], sale, 150_000],
    ['keeps four decimals', [aTaxRule(8.2575)], sale, 82_575],
    [
      'is zero for tax class 0',
      [aTaxRule(15, { product_tax_class_ids: [0, 2] })],
      { ...sale, productTaxClassId: 0 },
      0,
    ],
    ['is zero for another product class', [aTaxRule(15)], { ...sale, productTaxClassId: 4 }, 0],
    ['is zero for another customer class', [aTaxRule(15)], { ...sale, customerTaxClassId: 9 }, 0],
    [
      'leaves the customer class out when it is null',
      [aTaxRule(15)],
      { ...sale, customerTaxClassId: null },
      150_000,
    ],
    ['is zero in another country', [aTaxRule(15)], { ...sale, country: 'JO' }, 0],
    ['matches a region by name', [aTaxRule(0, { rates: [regional] })], { ...sale, regionId: null }, 150_000],
    [
      'matches a region by id',
      [aTaxRule(0, { rates: [{ ...regional, region_name: 'بغداد' }] })],
      sale,
      150_000,
    ],
    [
      'does not match another region',
      [aTaxRule(0, { rates: [regional] })],
      { ...sale, regionId: 612, regionName: 'Basra' },
      0,
    ],
    [
      'matches any region when the rate names none',
      [aTaxRule(0, { rates: [{ ...rate, tax_region_id: 612 }] })],
      sale,
      100_000,
    ],
    ['prefers the region to the country', [aTaxRule(0, { rates: [rate, regional] })], sale, 150_000],
    [
      'falls back to the country',
      [aTaxRule(0, { rates: [regional, rate] })],
      { ...sale, regionId: 612, regionName: 'Basra' },
      100_000,
    ],
    [
      'takes the rule of the lower priority number first',
      [aTaxRule(15, { priority: 1 }), aTaxRule(5, { id: 2 })],
      sale,
      50_000,
    ],
    [
      'goes on to the next rule when the first has no rate here',
      [aTaxRule(0, { rates: [] }), aTaxRule(5, { id: 2, position: 1 })],
      sale,
      50_000,
    ],
  ])('%s', (_, rules, given, expected) => expect(taxRateFor(rules, given)).toBe(expected));
});
