import type { GroupedProduct } from './grouped-product.ts';

/** Relates variants to their products, where a column names the parent by sku or, as `id:12`, by id. */
export type Families = {
  add: (group: GroupedProduct) => void;
  /** Returns the parent's sku, null when the row names a missing parent, or undefined when it names none. */
  parentOf: (group: GroupedProduct) => string | null | undefined;
  /** Returns a product's sku from its sku or `id:12`. */
  skuOf: (name: string) => string | undefined;
  /** Returns the axes and the variants' skus of a product, or undefined when it has no variants. */
  variantsOf: (sku: string) => { axes: string[]; variants: string[] } | undefined;
};

type Child = { sku: string; parent: string; codes: string[] };

export const newFamilies = (): Families => {
  const skus = new Set<string>();
  const byId = new Map<string, string>();
  const children = new Map<string, Child[]>();
  const skuOf = (parent: string): string | undefined =>
    parent.startsWith('id:')
      ? byId.get(parent.slice(3).trim())
      : skus.has(parent)
        ? parent
        : byId.get(parent);
  let resolved: Map<string, Child[]> | undefined;
  const family = (): Map<string, Child[]> => {
    resolved ??= Map.groupBy(
      [...children.values()]
        .flat()
        .filter(({ parent, sku }) => skuOf(parent) !== undefined && skuOf(parent) !== sku),
      ({ parent }) => skuOf(parent) ?? '',
    );
    return resolved;
  };
  return {
    add: ({ product, parent, id, choices }) => {
      if (product === undefined) return;
      skus.add(product.sku);
      if (id !== '') byId.set(id, product.sku);
      if (parent === '') return;
      children.set(parent, [...(children.get(parent) ?? []), { sku: product.sku, parent, codes: choices }]);
    },
    parentOf: ({ parent, product }) => {
      if (parent === '' || parent === '0' || product === undefined) return undefined;
      const sku = skuOf(parent);
      return sku === product.sku ? undefined : (sku ?? null);
    },
    skuOf,
    variantsOf: (sku) => {
      const found = family().get(sku);
      return found === undefined
        ? undefined
        : {
            axes: [...new Set(found.flatMap(({ codes }) => codes))],
            variants: [...new Set(found.map((child) => child.sku))],
          };
    },
  };
};
