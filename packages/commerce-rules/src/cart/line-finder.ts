import type { ProductOption } from '@dijla/contract/client';
import { lineKeyOf, optionsKeyOf } from './line-key-of.ts';

export type FindableLine = {
  item_id: number;
  sku: string;
  product_option?: ProductOption | null | undefined;
};
export type SoughtLine = {
  sku: string;
  product_option?: ProductOption | null | undefined;
  server_item_id?: number | string | null | undefined;
};

/**
 * Returns a function that finds the cart line that another line refers to, or null (wire §2.7). Variants are
 * matched by sku alone. For a bundle or a line with custom options, the id and the same options are enough,
 * because the server may compose the sku. Anything else is matched by sku and options.
 */
export const lineFinder = <Line extends FindableLine>(
  lines: readonly Line[],
): ((sought: SoughtLine) => Line | null) => {
  const byId = new Map(lines.map((line) => [line.item_id, line]));
  const byKey = new Map(lines.map((line) => [lineKeyOf(line.sku, line.product_option), line]));
  const knownById = ({ server_item_id: id, product_option }: SoughtLine): Line | null => {
    const line = id === null || id === undefined ? undefined : byId.get(Number(id));
    const options = optionsKeyOf(product_option);
    return line && options !== '' && optionsKeyOf(line.product_option) === options ? line : null;
  };
  return (sought) => knownById(sought) ?? byKey.get(lineKeyOf(sought.sku, sought.product_option)) ?? null;
};
