/** The variant of this sku, or null. */
export const childBySku = <Child extends { readonly sku: string }>(children: readonly Child[], sku: string): Child | null =>
  children.find((child) => child.sku === sku) ?? null;
