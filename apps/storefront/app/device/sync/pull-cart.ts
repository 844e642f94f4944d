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

/** An answer older than this is asked for again when the shopper comes back, in milliseconds. */
const answerLife = 5 * 60_000;

/** True when the server's last answer is old, was overtaken by a price, or was given in the other store's language and currency. */
export const isOutOfDate = async (
  cart: DeviceCart,
  { storage, store, now }: Pick<Device, 'storage' | 'store' | 'now'>,
): Promise<boolean> => {
  const { cart_id, answer, provider } = cart;
  if (cart_id === null) return false;
  if (cart.base.lines.length > 0 && cart.store_code !== null && cart.store_code !== store()) return true;
  if (answer === null) return provider !== 'foreign';
  // A clock that was set back makes none of them young.
  if (answer.store_code !== store() || Math.abs(now() - answer.at) > answerLife) return true;
  return !isOfThisPrice(cart, (await keptContext(storage, store()))?.context ?? null, now());
};

/** In the checkout what the shopper sees wins; ours holds every change under its key, so that its word on acknowledged lines is taken (wire §2.7). */
const settingsOf = ({ checkout_at, provider }: DeviceCart, now: number): MergeSettings => ({
  isForced: checkout_at !== null && now - checkout_at < cartSettings.checkout_ms,
  serverMayRemove: provider === 'ours',
  serverMayModify: provider === 'ours',
});

/** What the server has to be told so that both agree. What the shopper did meanwhile goes first: then nothing is compared. */
const withMerge = (cart: DeviceCart, before: DeviceCart, device: Device): DeviceCart => {
  if (cart === before || before.operations.length > 0) return cart;
  const { diff, steps } = mergeCarts(before.base.lines, cart.base.lines, settingsOf(cart, device.now()));
  return { ...cart, diff, operations: steps.map((step) => mergeOperationOf(step, device)) };
};

/** What the server holds now is the answer to what it refused before: its words are forgotten, unless the pull was overtaken. */
const pulledCart = (cart: DeviceCart, answered: Answered): DeviceCart => {
  const after = withAnswer(cart, answered);
  return after === cart ? cart : { ...after, errors: {} };
};

/** A cart that is gone goes on as another; of one the server will not show nothing is compared (spec 1 §4). */
const refusedPull = (
  cart: DeviceCart,
  { status, bypass }: { status: number; bypass: Bypass },
  device: Device,
): DeviceCart => {
  const bypassed = status === 401 ? bypass(cart) : null;
  return bypassed ?? (status === 404 || status === 401 ? withLostCart(cart, device) : { ...cart, diff: [] });
};

/** Reads the cart again, in this store's language and currency, and compares it with what the device has. Called when no operation waits. */
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
