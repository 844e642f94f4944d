import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import type { StoreCode } from '@dijla/contract/store-views';
import { type Capped, capMerge } from '../cart/cap-merge.ts';
import { changeCart } from '../cart/change-cart.ts';
import type { DeviceCart, DeviceOperation } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import type { StepResult } from '../cart/ensure-cart.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';
import { sendOperation } from './send-operation.ts';
import { isUnsettled, settleUnanswered, type Settled } from './settle-unanswered.ts';
import { changeCartAndTell } from '../cart/change-cart-and-tell.ts';
import { withAnswer } from '../cart/changes/with-answer.ts';
import { type Bypass, bypassOf } from '../cart/changes/with-bypass.ts';
import { withItem, withItems } from '../cart/changes/with-items.ts';
import { withLostCart } from '../cart/changes/with-lost-cart.ts';
import { withRefusal } from '../cart/changes/with-refusal.ts';
import { withSentMarks } from '../cart/changes/with-sent-marks.ts';

/** Maximum number of carts lost in a row before the operation counts as refused. */
const mostRestarts = 3;

const without = (cart: DeviceCart, id: string): DeviceCart => ({
  ...cart,
  operations: cart.operations.filter((operation) => operation.id !== id),
});

const withReplaced = (cart: DeviceCart, before: DeviceOperation, after: DeviceOperation): DeviceCart => ({
  ...cart,
  operations: cart.operations.map((operation) => (operation.id === before.id ? after : operation)),
});

type Applying = {
  operation: DeviceOperation;
  outcome: Exclude<Settled | Capped, { kind: 'later' }>;
  sentWith: DeviceCart;
  store_code: StoreCode;
  bypass?: Bypass;
};

// oxlint-disable-next-line max-lines-per-function -- one case for each outcome
const applied = (
  cart: DeviceCart,
  { operation, outcome, sentWith, store_code, bypass }: Applying,
  device: Device,
): DeviceCart => {
  switch (outcome.kind) {
    case 'answered': {
      const included = [...sentWith.base.included, operation.id];
      return withAnswer(cart, { view: outcome.view, store_code, included, at: device.now() });
    }
    case 'item':
      return withItem(
        { ...cart, provider: cart.provider === 'ours' ? 'ours' : 'foreign' },
        operation,
        outcome.item,
      );
    case 'taken':
      return without(withItems({ ...cart, provider: 'foreign' }, outcome.items, store_code), operation.id);
    case 'coupon':
      return {
        ...without(cart, operation.id),
        provider: cart.provider === 'ours' ? 'ours' : 'foreign',
        answer: null,
      };
    case 'needless':
      return without(cart, operation.id);
    case 'refused':
      return withRefusal(outcome.isGone ? withItem(cart, operation, null) : cart, {
        id: operation.id,
        text: outcome.text,
      });
    case 'capped':
      return withReplaced(cart, operation, {
        ...operation,
        id: device.newId(),
        qty: outcome.qty,
        is_merge: false,
        attempts: 0,
      });
    case 'unauthorized':
    case 'cart-lost': {
      const bypassed = outcome.kind === 'unauthorized' ? bypass?.(cart) : null;
      if (bypassed) return bypassed;
      return cart.restarts < mostRestarts
        ? withLostCart(cart, device)
        : withRefusal(cart, { id: operation.id, text: '' });
    }
    case 'knows-keys':
      return { ...cart, provider: 'ours' };
    case 'not-taken':
      return {
        ...cart,
        operations: cart.operations.map((other) =>
          other.id === operation.id ? { ...other, attempts: 0 } : other,
        ),
      };
  }
};

/**
 * Returns the notice of a refusal. Its text is shown on the line if there is one; after a refused first
 * addition there is none.
 */
const refusalOf = (
  { line_key, line }: DeviceOperation,
  { text, cart }: { text: string; cart: DeviceCart },
): DeviceNotice => ({
  code: 'cart.refused',
  kind: 'error',
  text,
  line_key,
  name: line?.name ?? null,
  has_line: foldCart(cart.base, cart.operations).some((shown) => shown.line_key === line_key),
});

/** Sends the cart's first operation in one call and stores the result. Later operations wait. */
export const sendNextOperation = async (device: Device, operation: DeviceOperation): Promise<StepResult> => {
  const store_code = device.store();
  const sentWith = await changeCart(device, (cart) =>
    isUnsettled(cart, operation) ? cart : withSentMarks(cart, new Set([operation.id])),
  );
  const current = sentWith.operations.find(({ id }) => id === operation.id);
  if (!current) return 'again';
  const sent = isUnsettled(sentWith, operation)
    ? await settleUnanswered(device, sentWith, operation)
    : await sendOperation(device, sentWith, current);
  const outcome =
    sent.kind === 'refused' && current.is_merge
      ? await capMerge(device, { cart: sentWith, operation: current, refused: sent })
      : sent;
  if (outcome.kind === 'later') return 'later';
  const bypass = await bypassOf(device);
  const settle = (cart: DeviceCart): DeviceCart => {
    const isStillOurs =
      cart.cart_id === sentWith.cart_id && cart.operations.some(({ id }) => id === operation.id);
    return isStillOurs ? applied(cart, { operation, outcome, sentWith, store_code, bypass }, device) : cart;
  };
  await changeCartAndTell(device, settle, (cart) =>
    outcome.kind === 'refused' && operation.kind !== 'apply-coupon'
      ? refusalOf(operation, { text: outcome.text, cart })
      : null,
  );
  return 'again';
};
