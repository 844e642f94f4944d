import type { CartView } from '@dijla/contract/client';
import { changeCart } from '@dijla/device/cart/change-cart';
import { withAnswer } from '@dijla/device/cart/changes/with-answer';
import { loadCart } from '@dijla/device/cart/device-cart';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { pageCartController } from './page-cart-controller.ts';
import { refusedText, storeCode } from '../lists/page-lists.ts';

/** How it went; `text` is why the provider refused, empty when it cannot be asked. */
export type ChangeOutcome = { ok: true } | { ok: false; text: string };

type Answer =
  | { ok: true; meta?: { cart?: CartView | undefined } | undefined }
  | { ok: false; result: string | object };

/**
 * Has a call of the cart in `query` change it at the provider; needs a connection. What it then costs is on screen at
 * once.
 */
export const changeByAnswer = async (
  ask: (query: { storeCode: string; cartId: string; view: string }) => Promise<Answer>,
): Promise<ChangeOutcome> => {
  const { device, refresh } = pageCartController();
  const { cart_id: cartId } = await loadCart(device.storage);
  const answer =
    cartId === null ? null : await ask({ storeCode: storeCode(), cartId, view: 'cart' }).catch(() => null);
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
