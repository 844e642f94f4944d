import { type AddRefusal, addRefusalOf } from '@dijla/commerce-rules/availability/add-refusal-of';
import type { FoldedLine } from '@dijla/commerce-rules/cart/cart-operation';
import { type StockCheck, stockCheckOf } from '@dijla/commerce-rules/availability/stock-check-of';
import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { quantityOf } from '@dijla/commerce-rules/cart/quantity-of';
import { linePrice } from '@dijla/commerce-rules/price/line-price';
import type { ProductOption } from '@dijla/contract/client';
import type { StoreCode } from '../../i18n/store-views.ts';
import { type DeviceCart, type DeviceOperation, isSingle, type ShownLine } from './device-cart.ts';
import type { ActingCartController } from './cart-controller.ts';
import type { Device } from '../platform/device.ts';
import { placeOf, withPlace } from './line-places.ts';
import { withOperation } from './changes/with-operation.ts';

export type Addition = {
  /** The variant's for a configurable. */
  sku: string;
  parent_sku: string;
  qty: number;
  product_option?: ProductOption | null;
  /** Under which id it is done once, however often it is asked for, and the store it was asked for in; otherwise a new one, here. */
  act?: { id: string; store_code: StoreCode };
  /** What a screen shows of it, and what its price is made of in minor units of the store's currency. */
  line: ShownLine;
};
export type AddedLine = { line_key: string; qty: number };
/** Volatile: nobody could be asked whether there is as much; it is in the cart until the server says so. */
type Checked = { stock: Exclude<StockCheck, 'out_of_stock'> };
export type AddResult = ({ ok: true } & AddedLine & Checked) | { ok: false; code: AddRefusal };
export type AddAllResult =
  | ({ ok: true; lines: readonly AddedLine[] } & Checked)
  | { ok: false; code: AddRefusal; sku: string };
export type LineResult = { ok: true } | { ok: false; code: AddRefusal | 'cart.line-not-found' };

/** The line as it is shown. */
export const lineIn = (cart: DeviceCart, lineKey: string): FoldedLine<ShownLine> | undefined =>
  foldCart(cart.base, cart.operations).find(({ line_key }) => line_key === lineKey);

/** Few left means counted; otherwise the number is not known here and the server says. */
const stockOf = ({ is_in_stock, salable_qty }: ShownLine) => ({
  is_in_stock,
  qty: salable_qty ?? 0,
  manage_stock: salable_qty !== null,
});

/** Whether somebody could be asked about all of it. */
export const checkOf = (device: Device, additions: readonly Addition[]): Checked['stock'] =>
  additions.some(({ line }) => stockCheckOf(stockOf(line), { isSynced: device.isOnline() }) !== 'ok')
    ? 'volatile'
    : 'ok';

/** Something the shopper does now, here, in this store. */
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

/** The cart with the line grown by what is added, unless its price is unknown or it cannot be sold (spec 1 §5). */
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
    product_option: product_option ?? undefined,
    line,
  });
  const placed = before === 0 ? withPlace(cart, line_key, null) : cart;
  return {
    cart: withCreateKey(withOperation(placed, { ...operation, ...act }), device),
    added: { line_key, qty: after },
  };
};

/**
 * Adds several things to the cart, all of them or, when one cannot be added, none. On screen at once; a refusal of the server comes later,
 * as a notice.
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

/** Adds one thing to the cart. */
export const addLine = async (desk: ActingCartController, addition: Addition): Promise<AddResult> => {
  const result = await addLines(desk, [addition]);
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

/** `place`: keys of the lines it stood before, which older builds did not note. */
export type RemovedLine = { line: FoldedLine<ShownLine>; operationId: string; place?: readonly string[] };

/** Takes a line out; answers what is needed to put it back, or null when it was not there. */
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

/** Puts a removed line back where it stood: a removal that was not sent is forgotten, any other is answered by an add. */
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
