import { attributeFaults } from '../attributes/attribute-faults.ts';
import type { CatalogueBatch } from './catalog-batch.ts';
import { type RecordFault, repeated } from './catalog-remark.ts';
import { categoryFaults } from '../categories/category-faults.ts';
import { checkedProduct, type KnownAttribute, type ProductScope } from '../products/checked-product.ts';

/** What is wrong with a batch: `subject` is a sku, an attribute's code or a category's path. */
export type CatalogueFault = { subject: string; field: string; fault: string };

/** What the catalogue knows beside the batch. */
export type KnownCatalogue = {
  attributes: ReadonlyMap<string, KnownAttribute>;
  categoryPaths: ReadonlySet<string>;
  skus: ReadonlySet<string>;
};

/** Answers the same for the same code without working it out again. */
const remembered = <T>(lookUp: (code: string) => T): ((code: string) => T) => {
  const looked = new Map<string, { found: T }>();
  return (code) => {
    const entry = looked.get(code) ?? { found: lookUp(code) };
    looked.set(code, entry);
    return entry.found;
  };
};

/** What products of a batch may refer to: the batch and what is known beside it. */
const scopeOf = (batch: CatalogueBatch, known: KnownCatalogue): ProductScope => {
  const given = new Map(batch.attributes.map((attribute) => [attribute.code, attribute]));
  return {
    attributeOf: remembered((code) => {
      const [input, before] = [given.get(code), known.attributes.get(code)];
      if (input === undefined) return before;
      return { input: input.input, options: new Set([...input.options.map((option) => option.code), ...(before?.options ?? [])]) };
    }),
    brought: new Set(),
    categoryPaths: new Set([...known.categoryPaths, ...batch.categories.map(({ url_path }) => url_path)]),
    skus: new Set([...known.skus, ...batch.products.map(({ sku }) => sku)]),
  };
};

/** Everything that is wrong with a batch, in its order: unknown options, attributes, categories and variants, values that do not fit. */
export const catalogueFaults = (batch: CatalogueBatch, known: KnownCatalogue): CatalogueFault[] => {
  const scope = scopeOf(batch, known);
  const twice = (field: string, values: readonly string[]) => [...new Set(repeated(values))].map((subject) => ({ subject, field, fault: 'is given twice' }));
  const of = (subject: string, faults: readonly RecordFault[]): CatalogueFault[] => faults.map(({ field, fault }) => ({ subject, field, fault }));
  return [
    ...twice('code', batch.attributes.map(({ code }) => code)),
    ...batch.attributes.flatMap((attribute) => of(attribute.code, attributeFaults(attribute))),
    ...twice('url_path', batch.categories.map(({ url_path }) => url_path)),
    ...batch.categories.flatMap((category) => of(category.url_path, categoryFaults(category, scope.categoryPaths))),
    ...twice('sku', batch.products.map(({ sku }) => sku)),
    ...batch.products.flatMap((product) => of(product.sku, checkedProduct(product, scope).faults)),
  ];
};
