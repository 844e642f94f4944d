// @chunk trade
import type { ProductType } from '@dijla/contract/client';

/** Whether the product is not shipped. */
export const isVirtualProduct = ({ type }: { type: ProductType }): boolean =>
  type === 'virtual' || type === 'downloadable';
