import type { CategoryRows } from '../../categories/category-document-of.ts';

/** Deepest level of a category; the root above all of them is level 1. */
const deepestLevel = 9;

type Node = Pick<CategoryRows, 'id' | 'parent_id' | 'level' | 'position'>;

const inOrder = (one: Node, other: Node): number => one.position - other.position || one.id - other.id;

/** Returns the categories directly below another, in the owner's order. */
export const childrenOf = <N extends Node>(nodes: readonly N[], parent: number): N[] =>
  nodes.filter(({ parent_id }) => parent_id === parent).toSorted(inOrder);

const heightOf = (nodes: readonly Node[], id: number): number =>
  1 + Math.max(0, ...childrenOf(nodes, id).map((child) => heightOf(nodes, child.id)));

/** Whether `id` is `above` itself, or below it. */
const isWithin = (nodes: readonly Node[], id: number | null, above: number): boolean => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const seen = new Set<number>();
  for (let step = id; step !== null && !seen.has(step); step = byId.get(step)?.parent_id ?? null) {
    if (step === above) return true;
    seen.add(step);
  }
  return false;
};

/** Whether a category may have others `levels` deep below it. */
export const isTooDeep = ({ level }: Pick<Node, 'level'>, levels = 1): boolean =>
  level + levels > deepestLevel;

type PlaceAsked = { id: number; parent_id: number; before_id: number | null };
type PlaceFault = 'desk.category-below-itself' | 'desk.category-too-deep' | 'desk.changed-meanwhile';

/**
 * Returns the order of the categories below `parent_id` once `id` stands there before `before_id`, or why it may
 * not: one of them is below itself then, too deep, or what it should stand before is not there.
 */
export const placeIn = (
  nodes: readonly Node[],
  { id, parent_id, before_id }: PlaceAsked,
): { order: number[] } | { fault: PlaceFault } => {
  const parent = nodes.find((node) => node.id === parent_id);
  if (parent === undefined) return { fault: 'desk.changed-meanwhile' };
  if (isWithin(nodes, parent_id, id)) return { fault: 'desk.category-below-itself' };
  if (isTooDeep(parent, heightOf(nodes, id))) return { fault: 'desk.category-too-deep' };
  const others = childrenOf(nodes, parent_id)
    .map((child) => child.id)
    .filter((child) => child !== id);
  if (before_id === null) return { order: [...others, id] };
  const place = others.indexOf(before_id);
  return place === -1 ? { fault: 'desk.changed-meanwhile' } : { order: others.toSpliced(place, 0, id) };
};
