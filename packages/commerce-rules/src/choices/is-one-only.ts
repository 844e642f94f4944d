import type { BundleOption } from './product-choices.ts';

/** Whether at most one of an option's selections goes into the bundle. */
export const isOneOnly = ({ type }: Pick<BundleOption, 'type'>): boolean =>
  type === 'select' || type === 'radio';
