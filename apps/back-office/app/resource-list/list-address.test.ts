import { describe, expect, it } from 'vitest';
import { type ListFilter, queryOf, viewOf, withFilter, withPage } from './list-address.ts';

const filters: readonly ListFilter[] = [
  { name: 'q', kind: 'text', label: 'Search' },
  { name: 'state', kind: 'choice', label: 'State', choices: [] },
  { name: 'from', kind: 'day', label: 'From' },
  { name: 'until', kind: 'day', label: 'Until' },
];

describe('withFilter', () => {
  it.each([
    ['', 'state', 'pending', 'state=pending'],
    ['state=pending&before=90', 'q', '0770', 'state=pending&q=0770'],
    ['state=pending&before=90', 'state', '', ''],
  ])('%j with %s=%j is %j', (search, name, value, expected) => {
    expect(withFilter(new URLSearchParams(search), name, value).toString()).toBe(expected);
  });
});

describe('withPage', () => {
  it('keeps the filters', () => {
    expect(withPage(new URLSearchParams('state=pending&before=90'), 40).toString()).toBe(
      'state=pending&before=40',
    );
  });
});

describe('viewOf', () => {
  const views = [
    { name: 'All', search: '' },
    { name: 'Unpaid new', search: 'state=pending&payment_state=unpaid' },
  ];
  it.each([
    ['', 'All'],
    ['before=12', 'All'],
    ['payment_state=unpaid&state=pending&before=3', 'Unpaid new'],
    ['state=pending', undefined],
  ])('of %j is %s', (search, name) => {
    expect(viewOf(new URLSearchParams(search), views)?.name).toBe(name);
  });
});

describe('queryOf', () => {
  it.each([
    ['', {}],
    ['q=Noor&state=&utm_source=x', { q: 'Noor' }],
    ['from=2026-11-28', { from: '2026-11-27T21:00:00.000Z' }],
    ['until=2026-11-28', { until: '2026-11-28T21:00:00.000Z' }],
    ['from=yesterday&before=x', {}],
    ['from=2026-13-45', {}],
    ['before=120', { before: '120' }],
  ])('of %j is %j', (search, query) => {
    expect(queryOf(new URLSearchParams(search), filters)).toEqual(query);
  });
});
