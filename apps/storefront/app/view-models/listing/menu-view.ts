import type { CategoryDocument } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';

/** A category in the menu with its subcategories. */
export type MenuNode = {
  id: number;
  name: string;
  lang: string | null;
  urlPath: string;
  image: string | null;
  children: MenuNode[];
};

/** The number of levels in a menu, and of those that have pictures. */
type Reach = { levels: number; pictured: number };

/** The menu in every page: two levels, the upper one with pictures. */
const near: Reach = { levels: 2, pictured: 1 };
/** The menu loaded when it is opened. */
const far: Reach = { levels: 3, pictured: 3 };
/** All levels, to find the category path of a product. */
const endless: Reach = { levels: Number.POSITIVE_INFINITY, pictured: 0 };

const ownFields = [
  'id',
  'name',
  'lang',
  'url_path',
  'position',
  'include_in_menu',
  'is_active',
  'product_count',
];

/** Fields that `menuView` reads, sent as `_source_include`. */
export const menuFields = [...ownFields, 'image', ...ownFields.map((field) => `children_data.${field}`)];
/** Fields that `menuView` and `categoryTree` read. */
export const treeFields = [...menuFields, ...ownFields.map((field) => `*.children_data.${field}`)];
/** Fields that `wholeMenuView` reads. One pattern names a field at all deeper levels. */
export const wholeMenuFields = ['', 'children_data.', '*.children_data.'].flatMap((level) =>
  [...ownFields, 'image'].map((field) => `${level}${field}`),
);

/** A category without products is not shown, as its page would be empty. */
const isShown = ({
  include_in_menu: include,
  is_active: active,
  product_count: count,
}: Partial<CategoryDocument>) => active !== false && include !== 0 && count !== 0;

const nodeOf = (category: Partial<CategoryDocument>, { levels, pictured }: Reach): MenuNode => ({
  id: category.id ?? 0,
  name: category.name ?? '',
  lang: category.lang ?? null,
  urlPath: category.url_path ?? '',
  image: pictured > 0 ? (category.image ?? null) : null,
  children:
    levels <= 1 ? [] : nodesOf(category.children_data ?? [], { levels: levels - 1, pictured: pictured - 1 }),
});

const nodesOf = (categories: readonly Partial<CategoryDocument>[], reach: Reach): MenuNode[] =>
  [...categories]
    .filter(isShown)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((category) => nodeOf(category, reach));

/**
 * Returns the menu that every page contains, from the documents of the top categories: two levels, the lower
 * one without pictures.
 */
export const menuView = (documents: readonly WireDocument[]): MenuNode[] =>
  nodesOf(documents as Partial<CategoryDocument>[], near);

/** Returns all categories that are shown in the menu, at any depth. */
export const categoryTree = (documents: readonly WireDocument[]): MenuNode[] =>
  nodesOf(documents as Partial<CategoryDocument>[], endless);

/** Returns the menu as shown when opened: three levels, all with pictures. */
export const wholeMenuView = (documents: readonly WireDocument[]): MenuNode[] =>
  nodesOf(documents as Partial<CategoryDocument>[], far);
