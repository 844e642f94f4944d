import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import {
  type AddAllResult,
  type Addition,
  checkOf,
  lineIn,
  newOperation,
  withAddition,
} from './change-lines.ts';
import type { DeviceCart } from './device-cart.ts';
import type { ActingCartController } from './cart-controller.ts';
import type { Device } from '../platform/device.ts';
import { placeOf, withPlace } from './line-places.ts';
import { withOperation } from './changes/with-operation.ts';

type OldLine = NonNullable<ReturnType<typeof lineIn>>;
type Replaced = ReturnType<typeof withAddition>;

const operationOn = (
  device: Device,
  { line_key, sku, parent_sku, product_option }: OldLine,
  change: { kind: 'remove' | 'set-qty'; qty: number },
) => newOperation(device, { ...change, line_key, sku, parent_sku, product_option });

/** The same choice: as if the line were not there, so that its new quantity is judged by itself. */
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

/** Another choice, in the old one's place: it is added before the old line goes, which hangs on the server's word about it. */
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
 * Puts something else in the place of a line, as it was chosen anew: both or neither, here and at the server. The same choice is a new quantity;
 * a line that is gone meanwhile is none to replace.
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
