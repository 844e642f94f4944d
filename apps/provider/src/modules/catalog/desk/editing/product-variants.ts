import { blankProduct } from '../../products/blank-product.ts';
import { createHash } from 'node:crypto';
import type { CallInput } from '../../../../call/call-handler.ts';
import type { Calls } from '@dijla/contract/schemas';
import type { Language } from '@dijla/contract/store-views';
import type { NewPrice } from '../../../pricing/pricing.ts';
import type { AttributeDefinition, Definitions } from '../../attributes/attribute-definition.ts';
import type { ProductInput } from '../../saving/catalog-batch.ts';
import { eachText } from '../../saving/each-text.ts';
import { isSpecialBelow, setPricesOf, withSetPrices } from '../product-detail-sql.ts';
import type { EditedRecord } from './save-edited.ts';

export type ProductVariants = Calls['desk/product-variants']['result']['_output'];
type ShownVariant = ProductVariants['variants'][number];
type GivenVariants = Pick<CallInput<'desk/save-variants'>['body'], 'axes' | 'variants'>;
type GivenVariant = GivenVariants['variants'][number];

/** Attributes that variants may differ by. */
const axesOffered = (definitions: Definitions): AttributeDefinition[] =>
  [...definitions.values()].filter(
    ({ code, input, options }) => input === 'select' && code !== 'brand' && options.length > 0,
  );

const optionsOf = ({ attributes }: ProductInput, axes: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    axes.flatMap((code) => {
      const option = attributes[code];
      return typeof option === 'string' ? [[code, option]] : [];
    }),
  );

/** Returns variants as their matrix shows them. */
export const shownVariants = (
  variants: readonly ProductInput[],
  { axes, priceList }: { axes: readonly string[]; priceList: string },
): ShownVariant[] =>
  variants.map((variant) => {
    const { regular } = setPricesOf(variant.prices, priceList);
    return {
      sku: variant.sku,
      options: optionsOf(variant, axes),
      is_enabled: variant.status === 1,
      regular: regular.length === 0 ? null : regular,
      qty: variant.stock.qty,
    };
  });

/** Returns a number for what a matrix is now, without its pieces. */
export const versionOfVariants = (axes: readonly string[], variants: readonly ShownVariant[]): string =>
  createHash('sha256')
    .update(JSON.stringify([axes, variants.map(({ qty: _qty, ...variant }) => variant)]))
    .digest('hex')
    .slice(0, 16);

type VariantsFault =
  | { code: 'desk.choice-unknown'; choice: string }
  | { code: 'request.invalid'; problem: string };

const isTwice = (values: readonly string[]): boolean => new Set(values).size < values.length;

/** Returns why these variants cannot be those of a product, or null. */
export const variantsFault = (
  { axes, variants }: GivenVariants,
  { parentSku, definitions }: { parentSku: string; definitions: Definitions },
): VariantsFault | null => {
  const offered = new Map(axesOffered(definitions).map(({ code, options }) => [code, options]));
  const unknown = axes.find((code) => !offered.has(code));
  if (unknown !== undefined) return { code: 'desk.choice-unknown', choice: unknown };
  if (isTwice(axes)) return { code: 'request.invalid', problem: 'axes: one is named twice' };
  for (const { sku, options, qty, seen_qty } of variants) {
    if (qty < 0 && qty !== seen_qty)
      return { code: 'request.invalid', problem: `${sku} should not have less than no pieces` };
    if (Object.keys(options).length !== axes.length || axes.some((code) => options[code] === undefined))
      return { code: 'request.invalid', problem: `${sku} should have an option of each axis` };
    for (const code of axes)
      if (!offered.get(code)?.some((option) => option.code === options[code]))
        return { code: 'desk.choice-unknown', choice: options[code] ?? '' };
  }
  if (isTwice([parentSku, ...variants.map(({ sku }) => sku)]))
    return { code: 'request.invalid', problem: 'a number is given twice' };
  const combinations = variants.map(({ options }) => JSON.stringify(axes.map((code) => options[code])));
  return isTwice(combinations)
    ? { code: 'request.invalid', problem: 'two variants have the same options' }
    : null;
};

