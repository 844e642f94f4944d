import type { Document } from '../search-engine.ts';
import { wildcardMatch } from '../query/wildcard-match.ts';

/** Lists of dotted paths, with `*` for any text (wire §7.6). */
export type SourceLists = { include: readonly string[]; exclude: readonly string[] };

type Verdict = 'whole' | 'nothing' | 'inside';

/** Returns a test for whether a pattern matches a path. A pattern with a star matches paths of any depth. */
const naming = (patterns: readonly string[]): ((path: string) => boolean) => {
  const plain = new Set(patterns.filter((pattern) => !pattern.includes('*')));
  const starred = patterns.filter((pattern) => pattern.includes('*')).map((pattern) => pattern.split('*'));
  return (path) => plain.has(path) || starred.some((parts) => wildcardMatch(parts, path));
};

/** Returns a test for whether a pattern may match something below a path. */
const reachingBelow = (patterns: readonly string[]): ((path: string) => boolean) => {
  const starred = patterns
    .filter((pattern) => pattern.includes('*'))
    .map((pattern) => pattern.slice(0, pattern.indexOf('*')));
  return (path) => {
    const below = `${path}.`;
    return (
      patterns.some((pattern) => pattern.startsWith(below)) ||
      starred.some((head) => head.startsWith(below) || below.startsWith(head))
    );
  };
};

/** Cached decision for a path, and for the paths below it as they are first seen. */
type Place = { path: string; isKept: boolean; verdict: Verdict; below: Map<string, Place> };

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

type PlaceBelow = (place: Place, member: string) => Place;

/** Evaluates each path once, however many documents contain it. */
const placesOf = ({ include, exclude }: SourceLists): { root: Place; placeBelow: PlaceBelow } => {
  const [isIncluded, isExcluded, includesBelow, excludesBelow] = [
    naming(include),
    naming(exclude),
    reachingBelow(include),
    reachingBelow(exclude),
  ];
  const judge = (path: string, isKept: boolean): Verdict => {
    if (isExcluded(path)) return 'nothing';
    if (!isKept) return includesBelow(path) ? 'inside' : 'nothing';
    return excludesBelow(path) ? 'inside' : 'whole';
  };
  const placeBelow: PlaceBelow = ({ path: above, isKept: isAboveKept, below }, member) => {
    const known = below.get(member);
    if (known !== undefined) return known;
    const path = above === '' ? member : `${above}.${member}`;
    const isKept = isAboveKept || isIncluded(path);
    const place: Place = { path, isKept, verdict: judge(path, isKept), below: new Map() };
    below.set(member, place);
    return place;
  };
  return {
    root: { path: '', isKept: include.length === 0, verdict: 'inside', below: new Map() },
    placeBelow,
  };
};

const listInside = (
  list: readonly unknown[],
  place: Place,
  placeBelow: PlaceBelow,
): unknown[] | undefined => {
  const kept: unknown[] = [];
  for (const element of list) {
    const held = isHolder(element) ? inside(element, place, placeBelow) : place.isKept ? element : undefined;
    if (held !== undefined) kept.push(held);
  }
  return kept.length === 0 && !place.isKept ? undefined : kept;
};

const membersInside = (holder: Document, place: Place, placeBelow: PlaceBelow): Document | undefined => {
  const kept: Record<string, unknown> = {};
  let isEmpty = true;
  for (const member of Object.keys(holder)) {
    const held = projected(holder[member], placeBelow(place, member), placeBelow);
    if (held === undefined) continue;
    kept[member] = held;
    isEmpty = false;
  }
  return isEmpty && place.path !== '' && !place.isKept ? undefined : kept;
};

const inside = (value: object, place: Place, placeBelow: PlaceBelow): unknown =>
  Array.isArray(value)
    ? listInside(value, place, placeBelow)
    : membersInside(value as Document, place, placeBelow);

const projected = (value: unknown, place: Place, placeBelow: PlaceBelow): unknown => {
  if (place.verdict === 'nothing') return undefined;
  if (place.verdict === 'whole') return value;
  if (isHolder(value)) return inside(value, place, placeBelow);
  return place.isKept ? value : undefined;
};

/**
 * Returns a function that reduces a document to what the lists allow: an empty include list means all,
 * exclude takes precedence over include, and a named object is kept or dropped with everything below it.
 * Paths are evaluated once for all documents, so one projection serves a whole response and later ones.
 */
export const sourceProjection = (lists: SourceLists): ((document: Document) => Document) => {
  if (lists.include.length === 0 && lists.exclude.length === 0) return (document) => document;
  const { root, placeBelow } = placesOf(lists);
  return (document) => membersInside(document, root, placeBelow) ?? {};
};
