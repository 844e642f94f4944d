import type { Kind, Phrase } from '../department.ts';

/** A part of a composed product: products of these kinds, to choose from or all included. */
export type SetPart = {
  code: string;
  title: Phrase;
  /** How the shopper chooses in a bundle; a grouped product offers all its parts side by side. */
  type: 'select' | 'radio' | 'checkbox' | 'multi';
  isRequired?: boolean;
  /** Codes of simple kinds, one product of each. */
  kinds: readonly string[];
  qty?: number;
};

/** A family of bundles or grouped products, from which any number of products is generated. */
export type SetKind = Kind & { composition: 'bundle' | 'grouped'; parts: readonly SetPart[] };

/** A kind with the name of its department. */
export type ProductKind = { kind: Kind | SetKind; departmentName: string };

/** Returns the sku of a kind's `n`-th product, counted from 0: `DJ-KETTLE-0012`. */
export const skuOf = (kindCode: string, n: number): string =>
  `DJ-${kindCode.toUpperCase()}-${String(n + 1).padStart(4, '0')}`;
