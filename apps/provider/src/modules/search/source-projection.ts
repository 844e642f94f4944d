import type { Document } from '../../read-model/search-engine.ts';
import { wildcardMatch } from '../../read-model/wildcard-match.ts';

/** Comma lists of dotted paths with `*` for any text (wire §7.6). */
export type SourceLists = { include: readonly string[]; exclude: readonly string[] };

type Verdict = 'whole' | 'nothing' | 'inside';

/** Patterns that name a path or something above it; with a star they name paths of any depth. */
const naming = (patterns: readonly string[]): ((path: string) => boolean) => {
  const plain = new Set(patterns.filter((pattern) => !pattern.includes('*')));
  const starred = patterns.filter((pattern) => pattern.includes('*')).map((pattern) => pattern.split('*'));
  return (path) => plain.has(path) || starred.some((parts) => wildcardMatch(parts, path));
};

/** Whether a pattern may name something below a path: it goes on from there, or a star may stand for anything. */
const reachingBelow = (patterns: readonly string[]): ((path: string) => boolean) => {
  const starred = patterns.filter((pattern) => pattern.includes('*')).map((pattern) => pattern.slice(0, pattern.indexOf('*')));
  return (path) => {
    const below = `${path}.`;
    return patterns.some((pattern) => pattern.startsWith(below)) || starred.some((head) => head.startsWith(below) || below.startsWith(head));
  };
};

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Keeps of a document what the lists let through: an empty include list means all, exclude beats include, a named object goes or stays
 * with all below it. Paths are judged once for all documents, so one projection serves a whole answer.
 */
export const sourceProjection = ({ include, exclude }: SourceLists): ((document: Document) => Document) => {
  if (include.length === 0 && exclude.length === 0) return (document) => document;
  const [isIncluded, isExcluded, includesBelow, excludesBelow] = [naming(include), naming(exclude), reachingBelow(include), reachingBelow(exclude)];
  const verdicts = new Map<string, Verdict>();

  const judge = (path: string, isKept: boolean): Verdict => {
    if (isExcluded(path)) return 'nothing';
    if (!isKept) return includesBelow(path) ? 'inside' : 'nothing';
    return excludesBelow(path) ? 'inside' : 'whole';
  };
  const verdictOf = (path: string, isKept: boolean): Verdict => {
    const key = isKept ? path : `-${path}`;
    const known = verdicts.get(key) ?? judge(path, isKept);
    verdicts.set(key, known);
    return known;
  };

  const inside = (value: object, path: string, isKept: boolean): unknown => {
    if (Array.isArray(value)) {
      const kept = value.flatMap((element: unknown) => (isHolder(element) ? [inside(element, path, isKept)] : isKept ? [element] : []));
      const elements = kept.filter((element) => element !== undefined);
      return elements.length === 0 && !isKept ? undefined : elements;
    }
    const members = Object.entries(value).flatMap(([member, held]): [string, unknown][] => {
      const kept = projected(held, path === '' ? member : `${path}.${member}`, isKept);
      return kept === undefined ? [] : [[member, kept]];
    });
    return members.length === 0 && path !== '' && !isKept ? undefined : Object.fromEntries(members);
  };

  const projected = (value: unknown, path: string, isAboveKept: boolean): unknown => {
    const isKept = isAboveKept || isIncluded(path);
    const verdict = verdictOf(path, isKept);
    if (verdict === 'nothing') return undefined;
    if (verdict === 'whole') return value;
    if (isHolder(value)) return inside(value, path, isKept);
    return isKept ? value : undefined;
  };

  return (document) => inside(document, '', include.length === 0) as Document;
};
