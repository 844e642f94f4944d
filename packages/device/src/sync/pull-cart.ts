import { mergeCarts, type MergeSettings } from '@dijla/commerce-rules/cart/merge-carts';
import { cartQueryOf } from '../cart/cart-query-of.ts';
import { cartSettings } from '../cart/cart-settings.ts';
import { changeCart } from '../cart/change-cart.ts';
import type { DeviceCart } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import type { StepResult } from '../cart/ensure-cart.ts';
import { isWorthARetry } from '../platform/is-worth-a-retry.ts';
import { keptContext } from '../cart-view/saved-totals-context.ts';
import { mergeOperationOf } from '../cart/merge-operation-of.ts';
import { isOfThisPrice } from '../cart-view/next-boundary-of.ts';
import { type Answered, withAnswer } from '../cart/changes/with-answer.ts';
import { type Bypass, bypassOf } from '../cart/changes/with-bypass.ts';
import { withItems } from '../cart/changes/with-items.ts';
import { withLostCart } from '../cart/changes/with-lost-cart.ts';

/** Milliseconds after which an answer is out of date and the cart is pulled again. */
const answerLife = 5 * 60_000;

/**
 * Whether the server's last answer is old, a price has changed since, or it was given in the other store's
 * language and currency.
 */
export const isOutOfDate = async (
  cart: DeviceCart,
  { storage, store, now }: Pick<Device, 'storage' | 'store' | 'now'>,
): Promise<boolean> => {
  const { cart_id, answer, provider } = cart;
  if (cart_id === null) return false;
  if (cart.base.lines.length > 0 && cart.store_code !== null && cart.store_code !== store()) return true;
  if (answer === null) return provider !== 'foreign';
  // The absolute difference also catches answers from the future after the clock was set back.
  if (answer.store_code !== store() || Math.abs(now() - answer.at) > answerLife) return true;
  return !isOfThisPrice(cart, (await keptContext(storage, store()))?.context ?? null, now());
};

/**
 * Returns the merge settings. In the checkout, what the shopper sees wins. Our provider has every change
 * under its key, so its acknowledged lines are trusted (wire §2.7).
 */
const settingsOf = ({ checkout_at, provider }: DeviceCart, now: number): MergeSettings => ({
  isForced: checkout_at !== null && now - checkout_at < cartSettings.checkout_ms,
  serverMayRemove: provider === 'ours',
  serverMayModify: provider === 'ours',
});

/**
 * Returns the cart with the operations that bring the server in line with it. If operations of the shopper
 * are pending, they go first and nothing is compared.
 */
const withMerge = (cart: DeviceCart, before: DeviceCart, device: Device): DeviceCart => {
  if (cart === before || before.operations.length > 0) return cart;
  const { diff, steps } = mergeCarts(before.base.lines, cart.base.lines, settingsOf(cart, device.now()));
  return { ...cart, diff, operations: steps.map((step) => mergeOperationOf(step, device)) };
};

/**
 * Returns the cart after a pull. The pulled lines supersede earlier refusals, so their texts are removed,
 * unless the pull was overtaken.
 */
const pulledCart = (cart: DeviceCart, answered: Answered): DeviceCart => {
  const after = withAnswer(cart, answered);
  return after === cart ? cart : { ...after, errors: {} };
};

/**
 * Returns the cart after a refused pull. A lost cart continues as another one; a cart that the server does
 * not show is not compared (spec 1 §4).
 */
const refusedPull = (
  cart: DeviceCart,
  { status, bypass }: { status: number; bypass: Bypass },
  device: Device,
): DeviceCart => {
  const bypassed = status === 401 ? bypass(cart) : null;
  return bypassed ?? (status === 404 || status === 401 ? withLostCart(cart, device) : { ...cart, diff: [] });
};

/**
 * Pulls the cart in this store's language and currency and compares it with the device's. Called when no
 * operation is pending.
 */
export const pullCart = async (device: Device, cart: DeviceCart): Promise<StepResult> => {
  try {
    const store_code = device.store();
    const pulled = await device.client('cart/pull', cartQueryOf(cart, store_code));
    if (!pulled.ok && isWorthARetry(pulled.status)) return 'later';
    const bypass = await bypassOf(device);
    await changeCart(device, (current) => {
      if (current.cart_id !== cart.cart_id) return current;
      if (!pulled.ok) return refusedPull(current, { status: pulled.status, bypass }, device);
      const view = pulled.meta?.cart;
      if (view)
        return withMerge(
          pulledCart(current, { view, store_code, included: cart.base.included, at: device.now() }),
          current,
          device,
        );
      return current.operations.length === 0
        ? withMerge(
            withItems({ ...current, provider: 'foreign' }, pulled.result, store_code),
            current,
            device,
          )
        : current;
    });
    return pulled.ok || pulled.status === 404 || pulled.status === 401 ? 'again' : 'done';
  } catch {
    return 'later';
  }
};
