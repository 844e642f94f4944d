import type { CategoryDocument } from '@dijla/contract/client';
import { data } from 'react-router';
import type { CatalogueSource, WireDocument } from '../../catalogue-source.ts';
import { cardFields, cardView, type CardView } from '../../view-models/card-view.ts';
import { inStockFirst, listedFilters } from '../../view-models/listed-filters.ts';
import { type SortOrder, sortOrderOf, sortOrders } from './sort-order.ts';

/** Products per page (spec 1 §9). */
const pageSize = 50;
/** A listing shows all pages up to this one at most. */
const lastPage = 20;

export type ListingView = {
  category: { id: number; name: string; lang: string | null; urlPath: string };
  sort: SortOrder;
  page: number;
  total: number;
  cards: CardView[];
  hasMore: boolean;
};

const categoryFields = ['id', 'name', 'lang', 'url_path', 'slug', 'is_active', 'children_data.id', '*.children_data.id'];

/** The category by one of its names in addresses, or null: one call. */
export const findCategory = async (source: CatalogueSource, by: { attribute: 'slug' | 'url_path'; value: string }): Promise<WireDocument | null> => {
  const { hits } = await source.search('category', {
    request: {
      _appliedFilters: [
        { attribute: by.attribute, value: { eq: by.value } },
        { attribute: 'is_active', value: { eq: true } },
      ],
    },
    size: 1,
    include: categoryFields,
  });
  return hits[0] ?? null;
};

const idsBelow = (category: Partial<CategoryDocument>): number[] => [category.id ?? 0, ...(category.children_data ?? []).flatMap(idsBelow)];

const pageOf = (given: string | null): number => {
  const page = /^\d{1,3}$/.test(given ?? '') ? Number(given) : 1;
  return Math.min(Math.max(page, 1), lastPage);
};

/** The listing of a category with all pages up to the asked one: one call. */
export const listingOf = async (source: CatalogueSource, document: WireDocument, search: URLSearchParams): Promise<ListingView> => {
  const category = document as Partial<CategoryDocument>;
  const sort = sortOrderOf(search.get('sort'));
  const page = pageOf(search.get('page'));
  const { hits, total } = await source.search('product', {
    request: {
      _appliedFilters: [...listedFilters(), { attribute: 'category_ids', value: { in: idsBelow(category) } }],
      _appliedSort: [...(sort === 'popular' ? [inStockFirst] : []), sortOrders[sort]],
    },
    size: page * pageSize,
    include: cardFields,
  });
  return {
    category: { id: category.id ?? 0, name: category.name ?? '', lang: category.lang ?? null, urlPath: category.url_path ?? '' },
    sort,
    page,
    total,
    cards: hits.map((hit) => cardView(hit, source.store.currency.scale)),
    hasMore: hits.length < total && page < lastPage,
  };
};

/** A category page under `/c/{slug}`: two calls. Throws 404 for a slug nobody has. */
export const loadCategory = async (source: CatalogueSource, { params, search }: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }) => {
  const category = await findCategory(source, { attribute: 'slug', value: params['slug'] ?? '' });
  if (category === null) throw data(null, { status: 404 });
  return listingOf(source, category, search);
};
