import { optionsKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import type { LineProduct, WantedProduct } from '@dijla/device/cart/lines/line-product';
import type { CatalogSource, WireDocument } from '../../provider-client/catalog-source.ts';
import { cartAddition, type CartAddition } from './cart-addition.ts';
import { productView } from '../product/product-view.ts';

/** Returns the documents of products whose attribute has one of these skus, in one search; none for none. */
export const documentsBy = async (
  source: CatalogSource,
  attribute: string,
  skus: readonly string[],
): Promise<WireDocument[]> => {
  if (skus.length === 0) return [];
  const { hits } = await source.search('product', {
    request: { _appliedFilters: [{ attribute, value: { in: [...skus] } }] },
    size: skus.length,
    exclude: ['attributes_metadata'],
  });
  return hits;
};

/**
 * Returns a line without prices if it has choices besides the variant. These have prices of their own, so
 * only the totals give the line's price.
 */
const shownAs = (
  { parent_sku, line }: CartAddition,
  { product_option: option }: WantedProduct,
): LineProduct => ({
  parent_sku,
  line: optionsKeyOf(option) === '' ? line : { ...line, prices: [] },
});

/**
 * Looks up the products of cart lines in the catalog and returns them by line key. A variant is found
 * through its configurable product, anything else by its own sku (wire §2.7).
 */
export const productOfLines = async (
  source: CatalogSource,
  lines: readonly WantedProduct[],
): Promise<ReadonlyMap<string, LineProduct>> => {
  const isVariant = ({ product_option: option }: WantedProduct) =>
    (option?.extension_attributes?.configurable_item_options ?? []).length > 0;
  const skusOf = (some: readonly WantedProduct[]) => [...new Set(some.map(({ sku }) => sku))];
  const documents = await Promise.all([
    documentsBy(source, 'configurable_children.sku', skusOf(lines.filter(isVariant))),
    documentsBy(source, 'sku', skusOf(lines.filter((line) => !isVariant(line)))),
  ]);
  const products = documents.flat().map((document) => productView(document, {}, source.store.currency.scale));
  const found = lines.flatMap((line): [string, LineProduct][] => {
    const sold = products
      .flatMap((product) => product.buyables.map((buyable) => ({ product, buyable })))
      .find(({ buyable }) => buyable.sku === line.sku);
    return sold ? [[line.line_key, shownAs(cartAddition(sold.product, sold.buyable, 1), line)]] : [];
  });
  return new Map(found);
};
