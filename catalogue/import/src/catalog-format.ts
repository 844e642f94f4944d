import type { Choices, Question } from './command/choices.ts';
import type { ImportRecord } from './record/import-record.ts';
import type { ImportWarning } from './record/warning.ts';

/** A row of a table that is not read: it has more or fewer cells than the table has columns, or a cell that is too long. */
export type UnreadRow = { line: number; code: 'ragged-row' | 'cell-too-long'; subject: string };

/**
 * A file of an export: `path` is relative to the folder given, with slashes; `open` reads it from its beginning, in parts. Whoever walks
 * its rows tells of those it leaves out.
 */
export type SourceFile = {
  path: string;
  open: () => AsyncIterable<Uint8Array>;
  onUnreadRow?: (row: UnreadRow) => void;
};

/** Where in the export something stands; `line` counts from 1. */
export type SourcePlace = { file: string; line: number };

/** What a format finds: a record, or a remark on what it cannot take. */
export type Finding = (ImportRecord & { place: SourcePlace }) | { kind: 'remark'; remark: ImportWarning };

export type FormatOptions = {
  /** The owner's mapping of columns, for the formats that take one: the parsed JSON file. */
  mapping?: unknown;
  /** What the owner says of what the files leave open. */
  choices?: Choices;
  /** When the import runs, in milliseconds; the clock's time when it is not given. */
  now?: number;
};

/**
 * How one kind of export becomes records: a pure walk over its files that keeps nothing of what it has passed on.
 * What does not fit is remarked on and left out; a file that cannot be read throws BrokenFileError with its line.
 * Records of one kind and key may come several times: the first is taken. References need not be checked.
 */
export type CatalogFormat = {
  /** One line for the owner: which shops write this. */
  about: string;
  /** Names of files it reads, in lower case: '.csv'. */
  suffixes: readonly string[];
  read: (files: readonly SourceFile[], options: FormatOptions) => AsyncIterable<Finding>;
  /** What the files leave open that an owner can say. Those without a safe answer make `read` stop. */
  questions?: (files: readonly SourceFile[], options: FormatOptions) => Promise<Question[]>;
};
