import { type AddRefusal, addRefusalOf } from '@dijla/commerce-rules/availability/add-refusal-of';
import type { FoldedLine } from '@dijla/commerce-rules/cart/cart-operation';
import { type StockCheck, stockCheckOf } from '@dijla/commerce-rules/availability/stock-check-of';
import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { quantityOf } from '@dijla/commerce-rules/cart/quantity-of';
import { linePrice } from '@dijla/commerce-rules/price/line-price';
import { type DeviceCart, type DeviceOperation, isSingle, type ShownLine } from '../device-cart.ts';
import type { ActingCartController } from '../acting-cart-controller.ts';
import type { Addition, RemovedLine } from '../cart-act.ts';
import type { Device } from '../../platform/device.ts';
import { placeOf, withPlace } from './line-places.ts';
import { campaignOf, withCampaign } from '../with-campaign.ts';
import { withOperation } from '../changes/with-operation.ts';

export type AddedLine = { line_key: string; qty: number };
/**
 * `volatile` means that the stock could not be checked; the line stays in the cart until the server answers.
 */
type Checked = { stock: Exclude<StockCheck, 'out_of_stock'> };
export type AddResult = ({ ok: true } & AddedLine & Checked) | { ok: false; code: AddRefusal };
export type AddAllResult =
  | ({ ok: true; lines: readonly AddedLine[] } & Checked)
  | { ok: false; code: AddRefusal; sku: string };
export type LineResult = { ok: true } | { ok: false; code: AddRefusal | 'cart.line-not-found' };

/** Returns the line as it is shown. */
export const lineIn = (cart: DeviceCart, lineKey: string): FoldedLine<ShownLine> | undefined =>
  foldCart(cart.base, cart.operations).find(({ line_key }) => line_key === lineKey);

/** Returns the stock of a line. A number is only known when few are left; otherwise the server decides. */
const stockOf = ({ is_in_stock, salable_qty }: ShownLine) => ({
  is_in_stock,
  qty: salable_qty ?? 0,
  manage_stock: salable_qty !== null,
});

/** Whether the stock of all additions could be checked. */
export const checkOf = (device: Device, additions: readonly Addition[]): Checked['stock'] =>
  additions.some(({ line }) => stockCheckOf(stockOf(line), { isSynced: device.isOnline() }) !== 'ok')
    ? 'volatile'
    : 'ok';

/** Returns a new operation with the current time and store. */
export const newOperation = (
  { newId, now, store }: Device,
  operation: Pick<
    DeviceOperation,
    'kind' | 'line_key' | 'sku' | 'parent_sku' | 'qty' | 'product_option' | 'line'
  >,
): DeviceOperation => ({
  ...operation,
  id: newId(),
  at: now(),
  store_code: store(),
  attempts: 0,
  qty_before: 0,
});

const withCreateKey = (cart: DeviceCart, { newId }: Device): DeviceCart =>
  cart.cart_id === null && cart.create_key === null ? { ...cart, create_key: newId() } : cart;

const isDone = ({ operations, base }: DeviceCart, wanted: string): boolean =>
  operations.some(({ id }) => id === wanted) || base.included.includes(wanted);

/**
 * Returns the cart with the addition in its line, or a refusal if the price is unknown or the product cannot
 * be sold (spec 1 §5).
 */
export const withAddition = (
  cart: DeviceCart,
  { sku, parent_sku, qty, product_option, line, act }: Addition,
  device: Device,
): { cart: DeviceCart; added: AddedLine } | AddRefusal => {
  const line_key = lineKeyOf(sku, product_option);
  const before = lineIn(cart, line_key)?.qty ?? 0;
  if (act !== undefined && isDone(cart, act.id)) return { cart, added: { line_key, qty: before } };
  const after = isSingle(line) ? 1 : before + qty;
  const price = linePrice(line, { qty: after, now: device.now() })?.final ?? null;
  const code = quantityOf(qty).ok
    ? addRefusalOf({ price, stock: stockOf(line), qty: after })
    : 'cart.qty-invalid';
  if (code !== null) return code;
  if (after <= before) return { cart, added: { line_key, qty: before } };
  const operation = newOperation(device, {
    kind: 'add',
    line_key,
    sku,
    parent_sku,
    qty: after - before,
    product_option: withCampaign(product_option, campaignOf(cart)) ?? undefined,
    line,
  });
  const placed = before === 0 ? withPlace(cart, line_key, null) : cart;
  return {
    cart: withCreateKey(withOperation(placed, { ...operation, ...act }), device),
    added: { line_key, qty: after },
  };
};

