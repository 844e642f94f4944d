import { describe, expect, it } from 'vitest';
import { dinar, dollar } from '../../test/a-totals-context.ts';
import { priceBucketLabel } from './price-bucket-label.ts';

describe('priceBucketLabel', () => {
  it.each([
    [{ from: 0, to: 50 }, dollar, { kind: 'below', to: 5000 }],
    [{ to: 50 }, dollar, { kind: 'below', to: 5000 }],
    [{ from: 50, to: 100 }, dollar, { kind: 'between', from: 5000, to: 10_000 }],
    [{ from: 150 }, dollar, { kind: 'above', from: 15_000 }],
    [{ from: 50_000, to: 100_000 }, dinar, { kind: 'between', from: 50_000, to: 100_000 }],
    [{}, dinar, { kind: 'any' }],
  ])('of %j in the store currency', (bucket, settings, label) => expect(priceBucketLabel(bucket, settings)).toEqual(label));
});
