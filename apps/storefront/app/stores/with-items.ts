import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import type { CartItem } from '@dijla/contract/client';
import { isVirtualProduct } from '../view-models/is-virtual-product.ts';
import type { DeviceCart, DeviceOperation, ShownLine } from './device-cart.ts';
import { withoutErrors } from './without-errors.ts';

type Line = DeviceCart['base']['lines'][number];

/** All the wire itself says of a line this device has not put there; its price is unknown, and where its product stands. */
const shownOf = ({ name, product_type }: CartItem): ShownLine => ({
  name, product_type, is_virtual: isVirtualProduct({ type: product_type }), image: null, url_path: '', options: [], prices: [], tax_class_id: 0, is_in_stock: true, salable_qty: null,
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

const settled = (cart: DeviceCart, lines: readonly Line[], operation: DeviceOperation | null): DeviceCart => ({
  ...withoutErrors(cart, operation === null ? lines.map(({ line_key }) => line_key) : [operation.line_key]),
  base: { lines, included: cart.base.included },
  operations: cart.operations.filter(({ id }) => id !== operation?.id),
  answer: null,
  restarts: 0,
});

/** The cart after a provider without `view=cart` has answered one operation with its line, or with null for a removal. */
export const withItem = (cart: DeviceCart, operation: DeviceOperation, item: CartItem | null): DeviceCart => {
  const { line_key } = operation;
  const known = cart.base.lines.find((line) => line.line_key === line_key);
  if (item === null) return settled(cart, cart.base.lines.filter((line) => line.line_key !== line_key), operation);
  const line = lineOf(item, { ...operation, ...known, line: operation.line ?? known?.line });
  return settled(cart, known ? cart.base.lines.map((other) => (other === known ? line : other)) : [...cart.base.lines, line], operation);
};

/** The cart with the lines such a provider holds (wire §2.2); what is known of a line besides stays. */
export const withItems = (cart: DeviceCart, items: readonly CartItem[]): DeviceCart => {
  const known = new Map<string, Partial<Line> & { parent_sku: string }>([
    ...cart.operations.map((operation) => [operation.line_key, { parent_sku: operation.parent_sku, line: operation.line ?? null }] as const),
    ...cart.base.lines.map((line) => [line.line_key, line] as const),
  ]);
  const lines = items.map((item) => {
    const line_key = lineKeyOf(item.sku, item.product_option);
    return lineOf(item, { parent_sku: item.sku, ...known.get(line_key), line_key });
  });
  return settled(cart, lines, null);
};
