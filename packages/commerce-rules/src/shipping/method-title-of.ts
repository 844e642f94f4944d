import type { ShippingTable } from '@dijla/contract/client';

/** How a method is called for these goods: 'Within 24 hours', or as the shop says for the largest size class among them. */
export const methodTitleOf = (
  { method_title, sizes = [] }: Pick<ShippingTable, 'method_title' | 'sizes'>,
  sizeClass: string | null,
): string => sizes.find(({ size_class }) => size_class === sizeClass)?.method_title ?? method_title;
