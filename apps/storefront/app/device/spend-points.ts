import { changeCart } from '@dijla/device/cart/change-cart';
import { withAnswer } from '@dijla/device/cart/changes/with-answer';
import { loadCart } from '@dijla/device/cart/device-cart';
import { pageCartController } from './page-cart-controller.ts';
import { pageListClient, refusedText, storeCode } from './page-lists.ts';
import { storeOfPath } from '../i18n/store-of-path.ts';

/** How it went; `text` is why the provider refused, empty when it cannot be asked. */
type SpendOutcome = { ok: true } | { ok: false; text: string };

/** Spends points on the customer's cart, or none; needs a connection. What it then costs is on screen at once. */
export const spendPoints = async (points: number): Promise<SpendOutcome> => {
  const { device, refresh } = pageCartController();
  const { cart_id: cartId } = await loadCart(device.storage);
  if (cartId === null) return { ok: false, text: '' };
  const answer = await pageListClient('rewards/spend', {
    query: { storeCode: storeCode(), cartId, view: 'cart' },
    body: { points },
  }).catch(() => null);
  if (answer === null) return { ok: false, text: '' };
  if (!answer.ok) return { ok: false, text: refusedText(answer.result) };
  const view = answer.meta?.cart;
  if (view)
    await changeCart(device, (cart) =>
      cart.cart_id === cartId
        ? withAnswer(cart, {
            view,
            store_code: storeOfPath(location.pathname).code,
            included: cart.base.included,
            at: device.now(),
          })
        : cart,
    );
  device.tellOthers();
  await refresh();
  return { ok: true };
};
