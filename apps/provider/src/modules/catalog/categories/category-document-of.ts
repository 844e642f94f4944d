import type { CategoryDocument } from '@dijla/contract/client';
import type { CategoryText, Language, Texts } from '../saving/catalog-batch.ts';
import { textIn } from '../saving/text-in.ts';

export type CategoryRows = {
  id: number;
  parent_id: number | null;
  level: number;
  position: number;
  is_active: boolean;
  include_in_menu: boolean;
  is_anchor: boolean;
  display_mode: string;
  image: string | null;
  media_gallery: readonly string[];
  texts: Texts<CategoryText>;
  /** Address by store code; empty for the root. */
  addresses: Readonly<Record<string, { url_key: string; url_path: string }>>;
  /** Number of distinct listed products in it and its descendants. */
  product_count: number;
};

/**
 * All categories of the shop, because a category's document needs its ancestors and descendants; slugs by
 * store code and id.
 */
export type CategoryTree = {
  byId: ReadonlyMap<number, CategoryRows>;
  below: ReadonlyMap<number, readonly CategoryRows[]>;
  slugs: ReadonlyMap<string, ReadonlyMap<number, string>>;
};

/**
 * Returns a slug made from the whole path, because nested categories may share a url_key ('tops' of women
 * and of men).
 */
const slugOf = (url_path: string): string => url_path.replaceAll('/', '-');

/**
 * Returns unique slugs. When two paths give the same slug (`women/tops`, `women-tops`), the category with
 * the lower id keeps it; the other one's id is appended.
 */
const slugsIn = (categories: readonly CategoryRows[], store: string): Map<number, string> => {
  const taken = new Set<string>();
  const slugs = new Map<number, string>();
  for (const { id, addresses } of categories.toSorted((one, other) => one.id - other.id)) {
    let slug = slugOf(addresses[store]?.url_path ?? '');
    while (slug !== '' && taken.has(slug)) slug += `-${id}`;
    taken.add(slug);
    slugs.set(id, slug);
  }
  return slugs;
};

export const categoryTreeOf = (categories: readonly CategoryRows[]): CategoryTree => {
  const inOrder = categories.toSorted((one, other) => one.position - other.position || one.id - other.id);
  const below = Map.groupBy(inOrder, ({ parent_id }) => parent_id ?? 0);
  return {
    byId: new Map(categories.map((category) => [category.id, category])),
    below: new Map(categories.map(({ id }) => [id, below.get(id) ?? []])),
    slugs: new Map(
      [...new Set(categories.flatMap(({ addresses }) => Object.keys(addresses)))].map((store) => [
        store,
        slugsIn(categories, store),
      ]),
    ),
  };
};

/**
 * Id of Magento's invisible root above the store's root, so that paths read `1/2/20` and top categories have
 * level 2.
 */
const rootOfRoots = 1;

const pathOf = (category: CategoryRows, tree: CategoryTree): string => {
  const parent = category.parent_id === null ? undefined : tree.byId.get(category.parent_id);
  return `${parent === undefined ? rootOfRoots : pathOf(parent, tree)}/${category.id}`;
};

type DocumentStore = { code: string; language: Language };

/** Members of a category that its document and those of its ancestors contain. */
const nodeOf = (category: CategoryRows, tree: CategoryTree, store: DocumentStore): CategoryDocument => {
  const { text, lang } = textIn(category.texts, store.language);
  const url_path = category.addresses[store.code]?.url_path ?? '';
  const slug = tree.slugs.get(store.code)?.get(category.id) ?? '';
  const below = (tree.below.get(category.id) ?? []).filter(({ is_active }) => is_active);
  return {
    id: category.id,
    parent_id: category.parent_id ?? rootOfRoots,
    name: text?.name ?? '',
    // Clients look categories up by url_key or slug and treat them as the same (wire §14 W2).
    url_key: slug,
    url_path,
    slug,
    path: pathOf(category, tree),
    level: category.level,
    position: category.position,
    is_active: category.is_active,
    is_anchor: category.is_anchor,
    include_in_menu: category.include_in_menu ? 1 : 0,
    product_count: category.product_count,
    children_count: below.length,
    children: below.map(({ id }) => id).join(','),
    display_mode: category.display_mode,
    image: category.image,
    ...(lang === undefined ? {} : { lang }),
    children_data: below.map((child) => nodeOf(child, tree, store)),
  };
};

/**
 * Returns a category's document with its active descendants in one store view (spec 1 §3, wire §7.8). Nested
 * categories have a name but none of the other texts.
 */
export const categoryDocumentOf = (
  category: CategoryRows,
  tree: CategoryTree,
  store: DocumentStore,
): CategoryDocument => {
  const { text } = textIn(category.texts, store.language);
  const node = nodeOf(category, tree, store);
  return {
    ...node,
    description: text?.description ?? '',
    meta_title: text?.meta_title ?? '',
    meta_description: text?.meta_description ?? '',
    meta_keywords: text?.meta_keywords ?? '',
    media_gallery: category.media_gallery.map((image, index) => ({
      image,
      pos: index + 1,
      typ: 'image',
      lab: node.name,
    })),
  };
};
