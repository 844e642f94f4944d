import type { RecordKind } from '../record/import-record.ts';
import { type CellType, emptyText, text } from './cell-types.ts';

/** A record that is being read; the schema of its kind checks it when it is whole. */
export type Draft = Record<string, unknown>;

/** One column: what it says of a record, and how its cell, which is not empty, goes into a draft; false when it cannot be read. */
export type Column = {
  name: string;
  write: (record: Draft) => string;
  read: (cell: string, draft: Draft) => boolean;
};

/** How records of a kind stand in a CSV file, one a row. */
export type Sheet = {
  kind: RecordKind;
  /** The file's name without `.csv`, and what names of such files begin with. */
  file: string;
  /** The columns that a file must have to be one. */
  needed: readonly string[];
  columns: readonly Column[];
  /** A record of which no cell says anything. */
  blank: () => Draft;
  /** Columns whose names hold a currency, a list or a code. */
  columnOf?: (name: string) => Column | undefined;
  /** Completes a draft from what its cells say. */
  finish?: (draft: Draft) => void;
  /** Records that take several rows: rows with the same `needed` cells add to the list `member`. */
  parts?: { member: string; columns: readonly Column[]; blank: () => Draft };
  /** Nothing of its cells is repeated in remarks. */
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

/** A column for one member, by its path. */
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

export const languages = ['en', 'ar'] as const;

/** Members of one text in each language, `name_en` and `name_ar`; a language stands when one of its cells says something. */
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

/** One label in each language, `label_en` and `label_ar`. */
export const labelColumns = (name: string, path: readonly string[]): Column[] =>
  languages.map((language) => {
    const own = column(`${name}_${language}`, text, [...path, language]);
    return {
      ...own,
      write: (record) => (valueAt(record, [...path, language]) === '' ? emptyText : own.write(record)),
    };
  });
