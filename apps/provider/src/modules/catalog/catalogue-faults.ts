import { compactNames } from '@dijla/contract/client';
import type { AttributeInput, CatalogueBatch, CategoryInput, PriceInput, ProductInput } from './catalogue-batch.ts';

/** What is wrong with a batch: `subject` is a sku, an attribute's code or a category's path. */
export type CatalogueFault = { subject: string; field: string; fault: string };

type KnownAttribute = { input: AttributeInput['input']; options: ReadonlySet<string> };

/** What the catalogue knows beside the batch. */
export type KnownCatalogue = {
  attributes: ReadonlyMap<string, KnownAttribute>;
  categoryPaths: ReadonlySet<string>;
  skus: ReadonlySet<string>;
};

/** Members of a document that an attribute of the same code would hide (wire §7.6). */
const reservedCodes = new Set([
  ...Object.keys(compactNames), ...Object.values(compactNames),
  'id', 'sku', 'type_id', 'lang', 'short_description', 'slug', 'url_path', 'visibility', 'category', 'category_ids', 'media_gallery',
  'created_at', 'updated_at', 'number_of_sales', 'stock', 'prices', 'special_from_date', 'special_to_date',
  'configurable_options', 'configurable_children', '_score',
]);

const repeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
};

/** Text that PostgreSQL cannot keep: a NUL or half a surrogate pair. */
const isUnkeepable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.entries(value).some((entry) => entry.some(isUnkeepable));
};

type OptionsOf = (code: string) => KnownAttribute | undefined;

const isColour = (hex: string | null): boolean => hex === null || /^#[0-9a-f]{6}$/.test(hex);

const unkeepable = 'holds characters that cannot be kept';

const attributeFaults = ({ code, labels, options }: AttributeInput): CatalogueFault[] => [
  ...(isUnkeepable([code, labels, options]) ? [{ subject: code, field: 'labels', fault: unkeepable }] : []),
  ...(reservedCodes.has(code) ? [{ subject: code, field: 'code', fault: 'is the name of a document member' }] : []),
  ...repeated(options.map((option) => option.code)).map((option) => ({ subject: code, field: 'options', fault: `option '${option}' is given twice` })),
  ...options.flatMap((option) => (isColour(option.hex) ? [] : [{ subject: code, field: option.code, fault: `'${option.hex}' is no colour` }])),
];

/** Why a value does not fit its attribute's definition, or undefined. */
const valueFault = (value: ProductInput['attributes'][string], { input, options }: KnownAttribute): string | undefined => {
  if (input === 'select' || input === 'multiselect') {
    const codes = Array.isArray(value) ? value : [value];
    if (input === 'select' && Array.isArray(value)) return 'takes one option, not a list';
    const unknown = codes.find((code) => typeof code !== 'string' || !options.has(code));
    return unknown === undefined ? undefined : `option '${String(unknown)}' is not defined`;
  }
  const wanted = input === 'boolean' ? 'boolean' : input === 'price' ? 'number' : 'string';
  if (typeof value !== wanted) return `takes a ${wanted}, not ${JSON.stringify(value)}`;
  return input === 'date' && Number.isNaN(Date.parse(String(value))) ? `'${String(value)}' is no date` : undefined;
};

const priceFault = ({ amount, min_qty, from, until }: PriceInput): string | undefined => {
  if (!Number.isSafeInteger(amount) || amount < 0) return `${amount} is no amount in minor units`;
  if (!Number.isSafeInteger(min_qty) || min_qty < 1) return `${min_qty} is no quantity`;
  if ([from, until].some((instant) => instant !== null && Number.isNaN(Date.parse(instant)))) return 'has a window that is no instant';
  return from !== null && until !== null && Date.parse(from) >= Date.parse(until) ? 'ends before it begins' : undefined;
};

const priceRowKey = ({ currency, kind, min_qty, from }: PriceInput): string => [currency, kind, min_qty, from === null ? '' : Date.parse(from)].join(' ');

type Scope = { attributeOf: OptionsOf; categoryPaths: ReadonlySet<string>; skus: ReadonlySet<string> };

