import type { ProductOption } from '@dijla/contract/client';
import type { ShownLine } from '../device-cart.ts';

/** A line whose product is to be read from the catalog. */
export type WantedProduct = {
  line_key: string;
  sku: string;
  product_option?: ProductOption | null | undefined;
};

/** What the catalog says of a line's product. */
export type LineProduct = { parent_sku: string; line: ShownLine };
