import type {
  AmountInput,
  CustomOptionInput,
  PriceInput,
  ProductInput,
  ProductTextInput,
  Texts,
} from '@dijla/provider/modules/catalog/catalog';
import fc from 'fast-check';
import { anAttribute, aCategory, aProduct } from './a-catalog-batch.ts';

/** Records that arbitrary products may refer to; save them first. */
export const arbitraryGround = {
  attributes: [
    anAttribute('color', ['red', 'blue', 'green']),
    anAttribute('size', ['M', 'L']),
    anAttribute('material', ['wool', 'silk', 'flax'], { input: 'multiselect' }),
    anAttribute('organic', [], { input: 'boolean' }),
    anAttribute('weight', [], { input: 'price' }),
    anAttribute('released', [], { input: 'date' }),
    anAttribute('care', [], { input: 'text' }),
  ],
  categories: [aCategory('women'), aCategory('women/tops'), aCategory('home')],
  products: ['PART-1', 'PART-2', 'PART-3', 'PART-4'].map((sku) => aProduct(sku)),
};

const parts = arbitraryGround.products.map(({ sku }) => sku);
const small = fc.integer({ min: 0, max: 9 });
/** Any text the database can store, in any script. */
const text = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .filter((value) => !value.includes('\u0000') && value.isWellFormed());
const code = fc.string({ unit: fc.constantFrom(...'abcdef-_ 12'), minLength: 1, maxLength: 6 });
const textsOf = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Texts<T>> =>
  fc.record({ en: value, ar: value }, { requiredKeys: [] });
const oneTextAtLeast = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Texts<T>> =>
  textsOf(value).filter((texts) => Object.keys(texts).length > 0);
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());

const productText: fc.Arbitrary<ProductTextInput> = fc.record({
  name: text,
  description: text,
  short_description: text,
  meta_title: text,
  meta_description: text,
  attributes: fc.record({ care: text }, { requiredKeys: [] }),
});

const attributes: fc.Arbitrary<ProductInput['attributes']> = fc.record(
  {
    color: fc.constantFrom('red', 'blue', 'green'),
    material: fc.uniqueArray(fc.constantFrom('wool', 'silk', 'flax'), { minLength: 1 }),
    organic: fc.boolean(),
    weight: fc.integer({ min: -1000, max: 1000 }).map((value) => value / 8),
    released: fc.constantFrom('2026-01-01', '2026-11-20T10:00:00Z'),
    care: text,
  },
  { requiredKeys: [] },
);

const currency = fc.constantFrom('IQD' as const, 'USD' as const);
const amount = fc.integer({ min: 0, max: 5_000_000 });

const price: fc.Arbitrary<PriceInput> = fc
  .record({
    price_list: fc.constantFrom('general', 'wholesale'),
    currency,
    kind: fc.constantFrom('regular' as const, 'special' as const),
    amount,
    min_qty: fc.integer({ min: 1, max: 3 }),
    from: fc.option(instant),
    until: fc.option(instant),
    is_derived: fc.constant(false),
  })
  .filter(({ from, until }) => from === null || until === null || from < until);
const prices = fc.uniqueArray(price, {
  maxLength: 6,
  selector: ({ price_list, currency: of, kind, min_qty, from }) =>
    [price_list, of, kind, min_qty, from].join(' '),
});

const amounts: fc.Arbitrary<AmountInput[]> = fc.uniqueArray(
  fc.record({ currency, amount, is_derived: fc.constant(false) }),
  { selector: (each) => each.currency },
);
const optionPrice: fc.Arbitrary<CustomOptionInput['values'][number]['price']> = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 1_000_000 }) }),
  fc.record({ type: fc.constant('fixed' as const), amounts }),
);
const option = {
  code,
  is_required: fc.boolean(),
  max_characters: fc.option(fc.integer({ min: 1, max: 100 })),
  titles: textsOf(text),
};
const customOption: fc.Arbitrary<CustomOptionInput> = fc.oneof(
  fc.record({
    ...option,
    type: fc.constantFrom('field' as const, 'area' as const, 'date' as const),
    values: fc.tuple(fc.record({ code: fc.constant(''), titles: textsOf(text), price: optionPrice })),
  }),
  fc.record({
    ...option,
    type: fc.constantFrom('drop_down' as const, 'radio' as const, 'checkbox' as const, 'multiple' as const),
    values: fc.uniqueArray(fc.record({ code, titles: textsOf(text), price: optionPrice }), {
      minLength: 1,
      maxLength: 3,
      selector: (value) => value.code,
    }),
  }),
);

