import type { SourceRows } from '../table-format/source-row.ts';
import { hasHeader, headerKey, headersOf, isMeant } from './header-patterns.ts';
import type { ShopFile, ShopFiles, ShopPreset } from './shop-preset.ts';

/** How well a file fits one kind of file of a shop system. `lacks` are headers that it needs and does not have. */
type Fit = { preset: ShopPreset; file: ShopFile; marks: number; known: number; lacks: string[] };

const oneOf = (need: string | readonly string[]): string =>
  typeof need === 'string' ? need : (need[0] ?? '');

/** Of headers that come all or none the ones that are missing, by their numbers. */
const missingOf = (group: readonly string[], columns: readonly string[]): string[] => {
  const numbersOf = (pattern: string): string[] =>
    headersOf(pattern, columns).map((column) => /\d+/.exec(column)?.[0] ?? '');
  const numbers = new Set(group.flatMap(numbersOf));
  return [...numbers].flatMap((number) =>
    group.map((pattern) => pattern.replace('{n}', number)).filter((header) => !hasHeader(header, columns)),
  );
};

const fitOf = (preset: ShopPreset, file: ShopFile, columns: readonly string[]): Fit => {
  const keys = columns.map(headerKey);
  const among = (patterns: readonly string[]): number =>
    keys.filter((key) => patterns.some((pattern) => isMeant(pattern, key))).length;
  return {
    preset,
    file,
    marks: among(file.marks),
    known: among(file.headers) / Math.max(columns.length, 1),
    lacks: [
      ...file.needs
        .filter((need) => ![need].flat().some((pattern) => keys.some((key) => isMeant(pattern, key))))
        .map(oneOf),
      ...(file.together ?? []).flatMap((group) => missingOf(group, columns)),
      ...(file.missing?.(columns) ?? []),
    ],
  };
};

/** Whether a file may be a system's: many of its columns are that system's alone, or some are and most are known to it. */
const isLike = ({ marks, known }: Fit): boolean =>
  (marks >= 3 && known >= 0.2) || (marks >= 2 && known >= 0.5) || (marks >= 1 && known >= 0.8);
const isSure = (fit: Fit): boolean =>
  isLike(fit) && fit.lacks.length === 0 && (fit.known >= 0.9 || (fit.known >= 0.5 && fit.marks >= 3));

/** No system writes so many columns. */
const mostColumns = 1000;

/** Whether a file is one that only adds to others: nothing in it is unknown, all it needs is there. */
const isSide = ({ file, known, lacks }: Fit): boolean =>
  file.isMain !== true && known === 1 && lacks.length === 0;

const best = (fits: readonly Fit[]): Fit | undefined =>
  fits.toSorted(
    (one, other) =>
      one.lacks.length - other.lacks.length || other.marks - one.marks || other.known - one.known,
  )[0];

/** Files of one export, told apart by their role. */
export const shopFiles = (found: readonly { source: SourceRows; file: ShopFile }[]): ShopFiles => ({
  all: (role) => found.filter(({ file }) => file.role === role).map(({ source }) => source),
  main: found.filter(({ file }) => file.isMain === true).map(({ source }) => source),
});

/** A system that a file may come from, and what it lacks to be sure. */
export type Candidate = { preset: ShopPreset; lacks: readonly string[]; isMain: boolean };

export type RecognisedShops = {
  shops: { preset: ShopPreset; files: ShopFiles }[];
  /** Files that may be of these systems, or are surely of one and useless by themselves. */
  unsure: { source: SourceRows; candidates: readonly Candidate[] }[];
  /** Files of no system. */
  others: SourceRows[];
};

type Known = { preset: ShopPreset; found: { source: SourceRows; file: ShopFile }[] };

const likely = (presets: readonly ShopPreset[], columns: readonly string[], wantsMain: boolean): Fit[] =>
  presets.flatMap(
    (preset) =>
      best(
        preset.files
          .filter(({ isMain }) => (isMain === true) === wantsMain)
          .map((file) => fitOf(preset, file, columns))
          .filter(isLike),
      ) ?? [],
  );

const candidateOf = ({ preset, file, lacks }: Fit): Candidate => ({
  preset,
  lacks,
  isMain: file.isMain === true,
});

/**
 * Which files are whose. A file is a system's only when most of its columns are, some are the system's alone, none that matters is missing
 * and no other system comes into question; what only adds to a main file is known by all its columns, beside such a file.
 */
export const recogniseShops = (
  sources: readonly SourceRows[],
  presets: readonly ShopPreset[],
): RecognisedShops => {
  const known = new Map<string, Known>();
  const unsure: RecognisedShops['unsure'] = [];
  const rest: SourceRows[] = [];
  for (const source of sources) {
    const fits = source.columns.length > mostColumns ? [] : likely(presets, source.columns, true);
    const [first] = fits;
    const isBeside = !fits.some(isSure) && likely(presets, source.columns, false).some(isSide);
    if (first === undefined || isBeside) rest.push(source);
    else if (fits.length > 1 || !isSure(first)) unsure.push({ source, candidates: fits.map(candidateOf) });
    else {
      const { preset, file } = first;
      known.set(preset.name, { preset, found: [...(known.get(preset.name)?.found ?? []), { source, file }] });
    }
  }
  const others: SourceRows[] = [];
  for (const source of rest) {
    if (source.columns.length > mostColumns) {
      others.push(source);
      continue;
    }
    const beside = [...known.values()].flatMap(
      (each) =>
        best(each.preset.files.map((file) => fitOf(each.preset, file, source.columns)).filter(isSide)) ?? [],
    );
    const [side] = beside;
    const alone = likely(presets, source.columns, false).filter(isSide);
    if (side !== undefined && beside.length === 1)
      known.get(side.preset.name)?.found.push({ source, file: side.file });
    else if (beside.length > 1) unsure.push({ source, candidates: beside.map(candidateOf) });
    else if (alone.length > 0 && known.size === 0)
      unsure.push({ source, candidates: alone.map(candidateOf) });
    else others.push(source);
  }
  return {
    shops: [...known.values()].map(({ preset, found }) => ({ preset, files: shopFiles(found) })),
    unsure,
    others,
  };
};

/** A main file without some of the columns it needs; `unknown` are those that the system does not know. */
export type Incomplete = { source: SourceRows; lacks: readonly string[]; unknown: readonly string[] };

const unknownIn = ({ headers }: ShopFile, columns: readonly string[]): string[] =>
  columns.filter((column) => !headers.some((header) => hasHeader(header, [column])));

/** The files of an export whose system its owner names: the main ones are those that come nearest, others as `recogniseShops` knows them. */
export const filesOf = (
  preset: ShopPreset,
  sources: readonly SourceRows[],
): { files: ShopFiles; others: SourceRows[]; incomplete: Incomplete[] } => {
  const found: { source: SourceRows; file: ShopFile }[] = [];
  const incomplete: Incomplete[] = [];
  const others: SourceRows[] = [];
  for (const source of sources) {
    const fits = preset.files.map((file) => fitOf(preset, file, source.columns));
    const side = best(fits.filter(isSide));
    const main = best(
      fits.filter(({ file, known }) => file.isMain === true && (known > 0.3 || sources.length === 1)),
    );
    if (side !== undefined) found.push({ source, file: side.file });
    else if (main !== undefined) {
      found.push({ source, file: main.file });
      if (main.lacks.length > 0)
        incomplete.push({ source, lacks: main.lacks, unknown: unknownIn(main.file, source.columns) });
    } else others.push(source);
  }
  return { files: shopFiles(found), others, incomplete };
};
