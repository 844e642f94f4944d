import type { Kind, Phrase } from '../department.ts';

/** A part of goods put together from others: products of these kinds to choose from, or to take them all. */
export type SetPart = {
  code: string;
  title: Phrase;
  /** How one is chosen in a bundle; a grouped product offers all its parts side by side. */
  type: 'select' | 'radio' | 'checkbox' | 'multi';
  isRequired?: boolean;
  /** Codes of kinds of plain goods, one product of each. */
  kinds: readonly string[];
  qty?: number;
};

/** A family of bundles or grouped products, from which any number is made like from other kinds. */
export type SetKind = Kind & { composition: 'bundle' | 'grouped'; parts: readonly SetPart[] };

/** A kind with the name of the department it stands in. */
export type KindOfProducts = { kind: Kind | SetKind; departmentName: string };

/** The sku of a kind's `n`-th product, counted from 0: `DJ-KETTLE-0012`. */
export const skuOf = (kindCode: string, n: number): string =>
  `DJ-${kindCode.toUpperCase()}-${String(n + 1).padStart(4, '0')}`;
