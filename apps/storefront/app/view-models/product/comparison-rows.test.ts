import { describe, expect, it } from 'vitest';
import { comparisonRows } from './comparison-rows.ts';

const attribute = (attribute_code: string, position: number, changes: object = {}) => ({
  attribute_code,
  frontend_label: attribute_code.toUpperCase(),
  frontend_input: 'text',
  is_comparable: true,
  position,
  options: [],
  ...changes,
});
const colour = attribute('color', 1, {
  frontend_input: 'select',
  options: [
    { label: 'Black', value: '49' },
    { label: 'White', value: '50' },
  ],
});

describe('comparisonRows', () => {
  it('puts what differs first, each group in the order of the attributes', () => {
    const rows = comparisonRows(
      [
        { volume: '1 l', color: 49, weight: '2 kg' },
        { volume: '1 l', color: 50, weight: '3 kg' },
      ],
      [attribute('weight', 3), colour, attribute('volume', 0)],
    );
    expect(rows).toEqual([
      { label: 'COLOR', values: ['Black', 'White'], differs: true },
      { label: 'WEIGHT', values: ['2 kg', '3 kg'], differs: true },
      { label: 'VOLUME', values: ['1 l', '1 l'], differs: false },
    ]);
  });

  it('lists all that can be chosen of a product, which has none of its own', () => {
    const values = ['Black', 'White'].map((label, place) => ({ value_index: 49 + place, label }));
    const configurable_options = [{ attribute_code: 'color', values }];
    expect(comparisonRows([{ configurable_options }, { color: 50 }], [colour])).toEqual([
      { label: 'COLOR', values: ['Black · White', 'White'], differs: true },
    ]);
  });

  it('takes what one of them does not state for a difference', () => {
    expect(comparisonRows([{ volume: '1 l' }, {}], [attribute('volume', 0)])).toEqual([
      { label: 'VOLUME', values: ['1 l', null], differs: true },
    ]);
  });

  it.each([
    ['nobody states', [{}, {}], attribute('volume', 0)],
    ['has no label', [{ volume: 'a' }], attribute('volume', 0, { frontend_label: '' })],
    ['is not compared by', [{ volume: 'a' }], attribute('volume', 0, { is_comparable: false })],
  ])('leaves out an attribute that %s', (_, documents, one) => {
    expect(comparisonRows(documents, [one])).toEqual([]);
  });
});
