import { describe, expect, it } from 'vitest';
import { tees } from '../../test/a-variant.ts';
import { childBySku } from './child-by-sku.ts';

describe('childBySku', () => {
  it.each([['TEE-M-RED', 'TEE-M-RED'], ['tee-m-red', null], ['', null]])('finds for %j: %j', (sku, found) =>
    expect(childBySku(tees, sku)?.sku ?? null).toBe(found));
});
