import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleFilter } from './toggle-filter.ts';

describe('toggleFilter', () => {
  it.each([
    ['starts a list', {}, { attribute: 'color', value: '49', kind: 'multi' }, { color: ['49'] }],
    ['joins a multi-select list', { color: ['49'] }, { attribute: 'color', value: '58', kind: 'multi' }, { color: ['49', '58'] }],
    ['takes a value out again', { color: ['49', '58'] }, { attribute: 'color', value: '49', kind: 'multi' }, { color: ['58'] }],
    ['drops the key of an empty list', { color: ['49'], size: ['168'] }, { attribute: 'color', value: '49', kind: 'multi' }, { size: ['168'] }],
    ['replaces a single-select value', { brand: ['1'] }, { attribute: 'brand', value: '2', kind: 'single' }, { brand: ['2'] }],
    ['takes a single-select value out again', { brand: ['1'] }, { attribute: 'brand', value: '1', kind: 'single' }, {}],
    ['replaces a system value', { sort: ['price'] }, { attribute: 'sort', value: 'updated_at:desc', kind: 'system' }, { sort: ['updated_at:desc'] }],
    ['removes a system value picked twice', { price: ['0-50'] }, { attribute: 'price', value: '0-50', kind: 'system' }, {}],
  ] as const)('%s', (_, filters, pick, after) => expect(toggleFilter(filters, pick)).toEqual(after));

  const filters = fc.dictionary(fc.constantFrom('a', 'b'), fc.uniqueArray(fc.constantFrom('1', '2', '3'), { minLength: 1 }), { noNullPrototype: true });

  it('comes back by picking a multi-select value twice, but for the order', () =>
    fc.assert(fc.property(filters, fc.constantFrom('1', '2', '3'), (given, value) => {
      const pick = { attribute: 'a', value, kind: 'multi' } as const;
      const back = toggleFilter(toggleFilter(given, pick), pick);
      expect({ ...back, a: back.a?.toSorted() }).toEqual({ ...given, a: given.a?.toSorted() });
    })));
});
