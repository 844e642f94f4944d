import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import type { CartItem } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import { isVirtualProduct } from '@dijla/commerce-rules/product-types/is-virtual-product';
import type { DeviceCart, DeviceOperation, ShownLine } from '../device-cart.ts';
import { withoutErrors } from './without-errors.ts';

type Line = DeviceCart['base']['lines'][number];

/**
 * Returns what the wire itself says about a line that was added on another device; its price and the product's
 * page are unknown.
 */
const shownOf = ({ name, product_type }: CartItem): ShownLine => ({
  name,
  product_type,
  is_virtual: isVirtualProduct({ type: product_type }),
  image: null,
  url_path: '',
  options: [],
  prices: [],
  tax_class_id: 0,
  is_in_stock: true,
  salable_qty: null,
  is_bare: true,
});

/** Returns a line known from another store, without the prices of that store. */
const elsewhere = ({ extras: _extras, parts: _parts, ...shown }: ShownLine): ShownLine => ({
  ...shown,
  prices: [],
  is_bare: true,
});

const lineOf = (item: CartItem, known: Pick<Line, 'line_key' | 'parent_sku'> & Partial<Line>): Line => ({
  line_key: known.line_key,
  item_id: item.item_id,
  sku: item.sku,
  parent_sku: known.parent_sku,
  qty: item.qty,
  product_option: item.product_option ?? known.product_option,
  line: known.line ?? shownOf(item),
});

type Settled = { lines: readonly Line[]; store_code: StoreCode | null; operation: DeviceOperation | null };

const settled = (cart: DeviceCart, { lines, store_code, operation }: Settled): DeviceCart => ({
  ...withoutErrors(cart, operation === null ? lines.map(({ line_key }) => line_key) : [operation.line_key]),
  store_code,
  base: { lines, included: cart.base.included },
  operations: cart.operations.filter(({ id }) => id !== operation?.id),
  answer: null,
  restarts: 0,
});

/**
 * Returns the cart after a provider without `view=cart` has answered one operation with its line, or with
 * null for a removal.
 */
export const withItem = (cart: DeviceCart, operation: DeviceOperation, item: CartItem | null): DeviceCart => {
  const { line_key } = operation;
  const { lines } = cart.base;
  const known = lines.find((line) => line.line_key === line_key);
  const store_code = lines.length === 0 ? operation.store_code : (cart.store_code ?? operation.store_code);
  if (item === null)
    return settled(cart, {
      lines: lines.filter((line) => line.line_key !== line_key),
      store_code,
      operation,
    });
  const added =
    operation.line && operation.store_code !== store_code ? elsewhere(operation.line) : operation.line;
  const line = lineOf(item, { ...operation, ...known, line: added ?? known?.line });
  return settled(cart, {
    lines: known ? lines.map((other) => (other === known ? line : other)) : [...lines, line],
    store_code,
    operation,
  });
};

/**
 * Returns the cart with the lines that such a provider holds (wire §2.2). Other facts known about a line
 * stay, except prices of the other store.
 */
export const withItems = (
  cart: DeviceCart,
  items: readonly CartItem[],
  store_code: StoreCode,
): DeviceCart => {
  const here = (line: ShownLine | null | undefined, from: StoreCode | null) =>
    line && from !== null && from !== store_code ? elsewhere(line) : (line ?? null);
  const known = new Map<string, Partial<Line> & { parent_sku: string }>([
    ...cart.operations.map(
      (operation) =>
        [
          operation.line_key,
          { parent_sku: operation.parent_sku, line: here(operation.line, operation.store_code) },
        ] as const,
    ),
    ...cart.base.lines.map(
      (line) => [line.line_key, { ...line, line: here(line.line, cart.store_code) }] as const,
    ),
  ]);
  const lines = items.map((item) => {
    const line_key = lineKeyOf(item.sku, item.product_option);
    return lineOf(item, { parent_sku: item.sku, ...known.get(line_key), line_key });
  });
  return settled(cart, { lines, store_code, operation: null });
};
