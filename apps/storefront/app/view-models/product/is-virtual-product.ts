// @chunk trade
import type { ProductType } from '@dijla/contract/client';

/** Whether nothing is sent to the shopper's door. */
export const isVirtualProduct = ({ type }: { type: ProductType }): boolean =>
  type === 'virtual' || type === 'downloadable';
