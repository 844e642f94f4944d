import type { ShopFile } from '../shop-preset.ts';

const translatable = [
  'name',
  'slug',
  'description',
  'facets',
  'optionGroups',
  'optionValues',
  'variantFacets',
];
/**
 * Returns missing language columns: Vendure requires every translated column in each language that one of
 * them has.
 */
const missingLanguages = (columns: readonly string[]): string[] => {
  const parts = columns
    .map((column) => column.trim().split(':'))
    .filter(
      ([field = '', language, more]) =>
        translatable.includes(field) && language !== undefined && more === undefined,
    );
  const fields = new Set(parts.map(([field = '']) => field));
  const languages = new Set(parts.map(([, language = '']) => language));
  // These fields must be present: untranslated once, or else in every language.
  for (const field of ['name', 'slug', 'optionGroups', 'optionValues'])
    if (!columns.some((column) => column.trim() === field)) fields.add(field);
  return languages.size === 0
    ? []
    : [...fields]
        .flatMap((field) => [...languages].map((language) => `${field}:${language}`))
        .filter((header) => !columns.some((column) => column.trim() === header));
};

const inAny = (column: string): string[] => [column, `${column}:{any}`];

/**
 * The table that Vendure imports and its export plugin writes; a column may occur once per language. Source:
 * docs.vendure.io/guides/developer-guide/importing-data and vendure-ecommerce/vendure, import-parser.ts.
 */
const products: ShopFile = {
  role: 'products',
  isMain: true,
  headers: [
    ...translatable.flatMap(inAny),
    'assets',
    'sku',
    'price',
    'taxCategory',
    'stockOnHand',
    'trackInventory',
    'variantAssets',
    'enabled',
    'variantEnabled',
    'productId',
    'variantId',
    'product:{any}',
    'variant:{any}',
    'product:{any}:{any}',
    'variant:{any}:{any}',
  ],
  marks: [
    'optionGroups',
    'optionGroups:{any}',
    'optionValues',
    'optionValues:{any}',
    'variantFacets',
    'variantFacets:{any}',
    'facets',
    'facets:{any}',
    'variantAssets',
    'taxCategory',
    'stockOnHand',
    'trackInventory',
  ],
  needs: [
    ['name', 'name:{any}'],
    ['slug', 'slug:{any}'],
    ['optionGroups', 'optionGroups:{any}'],
    ['optionValues', 'optionValues:{any}'],
    'sku',
    'price',
    'stockOnHand',
    'trackInventory',
  ],
  missing: missingLanguages,
  reads: [...translatable.flatMap(inAny), 'stockOnHand', 'trackInventory', 'variantAssets'],
};

export const vendureFiles: readonly ShopFile[] = [products];
