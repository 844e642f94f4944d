import { createHmac, timingSafeEqual } from 'node:crypto';

const bytes = 16;

/**
 * To see an order, to say that it is meant, and to see codes that were bought with it: whoever placed it is given the
 * first, messages alone carry the others.
 */
type Purpose = 'order access' | 'order confirmation' | 'digital cards';

/** Signs with a key derived for the purpose: the secret signs other things too. */
const digestOf = (signed: string, secret: string, purpose: Purpose): Buffer => {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return createHmac('sha256', key).update(signed).digest().subarray(0, bytes);
};

/**
 * Returns the token with which an order is seen without signing in: 128 bits that follow from the order's id
 * and the shop's secret, 22 characters. It is the same for as long as the secret is.
 */
export const orderAccessToken = (orderId: number, secret: string): string =>
  digestOf(String(orderId), secret, 'order access').toString('base64url');

/**
 * Returns the token with which a guest sees the codes of an order: another than shows the order, which whoever knows its
 * number and telephone is given.
 */
const cardsToken = (orderId: number, secret: string): string =>
  digestOf(String(orderId), secret, 'digital cards').toString('base64url');

/** An order, and the telephone that the shop calls about it; null where it has none. */
export type CalledOrder = { orderId: number; telephone: string | null };

/**
 * Returns the token with which the buyer says that an order is meant. It is of the telephone it is sent to: once
 * the order has another, it confirms nothing.
 */
export const confirmationToken = ({ orderId, telephone }: CalledOrder, secret: string): string =>
  digestOf(`${orderId} ${telephone ?? ''}`, secret, 'order confirmation').toString('base64url');

/** Takes the same time for every text. */
const isToken = (token: unknown, right: string): boolean => {
  const given = Buffer.from(typeof token === 'string' ? token : '');
  return given.length === right.length && timingSafeEqual(given, Buffer.from(right));
};

/** Whether a text somebody sends is the token that shows this order. */
export const isOrderAccessToken = (token: unknown, orderId: number, secret: string): boolean =>
  isToken(token, orderAccessToken(orderId, secret));

/** Whether a text somebody sends is the token that shows the codes of this order. */
export const isCardsToken = (token: unknown, orderId: number, secret: string): boolean =>
  isToken(token, cardsToken(orderId, secret));

/** Whether a text somebody sends is the token that confirms this order as it is now. */
export const isConfirmationToken = (token: unknown, called: CalledOrder, secret: string): boolean =>
  isToken(token, confirmationToken(called, secret));

/**
 * Returns path and query of an order's page, below the store's prefix, for messages to its buyer:
 * `/order-tracking?order=10017&key=…`; with `&confirm=…` where the page is to offer to confirm it, for the
 * telephone that is called. `/digital-cards?order=10017&key=…` shows its codes instead.
 */
export const orderPagePath = (
  { orderId, orderNumber }: { orderId: number; orderNumber: string },
  secret: string,
  {
    confirmsFor,
    shows,
  }: { confirmsFor?: { telephone: string | null } | undefined; shows?: 'cards' | undefined } = {},
): string => {
  if (shows === 'cards')
    return `/digital-cards?${new URLSearchParams({ order: orderNumber, key: cardsToken(orderId, secret) }).toString()}`;
  return `/order-tracking?${new URLSearchParams({
    order: orderNumber,
    key: orderAccessToken(orderId, secret),
    ...(confirmsFor && { confirm: confirmationToken({ orderId, ...confirmsFor }, secret) }),
  }).toString()}`;
};
