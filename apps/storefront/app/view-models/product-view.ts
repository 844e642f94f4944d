import type { StockState } from '@dijla/commerce-rules/availability/stock-state-of';
import type { PriceRow, ProductType } from '@dijla/contract/client';
import type { WireDocument } from '../catalogue-source.ts';
import { productPrice } from './card-view.ts';
import { type DescriptionBlock, descriptionBlocks } from './description-blocks.ts';
import { expandProduct, type PartialChild, type PartialProduct } from './expand-document.ts';
import { galleryOf, type PictureView } from './gallery-of.ts';
import { priceView, type PriceView } from './price-view.ts';
import { stockView } from './stock-view.ts';

export type OptionView = {
  attributeId: string;
  code: string;
  label: string;
  values: { id: number; label: string; hex: string | null }[];
};

/** One that can be bought: a variant, or the product itself when it has none. */
export type BuyableView = {
  id: number;
  sku: string;
  /** Option value ids under their attribute codes. */
  values: Record<string, number>;
  price: PriceView | null;
  stock: StockState;
  image: string | null;
  taxClassId: number;
  /** Price rows in minor units, for totals on the device. */
  prices: PriceRow[];
};

export type SpecificationRow = { label: string; value: string };

export type ProductView = {
  id: number;
  sku: string;
  type: ProductType;
  name: string;
  lang: string | null;
  urlPath: string;
  categoryIds: number[];
  gallery: PictureView[];
  price: PriceView | null;
  stock: StockState;
  summary: string;
  description: DescriptionBlock[];
  options: OptionView[];
  buyables: BuyableView[];
  /** False for what the cart does not take yet: sets, groups, downloads, and options that must be filled in. */
  isOrderable: boolean;
  specification: SpecificationRow[];
};

const optionsOf = ({ configurable_options: options = [] }: PartialProduct): OptionView[] =>
  [...options]
    .sort((a, b) => a.position - b.position)
    .map(({ attribute_id: attributeId, attribute_code: code, label, values }) => ({
      attributeId,
      code,
      label,
      values: values.map(({ value_index: id, label: name, hex }) => ({ id, label: name, hex: hex ?? null })),
    }));

/** Attribute codes are the shop's own, so a variant's values stand among its unnamed members. */
const valuesOf = (child: Readonly<Record<string, unknown>>, options: readonly OptionView[]): Record<string, number> =>
  Object.fromEntries(options.map(({ code }) => [code, Number(child[code])]));

const buyableOf = (document: PartialProduct | PartialChild, options: readonly OptionView[], scale: number): BuyableView => ({
  id: document.id ?? 0,
  sku: document.sku ?? '',
  values: valuesOf(document, options),
  price: priceView(document, scale),
  stock: stockView(document.stock),
  image: document.image ?? null,
  taxClassId: document.tax_class_id ?? 0,
  prices: document.prices ?? [],
});

/** Variants a shopper may buy at all: status 2 and above are not for sale (spec 1 §4). */
const buyablesOf = (product: PartialProduct, options: readonly OptionView[], scale: number): BuyableView[] => {
  if (product.type_id !== 'configurable') return [buyableOf(product, [], scale)];
  const children = (product.configurable_children ?? []).filter(({ status }) => (status ?? 1) < 2);
  return children.map((child) => buyableOf(child, options, scale));
};

const orderableTypes: ReadonlySet<ProductType> = new Set(['simple', 'virtual', 'configurable']);

const plainText = (blocks: readonly DescriptionBlock[]): string =>
  blocks.map((block) => (block.kind === 'paragraph' ? block.text : block.items.join(' · '))).join(' ');

const categoryIdsOf = ({ category_ids: ids, category }: PartialProduct): number[] =>
  ids ? ids.map(Number) : (category ?? []).map(({ category_id: id }) => id);

/** The product page: one view model for what is seen and for the page's JSON-LD. */
export const productView = (document: WireDocument, specification: SpecificationRow[], scale: number): ProductView => {
  const product = expandProduct(document);
  const options = optionsOf(product);
  const summary = plainText(descriptionBlocks(product.short_description ?? ''));
  const description = descriptionBlocks(product.description ?? '');
  return {
    id: product.id ?? 0,
    sku: product.sku ?? '',
    type: product.type_id ?? 'simple',
    name: product.name ?? product.sku ?? '',
    lang: product.lang ?? null,
    urlPath: product.url_path ?? '',
    categoryIds: categoryIdsOf(product),
    gallery: galleryOf(product.image, product.media_gallery),
    price: productPrice(product, scale),
    stock: stockView(product.stock),
    summary: summary === plainText(description) ? '' : summary,
    description,
    options,
    buyables: buyablesOf(product, options, scale),
    isOrderable: orderableTypes.has(product.type_id ?? 'simple') && !(product.custom_options ?? []).some(({ is_require: isRequired }) => isRequired),
    specification,
  };
};