/**
 * Adds several products to the cart: all of them, or none if one cannot be added. Shown at once; a refusal
 * by the server arrives later as a notice.
 */
export const addLines = async (
  { device, act }: ActingCartController,
  additions: readonly Addition[],
): Promise<AddAllResult> => {
  const stock = checkOf(device, additions);
  let result: AddAllResult = { ok: true, lines: [], stock };
  await act({ kind: 'add', additions }, (cart) => {
    let after = cart;
    const lines: AddedLine[] = [];
    for (const addition of additions) {
      const next = withAddition(after, addition, device);
      if (typeof next === 'string') {
        result = { ok: false, code: next, sku: addition.sku };
        return cart;
      }
      after = next.cart;
      lines.push(next.added);
    }
    result = { ok: true, lines, stock };
    return after;
  });
  return result;
};

/** Adds one product to the cart. */
export const addLine = async (controller: ActingCartController, addition: Addition): Promise<AddResult> => {
  const result = await addLines(controller, [addition]);
  if (!result.ok) return { ok: false, code: result.code };
  const [line = { line_key: lineKeyOf(addition.sku, addition.product_option), qty: addition.qty }] =
    result.lines;
  return { ok: true, stock: result.stock, ...line };
};

/** Sets a line to exactly this quantity. */
export const setLineQuantity = async (
  { device, act }: ActingCartController,
  lineKey: string,
  qty: number,
): Promise<LineResult> => {
  let result: LineResult = { ok: false, code: 'cart.line-not-found' };
  await act({ kind: 'set-qty', line_key: lineKey, qty }, (cart) => {
    const line = lineIn(cart, lineKey);
    result = { ok: false, code: 'cart.line-not-found' };
    if (!line) return cart;
    const isFewer = qty < line.qty;
    const code = !quantityOf(qty).ok
      ? 'cart.qty-invalid'
      : isFewer || line.line === null
        ? null
        : addRefusalOf({ price: 1, stock: stockOf(line.line), qty });
    result = code === null ? { ok: true } : { ok: false, code };
    if (code !== null || qty === line.qty) return cart;
    const { line_key, sku, parent_sku, product_option } = line;
    return withOperation(
      cart,
      newOperation(device, { kind: 'set-qty', line_key, sku, parent_sku, qty, product_option }),
    );
  });
  return result;
};

/** Removes a line; returns what is needed to put it back, or null if the line does not exist. */
export const takeOutLine = async (
  { device, act }: ActingCartController,
  lineKey: string,
): Promise<RemovedLine | null> => {
  let removed: RemovedLine | null = null;
  await act({ kind: 'remove', line_key: lineKey }, (cart) => {
    const line = lineIn(cart, lineKey);
    removed = null;
    if (!line) return cart;
    const { line_key, sku, parent_sku, qty, product_option } = line;
    const operation = newOperation(device, {
      kind: 'remove',
      line_key,
      sku,
      parent_sku,
      qty,
      product_option,
    });
    removed = { line, operationId: operation.id, place: placeOf(cart, lineKey) };
    return withOperation(cart, operation);
  });
  return removed;
};

/**
 * Puts a removed line back in its place: drops the removal if it was not sent, otherwise adds the line
 * again.
 */
export const putLineBack = async (
  { device, act }: ActingCartController,
  removed: RemovedLine,
): Promise<void> => {
  const { line, operationId, place = null } = removed;
  await act({ kind: 'put-back', removed }, (cart) => {
    const last = cart.operations.at(-1);
    if (last?.id === operationId && last.attempts === 0)
      return { ...cart, operations: cart.operations.slice(0, -1) };
    const { line_key, sku, parent_sku, qty, product_option, line: shown } = line;
    const operation = newOperation(device, {
      kind: 'add',
      line_key,
      sku,
      parent_sku,
      qty,
      product_option,
      line: shown ?? undefined,
    });
    return withCreateKey(withOperation(withPlace(cart, line_key, place), operation), device);
  });
};
