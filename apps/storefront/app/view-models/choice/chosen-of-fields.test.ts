import { missingStock } from '@dijla/commerce-rules/availability/uncounted-stock';
import type { ProductChoices } from '@dijla/commerce-rules/choices/product-choices';
import { describe, expect, it } from 'vitest';
import { chosenAtFirst, chosenOfFields } from './chosen-of-fields.ts';

const partProduct = (id: number) => ({
  id,
  sku: `PART-${id}`,
  name: `Part ${id}`,
  prices: [],
  tax_class_id: 2,
  is_virtual: false,
  stock: missingStock,
});
const selection = (id: number, changes: object = {}) => ({
  id,
  qty: 2,
  is_default: false,
  can_change_quantity: false,
  product: partProduct(id),
  ...changes,
});
const written = {
  is_required: false,
  max_characters: null,
  extra: { type: 'fixed' as const, amount: 0 },
  values: [],
};

const choices: ProductChoices = {
  bundle: [
    {
      id: 1,
      title: 'Cup',
      type: 'radio',
      is_required: true,
      selections: [selection(11, { is_default: true, can_change_quantity: true }), selection(12)],
    },
    {
      id: 2,
      title: 'Extras',
      type: 'checkbox',
      is_required: false,
      selections: [selection(21, { is_default: true }), selection(22, { is_default: true })],
    },
    { id: 3, title: 'Gift', type: 'select', is_required: false, selections: [selection(31)] },
  ],
  custom: [
    { id: 4, title: 'Engraving', type: 'field', ...written },
    { id: 5, title: 'Day', type: 'date', ...written },
    { id: 6, title: 'Box', type: 'radio', ...written },
    { id: 7, title: 'Ribbons', type: 'multiple', ...written },
  ],
  download: { title: '', sample_title: '', is_separate: true, links: [] },
};
const fields = (given: Record<string, string[]>) => (name: string) => given[name] ?? [];

describe('chosenOfFields', () => {
  it('reads every kind of choice', () => {
    const given = {
      'bundle_option[1]': ['11'],
      'bundle_option[2]': ['21', '22'],
      'options[4]': ['For Noor'],
      'options[5]': ['2026-02-28'],
      'options[6]': ['61'],
      'options[7]': ['71', '72'],
      'links[]': ['5', '6'],
    };
    expect(chosenOfFields(choices, fields(given), { 'bundle_option[1]': 3 })).toEqual({
      bundle: { 1: { selections: [11], qty: 3 }, 2: { selections: [21, 22] } },
      custom: { 4: 'For Noor', 5: '2026-02-28', 6: [61], 7: [71, 72] },
      links: [5, 6],
    });
  });

  it('takes the quantity of the owner until the shopper says another, and none where she may not', () => {
    expect(chosenOfFields(choices, fields({ 'bundle_option[1]': ['11'] }), {}).bundle).toEqual({
      1: { selections: [11], qty: 2 },
    });
    expect(
      chosenOfFields(choices, fields({ 'bundle_option[1]': ['12'] }), { 'bundle_option[1]': 3 }).bundle,
    ).toEqual({ 1: { selections: [12] } });
  });

  it.each([
    ['nothing was answered', {}],
    [
      'answers are empty',
      { 'bundle_option[3]': [''], 'options[4]': [''], 'options[6]': [''], 'links[]': [''] },
    ],
    ['ids are none', { 'bundle_option[1]': ['eleven'], 'options[6]': ['-1'], 'links[]': ['5.5'] }],
  ])('chooses nothing when %s', (_, given) => {
    expect(chosenOfFields(choices, fields(given as Record<string, string[]>), {})).toEqual({
      bundle: {},
      custom: {},
      links: [],
    });
  });
});

describe('chosenAtFirst', () => {
  it('takes the defaults of a bundle and leaves the rest open', () => {
    expect(chosenAtFirst(choices)).toEqual({
      bundle: { 1: { selections: [11] }, 2: { selections: [21, 22] } },
    });
  });

  it('takes one default where one may be chosen', () => {
    const two = {
      ...choices,
      bundle: [
        {
          id: 1,
          title: 'Cup',
          type: 'radio' as const,
          is_required: true,
          selections: [selection(11, { is_default: true }), selection(12, { is_default: true })],
        },
      ],
    };
    expect(chosenAtFirst(two)).toEqual({ bundle: { 1: { selections: [11] } } });
  });
});
