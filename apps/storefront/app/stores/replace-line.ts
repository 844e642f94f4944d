import { type AddAllResult, type Addition, lineIn, newOperation, withAddition } from './change-lines.ts';
import type { DeviceDesk } from './device-desk.ts';
import { withOperation } from './with-operation.ts';

/**
 * Puts something else in the place of a line, as it was chosen anew: both or neither. The same choice is a new quantity; a line that is gone
 * meanwhile is none to replace.
 */
export const replaceLine = async ({ device, act }: DeviceDesk, lineKey: string, addition: Addition): Promise<AddAllResult> => {
  let result: AddAllResult = { ok: false, code: 'cart.qty-invalid', sku: addition.sku };
  await act((cart) => {
    const old = lineIn(cart, lineKey);
    const { line_key, sku, parent_sku, qty, product_option } = old ?? { line_key: lineKey, sku: '', parent_sku: '', qty: 0, product_option: undefined };
    const removal = newOperation(device, { kind: 'remove', line_key, sku, parent_sku, qty, product_option });
    const next = withAddition(old === undefined ? cart : withOperation(cart, removal), addition, device);
    if (typeof next === 'string') {
      result = { ok: false, code: next, sku: addition.sku };
      return cart;
    }
    result = { ok: true, lines: [next.added], stock: 'ok' };
    if (next.added.line_key !== lineKey || old === undefined) return next.cart;
    if (next.added.qty === qty) return cart;
    return withOperation(cart, newOperation(device, { kind: 'set-qty', line_key, sku, parent_sku, qty: next.added.qty, product_option }));
  });
  return result;
};