const textsOfVariant = (
  { texts }: ProductInput,
  {
    axes,
    options,
    definitions,
  }: { axes: readonly string[]; options: Record<string, string>; definitions: Definitions },
): ProductInput['texts'] =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => {
      const labels = axes.map((code) => {
        const option = definitions.get(code)?.options.find((each) => each.code === options[code]);
        return option?.labels[language as Language] ?? options[code] ?? '';
      });
      const name = `${text.name} – ${labels.join(' / ')}`.slice(0, 255);
      return [
        language,
        { ...text, name, short_description: '', description: '', meta_title: '', meta_description: '' },
      ];
    }),
  );

const slugPart = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** A variant that is new: of its configurable it has tax, size, attributes, brand and price. */
const newVariant = (
  parent: ProductInput,
  { sku, options }: GivenVariant,
  { axes, definitions }: { axes: readonly string[]; definitions: Definitions },
): ProductInput => ({
  ...blankProduct(sku),
  visibility: 1,
  tax_class_id: parent.tax_class_id,
  size_class: parent.size_class ?? null,
  attribute_set: parent.attribute_set,
  url_key: `${parent.url_key}-${slugPart(sku)}`,
  attributes: parent.attributes,
  texts: textsOfVariant(parent, { axes, options, definitions }),
  prices: parent.prices,
});

type VariantRecords = { records: EditedRecord[]; isSpecialAbove: boolean };

/** Returns what is saved so that a product has these variants, its former ones off sale. */
export const recordsOfVariants = (
  { parent, before }: { parent: ProductInput; before: ReadonlyMap<string, ProductInput> },
  { axes, variants }: GivenVariants,
  { definitions, priceList }: { definitions: Definitions; priceList: string },
): VariantRecords => {
  let isSpecialAbove = false;
  const records = variants.map((given): EditedRecord => {
    const { sku, options, is_enabled, regular, qty, seen_qty } = given;
    const standing = before.get(sku);
    const variant = standing ?? newVariant(parent, given, { axes, definitions });
    const set = { ...setPricesOf(variant.prices, priceList), ...(regular !== null && { regular }) };
    isSpecialAbove ||= !isSpecialBelow(set);
    return {
      product: {
        ...variant,
        status: is_enabled ? 1 : 2,
        attributes: { ...variant.attributes, ...options },
        prices:
          regular === null ? variant.prices : withSetPrices(variant.prices as NewPrice[], priceList, set),
      },
      stock:
        standing !== undefined && qty === seen_qty
          ? null
          : { ...variant.stock, qty, seen: standing === undefined ? null : (seen_qty ?? 0) },
    };
  });
  const named = new Set(variants.map(({ sku }) => sku));
  const gone = [...before.values()].filter(({ sku }) => !named.has(sku));
  const attributes = Object.fromEntries(
    Object.entries(parent.attributes).filter(([code]) => !axes.includes(code)),
  );
  return {
    isSpecialAbove,
    records: [
      ...records,
      ...gone.map((product) => ({ product: { ...product, status: 2 }, stock: null })),
      {
        product: {
          ...parent,
          type: 'configurable',
          attributes,
          axes: [...axes],
          variants: variants.map(({ sku }) => sku),
        },
        stock: null,
      },
    ],
  };
};

/** Returns the attributes that variants may differ by, in the form of the call. */
export const offeredAttributes = (definitions: Definitions): ProductVariants['attributes'] =>
  axesOffered(definitions).map(({ code, labels, options }) => ({
    code,
    labels: eachText(labels, (text) => text),
    options: options.map((option) => ({
      code: option.code,
      labels: eachText(option.labels, (text) => text),
    })),
  }));
