import type { Finding, SourceFile, SourcePlace } from '../catalog-format.ts';
import { type CsvRow, openCsv } from '../source/csv-file.ts';
import type { ImportWarningCode } from '../record/warning.ts';
import { newUnreadColumns, type UnreadColumns } from '../source/unread-columns.ts';
import { checkedRecord } from './record-schemas.ts';
import type { Column, Draft, Sheet } from './sheet.ts';
import { columnKey } from './sheets.ts';

type Reader = (cell: string, draft: Draft) => boolean;

/** The columns of one file: those of records, those of their parts, and unknown names. */
type Layout = { own: Map<string, Reader>; parts: Map<string, Reader>; unknown: string[] };

/**
 * Resolves columns that are no member of the record: the parent of a variant, or an attribute in a column of
 * its own.
 */
export type MoreColumns = (name: string) => Column | undefined;

const layoutOf = (columns: readonly string[], sheet: Sheet, more: MoreColumns): Layout => {
  const layout: Layout = { own: new Map(), parts: new Map(), unknown: [] };
  const find = (list: readonly Column[], name: string) =>
    list.find((column) => column.name.toLowerCase() === columnKey(name));
  for (const name of columns) {
    const own = find(sheet.columns, name) ?? sheet.columnOf?.(name) ?? more(name);
    const part = own === undefined ? find(sheet.parts?.columns ?? [], name) : undefined;
    if (own !== undefined) layout.own.set(name, own.read);
    else if (part !== undefined) layout.parts.set(name, part.read);
    else if (name !== '') layout.unknown.push(name);
  }
  return layout;
};

/**
 * Fills a draft. `bad` is the first column that cannot be read; `count` is the number of non-empty cells
 * read.
 */
const fill = (
  draft: Draft,
  readers: ReadonlyMap<string, Reader>,
  { cells }: CsvRow,
): { bad: string | undefined; count: number } => {
  let count = 0;
  for (const [name, read] of readers) {
    const cell = (cells.get(name) ?? '').trim();
    if (cell === '') continue;
    count += 1;
    if (!read(cell, draft)) return { bad: name, count };
  }
  return { bad: undefined, count };
};

type Held = { draft: Draft; place: SourcePlace };

/** Returns the key of a record that is left out; keys of personal data are not returned. */
const keyIn = (draft: Draft, sheet: Sheet): { key?: string } => {
  const key = draft[sheet.needed[0] ?? ''];
  return typeof key === 'string' && sheet.isPersonal !== true ? { key } : {};
};

const warningFinding = (place: SourcePlace, code: ImportWarningCode, subject: string): Finding => ({
  kind: 'warning',
  warning: { ...place, code, subject, isRowTaken: false },
});

/** Returns the checked record of a draft, or an import warning. */
const finished = ({ draft, place }: Held, sheet: Sheet): Finding => {
  sheet.finish?.(draft);
  const checked = checkedRecord(sheet.kind, draft);
  if (checked.ok) return { ...checked.record, place };
  return {
    kind: 'warning',
    warning: {
      ...place,
      code: 'unreadable-record',
      subject: `${sheet.kind} ${checked.member}: ${checked.fault}`,
      isRowTaken: false,
      ...keyIn(draft, sheet),
    },
  };
};

type Read = { file: string; sheet: Sheet; layout: Layout };

const badCell = (row: CsvRow, column: string, { file, sheet }: Pick<Read, 'file' | 'sheet'>): Finding => {
  const place = { file, line: row.line };
  if (sheet.isPersonal === true) return warningFinding(place, 'unreadable-cell', column);
  const key = (
    row.cells.get([...row.cells.keys()].find((name) => columnKey(name) === sheet.needed[0]) ?? '') ?? ''
  ).trim();
  const subject = `${key.slice(0, 80)} ${column} '${(row.cells.get(column) ?? '').trim().slice(0, 80)}'`;
  return { kind: 'warning', warning: { ...place, code: 'unreadable-cell', subject, isRowTaken: false, key } };
};

/** Reads records that take several rows. They are held until the file ends; such kinds have few records. */
async function* severalRows(
  rows: AsyncIterable<CsvRow>,
  { file, sheet, layout }: Read,
): AsyncGenerator<Finding> {
  const held = new Map<string, Held>();
  const keyColumns = [...layout.own.keys()].filter((name) => sheet.needed.includes(columnKey(name)));
  for await (const row of rows) {
    const place = { file, line: row.line };
    const key = JSON.stringify(keyColumns.map((name) => (row.cells.get(name) ?? '').trim()));
    const standing = held.get(key);
    const record = standing ?? { draft: sheet.blank(), place };
    const part = sheet.parts?.blank() ?? {};
    const own = standing === undefined ? fill(record.draft, layout.own, row) : { bad: undefined };
    const ofPart = fill(part, layout.parts, row);
    const bad = own.bad ?? ofPart.bad;
    if (bad !== undefined) {
      yield badCell(row, bad, { file, sheet });
      continue;
    }
    held.set(key, record);
    const list = sheet.parts === undefined ? undefined : record.draft[sheet.parts.member];
    if (ofPart.count > 0 && Array.isArray(list)) list.push(part);
  }
  for (const record of held.values()) yield finished(record, sheet);
}

async function* noting(
  rows: AsyncIterable<CsvRow>,
  unread: UnreadColumns,
  { isPersonal = false }: Sheet,
): AsyncGenerator<CsvRow> {
  for await (const row of rows) {
    unread.note((column) => {
      const value = row.cells.get(column)?.trim() ?? '';
      // Personal data must not appear as an example in warnings.
      return isPersonal && value !== '' ? '…' : value;
    });
    yield row;
  }
}

async function* singleRows(
  rows: AsyncIterable<CsvRow>,
  { file, sheet, layout }: Read,
): AsyncGenerator<Finding> {
  for await (const row of rows) {
    const place = { file, line: row.line };
    const draft = sheet.blank();
    const { bad, count } = fill(draft, layout.own, row);
    if (bad !== undefined) yield badCell(row, bad, { file, sheet });
    else if (count > 0) yield finished({ draft, place }, sheet);
  }
}

/**
 * Yields the records of one file of a known kind, row by row; unreadable cells produce import warnings that
 * name the column.
 */
export async function* readSheet(
  source: SourceFile,
  sheet: Sheet,
  more: MoreColumns = () => undefined,
): AsyncGenerator<Finding> {
  const { columns, rows } = await openCsv(source);
  const layout = layoutOf(columns, sheet, more);
  const unread = newUnreadColumns(source.path, layout.unknown);
  const noted = noting(rows, unread, sheet);
  if (sheet.parts === undefined) yield* singleRows(noted, { file: source.path, sheet, layout });
  else yield* severalRows(noted, { file: source.path, sheet, layout });
  for (const warning of unread.warnings()) yield { kind: 'warning', warning };
}
