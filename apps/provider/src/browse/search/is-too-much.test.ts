import { describe, expect, it } from 'vitest';
import { engineQueryOf } from '@dijla/search-index/core/query/engine-query-of';
import { isTooMuch } from './is-too-much.ts';

const filters = (count: number, distinct: number, scope = 'default') =>
  Array.from({ length: count }, (_, place) => ({ attribute: 'color', value: place % distinct, scope }));
const facets = (count: number, distinct: number) =>
  Array.from({ length: count }, (_, place) => ({ field: `facet${place % distinct}`, scope: 'catalog' }));

describe('isTooMuch', () => {
  it.each([
    ['300 facets and 50 filters', facets(300, 300), filters(50, 50), [true, false]],
    ['30 facets', facets(30, 30), [], [false, false]],
    ['31 facets', facets(31, 31), [], [true, false]],
    [
      '31 facets and every attribute',
      [...facets(30, 30), { field: '*', scope: 'catalog' }],
      [],
      [false, false],
    ],
    ['many equal ones', facets(300, 30), filters(200, 50), [false, false]],
    ['301 facets', facets(301, 301), [], [true, true]],
    ['10 filters of facets', [], filters(10, 10, 'catalog'), [false, false]],
    ['11 filters of facets', [], filters(11, 11, 'catalog'), [true, false]],
    ['51 filters', [], filters(51, 51), [true, true]],
  ])('judges %s, of which documents tell or columns', (_, _availableFilters, _appliedFilters, expected) => {
    const query = engineQueryOf(
      { _availableFilters, _appliedFilters },
      { from: undefined, size: undefined, sort: undefined },
    );
    expect([isTooMuch(query, () => false), isTooMuch(query, () => true)]).toEqual(expected);
  });
});
