import { describe, expect, it } from 'vitest';
import { aTaxedContext } from '../../test/a-totals-context.ts';
import { taxRatesIn } from './tax-rates-in.ts';

const place = { country: 'IQ', region_id: 611, region_name: 'Baghdad' };

describe('taxRatesIn', () => {
  it.each([
    ['answers the rate of a class', place, 2, 150_000],
    ['knows untaxed classes', place, 0, 0],
    ['takes the default country for none', { ...place, country: '' }, 2, 150_000],
    ['is zero abroad', { ...place, country: 'JO' }, 2, 0],
  ])('%s', (_, destination, productTaxClassId, rate) =>
    expect(taxRatesIn(aTaxedContext(15, false), destination)(productTaxClassId)).toBe(rate),
  );
});
