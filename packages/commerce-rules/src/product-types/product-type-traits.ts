import type { ProductType } from '@dijla/contract/client';

export type ProductTypeTraits = {
  /** Needs no delivery. */
  isVirtual: boolean;
  /** A variant is bought instead of the product itself. */
  hasVariants: boolean;
  /** Its own stock counts, not that of its parts. */
  ownStock: boolean;
};

/** Traits of each product type; whether a bundle or a group needs delivery depends on its parts. */
export const productTypeTraits: Readonly<Record<ProductType, ProductTypeTraits>> = {
  simple: { isVirtual: false, hasVariants: false, ownStock: true },
  configurable: { isVirtual: false, hasVariants: true, ownStock: false },
  bundle: { isVirtual: false, hasVariants: false, ownStock: false },
  grouped: { isVirtual: false, hasVariants: false, ownStock: false },
  virtual: { isVirtual: true, hasVariants: false, ownStock: true },
  downloadable: { isVirtual: true, hasVariants: false, ownStock: true },
};
