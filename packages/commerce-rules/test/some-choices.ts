import fc from 'fast-check';
import type {
  BundleOption,
  CustomOption,
  Download,
  PartProduct,
  ProductChoices,
} from '../src/choices/product-choices.ts';
import { aPriceRow } from './a-totals-context.ts';

export const aPartProduct = (
  sku: string,
  amount: number,
  changes: Partial<PartProduct> = {},
): PartProduct => ({
  id: 1,
  sku,
  name: sku,
  prices: [aPriceRow({ amount })],
  tax_class_id: 2,
  is_virtual: false,
  stock: { qty: 10, is_in_stock: true, manage_stock: true, max_sale_qty: 10_000 },
  ...changes,
});

export const terms = { separator: ', ', links: 'Files' };

/** A strap (required; two, or any number of cases) and gems (any number). */
export const kitOptions: BundleOption[] = [
  {
    id: 1,
    title: 'Strap',
    type: 'radio',
    is_required: true,
    selections: [
      {
        id: 11,
        qty: 2,
        is_default: true,
        can_change_quantity: false,
        product: aPartProduct('STRAP', 4000, { id: 101 }),
      },
      {
        id: 12,
        qty: 1,
        is_default: false,
        can_change_quantity: true,
        product: aPartProduct('CASE', 9000, { id: 102 }),
      },
    ],
  },
  {
    id: 2,
    title: 'Gems',
    type: 'checkbox',
    is_required: false,
    selections: [
      {
        id: 21,
        qty: 3,
        is_default: false,
        can_change_quantity: false,
        product: aPartProduct('GEM', 1500, { id: 103 }),
      },
      {
        id: 22,
        qty: 1,
        is_default: false,
        can_change_quantity: true,
        product: aPartProduct('BOX', 500, { id: 104 }),
      },
    ],
  },
];

const free = { type: 'fixed', amount: 0 } as const;

/** An engraving (required, 12 characters), a metal, extras, a day and a story. */
export const ringOptions: CustomOption[] = [
  {
    id: 1,
    title: 'Engraving',
    type: 'field',
    is_required: true,
    max_characters: 12,
    extra: { type: 'fixed', amount: 2000 },
    values: [],
  },
  {
    id: 2,
    title: 'Metal',
    type: 'radio',
    is_required: false,
    max_characters: null,
    extra: free,
    values: [
      { id: 21, title: 'Silver', extra: free },
      { id: 22, title: 'Gold', extra: { type: 'percent', percent: 100_000 } },
    ],
  },
  {
    id: 3,
    title: 'Extras',
    type: 'checkbox',
    is_required: false,
    max_characters: null,
    extra: free,
    values: [
      { id: 31, title: 'Box', extra: { type: 'fixed', amount: 750 } },
      { id: 32, title: 'Card', extra: { type: 'percent', percent: 50_000 } },
    ],
  },
  { id: 4, title: 'Day', type: 'date', is_required: false, max_characters: null, extra: free, values: [] },
  {
    id: 5,
    title: 'Story',
    type: 'area',
    is_required: false,
    max_characters: null,
    extra: { type: 'percent', percent: 10_000 },
    values: [],
  },
];

export const film: Download = {
  title: 'Films',
  sample_title: '',
  is_separate: true,
  links: [
    { id: 7, title: 'Film', amount: 3000, has_sample: true },
    { id: 8, title: 'Making of', amount: 1250, has_sample: false },
  ],
};

export const noChoices: ProductChoices = { bundle: [], custom: [], download: null };

/** Arbitrary untrusted input for a product option. */
export const strangeOption = fc.record({
  extension_attributes: fc.record({
    bundle_options: fc.option(
      fc.array(
        fc.record({
          option_id: fc.constantFrom<number | string>(1, 2, '1', 3, ''),
          option_qty: fc.option(fc.constantFrom<number | string>(1, 2, 0, -1, 1.5, '3', 1e300), {
            nil: undefined,
          }),
          option_selections: fc.array(
            fc.constantFrom<number | string | null>(11, 12, '21', 22, 99, null, ''),
            { maxLength: 3 },
          ),
        }),
        { maxLength: 3 },
      ),
    ),
    custom_options: fc.option(
      fc.array(
        fc.record({
          option_id: fc.constantFrom<number | string>(1, 2, 3, 4, '5', 9),
          option_value: fc.option(
            fc.oneof(
              fc.string(),
              fc.constantFrom<string | number>('21', '31,32', '2026-02-30', 22, '2026-02-03'),
            ),
          ),
        }),
        { maxLength: 6 },
      ),
    ),
    downloadable_option: fc.option(
      fc.record({
        downloadable_links: fc.array(fc.constantFrom<number | string>(7, '8', 9, 7), { maxLength: 3 }),
      }),
    ),
  }),
});
