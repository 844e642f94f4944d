import type { CategoryDocument } from '@dijla/contract/client';
import type { WireDocument } from '../catalogue-source.ts';

/** A category in the menu with what is below it. */
export type MenuNode = {
  id: number;
  name: string;
  lang: string | null;
  urlPath: string;
  image: string | null;
  children: MenuNode[];
};

/** What `menuView` reads: sent along as `_source_include`; children carry the same members. */
const ownFields = ['id', 'name', 'lang', 'url_path', 'image', 'position', 'level', 'include_in_menu', 'is_active'];
export const menuFields = [
  ...ownFields,
  ...ownFields.map((field) => `children_data.${field}`),
  ...ownFields.map((field) => `*.children_data.${field}`),
];

const isShown = ({ include_in_menu: include, is_active: active }: Partial<CategoryDocument>) => active !== false && include !== 0;

const nodeOf = (category: Partial<CategoryDocument>, depth: number): MenuNode => ({
  id: category.id ?? 0,
  name: category.name ?? '',
  lang: category.lang ?? null,
  urlPath: category.url_path ?? '',
  image: category.image ?? null,
  children: depth <= 1 ? [] : nodesOf(category.children_data ?? [], depth - 1),
});

const nodesOf = (categories: readonly Partial<CategoryDocument>[], depth: number): MenuNode[] =>
  [...categories]
    .filter(isShown)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((category) => nodeOf(category, depth));

/** The menu from the top categories' documents, three levels deep at most. */
export const menuView = (documents: readonly WireDocument[]): MenuNode[] => nodesOf(documents as Partial<CategoryDocument>[], 3);

/** The way from a top category down to one of the given, the deepest found; empty when none is in the menu. */
export const trailTo = (menu: readonly MenuNode[], categoryIds: readonly number[]): MenuNode[] => {
  const trails = menu.flatMap((node) => {
    const below = trailTo(node.children, categoryIds);
    if (below.length > 0) return [[node, ...below]];
    return categoryIds.includes(node.id) ? [[node]] : [];
  });
  return trails.reduce((longest, trail) => (trail.length > longest.length ? trail : longest), []);
};