const byCode = <T extends { code: string }>(value: fc.Arbitrary<T>) =>
  fc.uniqueArray(value, { maxLength: 3, selector: (each) => each.code });
const someParts = fc.uniqueArray(fc.constantFrom(...parts), { minLength: 1 });

const typed: fc.Arbitrary<Partial<ProductInput> & Pick<ProductInput, 'type'>> = fc.oneof(
  fc.record({ type: fc.constantFrom('simple' as const, 'virtual' as const) }),
  fc.record({
    type: fc.constant('configurable' as const),
    axes: fc.uniqueArray(fc.constantFrom('color', 'size')),
    variants: someParts,
  }),
  fc.record({
    type: fc.constant('grouped' as const),
    members: someParts.chain((skus) =>
      fc.tuple(...skus.map((sku) => fc.record({ sku: fc.constant(sku), qty: small }))),
    ),
  }),
  fc.record({
    type: fc.constant('bundle' as const),
    bundle_options: byCode(
      fc.record({
        code,
        type: fc.constantFrom('select' as const, 'radio' as const, 'checkbox' as const, 'multi' as const),
        is_required: fc.boolean(),
        titles: textsOf(text),
        selections: someParts.chain((skus) =>
          fc.tuple(
            ...skus.map((sku) =>
              fc.record({
                sku: fc.constant(sku),
                qty: fc.integer({ min: 1, max: 9 }),
                is_default: fc.boolean(),
                can_change_quantity: fc.boolean(),
              }),
            ),
          ),
        ),
      }),
    ),
  }),
  fc.record({
    type: fc.constant('downloadable' as const),
    download: fc.option(
      fc.record({
        links_purchased_separately: fc.boolean(),
        titles: textsOf(fc.record({ links_title: text, samples_title: text })),
        links: byCode(
          fc.record({
            code,
            titles: textsOf(text),
            file: code,
            sample_file: fc.option(code),
            max_downloads: fc.option(fc.integer({ min: 1, max: 9 })),
            days: fc.option(fc.integer({ min: 1, max: 90 })),
            amounts,
          }),
        ),
      }),
    ),
  }),
);

/** Any product of any of the six types that fits `arbitraryGround`. */
export const arbitraryProduct: fc.Arbitrary<ProductInput> = fc
  .tuple(
    typed,
    fc.record({
      sku: text.filter((sku) => sku !== '' && !parts.includes(sku)),
      status: fc.constantFrom(1, 2),
      visibility: fc.integer({ min: 1, max: 4 }),
      tax_class_id: fc.constantFrom(0, 2),
      size_class: fc.option(fc.constant('large')),
      attribute_set: fc.option(fc.constantFrom('Top', 'Bag')),
      url_key: text.filter((key) => key !== '' && !key.includes('/')),
      created_at: instant,
      attributes,
      texts: oneTextAtLeast(productText),
      categories: fc.uniqueArray(
        fc.record({ url_path: fc.constantFrom('women', 'women/tops', 'home'), position: small }),
        { selector: ({ url_path }) => url_path },
      ),
      media: fc.array(
        fc.record({
          path: code.map((name) => `/${name}.webp`),
          hash: fc.option(fc.constant('0123456789')),
          tone: fc.option(fc.constant('#aabbcc')),
        }),
        { maxLength: 3 },
      ),
      custom_options: byCode(customOption),
      prices,
      stock: fc.record({
        qty: small,
        manage_stock: fc.boolean(),
        is_in_stock: fc.boolean(),
        min_sale_qty: fc.integer({ min: 1, max: 9 }),
        max_sale_qty: fc.integer({ min: 1, max: 9 }),
      }),
      number_of_sales: small,
    }),
  )
  .map(([type, common]) => aProduct(common.sku, { ...common, ...type }));

/** Several arbitrary products with unique skus. */
export const arbitraryProducts = fc.uniqueArray(arbitraryProduct, {
  minLength: 1,
  maxLength: 6,
  selector: ({ sku }) => sku,
});
