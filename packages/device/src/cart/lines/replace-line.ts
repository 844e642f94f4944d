import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { type AddAllResult, checkOf, lineIn, newOperation, withAddition } from './change-lines.ts';
import type { DeviceCart } from '../device-cart.ts';
import type { ActingCartController } from '../acting-cart-controller.ts';
import type { Addition } from '../cart-act.ts';
import type { Device } from '../../platform/device.ts';
import { placeOf, withPlace } from './line-places.ts';
import { withOperation } from '../changes/with-operation.ts';

type OldLine = NonNullable<ReturnType<typeof lineIn>>;
type Replaced = ReturnType<typeof withAddition>;

const operationOn = (
  device: Device,
  { line_key, sku, parent_sku, product_option }: OldLine,
  change: { kind: 'remove' | 'set-qty'; qty: number },
) => newOperation(device, { ...change, line_key, sku, parent_sku, product_option });

/** Handles the same choice as before: checks the new quantity as if the line did not exist. */
const withNewQuantity = (
  cart: DeviceCart,
  old: OldLine,
  { addition, device }: { addition: Addition; device: Device },
): Replaced => {
  const next = withAddition(
    withOperation(cart, operationOn(device, old, { kind: 'remove', qty: old.qty })),
    addition,
    device,
  );
  if (typeof next === 'string') return next;
  const { added } = next;
  return {
    added,
    cart:
      added.qty === old.qty
        ? cart
        : withOperation(cart, operationOn(device, old, { kind: 'set-qty', qty: added.qty })),
  };
};

/**
 * Handles a different choice: adds it in the old line's place before removing that line, because the removal
 * depends on the server's answer to the addition.
 */
const withOtherChoice = (
  cart: DeviceCart,
  old: OldLine,
  { addition, device }: { addition: Addition; device: Device },
): Replaced => {
  const next = withAddition(cart, addition, device);
  if (typeof next === 'string') return next;
  const addedBy =
    next.cart.operations.length > cart.operations.length ? next.cart.operations.at(-1)?.id : undefined;
  const removal = operationOn(device, old, { kind: 'remove', qty: old.qty });
  const isNew = lineIn(cart, next.added.line_key) === undefined;
  const placed = isNew ? withPlace(next.cart, next.added.line_key, placeOf(cart, old.line_key)) : next.cart;
  return {
    ...next,
    cart: withOperation(placed, addedBy === undefined ? removal : { ...removal, replaced_by: addedBy }),
  };
};

/**
 * Replaces a line with the shopper's new choice: both the addition and the removal happen or neither, here
 * and on the server. The same choice only changes the quantity; if the line no longer exists, the new choice
 * is added.
 */
export const replaceLine = async (
  { device, act }: ActingCartController,
  lineKey: string,
  addition: Addition,
): Promise<AddAllResult> => {
  const stock = checkOf(device, [addition]);
  let result: AddAllResult = { ok: false, code: 'cart.qty-invalid', sku: addition.sku };
  await act({ kind: 'replace', line_key: lineKey, addition }, (cart) => {
    const old = lineIn(cart, lineKey);
    const isSame = lineKeyOf(addition.sku, addition.product_option) === lineKey;
    const next =
      old === undefined
        ? withAddition(cart, addition, device)
        : (isSame ? withNewQuantity : withOtherChoice)(cart, old, { addition, device });
    if (typeof next === 'string') {
      result = { ok: false, code: next, sku: addition.sku };
      return cart;
    }
    result = { ok: true, lines: [next.added], stock };
    return next.cart;
  });
  return result;
};
