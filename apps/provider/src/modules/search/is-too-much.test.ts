import { describe, expect, it } from 'vitest';
import { engineQueryOf } from './engine-query-of.ts';
import { isTooMuch } from './is-too-much.ts';

const filters = (count: number, distinct: number) => Array.from({ length: count }, (_, place) => ({ attribute: 'color', value: place % distinct, scope: 'catalog' }));
const facets = (count: number, distinct: number) => Array.from({ length: count }, (_, place) => ({ field: `facet${place % distinct}`, scope: 'catalog' }));

describe('isTooMuch', () => {
  it.each([
    ['300 facets and 50 filters', facets(300, 300), filters(50, 50), false],
    ['many equal ones', facets(300, 30), filters(200, 50), false],
    ['301 facets', facets(301, 301), [], true],
    ['51 filters', [], filters(51, 51), true],
  ])('judges %s', (_, _availableFilters, _appliedFilters, expected) => {
    expect(isTooMuch(engineQueryOf({ _availableFilters, _appliedFilters }, { from: undefined, size: undefined, sort: undefined }))).toBe(expected);
  });
});
