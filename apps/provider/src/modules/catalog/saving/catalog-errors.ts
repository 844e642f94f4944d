import { attributeErrors } from '../attributes/attribute-errors.ts';
import type { CatalogBatch } from './catalog-batch.ts';
import { type RecordError, repeated } from './catalog-warning.ts';
import { categoryErrors } from '../categories/category-errors.ts';
import { checkedProduct, type KnownAttribute, type ProductScope } from '../products/checked-product.ts';

/** An error in a batch. `subject` is a sku, an attribute's code or a category's path. */
export type ValidationError = { subject: string; field: string; fault: string };

/** What the catalog already contains besides the batch. */
export type KnownCatalog = {
  attributes: ReadonlyMap<string, KnownAttribute>;
  categoryPaths: ReadonlySet<string>;
  skus: ReadonlySet<string>;
};

/** Memoizes a lookup by code. */
const remembered = <T>(lookUp: (code: string) => T): ((code: string) => T) => {
  const looked = new Map<string, { found: T }>();
  return (code) => {
    const entry = looked.get(code) ?? { found: lookUp(code) };
    looked.set(code, entry);
    return entry.found;
  };
};

/** What products of a batch may refer to: the batch and the existing catalog. */
const scopeOf = (batch: CatalogBatch, known: KnownCatalog): ProductScope => {
  const given = new Map(batch.attributes.map((attribute) => [attribute.code, attribute]));
  return {
    attributeOf: remembered((code) => {
      const [input, before] = [given.get(code), known.attributes.get(code)];
      if (input === undefined) return before;
      return {
        input: input.input,
        options: new Set([...input.options.map((option) => option.code), ...(before?.options ?? [])]),
      };
    }),
    brought: new Set(),
    categoryPaths: new Set([...known.categoryPaths, ...batch.categories.map(({ url_path }) => url_path)]),
    skus: new Set([...known.skus, ...batch.products.map(({ sku }) => sku)]),
  };
};

/**
 * Returns all errors in a batch, in its order: unknown options, attributes, categories and variants, and
 * values that do not fit.
 */
export const validationErrors = (batch: CatalogBatch, known: KnownCatalog): ValidationError[] => {
  const scope = scopeOf(batch, known);
  const twice = (field: string, values: readonly string[]) =>
    [...new Set(repeated(values))].map((subject) => ({ subject, field, fault: 'is given twice' }));
  const of = (subject: string, faults: readonly RecordError[]): ValidationError[] =>
    faults.map(({ field, fault }) => ({ subject, field, fault }));
  return [
    ...twice(
      'code',
      batch.attributes.map(({ code }) => code),
    ),
    ...batch.attributes.flatMap((attribute) => of(attribute.code, attributeErrors(attribute))),
    ...twice(
      'url_path',
      batch.categories.map(({ url_path }) => url_path),
    ),
    ...batch.categories.flatMap((category) =>
      of(category.url_path, categoryErrors(category, scope.categoryPaths)),
    ),
    ...twice(
      'sku',
      batch.products.map(({ sku }) => sku),
    ),
    ...batch.products.flatMap((product) => of(product.sku, checkedProduct(product, scope).faults)),
  ];
};
