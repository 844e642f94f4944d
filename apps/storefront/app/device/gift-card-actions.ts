import { changeCart } from '@dijla/device/cart/change-cart';
import { withAnswer } from '@dijla/device/cart/changes/with-answer';
import { loadCart } from '@dijla/device/cart/device-cart';
import type { CartView } from '@dijla/contract/client';
import type { ListCallAnswer } from '@dijla/contract/list-client';
import { storeOfPath } from '../i18n/store-of-path.ts';
import { pageCartController } from './page-cart-controller.ts';
import { pageListClient, refusedText, storeCode } from './page-lists.ts';

/** What opens a gift card. */
export type CardSecret = { code: string; pin: string };

/** How it went; `text` is why the provider refused, empty when it cannot be asked. */
type Outcome<Value> = { ok: true; value: Value } | { ok: false; text: string };

type Asked<Result> = Promise<
  | { ok: true; result: Result; meta?: { cart?: CartView | undefined } | undefined }
  | { ok: false; result: string | object }
>;

/** What is left on a gift card. */
export type GiftCardBalance = Extract<ListCallAnswer<'gift-card/balance'>, { ok: true }>['result'];

/** Reads what is left on a gift card. */
export const readGiftCard = async (secret: CardSecret): Promise<Outcome<GiftCardBalance>> => {
  const answer = await pageListClient('gift-card/balance', {
    query: { storeCode: storeCode() },
    body: secret,
  }).catch(() => null);
  if (answer?.ok === true) return { ok: true, value: answer.result };
  return { ok: false, text: answer === null ? '' : refusedText(answer.result) };
};

/** A gift card that the customer bought. */
export type BoughtGiftCard = Extract<
  ListCallAnswer<'gift-card/bought'>,
  { ok: true }
>['result']['items'][number];

/** Reads the gift cards that the customer bought; none where they cannot be read. */
export const readBoughtGiftCards = async (): Promise<readonly BoughtGiftCard[]> => {
  const answer = await pageListClient('gift-card/bought', { query: { storeCode: storeCode() } }).catch(
    () => null,
  );
  return answer?.ok === true ? answer.result.items : [];
};

/** The product that sells gift cards; null where the shop has none, or it cannot be asked. */
export const readGiftCardOffer = async () => {
  const answer = await pageListClient('gift-card/offer', { query: { storeCode: storeCode() } }).catch(
    () => null,
  );
  return answer?.ok === true ? answer.result.offer : null;
};

export type GiftCardOffer = NonNullable<Awaited<ReturnType<typeof readGiftCardOffer>>>;

/** Has a call change the cart and shows what it then costs. */
const changing = async (ask: (cartId: string) => Asked<true>): Promise<Outcome<true>> => {
  const { device, refresh } = pageCartController();
  const { cart_id: cartId } = await loadCart(device.storage);
  const answer = cartId === null ? null : await ask(cartId).catch(() => null);
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
  return { ok: true, value: true };
};

const cartQuery = (cartId: string) => ({ storeCode: storeCode(), cartId, view: 'cart' });

/** Pays a part of the cart with a gift card; needs a connection. */
export const payWithGiftCard = (secret: CardSecret): Promise<Outcome<true>> =>
  changing((cartId) => pageListClient('gift-card/use', { query: cartQuery(cartId), body: secret }));

/** Pays nothing of the cart with a gift card any more. */
export const leaveGiftCard = (): Promise<Outcome<true>> =>
  changing((cartId) => pageListClient('gift-card/leave', { query: cartQuery(cartId) }));