const productFaults = (product: ProductInput, { attributeOf, categoryPaths, skus }: Scope): CatalogueFault[] => {
  const faults: [field: string, fault: string][] = [];
  if (product.sku === '' || product.sku.length > 255) faults.push(['sku', 'must have 1 to 255 characters']);
  if (product.url_key === '' || product.url_key.includes('/')) faults.push(['url_key', `'${product.url_key}' is no url key`]);
  if (Object.keys(product.texts).length === 0) faults.push(['texts', 'has no text in any language']);
  if (isUnkeepable(product)) faults.push(['texts', unkeepable]);
  if (product.created_at !== null && Number.isNaN(Date.parse(product.created_at))) faults.push(['created_at', `'${product.created_at}' is no instant`]);
  for (const [code, value] of Object.entries(product.attributes)) {
    const attribute = attributeOf(code);
    const fault = attribute === undefined ? 'is not defined' : valueFault(value, attribute);
    if (fault !== undefined) faults.push([code, fault]);
  }
  for (const { url_path } of product.categories) if (!categoryPaths.has(url_path)) faults.push(['categories', `'${url_path}' is not defined`]);
  for (const code of product.axes) if (attributeOf(code)?.input !== 'select') faults.push(['axes', `'${code}' is no attribute with options`]);
  for (const sku of product.variants) if (!skus.has(sku)) faults.push(['variants', `'${sku}' is not defined`]);
  for (const price of product.prices) {
    const fault = priceFault(price);
    if (fault !== undefined) faults.push(['prices', fault]);
  }
  for (const key of repeated(product.prices.map(priceRowKey))) faults.push(['prices', `'${key}' is given twice`]);
  if (!Number.isSafeInteger(product.stock.qty) || product.stock.qty < 0) faults.push(['stock', `${product.stock.qty} is no quantity`]);
  return faults.map(([field, fault]) => ({ subject: product.sku, field, fault }));
};

const categoryFaults = (category: CategoryInput, paths: ReadonlySet<string>): CatalogueFault[] => {
  const { url_path } = category;
  const isOrphan = url_path.includes('/') && !paths.has(url_path.slice(0, url_path.lastIndexOf('/')));
  return [
    ...(url_path === '' ? [{ subject: url_path, field: 'url_path', fault: 'is empty' }] : []),
    ...(isOrphan ? [{ subject: url_path, field: 'url_path', fault: 'the category above it is not defined' }] : []),
    ...(isUnkeepable(category) ? [{ subject: url_path, field: 'texts', fault: unkeepable }] : []),
  ];
};

/** Everything that keeps a batch from being saved, in its order: unknown options, attributes, categories and variants, values that do not fit. */
export const catalogueFaults = (batch: CatalogueBatch, known: KnownCatalogue): CatalogueFault[] => {
  const given = new Map(batch.attributes.map((attribute) => [attribute.code, attribute]));
  const lookUp: OptionsOf = (code) => {
    const [input, before] = [given.get(code), known.attributes.get(code)];
    if (input === undefined) return before;
    return { input: input.input, options: new Set([...input.options.map((option) => option.code), ...(before?.options ?? [])]) };
  };
  const looked = new Map<string, KnownAttribute | undefined>();
  const attributeOf: OptionsOf = (code) => {
    if (!looked.has(code)) looked.set(code, lookUp(code));
    return looked.get(code);
  };
  const scope: Scope = {
    attributeOf,
    categoryPaths: new Set([...known.categoryPaths, ...batch.categories.map(({ url_path }) => url_path)]),
    skus: new Set([...known.skus, ...batch.products.map(({ sku }) => sku)]),
  };
  const twice = (field: string, values: readonly string[]) => [...new Set(repeated(values))].map((subject) => ({ subject, field, fault: 'is given twice' }));
  return [
    ...twice('code', batch.attributes.map(({ code }) => code)),
    ...batch.attributes.flatMap(attributeFaults),
    ...twice('url_path', batch.categories.map(({ url_path }) => url_path)),
    ...batch.categories.flatMap((category) => categoryFaults(category, scope.categoryPaths)),
    ...twice('sku', batch.products.map(({ sku }) => sku)),
    ...batch.products.flatMap((product) => productFaults(product, scope)),
  ];
};
