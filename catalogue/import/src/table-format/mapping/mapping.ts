import { byLanguage, languages } from '@dijla/contract/store-views';
import { z } from 'zod';

const columns = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)], {
  error: 'must be the name of a column, or a list of names',
});
const inLanguages = z.union([columns, z.strictObject(byLanguage(() => columns.optional()))], {
  error: 'must be the name of a column, or { "en": …, "ar": … }',
});
const currency = z.string().regex(/^[A-Z]{3}$/, 'must be a currency of three capitals, such as IQD');
const byCurrency = z.union([columns, z.record(currency, columns)], {
  error: 'must be the name of a column, or one for each currency: { "IQD": …, "USD": … }',
});

const fields = z
  .strictObject({
    sku: columns,
    id: columns,
    handle: columns,
    parent: columns,
    name: inLanguages,
    description: inLanguages,
    short_description: inLanguages,
    meta_title: inLanguages,
    meta_description: inLanguages,
    price: byCurrency,
    compare_at_price: byCurrency,
    special_price: byCurrency,
    special_from: columns,
    special_to: columns,
    quantity: columns,
    in_stock: columns,
    categories: columns,
    category_levels: columns,
    pictures: columns,
    variant_pictures: columns,
    brand: columns,
    type: columns,
    status: columns,
    visibility: columns,
    url_key: columns,
    tags: columns,
    weight: columns,
    size_class: columns,
    created_at: columns,
    members: columns,
    kind: columns,
    currency: columns,
  })
  .partial();

const code = z.string().regex(/^[\p{L}\p{N}_]+$/u, 'must be made of letters, digits and _');
const labels = z.strictObject(byLanguage(() => z.string().optional()));
const option = z.union(
  [
    z.strictObject({ name: z.string().min(1), value: columns }),
    z.strictObject({ code, labels: labels.optional(), value: columns }),
  ],
  {
    error: 'must be { "name": column, "value": column } or { "code": …, "value": column }',
  },
);
const attribute = z.strictObject({
  code,
  column: columns,
  input: z.enum(['select', 'multiselect', 'text', 'boolean']).default('select'),
  separator: z.string().min(1).optional(),
  labels: labels.optional(),
});
const productType = z.enum(['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable']);
const separator = z.string().min(1).default('auto');

const mappingSchema = z.strictObject({
  about: z.string().optional(),
  recognised_by: z.array(z.string().min(1)).min(1).optional(),
  rows: z.enum(['products', 'variant-rows', 'parent-sku', 'nested']).default('products'),
  items: z.string().optional(),
  language: z.enum([...languages, 'auto']).default('auto'),
  currency: z.union([currency, z.literal('auto')]).default('USD'),
  decimals: z.enum(['.', ',', 'auto']).default('auto'),
  rates: z
    .record(
      currency,
      z.strictObject({
        to: z.enum(['IQD', 'USD']),
        rate: z
          .string()
          .regex(/^\d{1,9}(?:\.\d{1,9})?$/, 'must be a number in quotation marks, such as "1.08"'),
      }),
    )
    .default({}),
  columns: fields,
  options: z.array(option).default([]),
  attributes: z.array(attribute).default([]),
  named_attributes: z
    .strictObject({
      name: z.string().min(1),
      value: z.string().min(1),
      separator: z.string().min(1).default(','),
    })
    .optional(),
  variants: z
    .strictObject({ items: z.string().min(1), columns: fields, options: z.array(option).default([]) })
    .optional(),
  separators: z
    .strictObject({ categories: separator, path: separator, pictures: separator, tags: separator })
    .prefault({}),
  types: z.record(z.string(), productType).default({}),
  roots: z.array(z.string()).optional(),
});

/**
 * Assigns the columns of another shop's export to fields and defines how its rows form products
 * (docs/recipes/operate/map-an-export.md).
 */
export type Mapping = z.infer<typeof mappingSchema>;
/** A mapping as written in its file, where members with defaults are optional. */
export type MappingInput = z.input<typeof mappingSchema>;
/** Exchange rates of currencies that the shop does not keep, as decimal texts. */
export type Rates = Mapping['rates'];
export type Fields = z.infer<typeof fields>;
export type FieldName = keyof Fields;
/** The names of the fields that a column can be assigned to. */
export const fieldNames = Object.keys(fields.shape) as FieldName[];
export type OptionColumns = z.infer<typeof option>;

const memberOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Returns the error for a member that the chosen `rows` mode requires, or undefined. */
const missingOf = (mapping: Mapping): string | undefined => {
  const { columns: own, rows, variants } = mapping;
  if (own.name === undefined) return 'columns.name: is missing: no product can do without a name';
  if (rows === 'variant-rows' && own.handle === undefined)
    return "columns.handle: is missing; with rows 'variant-rows' it says which rows belong to one product";
  if (rows === 'parent-sku' && own.parent === undefined)
    return "columns.parent: is missing; with rows 'parent-sku' it says which product a variant belongs to";
  return rows === 'nested' && variants === undefined
    ? "variants: is missing; with rows 'nested' it says where a product's variants are"
    : undefined;
};

const currenciesOf = ({ columns: own, currency: base }: Mapping): string[] => [
  base,
  ...[own.price, own.compare_at_price, own.special_price].flatMap((spec) =>
    typeof spec === 'object' && !Array.isArray(spec) ? Object.keys(spec) : [],
  ),
];

const withoutRate = (mapping: Mapping): string | undefined => {
  const lost = currenciesOf(mapping).find(
    (each) => !['IQD', 'USD', 'auto'].includes(each) && mapping.rates[each] === undefined,
  );
  return lost === undefined
    ? undefined
    : `rates.${lost}: is missing; the shop keeps prices in IQD and USD, so say what one ${lost} is worth: { "to": "USD", "rate": "1.08" }`;
};

/** Parses a mapping. Throws an error that names the invalid member. */
export const readMapping = (given: unknown): Mapping => {
  const { data, error } = mappingSchema.safeParse(given);
  const [issue] = error?.issues ?? [];
  if (data === undefined) {
    const unknown =
      issue?.code === 'unrecognized_keys'
        ? `has no member ${issue.keys.map((key) => `'${key}'`).join(', ')}`
        : issue?.message;
    throw new Error(
      `The mapping cannot be used: ${memberOf(issue?.path ?? []) || 'the file'}: ${unknown ?? 'is none'}.`,
    );
  }
  const fault = missingOf(data) ?? withoutRate(data);
  if (fault !== undefined) throw new Error(`The mapping cannot be used: ${fault}.`);
  return data;
};
