import type { Language } from '@dijla/provider/modules/catalog/catalog';
import { currencyCell } from '../cells/money-cell.ts';
import type { FieldName, Fields } from './mapping/mapping.ts';
import type { SourceRow } from './source-row.ts';

export type Columns = string | readonly string[];

const listOf = (columns: Columns): readonly string[] => (typeof columns === 'string' ? [columns] : columns);

/** Returns all values of these columns. */
export const valuesAt = (row: SourceRow, columns: Columns): string[] => listOf(columns).flatMap(row.values);
/** Returns the first value of these columns, or an empty text. */
export const textAt = (row: SourceRow, columns: Columns): string =>
  listOf(columns)
    .map((column) => row.values(column)[0])
    .find((value) => value !== undefined) ?? '';

type PlainField = Exclude<
  FieldName,
  | 'name'
  | 'description'
  | 'short_description'
  | 'meta_title'
  | 'meta_description'
  | 'price'
  | 'compare_at_price'
  | 'special_price'
>;
type TextField = 'name' | 'description' | 'short_description' | 'meta_title' | 'meta_description';
type PriceField = 'price' | 'compare_at_price' | 'special_price';

/** The fields of a row, read through a mapping. */
export type RowFields = {
  row: SourceRow;
  has: (field: FieldName) => boolean;
  text: (field: PlainField) => string;
  values: (field: PlainField) => string[];
  /** Texts by language; '' when the column names none. */
  texts: (field: TextField) => Map<Language | '', string>;
  /** Amounts by currency; '' when the column names none. */
  amounts: (field: PriceField) => Map<string, string>;
};

const isColumns = (spec: unknown): spec is Columns => typeof spec === 'string' || Array.isArray(spec);

const apart = (
  row: SourceRow,
  spec: Columns | Readonly<Record<string, Columns | undefined>> | undefined,
): [string, string][] => {
  if (spec === undefined) return [];
  const pairs: [string, Columns][] = isColumns(spec)
    ? [['', spec]]
    : Object.entries(spec).flatMap(([key, columns]): [string, Columns][] =>
        columns === undefined ? [] : [[key, columns]],
      );
  return pairs
    .map(([key, columns]): [string, string] => [key, textAt(row, columns)])
    .filter(([, value]) => value !== '');
};

/**
 * Returns the currency in a row's currency column: an ISO code, the text itself when it is unknown, or an
 * empty text.
 */
export const rowCurrency = (row: SourceRow, { currency }: Fields): string => {
  const cell = currency === undefined ? '' : textAt(row, currency);
  return currencyCell(cell) ?? cell;
};

/** Returns the fields of a row; empty ones are taken from the row `above` when it is given. */
export const rowFields = (row: SourceRow, fields: Fields, above?: RowFields): RowFields => {
  const own: RowFields = {
    row,
    has: (field) => fields[field] !== undefined,
    text: (field) => {
      const columns = fields[field];
      return columns === undefined ? '' : textAt(row, columns);
    },
    values: (field) => {
      const columns = fields[field];
      return columns === undefined ? [] : valuesAt(row, columns);
    },
    // The mapping schema allows only these keys.
    texts: (field) => new Map(apart(row, fields[field]) as [Language | '', string][]),
    amounts: (field) =>
      new Map(
        [row, ...(row.beside ?? [])]
          .toReversed()
          .flatMap((each) =>
            apart(each, fields[field]).map(([currency, amount]) => [
              currency || rowCurrency(each, fields),
              amount,
            ]),
          ),
      ),
  };
  if (above === undefined) return own;
  return {
    row,
    has: (field) => own.has(field) || above.has(field),
    text: (field) => own.text(field) || above.text(field),
    values: (field) => (own.values(field).length > 0 ? own.values(field) : above.values(field)),
    texts: (field) => (own.texts(field).size > 0 ? own.texts(field) : above.texts(field)),
    amounts: (field) => (own.amounts(field).size > 0 ? own.amounts(field) : above.amounts(field)),
  };
};
