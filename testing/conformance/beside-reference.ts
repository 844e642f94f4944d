import { existsSync, readFileSync } from 'node:fs';
import { kindOf } from './member-kinds.ts';
import type { Differences } from './reference-differences.ts';

type Document = Readonly<Record<string, unknown>>;

// The reference documents are next to the repository on development machines. Elsewhere only the lists of
// differences are checked against our documents.
const folder = new URL('../../../shared/data/vsf-shape/', import.meta.url);
export const hasReference = existsSync(folder);

const read = (file: string): string => (hasReference ? readFileSync(new URL(file, folder), 'utf8') : '');

/**
 * Returns the documents of a dump of the reference's index, one per line; none if the dump is not available.
 */
export const dumped = (entity: string): Document[] =>
  read(`catalog_${entity}.json`)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line)._source as Document);

/** Returns products of the reference as stored in orders; none if they are not available. */
export const orderedProducts = (): Document[] =>
  hasReference ? (JSON.parse(read('ordered_products_shape.json')) as Document[]) : [];

/** Returns the kinds of each member found in any of the documents; null matches any kind. */
const kindsIn = (documents: readonly Document[]): Map<string, Set<string>> => {
  const kinds = new Map<string, Set<string>>();
  for (const document of documents) {
    for (const [member, value] of Object.entries(document))
      kinds.set(member, (kinds.get(member) ?? new Set()).add(kindOf(value)));
  }
  return kinds;
};

/** Whether both sides have a kind in common. If one side has only null, they agree. */
const agree = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const [certain, others] = [
    new Set([...one].filter((kind) => kind !== 'null')),
    new Set([...other].filter((kind) => kind !== 'null')),
  ];
  return certain.size === 0 || others.size === 0 || certain.isSubsetOf(others) || others.isSubsetOf(certain);
};

const none: ReadonlySet<string> = new Set();

/**
 * Returns members of the reference's documents that ours lack or have in another kind without a listed
 * difference, and listed differences that do not exist.
 */
export const referenceErrors = (
  reference: readonly Document[],
  ours: readonly Document[],
  { absent, other }: Differences,
): string[] => {
  const mine = kindsIn(ours);
  const missing = [...kindsIn(reference)].flatMap(([member, kinds]) => {
    if (member in absent || member in other) return [];
    const found = mine.get(member);
    if (found === undefined) return [`${member} is missing`];
    return agree(kinds, found)
      ? []
      : [`${member} is ${[...found].join(' or ')}, not ${[...kinds].join(' or ')}`];
  });
  const present = Object.keys(absent)
    .filter((member) => mine.has(member))
    .map((member) => `${member} is said to be absent`);
  const same = Object.entries(other).flatMap(([member, { ours: kind }]) => {
    const found = mine.get(member) ?? none;
    return agree(found, new Set(kind === 'absent' ? [] : [kind]))
      ? []
      : [`${member} is ${[...found].join(' or ')}, said to be ${kind}`];
  });
  return [...missing, ...present, ...same];
};
