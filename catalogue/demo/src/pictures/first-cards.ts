import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';

/** Number of cards a shopper sees before a listing loads its third page. */
const cards = 50;

/**
 * Returns the products at the start of a department's listing in its default order: by number of sales, ties
 * in the given order.
 */
export const firstCards = (products: readonly ProductInput[], department: string): ProductInput[] =>
  products
    .filter(({ categories }) =>
      categories.some(({ url_path }) => url_path === department || url_path.startsWith(`${department}/`)),
    )
    .toSorted((one, other) => (other.number_of_sales ?? 0) - (one.number_of_sales ?? 0))
    .slice(0, cards);
