// @chunk trade
import type { MenuNode } from './menu-view.ts';

/** A category in a path to a category or product. */
export type Step = Pick<MenuNode, 'id' | 'name' | 'urlPath'>;

/**
 * The path down to a product's innermost category: the ids of all its categories, and the categories below
 * the two levels that every page knows.
 */
export type CategoryWay = { ids: number[]; deeper: Step[] };

/**
 * Returns the path from a top category to the deepest of the given categories; empty when none of them is in
 * the menu.
 */
export const trailTo = (menu: readonly MenuNode[], categoryIds: readonly number[]): MenuNode[] => {
  const trails = menu.flatMap((node) => {
    const below = trailTo(node.children, categoryIds);
    if (below.length > 0) return [[node, ...below]];
    return categoryIds.includes(node.id) ? [[node]] : [];
  });
  return trails.reduce((longest, trail) => (trail.length > longest.length ? trail : longest), []);
};

/**
 * Returns the path with its upper levels taken from the menu. If the path is unknown, it goes only as deep
 * as the menu does.
 */
export const trailOf = (
  menu: readonly MenuNode[],
  { ids, deeper }: CategoryWay,
  categoryIds: readonly number[],
): Step[] =>
  ids.length === 0
    ? trailTo(menu, categoryIds)
    : [...trailTo(menu, ids).filter(({ id }) => ids.includes(id)), ...deeper];
