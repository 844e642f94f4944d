import { attributeCode, knownLabels } from './attribute-words.ts';
import { type Mapping, readMapping } from './mapping.ts';
import { columnKey } from '../source-row.ts';
import { choiceOption, isChoiceColumn, numberedOptions } from './option-columns.ts';
import { currencyWords, languageWords, levelWords, synonyms } from './synonyms.ts';

const byKey = new Map(
  Object.entries(synonyms).flatMap(([field, names]) =>
    names.map((name): [string, string] => [columnKey(name), field]),
  ),
);
const levelKeys: ReadonlySet<string> = new Set(levelWords.map(columnKey));

/** A column's field, with the language or currency at the end or start of its name. */
type Recognised = { column: string; field: string; language?: 'en' | 'ar'; currency?: 'IQD' | 'USD' };

const without = (key: string, word: string): string | undefined => {
  if (key === word) return undefined;
  if (key.endsWith(word)) return key.slice(0, -word.length);
  return key.startsWith(word) ? key.slice(word.length) : undefined;
};

const affixed = <Name extends string>(
  key: string,
  words: Readonly<Record<Name, readonly string[]>>,
  fields: readonly string[],
): { field: string; name: Name } | undefined => {
  for (const name of Object.keys(words) as Name[]) {
    for (const word of words[name].toSorted((one, other) => other.length - one.length)) {
      const field = byKey.get(without(key, columnKey(word)) ?? '');
      if (field !== undefined && fields.includes(field)) return { field, name };
    }
  }
  return undefined;
};

const textFields = ['name', 'description', 'short_description', 'meta_title', 'meta_description'];
const priceFields = ['price', 'compare_at_price', 'special_price'];

const recognised = (column: string): Recognised[] => {
  // In a dump, columns are dotted paths such as `title`, `rating.rate` or `images.src`.
  const key = columnKey(column.replace(/^g:/i, ''));
  const field = byKey.get(key);
  if (field !== undefined) return [{ column, field }];
  // One column per warehouse.
  if (/^current ?quantity/i.test(column)) return [{ column, field: 'quantity' }];
  const text = affixed(key, languageWords, textFields);
  if (text !== undefined) return [{ column, field: text.field, language: text.name }];
  const price = affixed(key, currencyWords, priceFields);
  return price === undefined ? [] : [{ column, field: price.field, currency: price.name }];
};

/** Columns by field. */
export type Specs = Record<string, string | string[] | Record<string, string>>;

/**
 * `gathering` fields combine all their columns, `completing` fields take the first column with a value,
 * other fields have a single column.
 */
const gathering = new Set(['pictures', 'categories', 'tags']);
const completing = new Set(['name', 'sku', 'price', 'quantity', 'brand', 'description']);

const specOf = (field: string, found: readonly Recognised[]): Specs[string] => {
  const keyed = found.flatMap(({ column, language, currency }): [string, string][] =>
    (language ?? currency) === undefined ? [] : [[language ?? currency ?? '', column]],
  );
  const [first] = found;
  if (keyed.length > 0 && keyed.length === found.length) return Object.fromEntries(keyed);
  const plain = found
    .filter(({ language, currency }) => language === undefined && currency === undefined)
    .map(({ column }) => column);
  const [one] = plain;
  if (keyed.length > 0 && one !== undefined) {
    // A column without a language or currency, next to one with it, is taken as the other one.
    const other = (textFields.includes(field) ? ['ar', 'en'] : ['IQD', 'USD']).find(
      (each) => !keyed.some(([key]) => key === each),
    );
    return Object.fromEntries(other === undefined ? keyed : [...keyed, [other, one]]);
  }
  return gathering.has(field) || (completing.has(field) && plain.length > 1)
    ? plain
    : (plain[0] ?? first?.column ?? '');
};

const pathsIn = (columns: readonly string[], list: string): string[] =>
  columns.filter((column) => column.startsWith(`${list}.`)).map((column) => column.slice(list.length + 1));

const specsOf = (columns: readonly string[]): Specs => {
  const found = Map.groupBy(columns.flatMap(recognised), ({ field }) => field);
  return Object.fromEntries([...found].map(([field, list]) => [field, specOf(field, list)]));
};

const choiceColumns = (columns: readonly string[]) =>
  columns.filter((column) => recognised(column).length === 0 && isChoiceColumn(column));

