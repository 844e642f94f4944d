import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenCount, type ChosenFilters, honoredFilters, toggledFilters } from './chosen-filters.ts';

describe('toggledFilters', () => {
  it.each<[string, ChosenFilters, [string, string], ChosenFilters]>([
    ['chooses a value', {}, ['color', '49'], { color: ['49'] }],
    ['adds a value of an attribute', { color: ['49'] }, ['color', '58'], { color: ['49', '58'] }],
    ['takes a chosen value away', { color: ['49', '58'] }, ['color', '49'], { color: ['58'] }],
    [
      'removes a filter with its last value',
      { color: ['49'], size: ['168'] },
      ['color', '49'],
      { size: ['168'] },
    ],
    ['replaces the price', { price: ['0-50'] }, ['price', '50-100'], { price: ['50-100'] }],
    ['removes the price picked twice', { price: ['0-50'] }, ['price', '0-50'], {}],
    ['replaces the stock', { stock: ['1'] }, ['stock', '0'], { stock: ['0'] }],
    ['leaves other filters alone', { size: ['168'] }, ['color', '49'], { size: ['168'], color: ['49'] }],
  ])('%s', (_, filters, [code, value], expected) => {
    expect(toggledFilters(filters, code, value)).toEqual(expected);
  });

  it('undoes itself for attributes, and never leaves an empty list', () => {
    const filters = fc.dictionary(
      fc.constantFrom('color', 'size', 'brand'),
      fc.uniqueArray(fc.constantFrom('1', '2', '3'), { minLength: 1 }),
    );
    fc.assert(
      fc.property(
        filters,
        fc.constantFrom('color', 'size', 'brand'),
        fc.constantFrom('1', '2', '3'),
        (chosen, code, value) => {
          const once = toggledFilters(chosen, code, value);
          const twice = toggledFilters(once, code, value);
          expect(Object.values(once).every((values) => values.length > 0)).toBe(true);
          expect(
            Object.fromEntries(Object.entries(twice).map(([name, values]) => [name, new Set(values)])),
          ).toEqual(
            Object.fromEntries(Object.entries(chosen).map(([name, values]) => [name, new Set(values)])),
          );
        },
      ),
    );
  });
});

describe('honouredFilters', () => {
  const offered = { color: ['49', '58'], price: ['0-50', '50-100', '100-'], stock: ['1', '0'] };
  it.each<[string, ChosenFilters, ChosenFilters]>([
    ['keeps what is offered', { color: ['58', '49'] }, { color: ['58', '49'] }],
    ['drops a value of another category', { color: ['49', '999'] }, { color: ['49'] }],
    ['drops a filter of another category', { lens: ['1'] }, {}],
    ['drops a price that is no step', { price: ['1-2'] }, {}],
    ['drops what every object has', { constructor: ['1'], toString: ['1'], __proto__: ['1'] }, {}],
    ['takes a value given twice once', { color: ['49', '49'] }, { color: ['49'] }],
    [
      'narrows nothing down by both in stock and sold out',
      { stock: ['0', '1'], color: ['49'] },
      { color: ['49'] },
    ],
    ['keeps the stock that was chosen', { stock: ['1'] }, { stock: ['1'] }],
    ['takes the first of two prices', { price: ['50-100', '0-50'] }, { price: ['50-100'] }],
  ])('%s', (_, filters, expected) => {
    expect(honoredFilters(filters, offered)).toEqual(expected);
  });
});

describe('chosenCount', () => {
  it('counts values, not filters', () => {
    expect(chosenCount({ color: ['49', '58'], size: ['168'] })).toBe(3);
  });
});
