import type { CategoryDocument } from '@dijla/contract/client';
import { data, redirect } from 'react-router';
import type { CatalogueSource, WireDocument } from '../../catalogue-source.ts';
import { paths } from '../../paths.ts';
import { type DescriptionBlock, descriptionBlocks } from '../../view-models/description-blocks.ts';
import type { FacetCategory } from '../../view-models/facets-of.ts';
import { listingQueryOf, parametersOf } from '../../view-models/listing-query.ts';
import { type Packed, packed } from '../../view-models/packed.ts';
import { askListing, type FoundProducts } from './ask-listing.ts';

/** A category below the shown one, as a tile. */
export type Subcategory = { id: number; name: string; lang: string | null; urlPath: string; image: string | null };

export type ListingView = {
  category: { id: number; name: string; lang: string | null; urlPath: string; description: DescriptionBlock[] };
  /** Ids from the top category down to the one above this. */
  above: number[];
  subcategories: Subcategory[];
  found: Packed<FoundProducts>;
};

const shownFields = ['id', 'name', 'lang', 'url_path', 'image', 'position', 'is_active', 'include_in_menu'];
const categoryFields = [...shownFields, 'slug', 'path', 'description', ...shownFields.map((field) => `children_data.${field}`), '*.children_data.id'];

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

const shownBelow = (category: Partial<CategoryDocument>): Partial<CategoryDocument>[] =>
  (category.children_data ?? []).filter(({ is_active: isActive }) => isActive !== false).toSorted((one, other) => one.position - other.position);

const facetCategory = (category: Partial<CategoryDocument>): FacetCategory => ({ id: category.id ?? 0, name: category.name ?? '', ids: idsBelow(category) });

const tileOf = ({ id = 0, name = '', lang, url_path: urlPath = '', image }: Partial<CategoryDocument>): Subcategory => ({ id, name, lang: lang ?? null, urlPath, image: image ?? null });

/** Of `1/2/20/21` the top category and what follows, without the category itself: root and store stand above them. */
const idsAbove = ({ path = '' }: Partial<CategoryDocument>): number[] => path.split('/').slice(2, -1).map(Number);

/** The listing of a category with all pages up to the asked one: one call on a server. An address with filters it does not have leads to the one without them. */
export const listingOf = async (source: CatalogueSource, document: WireDocument, search: URLSearchParams): Promise<ListingView> => {
  const category = document as Partial<CategoryDocument>;
  const urlPath = category.url_path ?? '';
  const below = shownBelow(category);
  const query = listingQueryOf('category', search);
  const asked = await askListing(source, {
    within: [{ attribute: 'category_ids', value: { in: idsBelow(category) } }],
    query,
    categories: below.map(facetCategory),
  });
  if (!asked.ok) throw redirect(paths.entity(source.store.code, urlPath, parametersOf('category', { ...query, ...asked.data })));
  return {
    category: { id: category.id ?? 0, name: category.name ?? '', lang: category.lang ?? null, urlPath, description: descriptionBlocks(category.description ?? '') },
    above: idsAbove(category),
    subcategories: below.filter(({ include_in_menu: include }) => include !== 0).map(tileOf),
    found: source.keepsAnswers === true ? asked.found : packed(asked.found),
  };
};

/** A category page under `/c/{slug}`: two calls. Throws 404 for a slug nobody has. */
export const loadCategory = async (source: CatalogueSource, { params, search }: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }) => {
  const category = await findCategory(source, { attribute: 'slug', value: params['slug'] ?? '' });
  if (category === null) throw data(null, { status: 404 });
  return listingOf(source, category, search);
};
