import type { BundleOption } from './product-choices.ts';

/** Whether at most one selection of an option can be chosen. */
export const isOneOnly = ({ type }: Pick<BundleOption, 'type'>): boolean =>
  type === 'select' || type === 'radio';
