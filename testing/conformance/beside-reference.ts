import { existsSync, readFileSync } from 'node:fs';
import { kindOf } from './member-kinds.ts';
import type { Differences } from './reference-differences.ts';

type Document = Readonly<Record<string, unknown>>;

// The reference's documents lie beside the repository where it is worked on; elsewhere the lists of differences alone are held against ours.
const folder = new URL('../../../shared/data/vsf-shape/', import.meta.url);
export const hasReference = existsSync(folder);

const read = (file: string): string => (hasReference ? readFileSync(new URL(file, folder), 'utf8') : '');

/** Documents of a dump of the reference's index, one a line; none where it is not at hand. */
export const dumped = (entity: string): Document[] =>
  read(`catalog_${entity}.json`)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line)._source as Document);

/** Products of the reference as they stood in orders; none where they are not at hand. */
export const orderedProducts = (): Document[] =>
  hasReference ? (JSON.parse(read('ordered_products_shape.json')) as Document[]) : [];

/** Of each member the kinds met in any of the documents; null stands for any of them. */
const kindsIn = (documents: readonly Document[]): Map<string, Set<string>> => {
  const kinds = new Map<string, Set<string>>();
  for (const document of documents) {
    for (const [member, value] of Object.entries(document))
      kinds.set(member, (kinds.get(member) ?? new Set()).add(kindOf(value)));
  }
  return kinds;
};

/** Whether a member is of a kind that the other side has too; where one side has only null, nothing can be said. */
const agree = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const [certain, others] = [
    new Set([...one].filter((kind) => kind !== 'null')),
    new Set([...other].filter((kind) => kind !== 'null')),
  ];
  return certain.size === 0 || others.size === 0 || certain.isSubsetOf(others) || others.isSubsetOf(certain);
};

const none: ReadonlySet<string> = new Set();

/** Members of the reference's documents that ours lack or have otherwise though nothing says so, and differences that are none. */
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
