import type { GroupedProduct } from './group-products.ts';

/** Which rows are variants of which, where a column names the parent by its sku, or as `id:12` by its number. */
export type Families = {
  add: (goods: GroupedProduct) => void;
  /** The sku of the parent; null when the row names one that is not there. */
  parentOf: (goods: GroupedProduct) => string | null | undefined;
  /** The sku of a product by one of its names: its sku, or `id:12`. */
  skuOf: (name: string) => string | undefined;
  /** Axes and skus of the variants of a product that has some. */
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
