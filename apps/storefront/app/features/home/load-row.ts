import type { CategoryDocument, SearchQuery, ShownBlock } from '@dijla/contract/client';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { cardFields, cardView, type CardView } from '../../view-models/cards/card-view.ts';
import { idsBelow } from '../../view-models/listing/ids-below.ts';
import {
  bestsellers,
  inStock,
  inStockFirst,
  listedFilters,
} from '../../view-models/listing/listed-filters.ts';

type Row = Pick<Extract<ShownBlock, { type: 'products' }>, 'of' | 'look' | 'skus' | 'category'>;

/** Number of products in a row of the home page (spec 1 §9), and side by side in a band. */
const rowSize = 8;
const bandSize = 5;

const newest = { field: 'created_at', options: 'desc' } as const;

/** What came last, those out of stock at the end. */
const newRequest = (): SearchQuery => ({
  _appliedFilters: listedFilters(),
  _appliedSort: [inStockFirst, newest],
});

const search = async (source: CatalogSource, request: SearchQuery, size: number): Promise<CardView[]> => {
  const { hits } = await source.search('product', { request, size, include: cardFields });
  return hits.map((document) => cardView(document, source.store.currency.scale));
};

/** Loads products that came last, with one call. */
export const loadNewest = (source: CatalogSource): Promise<CardView[]> =>
  search(source, newRequest(), rowSize);

type LoadedRow = { cards: CardView[]; path?: string };

const categoryFields = ['id', 'url_path', 'children_data.id', '*.children_data.id'];

/** Loads products of a category and of those below it, with two calls; none when it is there no more. */
const loadOfCategory = async (source: CatalogSource, id: number, size: number): Promise<LoadedRow> => {
  const { hits } = await source.search('category', {
    request: {
      _appliedFilters: [
        { attribute: 'id', value: { eq: id } },
        { attribute: 'is_active', value: { eq: true } },
      ],
    },
    size: 1,
    include: categoryFields,
    isShared: true,
  });
  const category = hits[0] as Partial<CategoryDocument> | undefined;
  if (category === undefined) return { cards: [] };
  const request = {
    _appliedFilters: [...listedFilters(), { attribute: 'category_ids', value: { in: idsBelow(category) } }],
    _appliedSort: [inStockFirst, newest],
  };
  return { cards: await search(source, request, size), path: category.url_path ?? '' };
};

/** Loads products by their numbers, in that order. */
const loadChosen = async (source: CatalogSource, skus: readonly string[]): Promise<LoadedRow> => {
  const request = {
    _appliedFilters: [...listedFilters(), { attribute: 'sku', value: { in: [...skus] } }],
  };
  const found = await search(source, request, skus.length);
  return {
    cards: found.toSorted((one, other) => skus.indexOf(one.sku) - skus.indexOf(other.sku)),
  };
};

/** Loads the products of a row, and the path of the listing that has all of them, where there is one. */
export const loadRow = async (
  source: CatalogSource,
  { of, look, skus, category }: Row,
): Promise<LoadedRow> => {
  const size = look === 'band' ? bandSize : rowSize;
  switch (of) {
    case 'new':
      return { cards: await search(source, newRequest(), size), path: 'new' };
    case 'bestsellers':
      // Followed by products that have not sold yet.
      return { cards: await search(source, bestsellers(), size), path: 'best-sellers' };
    case 'offers': {
      // Special offers (spec 1 §9): products with a special price, in stock, newest first.
      const request = {
        _appliedFilters: [...listedFilters(), { attribute: 'special_price', value: { gt: 0 } }, inStock],
        _appliedSort: [newest],
      };
      return { cards: await search(source, request, size), path: 'special-offers' };
    }
    case 'category':
      return category === null ? { cards: [] } : loadOfCategory(source, category, size);
    default:
      return loadChosen(source, skus);
  }
};
