import type { CategoryDocument } from '@dijla/contract/client';
import type { CatalogSource, WireDocument } from '../../../provider-client/catalog-source.ts';
import { paths } from '../../../paths.ts';
import { refuseUnknown } from '../../../provider-client/refuse-unknown.ts';
import { loadStories } from '../../../shop/cards/load-stories.ts';
import { isWide } from '@dijla/ui-kit/hooks/is-wide.ts';
import { idsOn } from '../../../view-models/listing/category-way.ts';
import { idsBelow } from '../../../view-models/listing/ids-below.ts';
import { type DescriptionBlock, descriptionBlocks } from '../../../view-models/product/description-blocks.ts';
import type { FacetCategory } from '../../../view-models/listing/facets-of.ts';
import { type HeadTexts, headTexts } from '../../../view-models/listing/head-texts.ts';
import type { Packed } from '../../../view-models/wire/packed.ts';
import type { Story } from '../../../view-models/content/scene-view.ts';
import type { FoundProducts } from './ask-listing.ts';
import { loadFiltered } from './load-filtered.ts';
import { topCategories } from './top-categories.ts';

/** A subcategory shown as a tile. */
export type Subcategory = {
  id: number;
  name: string;
  lang: string | null;
  urlPath: string;
  image: string | null;
};

export type ListingView = {
  category: {
    id: number;
    name: string;
    lang: string | null;
    urlPath: string;
    description: DescriptionBlock[];
  };
  /** Ids from the top category to this category's parent. */
  above: number[];
  subcategories: Subcategory[];
  found: Packed<FoundProducts>;
  /** Stories shown between the products. */
  stories: Story[];
  head?: HeadTexts;
};

const shownFields = ['id', 'name', 'lang', 'url_path', 'image', 'position', 'is_active', 'include_in_menu'];
const categoryFields = [
  ...shownFields,
  'slug',
  'path',
  'description',
  'meta_title',
  'meta_description',
  ...shownFields.map((field) => `children_data.${field}`),
  '*.children_data.id',
];

/** Finds a category by an attribute used in addresses, or null, with one call. */
export const findCategory = async (
  source: CatalogSource,
  by: { attribute: 'slug' | 'url_path'; value: string },
): Promise<WireDocument | null> => {
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

const shownBelow = (category: Partial<CategoryDocument>): Partial<CategoryDocument>[] =>
  (category.children_data ?? [])
    .filter(({ is_active: isActive }) => isActive !== false)
    .toSorted((one, other) => one.position - other.position);

const facetCategory = ({ id = 0, name = '' }: Partial<CategoryDocument>): FacetCategory => ({ id, name });

const tileOf = ({
  id = 0,
  name = '',
  lang,
  url_path: urlPath = '',
  image,
}: Partial<CategoryDocument>): Subcategory => ({
  id,
  name,
  lang: lang ?? null,
  urlPath,
  image: image ?? null,
});

/**
 * Last path segment of the special-offers category. Its offers come from the whole shop, so it is filtered
 * by the category tree and not by its subcategories (spec 1 §2).
 */
const specialOffers = 'special-offers';

const narrowingCategories = async (
  source: CatalogSource,
  { id, url_path: urlPath = '' }: Partial<CategoryDocument>,
  below: readonly Partial<CategoryDocument>[],
): Promise<FacetCategory[]> =>
  urlPath.split('/').at(-1) === specialOffers
    ? (await topCategories(source)).filter((top) => top.id !== id)
    : below.map(facetCategory);

/** Whether stories are loaded; a device too narrow to show them requests none. */
const showsStories = ({ keepsAnswers }: CatalogSource): boolean => keepsAnswers !== true || isWide();

/** Loads the shop's stories that do not link to this page itself. */
const storiesFor = async (source: CatalogSource, path: string): Promise<Story[]> =>
  showsStories(source) ? (await loadStories(source)).filter(({ action }) => action.href !== path) : [];

/**
 * Loads the listing of a category with all pages up to the requested one: one call on a server, plus those
 * all listings share.
 */
export const listingOf = async (
  source: CatalogSource,
  document: WireDocument,
  search: URLSearchParams,
): Promise<ListingView> => {
  const category = document as Partial<CategoryDocument>;
  const urlPath = category.url_path ?? '';
  const below = shownBelow(category);
  const stories = storiesFor(source, paths.entity(source.store.code, urlPath));
  const found = await loadFiltered(source, search, {
    kind: 'category',
    within: [{ attribute: 'category_ids', value: { in: idsBelow(category) } }],
    addressOf: (parameters) => paths.entity(source.store.code, urlPath, parameters),
    categories: await narrowingCategories(source, category, below),
  });
  return {
    category: {
      id: category.id ?? 0,
      name: category.name ?? '',
      lang: category.lang ?? null,
      urlPath,
      description: descriptionBlocks(category.description ?? ''),
    },
    above: idsOn(category).slice(0, -1),
    subcategories: below.filter(({ include_in_menu: include }) => include !== 0).map(tileOf),
    found,
    stories: await stories,
    ...headTexts(category),
  };
};

/**
 * Loads a category page under `/c/{slug}` with two calls. A moved page redirects permanently, a removed one
 * responds with 410, and one that never existed with 404.
 */
export const loadCategory = async (
  source: CatalogSource,
  { params, search }: { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams },
) => {
  const slug = params['slug'] ?? '';
  const category = await findCategory(source, { attribute: 'slug', value: slug });
  if (category === null) return refuseUnknown(source, `c/${slug}`, Object.fromEntries(search));
  return listingOf(source, category, search);
};
