import type { Choices, Question } from './command/choices.ts';
import type { ImportRecord } from './record/import-record.ts';
import type { ImportWarning } from './record/warning.ts';

/**
 * A table row that is skipped because it has more or fewer cells than the table has columns, or a cell that
 * is too long.
 */
export type UnreadRow = { line: number; code: 'ragged-row' | 'cell-too-long'; subject: string };

/**
 * A file of an export. `path` is relative to the given folder and uses slashes; `open` streams the content
 * from the beginning. The reader reports skipped rows to `onUnreadRow`.
 */
export type SourceFile = {
  path: string;
  open: () => AsyncIterable<Uint8Array>;
  onUnreadRow?: (row: UnreadRow) => void;
};

/** A position in the export; `line` counts from 1. */
export type SourcePlace = { file: string; line: number };

/** A result of reading an export: a record, or an import warning about input that is not taken. */
export type Finding = (ImportRecord & { place: SourcePlace }) | { kind: 'warning'; warning: ImportWarning };

export type FormatOptions = {
  /** The shop owner's column mapping as parsed JSON, for formats that take one. */
  mapping?: unknown;
  /** The shop owner's answers to questions that the files leave open. */
  choices?: Choices;
  /** Time of the import, in milliseconds. Defaults to the current time. */
  now?: number;
};

/**
 * Converts one kind of export to records. It streams: it keeps no record after passing it on.
 * - Input that does not fit is left out with an import warning; an unreadable file throws BrokenFileError
 * with its line.
 * - Records of the same kind and key may occur several times; the first is taken. References need not be
 * checked.
 */
export type CatalogFormat = {
  /** One line for the shop owner: which shop systems write this format. */
  about: string;
  /** Suffixes of the files it reads, in lower case: '.csv'. */
  suffixes: readonly string[];
  read: (files: readonly SourceFile[], options: FormatOptions) => AsyncIterable<Finding>;
  /**
   * Returns what the files leave open and the shop owner can answer. An open question without a safe default
   * makes `read` stop.
   */
  questions?: (files: readonly SourceFile[], options: FormatOptions) => Promise<Question[]>;
};
