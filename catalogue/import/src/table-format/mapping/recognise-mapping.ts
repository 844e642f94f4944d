import { BrokenFileError } from '../../source/broken-file-error.ts';
import type { Choices } from '../../command/choices.ts';
import { moneyCell } from '../../cells/money-cell.ts';
import { chosenSpecs } from '../plan/chosen-columns.ts';
import { currencySeen } from '../plan/currency-evidence.ts';
import type { Finding } from '../../catalog-format.ts';
import type { ImportWarningCode } from '../../record/warning.ts';
import { completedMapping } from './completed-mapping.ts';
import { fieldsIn, guessMapping } from './guess-mapping.ts';
import { productOptions } from '../products/product-attributes.ts';
import { type Mapping, readMapping } from './mapping.ts';
import { nearestName } from './nearest-name.ts';
import { readPresets } from './presets.ts';
import { rowFields, textAt } from '../row-fields.ts';
import { rowKind } from '../row-kind.ts';
import { columnKey, type SourceRows } from '../source-row.ts';
import { varyingColumns } from './varying-columns.ts';

/** The mapping of one file and the warnings about it. `name` describes how the file is read. */
export type RecognisedMapping = { mapping: Mapping; name: string | undefined; warnings: Finding[] };

const warningOn = (path: string, code: ImportWarningCode, subject: string): Finding => ({
  kind: 'warning',
  warning: { file: path, line: 1, code, subject, isRowTaken: true },
});

const sampleSize = 300;

/**
 * Guesses the currency of prices that name none: that of nearly all other prices, or else dinars when all
 * amounts are whole and most have at least three digits, or else dollars.
 */
const currencyIn = async (source: SourceRows, mapping: Mapping): Promise<'IQD' | 'USD'> => {
  const { price } = mapping.columns;
  if (typeof price === 'object' && !Array.isArray(price)) return 'IQD' in price ? 'IQD' : 'USD';
  const cells: string[] = [];
  let seen = 0;
  for await (const row of source.rows()) {
    cells.push(...rowFields(row, mapping.columns).amounts('price').values());
    seen += 1;
    if (seen >= sampleSize) break;
  }
  const { currency, isNamed } = currencySeen(cells);
  if (isNamed && (currency === 'IQD' || currency === 'USD')) return currency;
  const unnamed = cells.filter((cell) => moneyCell(cell).currency === undefined);
  const amounts = unnamed.map((cell) => cell.replace(/[^\d.,٫]/g, ''));
  const hundreds = amounts.filter(
    (amount) => amount.replace(/[.,٫]\d{1,2}$/, '').replace(/\D/g, '').length >= 3 || /[٠-٩]{3}/.test(amount),
  );
  const hasParts = amounts.some((amount) => /[.,٫]\d{1,2}$/.test(amount) && !/[.,٫]0+$/.test(amount));
  return !hasParts && unnamed.length > 0 && hundreds.length * 2 > unnamed.length ? 'IQD' : 'USD';
};

/**
 * Whether rows with options lack a name or repeat the name of the row above, as variants listed below their
 * product do.
 */
const isByName = async (source: SourceRows, { columns, attributes, options }: Mapping): Promise<boolean> => {
  const choices = attributes.flatMap(({ column }) => column);
  let [seen, nameless, above] = [0, 0, ''];
  for await (const row of source.rows()) {
    const fields = rowFields(row, columns);
    const isVariant =
      rowKind(fields) === 'variant' ||
      textAt(row, choices) !== '' ||
      productOptions(options, row, row).length > 0;
    const name = [...fields.texts('name').values()].join('\n');
    if (seen > 0 && (name === '' || name === above) && isVariant) nameless += 1;
    above = name;
    seen += 1;
    if (seen >= sampleSize) break;
  }
  return nameless > 0;
};

/** Changes the mapping to group rows by parent when the rows of a group are not adjacent. */
const gathered = async (source: SourceRows, mapping: Mapping): Promise<Mapping> => {
  const { handle, ...columns } = mapping.columns;
  if (mapping.rows !== 'variant-rows' || handle === undefined) return mapping;
  const seen = new Set<string>();
  let [above, isScattered] = ['', false];
  for await (const row of source.rows()) {
    const group = textAt(row, handle);
    isScattered ||= group !== '' && group !== above && seen.has(group);
    if (group !== '') above = group;
    seen.add(group);
    if (isScattered) break;
  }
  return isScattered ? { ...mapping, rows: 'parent-sku', columns: { ...columns, parent: handle } } : mapping;
};

