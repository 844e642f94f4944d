import type { ShippingTable } from '@dijla/contract/client';

/**
 * Returns a method's title for a size class: 'Within 24 hours', or the title the shop gives for the largest
 * size class in the cart.
 */
export const methodTitleOf = (
  { method_title, sizes = [] }: Pick<ShippingTable, 'method_title' | 'sizes'>,
  sizeClass: string | null,
): string => sizes.find(({ size_class }) => size_class === sizeClass)?.method_title ?? method_title;
