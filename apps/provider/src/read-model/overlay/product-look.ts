import { isListed } from '@dijla/commerce-rules/availability/is-listed';
import type { ProductDocument } from '@dijla/contract/client';
import type { CatalogMemory, View } from '../engine/catalog-memory.ts';
import { reviewsOnPages } from '../../modules/reviews/reviews.ts';
import { viewAt } from '../documents/listed-document.ts';
import { compositionOf, idsInDocument } from '../documents/composition.ts';
import { priceContextsAmong } from './shown-prices.ts';
import { shownProduct } from './shown-product.ts';
import { visibleStock } from './shown-stock.ts';

/**
 * What pages show of a product in one store view, to everyone and to groups with their own prices, reduced
 * to texts that are equal when the pages are equal.
 */
export type ProductAppearance = {
  /** What the card and the page show. */
  face: string;
  /** What determines its place in listings and their filter counts; null when it is not listed. */
  listing: string | null;
  categories: readonly number[];
};

type Stock = ProductDocument['stock'];
type Reduced = Readonly<Record<string, unknown>>;

/**
 * Members that no page shows. Sales only affect the order of listings now and then, and an edit updates
 * `updated_at` even if nothing visible changes.
 */
const unseen: Reduced = { number_of_sales: undefined, sales_trend: undefined, updated_at: undefined };
/** Whether it belongs in listings of bestsellers; the exact numbers only affect their order. */
const belonging = ({ number_of_sales, sales_trend }: ProductDocument): Reduced => ({
  number_of_sales: number_of_sales > 0,
  sales_trend: sales_trend > 0,
});
/** Members that no card shows. */
const offCard: Reduced = {
  description: undefined,
  short_description: undefined,
  meta_title: undefined,
  meta_description: undefined,
  media_gallery: undefined,
  product_links: undefined,
  bundle_options: undefined,
  custom_options: undefined,
  extension_attributes: undefined,
  links_title: undefined,
  samples_title: undefined,
};

const textOf = (document: ProductDocument, visible: (stock: Stock) => unknown, hidden: Reduced): string =>
  JSON.stringify({
    ...document,
    ...hidden,
    stock: visible(document.stock),
    configurable_children: document.configurable_children?.map((child) => ({
      ...child,
      stock: visible(child.stock),
    })),
  });

/**
 * Returns how products look at `now` (ms) under the current tax rules; undefined for an unknown product.
 * Only the stock shown to shoppers counts: 40 left and 39 left look the same, 1 and 0 do not.
 */
export const productAppearances = (
  memory: CatalogMemory,
  view: View,
  now: number,
): ((id: number) => ProductAppearance | undefined) => {
  const { overlay, overlayFor } = viewAt(memory, view, now);
  const visible = (stock: Stock) => visibleStock(stock, view.store);
  return (id) => {
    const cold = view.products.get(id);
    if (cold === undefined) return undefined;
    const documents = [
      overlay,
      ...priceContextsAmong(idsInDocument(id, compositionOf(cold, overlay.productOf)), overlay).map(
        overlayFor,
      ),
    ].map((each) => ({ ...shownProduct(cold, each, now), priceList: each.priceList }));
    const textOfAll = (
      visibleStockOf: (stock: Stock) => unknown,
      hiddenOf: (document: ProductDocument) => Reduced,
    ): string => documents.map((document) => textOf(document, visibleStockOf, hiddenOf(document))).join('');
    return {
      face:
        textOfAll(visible, () => unseen) + JSON.stringify(reviewsOnPages(memory.hot.reviews.get(id)) ?? []),
      listing: isListed(cold)
        ? textOfAll(
            ({ is_in_stock }) => is_in_stock,
            (document) => ({ ...unseen, ...offCard, ...belonging(document) }),
          )
        : null,
      categories: cold.category_ids.map(Number),
    };
  };
};