const columnsOf = (mapping: Mapping): string[] => {
  const { name, sku, handle, id } = mapping.columns;
  const flat = (spec: unknown): string[] =>
    typeof spec === 'string'
      ? [spec]
      : typeof spec === 'object' && spec !== null
        ? Object.values(spec).flatMap(flat)
        : [];
  return [...flat(name), ...flat(sku ?? handle ?? id)];
};

const listed = (columns: readonly string[]): string => columns.slice(0, 60).join(', ') || 'none';

/** Checks that a chosen mapping finds its columns. Throws BrokenFileError when none is found. */
export const chosenMapping = ({ path, columns }: SourceRows, given: unknown): RecognisedMapping => {
  const mapping = readMapping(given);
  const keys = new Set(columns.map(columnKey));
  const wanted = columnsOf(mapping);
  const missing = mapping.rows === 'nested' ? [] : wanted.filter((column) => !keys.has(columnKey(column)));
  if (missing.length > 0 && missing.length === wanted.length) {
    const nearest = missing
      .map((column) => [`'${column}'`, nearestName(column, columns)])
      .map(([column, near]) => (near === undefined ? column : `${column} (nearest: '${near}')`));
    throw new BrokenFileError(
      path,
      1,
      `has none of the columns ${nearest.join(', ')} that the mapping names. Its columns: ${listed(columns)}`,
    );
  }
  // A bundled mapping names the columns of every version of its system, so missing ones are not reported.
  if (mapping.recognised_by !== undefined)
    return { mapping: completedMapping(mapping, columns), name: undefined, warnings: [] };
  return {
    mapping,
    name: undefined,
    warnings: missing.map((column) =>
      warningOn(path, 'unknown-column', `${column} (the mapping names it, the file has none)`),
    ),
  };
};

/** Returns the preset whose required columns are all present, the one with the most if there are several. */
export const presetFor = (columns: readonly string[]) => {
  const keys = new Set(columns.map(columnKey));
  const fitting = readPresets().filter(
    ({ mapping }) => mapping.recognised_by?.every((column) => keys.has(columnKey(column))) === true,
  );
  return fitting.toSorted(
    (one, other) => (other.mapping.recognised_by?.length ?? 0) - (one.mapping.recognised_by?.length ?? 0),
  )[0];
};

/** Returns the error that tells the shop owner why a file cannot be read without a mapping. */
export const unrecognised = (path: string, columns: readonly string[]): BrokenFileError => {
  const wanted = [
    ['a name', 'name'],
    ['a sku', 'sku'],
  ] as const;
  const fields = fieldsIn(columns);
  const missing = wanted
    .filter(([, column]) => !fields.has(column))
    .map(([what, column]) => [what, nearestName(column, columns)])
    .map(([what, near]) => (near === undefined ? what : `${what} (nearest: '${near}')`));
  return new BrokenFileError(
    path,
    1,
    `is no table of products that is known: it lacks ${missing.join(' and ')}. Its columns: ${listed(columns)}. --column name=NAME says which column holds the name, and so on, or a mapping does: --mapping FILE.json (docs/recipes/operate/map-an-export.md)`,
  );
};

/**
 * Returns the mapping of a file for which the shop owner gave none: a preset recognised by its columns, or
 * one guessed from the column names. Returns undefined when neither applies.
 */
export const recogniseMapping = async (
  source: SourceRows,
  choices: Choices,
): Promise<RecognisedMapping | undefined> => {
  const { columns } = source;
  const preset = choices.preset === undefined ? presetFor(columns) : undefined;
  if (preset !== undefined)
    return { mapping: completedMapping(preset.mapping, columns), name: preset.name, warnings: [] };
  const chosen = chosenSpecs(choices, columns);
  const plain = guessMapping(columns, [], { chosen });
  if (plain === undefined) return undefined;
  const seen = { isByName: await isByName(source, plain.mapping), chosen };
  const first = seen.isByName ? (guessMapping(columns, [], seen) ?? plain) : plain;
  const isFamily =
    (first.mapping.rows === 'parent-sku' || first.mapping.rows === 'variant-rows') &&
    !first.mapping.options.some((option) => 'name' in option);
  const guess =
    (isFamily
      ? guessMapping(columns, await varyingColumns(source, first.mapping, first.unknown), seen)
      : undefined) ?? first;
  const currency = await currencyIn(source, guess.mapping);
  return {
    mapping: await gathered(source, { ...guess.mapping, currency }),
    name: 'a table by the names of its columns',
    warnings: [],
  };
};
