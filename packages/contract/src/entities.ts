import { textPagePath } from './root-pages.ts';

/** What a record has at the desk besides title and text; `meta` is what search engines are told. */
export type WrittenField =
  | 'position'
  | 'published_on'
  | 'picture'
  | 'carousel'
  | 'telephone'
  | 'location'
  | 'blocks'
  | 'content_heading'
  | 'summary'
  | 'meta';

type Entity = {
  /** Prefix of the cache tag of pages that show one record, before its id; null for what changes as a whole. */
  tag: string | null;
  /**
   * Cache tag of pages that list records of the kind or look one up; null where such pages have tags of their
   * own, as the listings of products have.
   */
  listTag: string | null;
  /** Whether searches find it, as the entity of `catalog/search`. */
  isSearched: boolean;
  /**
   * `as-document`: the provider keeps its stored documents in memory; `overlaid`: with rows laid over them;
   * `as-rows`: made from rows when asked for.
   */
  kept: 'as-document' | 'overlaid' | 'as-rows';
  /**
   * Attribute whose value is its address, the path that stands before it, its type in `url/resolver`, and the
   * sitemap that lists it: `/sitemap-<sitemap>-<store>-1.xml`. What is found by its identifier is content
   * with a page of its own.
   */
  address?: { attribute: 'url_path' | 'identifier'; under: string; type: string; sitemap: string };
  /** Fields of its form, for content that is written at the desk. */
  written?: readonly WrittenField[];
};

/**
 * What shoppers can see change, one entry a kind: the change feed, the memory, searches, addresses and the
 * cache tags of pages derive from it. The order is that of searches in the contract, and in which the
 * addresses of a path are tried.
 */
export const entities = {
  product: {
    tag: 'P',
    listTag: null,
    isSearched: true,
    kept: 'overlaid',
    address: { attribute: 'url_path', under: '', type: 'PRODUCT', sitemap: 'products' },
  },
  category: {
    tag: 'C',
    listTag: 'categories',
    isSearched: true,
    kept: 'as-document',
    address: { attribute: 'url_path', under: '', type: 'CATEGORY', sitemap: 'categories' },
  },
  attribute: { tag: 'A', listTag: 'attribute', isSearched: true, kept: 'as-document' },
  taxrule: { tag: null, listTag: 'taxrule', isSearched: true, kept: 'as-rows' },
  review: { tag: 'review', listTag: null, isSearched: true, kept: 'as-rows' },
  cms_page: {
    tag: 'cms_page',
    listTag: 'cms_pages',
    isSearched: true,
    kept: 'as-document',
    address: { attribute: 'identifier', under: 'i/', type: 'CMS_PAGE', sitemap: 'pages' },
    written: ['position', 'content_heading', 'meta'],
  },
  landing_page: {
    tag: 'landing_page',
    listTag: 'landing_pages',
    isSearched: true,
    kept: 'as-document',
    address: { attribute: 'identifier', under: '', type: 'LANDING_PAGE', sitemap: 'landing' },
    written: ['position', 'picture', 'carousel', 'blocks', 'meta'],
  },
  blog_post: {
    tag: 'blog_post',
    listTag: 'blog_posts',
    isSearched: true,
    kept: 'as-document',
    address: { attribute: 'identifier', under: 'blog/', type: 'BLOG_POST', sitemap: 'blog' },
    written: ['position', 'published_on', 'picture', 'summary', 'meta'],
  },
  vendor: {
    tag: 'vendor',
    listTag: 'vendors',
    isSearched: true,
    kept: 'as-document',
    address: { attribute: 'identifier', under: 'vendor/', type: 'VENDOR', sitemap: 'vendors' },
  },
  /** Places of the shop, which the page `store-locator` shows. */
  branch: {
    tag: 'branch',
    listTag: 'branches',
    isSearched: true,
    kept: 'as-document',
    written: ['position', 'telephone', 'location', 'summary'],
  },
  cms_block: {
    tag: 'cms_block',
    listTag: 'cms_blocks',
    isSearched: true,
    kept: 'as-document',
    written: [],
  },
  /** The home page, the main menu and the links of the footer, as the owner arranged them. */
  arrangement: { tag: 'arrangement', listTag: 'arrangements', isSearched: true, kept: 'as-document' },
  cms_hierarchy: { tag: 'cms_hierarchy', listTag: null, isSearched: true, kept: 'as-rows' },
  store: { tag: null, listTag: 'shop', isSearched: false, kept: 'as-rows' },
  brand: { tag: null, listTag: 'brands', isSearched: false, kept: 'as-rows' },
  carousel: { tag: null, listTag: 'carousels', isSearched: false, kept: 'as-rows' },
  search_word: { tag: null, listTag: 'search_words', isSearched: false, kept: 'as-rows' },
  search_rule: { tag: null, listTag: 'search_words', isSearched: false, kept: 'as-rows' },
} as const satisfies Record<string, Entity>;

export type EntityName = keyof typeof entities;

type NamesWhere<Condition> = {
  [Name in EntityName]: (typeof entities)[Name] extends Condition ? Name : never;
}[EntityName];

/** Kinds that searches find. */
export type SearchedEntity = NamesWhere<{ isSearched: true }>;
/** Kinds of which memory keeps the stored documents as they are. */
export type DocumentEntity = NamesWhere<{ kept: 'as-document' }>;
/** Kinds that have an address. */
export type AddressedEntity = NamesWhere<{ address: object }>;
/** Kinds of content whose records have a page each, at `<under><identifier>`. */
export type ContentPageEntity = NamesWhere<{ address: { attribute: 'identifier' } }>;
/** Those of them that have a path of their own; others stand at the root of a store, as products and categories do. */
export type ContentRouteEntity = Exclude<ContentPageEntity, NamesWhere<{ address: { under: '' } }>>;
/** Kinds of content that are written at the desk. */
export type WrittenKind = NamesWhere<{ written: readonly WrittenField[] }>;

const allNames = Object.keys(entities) as [EntityName, ...EntityName[]];

/** Returns what the registry says of a kind, in the type that all kinds share. */
export const entityOf = (name: EntityName): Entity => entities[name];

/** Whether a name is that of content that is written at the desk. */
export const isWrittenKind = (name: string): name is WrittenKind =>
  Object.hasOwn(entities, name) && entityOf(name as EntityName).written !== undefined;

export const searchedEntities = allNames.filter((name): name is SearchedEntity => entityOf(name).isSearched);
export const documentEntities = allNames.filter(
  (name): name is DocumentEntity => entityOf(name).kept === 'as-document',
);
export const addressedEntities = allNames.filter(
  (name): name is AddressedEntity => entityOf(name).address !== undefined,
);
export const contentPageEntities = allNames.filter(
  (name): name is ContentPageEntity => entityOf(name).address?.attribute === 'identifier',
);
export const contentRouteEntities = contentPageEntities.filter(
  (name): name is ContentRouteEntity => entityOf(name).address?.under !== '',
);

/** Returns the path of a record of content below the store's prefix. */
export const contentPath = (entity: ContentPageEntity, identifier: string): string =>
  entity === 'cms_page' ? textPagePath(identifier) : `${entities[entity].address.under}${identifier}`;

/** Returns the kind of content whose pages stand at a path below the store's prefix; undefined for other paths. */
export const contentKindAt = (path: string): ContentRouteEntity | undefined =>
  contentRouteEntities.find((entity) => path.startsWith(entities[entity].address.under));
