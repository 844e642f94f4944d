import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';

/** Cards a shopper sees before a listing loads its third page. */
const cards = 50;

/** The goods a department's listing begins with, as it is sorted without being asked: what sells best first, then what came first. */
export const firstCards = (goods: readonly ProductInput[], department: string): ProductInput[] =>
  goods
    .filter(({ categories }) =>
      categories.some(({ url_path }) => url_path === department || url_path.startsWith(`${department}/`)),
    )
    .toSorted((one, other) => (other.number_of_sales ?? 0) - (one.number_of_sales ?? 0))
    .slice(0, cards);
