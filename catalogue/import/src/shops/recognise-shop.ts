import type { SourceRows } from '../table-format/source-row.ts';
import { hasHeader, headerKey, headersOf, isMeant } from './header-patterns.ts';
import type { ShopFile, ShopFiles, ShopPreset } from './shop-preset.ts';

/** How well a file matches one file kind of a shop system. `lacks` are required headers that are missing. */
type Fit = { preset: ShopPreset; file: ShopFile; marks: number; known: number; lacks: string[] };

const oneOf = (need: string | readonly string[]): string =>
  typeof need === 'string' ? need : (need[0] ?? '');

/** Returns the missing headers of numbered groups that must be complete or absent. */
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

/**
 * Whether a file may come from the system: several columns are unique to it, or fewer are but most columns
 * are known to it.
 */
const isLike = ({ marks, known }: Fit): boolean =>
  (marks >= 3 && known >= 0.2) || (marks >= 2 && known >= 0.5) || (marks >= 1 && known >= 0.8);
const isSure = (fit: Fit): boolean =>
  isLike(fit) && fit.lacks.length === 0 && (fit.known >= 0.9 || (fit.known >= 0.5 && fit.marks >= 3));

/** Maximum number of columns; no shop system writes more. */
const mostColumns = 1000;

/** Whether a file only supplements others: all its columns are known and no required one is missing. */
const isSide = ({ file, known, lacks }: Fit): boolean =>
  file.isMain !== true && known === 1 && lacks.length === 0;

const best = (fits: readonly Fit[]): Fit | undefined =>
  fits.toSorted(
    (one, other) =>
      one.lacks.length - other.lacks.length || other.marks - one.marks || other.known - one.known,
  )[0];

/** Returns the files of one export by role. */
const shopFiles = (found: readonly { source: SourceRows; file: ShopFile }[]): ShopFiles => ({
  all: (role) => found.filter(({ file }) => file.role === role).map(({ source }) => source),
  main: found.filter(({ file }) => file.isMain === true).map(({ source }) => source),
});

/** A system that a file may come from, and the headers that are missing to be sure. */
export type Candidate = { preset: ShopPreset; lacks: readonly string[]; isMain: boolean };

export type RecognisedShops = {
  shops: { preset: ShopPreset; files: ShopFiles }[];
  /** Files that may come from these systems, or certainly come from one but are useless on their own. */
  unsure: { source: SourceRows; candidates: readonly Candidate[] }[];
  /** Files that match no system. */
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
 * Assigns files to shop systems. A main file is assigned only when most of its columns are known to the
 * system, some are unique to it, no required one is missing and no other system matches. A supplementary
 * file is assigned when all its columns are known and its main file is present.
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

/** A main file that lacks some required columns; `unknown` are its columns that the system does not know. */
export type Incomplete = { source: SourceRows; lacks: readonly string[]; unknown: readonly string[] };

const unknownIn = ({ headers }: ShopFile, columns: readonly string[]): string[] =>
  columns.filter((column) => !headers.some((header) => hasHeader(header, [column])));

/**
 * Returns the files of an export whose system the shop owner names: main files by the closest match,
 * supplementary files as in `recogniseShops`.
 */
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
