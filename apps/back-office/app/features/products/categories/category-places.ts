import type { DeskInput, DeskResult } from '@dijla/contract/desk-client';

export type Category = DeskResult<'desk/categories'>['items'][number];
/** Where a category stands: below another, null at the top, and before another, null as the last one there. */
export type Place = Pick<NonNullable<DeskInput<'desk/move-category'>['body']>, 'parent_id' | 'before_id'>;

const below = (all: readonly Category[], parent: number | null): Category[] =>
  all.filter(({ parent_id }) => parent_id === parent);

/** Returns a category's name in a language, or in another, or its address. */
export const nameIn = ({ names, url_path }: Pick<Category, 'names' | 'url_path'>, language: string): string =>
  (names as Record<string, string | undefined>)[language] ?? Object.values(names)[0] ?? url_path;

/** Returns where a category stands now. */
export const placeNow = (all: readonly Category[], { id, parent_id }: Category): Place => {
  const neighbors = below(all, parent_id);
  const next = neighbors[neighbors.findIndex((each) => each.id === id) + 1];
  return { parent_id, before_id: next?.id ?? null };
};

/** The steps by which a category is moved; null where there is none. */
export type Steps = Record<'up' | 'down' | 'inward' | 'outward', Place | null>;

/** Returns where a category stands after one step: among its neighbors, into the one above it, or out of its parent. */
export const stepsOf = (all: readonly Category[], { id, parent_id }: Category): Steps => {
  const neighbors = below(all, parent_id);
  const index = neighbors.findIndex((each) => each.id === id);
  const [earlier, later] = [neighbors[index - 1], neighbors[index + 1]];
  const parent = all.find((each) => each.id === parent_id);
  return {
    up: earlier === undefined ? null : { parent_id, before_id: earlier.id },
    down: later === undefined ? null : { parent_id, before_id: neighbors[index + 2]?.id ?? null },
    inward: earlier === undefined ? null : { parent_id: earlier.id, before_id: null },
    outward: parent === undefined ? null : placeNow(all, parent),
  };
};

const isWithin = (all: readonly Category[], id: number, above: number): boolean => {
  if (id === above) return true;
  const parent = all.find((each) => each.id === id)?.parent_id ?? null;
  return parent !== null && isWithin(all, parent, above);
};

/** Returns the categories that another one can be moved below: not itself, and none below it. */
export const parentsFor = (all: readonly Category[], id: number): Category[] =>
  all.filter((each) => !isWithin(all, each.id, id));

/** Returns the tree once a category stands at a place, in the order of the tree. */
export const movedTree = (
  all: readonly Category[],
  moved: Category,
  { parent_id, before_id }: Place,
): Category[] => {
  const childrenOf = (parent: number | null): Category[] => {
    const others = below(all, parent).filter(({ id }) => id !== moved.id);
    if (parent !== parent_id) return others;
    const place = others.findIndex(({ id }) => id === before_id);
    return others.toSpliced(place === -1 ? others.length : place, 0, { ...moved, parent_id });
  };
  const walk = (parent: number | null, level: number): Category[] =>
    childrenOf(parent).flatMap((each) => [{ ...each, level }, ...walk(each.id, level + 1)]);
  return walk(null, 1);
};
