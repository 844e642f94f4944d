import { describe, expect, it } from 'vitest';
import { specificationRows } from './specification-rows.ts';

const attribute = (code: string, given: object) => ({
  attribute_code: code,
  frontend_label: code,
  is_visible_on_front: '1',
  position: 0,
  frontend_input: 'select',
  options: [
    { label: 'Steel', value: '5' },
    { label: 'Wood', value: '6' },
  ],
  ...given,
});

describe('specificationRows', () => {
  it.each([
    [
      'the label of an option',
      { material: 5 },
      attribute('material', {}),
      [{ label: 'material', value: 'Steel' }],
    ],
    [
      'the labels of several',
      { material: [5, 6] },
      attribute('material', { frontend_input: 'multiselect' }),
      [{ label: 'material', value: 'Steel · Wood' }],
    ],
    [
      'a plain value',
      { weight: 180 },
      attribute('weight', { frontend_input: 'text' }),
      [{ label: 'weight', value: '180' }],
    ],
    [
      'yes or no in words',
      { washable: true },
      attribute('washable', {
        frontend_input: 'boolean',
        options: [
          { label: 'Yes', value: '1' },
          { label: 'No', value: '0' },
        ],
      }),
      [{ label: 'washable', value: 'Yes' }],
    ],
    ['nothing for a value that is not there', {}, attribute('material', {}), []],
    [
      'nothing for an attribute that is not shown',
      { material: 5 },
      attribute('material', { is_visible_on_front: '0' }),
      [],
    ],
    ['nothing for an option without a label', { material: 7 }, attribute('material', {}), []],
  ])('says %s', (_, document, definition, rows) => {
    expect(specificationRows(document, [definition])).toEqual(rows);
  });
});
