import { BrokenFileError } from '../../source/broken-file-error.ts';
import type { Choices } from '../../command/choices.ts';
import { type FieldName, type Fields, fieldNames, type Mapping } from '../mapping/mapping.ts';
import { nearestName } from '../mapping/nearest-name.ts';
import { columnKey, type SourceRow, type SourceRows } from '../source-row.ts';

type Spec = Fields[FieldName];

const isByKey = (spec: Spec): spec is Record<string, string | string[]> =>
  typeof spec === 'object' && !Array.isArray(spec);

const fieldOf = (name: string): { field: FieldName | undefined; key: string | undefined } => {
  const [field = '', key] = name.split('.');
  return { field: fieldNames.find((each) => each === field), key };
};

/**
 * Reads one language or currency of a field from `column`; a column without a key becomes the other
 * language, or the mapping's currency.
 */
const withKey = (
  spec: Spec,
  { key, column, currency }: { key: string; column: string; currency: string },
): Spec => {
  if (spec === undefined || isByKey(spec)) return { ...spec, [key]: column } as Spec;
  const other = { ar: 'en', en: 'ar' }[key] ?? currency;
  return { ...(other !== key && { [other]: spec }), [key]: column } as Spec;
};

/** Applies the shop owner's columns by field to a mapping, if the file has them. */
export const withChosenColumns = (
  mapping: Mapping,
  { columns: chosen = {} }: Choices,
  columns: readonly string[],
): Mapping => {
  if (Object.keys(chosen).length === 0) return mapping;
  const keys = new Set(columns.map(columnKey));
  const fields: Record<string, Spec> = { ...mapping.columns };
  for (const [name, column] of Object.entries(chosen)) {
    const { field, key } = fieldOf(name);
    if (field === undefined || !keys.has(columnKey(column))) continue;
    fields[field] =
      key === undefined
        ? column
        : withKey(fields[field], {
            key,
            column,
            currency: mapping.currency === 'auto' ? 'USD' : mapping.currency,
          });
  }
  return { ...mapping, columns: fields as Fields };
};

/**
 * Returns the shop owner's choices that name a header of a known shop system instead of a field, with the
 * file's column for it.
 */
const headersChosen = ({ columns = {} }: Choices): [header: string, column: string][] =>
  Object.entries(columns).filter(([name]) => fieldOf(name).field === undefined);

/** Renames columns to the headers of the known shop system, as chosen by the shop owner. */
export const withChosenHeaders = (source: SourceRows, choices: Choices): SourceRows => {
  const headers = headersChosen(choices).filter(([, column]) =>
    source.columns.some((each) => columnKey(each) === columnKey(column)),
  );
  if (headers.length === 0) return source;
  const names = new Map(headers.map(([header, column]) => [columnKey(header), column]));
  const renamed = new Map(headers.map(([header, column]) => [columnKey(column), header]));
  async function* rows(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows())
      yield { ...row, values: (column) => row.values(names.get(columnKey(column)) ?? column) };
  }
  return {
    ...source,
    columns: source.columns.map((column) => renamed.get(columnKey(column)) ?? column),
    rows,
  };
};

/**
 * Throws when the shop owner names a column that no file has, or a field that neither a product nor a known
 * shop system has.
 */
export const checkChosenColumns = (
  choices: Choices,
  sources: readonly SourceRows[],
  isHeader: (name: string) => boolean,
): void => {
  if (choices.columns === undefined) return;
  const all = sources.flatMap(({ columns }) => columns);
  const keys = new Set(all.map(columnKey));
  const file = sources[0]?.path ?? '';
  for (const [name, column] of Object.entries(choices.columns ?? {})) {
    if (fieldOf(name).field === undefined && !isHeader(name))
      throw new BrokenFileError(
        file,
        1,
        `--column ${name}=${column} names no field of a product. Fields: ${fieldNames.join(', ')}`,
      );
    if (keys.has(columnKey(column))) continue;
    const near = nearestName(column, all);
    throw new BrokenFileError(
      file,
      1,
      `has no column '${column}' that --column names${near === undefined ? '' : ` (nearest: '${near}')`}. Its columns: ${all.slice(0, 60).join(', ')}`,
    );
  }
};

/** Returns the shop owner's columns by field in the form of a mapping. */
export const chosenSpecs = (
  { columns }: Choices,
  own: readonly string[],
): Record<string, string | Record<string, string>> => {
  if (columns === undefined) return {};
  const keys = new Set(own.map(columnKey));
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]): [string, string | Record<string, string>][] => {
      const { field, key } = fieldOf(name);
      if (field === undefined || !keys.has(columnKey(column))) return [];
      return [[field, key === undefined ? column : { [key]: column }]];
    }),
  );
};
