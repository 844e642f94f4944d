import { describe, expect, it } from 'vitest';
import type { StoreView } from '../../store-views/store-views.ts';
import { namedStoreCode } from './named-store-code.ts';

const english = { code: 'en', is_default: true } as StoreView;
const arabic = { code: 'ar', is_default: false } as StoreView;

describe('namedStoreCode', () => {
  it.each<[string, string | undefined, StoreView, string | null]>([
    ['nothing', undefined, english, null],
    ['a store nobody has', 'xx', english, null],
    ['the default store in the query', 'en', english, 'en'],
    ['another store in the query', 'ar', arabic, 'ar'],
    ['another store in the header', undefined, arabic, 'ar'],
    ['another store in the header against the query', 'en', arabic, 'ar'],
  ])('reads %s', (_, storeCode, store, named) => {
    expect(namedStoreCode({ storeCode }, { store })).toBe(named);
  });
});