/** Returns the lists of name and value pairs within a variant, such as `selectedOptions`. */
const pairsIn = (columns: readonly string[]) =>
  columns
    .filter((column) => column.endsWith('.name') && columns.includes(column.replace(/name$/, 'value')))
    .map((column) => ({
      name: column.replace(/name$/, '{i}.name'),
      value: column.replace(/name$/, '{i}.value'),
    }));

const optionsWithin = (columns: readonly string[]) => {
  const pairs = pairsIn(columns);
  return pairs.length > 0 ? pairs : choiceColumns(columns).map(choiceOption);
};

const isVariantPath = (path: string): boolean =>
  ['sku', 'price', 'color', 'size'].includes(columnKey(path)) || /^price[._]/i.test(path);

const variantsWithin = (items: string, paths: readonly string[]) => ({
  items,
  columns: specsOf(paths),
  options: optionsWithin(paths),
});

/** Whether a column belongs to a numbered list of options or attributes. */
const isNumberedColumn = (column: string): boolean =>
  /^(?:option|attribute|variation|productoption|\[)[\s_]*\S*\d/i.test(column);

/** Common names of the list of variants within a product. */
const variantLists = ['variants', 'variations', 'configurable_children', 'skus', 'children', 'options'];

const feedKeys: ReadonlySet<string> = new Set(['itemgroupid', 'gitemgroupid', 'imagelink', 'gimagelink']);

/** Adjusts the columns of a product feed, which calls the sku `id` and the category path `type`. */
const feedSpecs = (specs: Specs, columns: readonly string[]): Specs => {
  const { id, type, ...others } = specs;
  if (
    specs['sku'] !== undefined ||
    id === undefined ||
    !columns.some((column) => feedKeys.has(columnKey(column)))
  )
    return specs;
  const categories = type ?? specs['categories'];
  return { ...others, id, sku: id, ...(categories !== undefined && { categories }) };
};

/**
 * Returns the column to use as the handle when there is none: the name, so that rows without a name belong
 * to the product above.
 */
const nameless = (name: Specs[string] | undefined): string[] =>
  (typeof name === 'object' ? Object.values(name) : name === undefined ? [] : [name]).slice(0, 1);

/** Returns the fields that the column names match. */
export const fieldsIn = (columns: readonly string[]): ReadonlySet<string> =>
  new Set(columns.flatMap(recognised).map(({ field }) => field));

/**
 * Makes a mapping from the column names. Returns undefined when there is no name, or neither a sku nor a
 * price.
 * - `varying` are columns in which variants differ.
 * - `isByName` means that rows with the same name, or without one, follow each other.
 * - `chosen` are the shop owner's columns by field.
 */
export const guessMapping = (
  columns: readonly string[],
  varying: readonly string[] = [],
  seen: { isByName?: boolean; chosen?: Specs } = {},
): { mapping: Mapping; unknown: string[] } | undefined => {
  const list = variantLists.find((each) => pathsIn(columns, each).some(isVariantPath));
  const own = list === undefined ? columns : columns.filter((column) => !column.startsWith(`${list}.`));
  const specs = { ...feedSpecs(specsOf(own), own), ...seen.chosen };
  if (specs['name'] === undefined) return undefined;
  // A name alone does not identify products: the table may hold categories or customers.
  if (specs['sku'] === undefined && specs['price'] === undefined && list === undefined) return undefined;
  const levels = own.filter((column) => levelKeys.has(columnKey(column)));
  const numbered = numberedOptions(own);
  const choices = [...new Set([...choiceColumns(own), ...varying])];
  const hasChoices = numbered.length > 0 || choices.length > 0;
  const rows =
    list !== undefined
      ? 'nested'
      : specs['parent'] !== undefined
        ? 'parent-sku'
        : hasChoices && (specs['handle'] ?? seen.isByName)
          ? 'variant-rows'
          : 'products';
  if (rows === 'variant-rows' && specs['handle'] === undefined) specs['handle'] = nameless(specs['name']);
  const options = [...numbered, ...choices.map(choiceOption)];
  const mapping = readMapping({
    rows,
    currency: 'auto',
    columns: { ...specs, ...(levels.length > 1 && { category_levels: levels }) },
    options,
    attributes: choices.map((column) => ({
      code: attributeCode(column),
      column,
      labels: knownLabels(attributeCode(column)),
    })),
    ...(list !== undefined && { variants: variantsWithin(list, pathsIn(columns, list)) }),
  });
  const known = new Set([...own.flatMap(recognised).map(({ column }) => column), ...levels, ...choices]);
  return {
    mapping,
    unknown: own.filter((column) => !known.has(column) && column !== list && !isNumberedColumn(column)),
  };
};
