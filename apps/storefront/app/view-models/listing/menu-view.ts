import type { CategoryDocument } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';

/** A category in the menu with what is below it. */
export type MenuNode = {
  id: number;
  name: string;
  lang: string | null;
  urlPath: string;
  image: string | null;
  children: MenuNode[];
};

/** How far a menu reaches, and to which level its categories bring their pictures. */
type Reach = { levels: number; pictured: number };

/** What every page carries: two levels, the upper with pictures. */
const near: Reach = { levels: 2, pictured: 1 };
/** What comes when the menu is opened. */
const far: Reach = { levels: 3, pictured: 3 };
/** Everything there is, for the way to a product. */
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

/** What `menuView` reads: sent along as `_source_include`. */
export const menuFields = [...ownFields, 'image', ...ownFields.map((field) => `children_data.${field}`)];
/** What `menuView` and `categoryTree` read. */
export const treeFields = [...menuFields, ...ownFields.map((field) => `*.children_data.${field}`)];
/** What `wholeMenuView` reads; the members of children of any depth are named alike. */
export const wholeMenuFields = ['', 'children_data.', '*.children_data.'].flatMap((level) =>
  [...ownFields, 'image'].map((field) => `${level}${field}`),
);

/** A category without any goods leads nowhere. */
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

/** The menu as every page carries it, from the top categories' documents: two levels, the lower without pictures. */
export const menuView = (documents: readonly WireDocument[]): MenuNode[] =>
  nodesOf(documents as Partial<CategoryDocument>[], near);

/** All categories that belong in the menu, however deep. */
export const categoryTree = (documents: readonly WireDocument[]): MenuNode[] =>
  nodesOf(documents as Partial<CategoryDocument>[], endless);

/** The menu as it opens: three levels, all with their pictures. */
export const wholeMenuView = (documents: readonly WireDocument[]): MenuNode[] =>
  nodesOf(documents as Partial<CategoryDocument>[], far);
