import { languages } from '@dijla/contract/store-views';
import type { RecordKind } from '../record/import-record.ts';
import { type CellType, emptyText, text } from './cell-types.ts';

/** A record while it is read; the schema of its kind validates it when it is complete. */
export type Draft = Record<string, unknown>;

/**
 * One column. `write` returns a record's cell; `read` puts a non-empty cell into a draft and returns false
 * when it is invalid.
 */
export type Column = {
  name: string;
  write: (record: Draft) => string;
  read: (cell: string, draft: Draft) => boolean;
};

/** The layout of a CSV file for one kind of record, usually one record per row. */
export type Sheet = {
  kind: RecordKind;
  /** The file name without `.csv`, or the prefix of the names of such files. */
  file: string;
  /** Columns required to recognise the file. */
  needed: readonly string[];
  columns: readonly Column[];
  /** Returns an empty draft. */
  blank: () => Draft;
  /** Resolves columns whose names contain a currency, a price list or a code. */
  columnOf?: (name: string) => Column | undefined;
  /** Completes a draft after all its cells are read. */
  finish?: (draft: Draft) => void;
  /** For records that take several rows: rows with the same `needed` cells add to the list `member`. */
  parts?: { member: string; columns: readonly Column[]; blank: () => Draft };
  /** Whether cells hold personal data, which is never repeated in warnings. */
  isPersonal?: boolean;
};

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const draftAt = (draft: Draft, path: readonly string[]): Draft => {
  let at = draft;
  for (const member of path) {
    const next = at[member];
    const inner: Draft = isDraft(next) ? next : {};
    at[member] = inner;
    at = inner;
  }
  return at;
};

export const valueAt = (record: Draft, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, member) => (isDraft(at) ? at[member] : undefined), record);

/** Returns a column for the member at `path`. */
export const column = (name: string, type: CellType, path: readonly string[] = [name]): Column => ({
  name,
  write: (record) => type.write(valueAt(record, path)),
  read: (cell, draft) => {
    const value = type.read(cell);
    const member = path.at(-1) ?? name;
    if (value !== undefined) draftAt(draft, path.slice(0, -1))[member] = value;
    return value !== undefined;
  },
});

/**
 * Returns columns for text members in each language, such as `name_en` and `name_ar`. A language is present
 * when one of its cells is not empty.
 */
export const textColumns = (
  members: readonly string[],
  path: readonly string[] = ['texts'],
  more: Readonly<Record<string, CellType>> = {},
): Column[] =>
  languages.flatMap((language) => {
    const types = new Map([
      ...members.map((member): [string, CellType] => [member, text]),
      ...Object.entries(more),
    ]);
    const blank = (): Draft =>
      Object.fromEntries([
        ...members.map((member) => [member, '']),
        ...Object.keys(more).map((member) => [member, {}]),
      ]);
    const cellsOf = (said: unknown): string[] =>
      [...types].map(([member, type]) => type.write(isDraft(said) ? said[member] : undefined));
    return [...types].map(([member, type], index): Column => ({
      name: `${member}_${language}`,
      write: (record) => {
        const said = valueAt(record, [...path, language]);
        const cell = isDraft(said) ? type.write(said[member]) : '';
        return index === 0 && isDraft(said) && cellsOf(said).every((each) => each === '') ? emptyText : cell;
      },
      read: (cell, draft) => {
        const value = type.read(cell);
        const byLanguage = draftAt(draft, path);
        byLanguage[language] ??= blank();
        draftAt(byLanguage, [language])[member] = value;
        return value !== undefined;
      },
    }));
  });

/** Returns columns for one label per language, such as `label_en` and `label_ar`. */
export const labelColumns = (name: string, path: readonly string[]): Column[] =>
  languages.map((language) => {
    const own = column(`${name}_${language}`, text, [...path, language]);
    return {
      ...own,
      write: (record) => (valueAt(record, [...path, language]) === '' ? emptyText : own.write(record)),
    };
  });
