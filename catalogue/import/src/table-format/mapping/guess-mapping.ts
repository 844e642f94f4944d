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

/** What a column is called, with the language or currency its name ends or begins with. */
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
  // In a dump the last part of a path says most: `title`, `rating.rate`, `images.src`.
  const key = columnKey(column.replace(/^g:/i, ''));
  const field = byKey.get(key);
  if (field !== undefined) return [{ column, field }];
  // One for each place where goods lie.
  if (/^current ?quantity/i.test(column)) return [{ column, field: 'quantity' }];
  const text = affixed(key, languageWords, textFields);
  if (text !== undefined) return [{ column, field: text.field, language: text.name }];
  const price = affixed(key, currencyWords, priceFields);
  return price === undefined ? [] : [{ column, field: price.field, currency: price.name }];
};

/** What columns are by field. */
export type Specs = Record<string, string | string[] | Record<string, string>>;

/** Fields that gather from every column; of some the first column that says something counts, of others the first. */
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
    // What names no language, or no currency, beside one that does, is the other.
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

/** Lists of names and values within a variant, as `selectedOptions` has them. */
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

/** Names of lists of variants within a product. */
const variantLists = ['variants', 'variations', 'configurable_children', 'skus', 'children', 'options'];

const feedKeys: ReadonlySet<string> = new Set(['itemgroupid', 'gitemgroupid', 'imagelink', 'gimagelink']);

/** A feed of products calls the sku its id, and the path of categories its type. */
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

/** Where rows have no handle, those without a name belong to the product above. */
const nameless = (name: Specs[string] | undefined): string[] =>
  (typeof name === 'object' ? Object.values(name) : name === undefined ? [] : [name]).slice(0, 1);

/** The fields that some column is called by. */
export const fieldsIn = (columns: readonly string[]): ReadonlySet<string> =>
  new Set(columns.flatMap(recognised).map(({ field }) => field));

/**
 * A mapping made of what the columns are called; undefined when no name, or neither a sku nor a price, is among them.
 * `varying` are columns by which variants are seen to differ; `isByName` says that rows of one name, or without one, follow each other;
 * `chosen` are columns by field that their owner names.
 */
export const guessMapping = (
  columns: readonly string[],
  varying: readonly string[] = [],
  seen: { isByName?: boolean; chosen?: Specs } = {},
): { mapping: Mapping; unknown: string[] } | undefined => {
  const list = variantLists.find((each) =>
    pathsIn(columns, each).some(
      (path) => ['sku', 'price', 'color', 'size'].includes(columnKey(path)) || /^price[._]/i.test(path),
    ),
  );
  const own = list === undefined ? columns : columns.filter((column) => !column.startsWith(`${list}.`));
  const specs = { ...feedSpecs(specsOf(own), own), ...seen.chosen };
  if (specs['name'] === undefined) return undefined;
  // Names and numbers alone may be those of anything: of categories, of customers.
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
    ...(list !== undefined && {
      variants: {
        items: list,
        columns: specsOf(pathsIn(columns, list)),
        options: optionsWithin(pathsIn(columns, list)),
      },
    }),
  });
  const known = new Set([...own.flatMap(recognised).map(({ column }) => column), ...levels, ...choices]);
  return {
    mapping,
    unknown: own.filter(
      (column) =>
        !known.has(column) &&
        column !== list &&
        !/^(?:option|attribute|variation|productoption|\[)[\s_]*\S*\d/i.test(column),
    ),
  };
};
