import type { ProductType } from '@dijla/contract/client';

export type ProductTypeTraits = {
  /** Needs no delivery. */
  isVirtual: boolean;
  /** One of its variants is bought, not itself. */
  hasVariants: boolean;
  /** Its own stock counts, not that of its parts. */
  ownStock: boolean;
};

/** What the shop must know of each product type; a bundle's or a group's delivery is that of its parts. */
export const productTypeTraits: Readonly<Record<ProductType, ProductTypeTraits>> = {
  simple: { isVirtual: false, hasVariants: false, ownStock: true },
  configurable: { isVirtual: false, hasVariants: true, ownStock: false },
  bundle: { isVirtual: false, hasVariants: false, ownStock: false },
  grouped: { isVirtual: false, hasVariants: false, ownStock: false },
  virtual: { isVirtual: true, hasVariants: false, ownStock: true },
  downloadable: { isVirtual: true, hasVariants: false, ownStock: true },
};
