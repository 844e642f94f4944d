import type { DeskInput } from '@dijla/contract/desk-client';
import { languages } from '@dijla/contract/store-views';
import { wholeNumber } from '../whole-number.ts';
import type { MadeType, OpenedProduct, ProductChoices } from './opened-product.ts';
import { attributesTyped, type AttributeValues, attributeValuesOf } from './typed-attributes.ts';
import { pricesToSet, type PriceValues, priceValuesOf } from '../price-values.ts';

type Edited = OpenedProduct['product'];
type Body = NonNullable<DeskInput<'desk/save-product'>['body']>;

/** A product as its form has it; what stands under `product` is named as in the call. */
export type ProductValues = PriceValues & {
  sku: string;
  type: MadeType;
  product: Pick<Edited, 'is_enabled' | 'url_key' | 'categories' | 'texts' | 'pictures'> & {
    visibility: string;
    tax_class_id: string;
    size_class: string;
    brand: string;
    attributes: AttributeValues;
    stock: {
      qty: string;
      manage_stock: boolean;
      is_in_stock: boolean;
      min_sale_qty: string;
      max_sale_qty: string;
    };
  };
};

const noText = { name: '', short_description: '', description: '', meta_title: '', meta_description: '' };
const noStock = { qty: 0, manage_stock: true, is_in_stock: true, min_sale_qty: 1, max_sale_qty: 10_000 };

/** What a new product begins as: listed, taxed as the shop's first class of goods is. */
const blank = ({ tax_classes }: ProductChoices): Edited => ({
  is_enabled: true,
  visibility: 4,
  url_key: '',
  tax_class_id: tax_classes.find(({ id }) => id !== 0)?.id ?? 0,
  size_class: null,
  brand: null,
  attributes: {},
  attribute_texts: {},
  categories: [],
  pictures: [],
  texts: Object.fromEntries(languages.map((language) => [language, noText])) as Edited['texts'],
  prices: null,
  stock: noStock,
});

/** Returns what the form of a product begins with; of none, a new one. */
export const productValuesOf = (
  opened: Pick<OpenedProduct, 'sku' | 'product'> | null,
  choices: ProductChoices,
): ProductValues => {
  const product = opened?.product ?? blank(choices);
  const stock = product.stock ?? noStock;
  const { units } = choices;
  return {
    ...priceValuesOf({ ...(product.prices ?? { regular: [], specials: [] }), units }),
    sku: opened?.sku ?? '',
    type: 'simple',
    product: {
      is_enabled: product.is_enabled,
      visibility: String(product.visibility),
      url_key: product.url_key,
      tax_class_id: String(product.tax_class_id),
      size_class: product.size_class ?? '',
      brand: product.brand ?? '',
      attributes: attributeValuesOf(product, choices.attributes),
      categories: product.categories,
      texts: product.texts,
      pictures: product.pictures,
      stock: {
        qty: String(stock.qty),
        manage_stock: stock.manage_stock,
        is_in_stock: stock.is_in_stock,
        min_sale_qty: String(stock.min_sale_qty),
        max_sale_qty: String(stock.max_sale_qty),
      },
    },
  };
};

/**
 * Returns what the form of a new product begins with that is like another. Its number and address are its own, nothing
 * of it is on the shelf, and shoppers see it once somebody says so.
 */
export const copiedValuesOf = (
  { type, product }: Pick<OpenedProduct, 'type' | 'product'>,
  choices: ProductChoices,
): ProductValues => ({
  ...productValuesOf(
    {
      sku: '',
      product: {
        ...product,
        url_key: '',
        is_enabled: false,
        stock: { ...(product.stock ?? noStock), qty: 0 },
      },
    },
    choices,
  ),
  type: type as MadeType,
});

/** Returns what the form says, of a product that has prices and stock of its own or has not. */
export const productTyped = (
  { product, ...prices }: ProductValues,
  { opened, choices }: { opened: Pick<OpenedProduct, 'product'> | null; choices: ProductChoices },
): Edited => {
  const { units, attributes } = choices;
  const before = opened?.product;
  const hasPrices =
    Object.values(prices.regular).some((typed) => typed.trim() !== '') || prices.specials.length > 0;
  const set = pricesToSet(prices, { units, specials: before?.prices?.specials ?? [] });
  const { stock } = product;
  return {
    ...product,
    ...attributesTyped(product.attributes, { before: before ?? blank(choices), attributes }),
    visibility: Number(product.visibility),
    tax_class_id: Number(product.tax_class_id),
    size_class: product.size_class || null,
    brand: product.brand || null,
    prices: (before === undefined || before.stock !== null) && hasPrices ? (set as Edited['prices']) : null,
    stock:
      before?.stock === null
        ? null
        : {
            qty: wholeNumber(stock.qty) ?? 0,
            manage_stock: stock.manage_stock,
            is_in_stock: stock.is_in_stock,
            min_sale_qty: wholeNumber(stock.min_sale_qty) ?? 1,
            max_sale_qty: wholeNumber(stock.max_sale_qty) ?? 1,
          },
  };
};

/** Returns the body that saves a product which was opened with these values. */
export const bodyTyped = (
  values: ProductValues,
  { opened, choices }: { opened: OpenedProduct; choices: ProductChoices },
): Body => ({
  version: opened.version,
  seen_qty: opened.product.stock?.qty ?? null,
  product: productTyped(values, { opened, choices }),
});
