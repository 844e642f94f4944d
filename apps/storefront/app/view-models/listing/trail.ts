// @chunk trade
import type { MenuNode } from './menu-view.ts';

/** A category on the way to something. */
export type Step = Pick<MenuNode, 'id' | 'name' | 'urlPath'>;

/** The way down to a product's innermost category: the numbers of all on it, and those below the two levels that every page knows. */
export type CategoryWay = { ids: number[]; deeper: Step[] };

/** The way from a top category down to one of the given, the deepest found; empty when none is in the menu. */
export const trailTo = (menu: readonly MenuNode[], categoryIds: readonly number[]): MenuNode[] => {
  const trails = menu.flatMap((node) => {
    const below = trailTo(node.children, categoryIds);
    if (below.length > 0) return [[node, ...below]];
    return categoryIds.includes(node.id) ? [[node]] : [];
  });
  return trails.reduce((longest, trail) => (trail.length > longest.length ? trail : longest), []);
};

/** The way with the names of its upper levels from the menu; where nobody told it, as far as the menu goes. */
export const trailOf = (
  menu: readonly MenuNode[],
  { ids, deeper }: CategoryWay,
  categoryIds: readonly number[],
): Step[] =>
  ids.length === 0
    ? trailTo(menu, categoryIds)
    : [...trailTo(menu, ids).filter(({ id }) => ids.includes(id)), ...deeper];
