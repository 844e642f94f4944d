import { createHmac, timingSafeEqual } from 'node:crypto';

const bytes = 16;

/** To see an order, and to say that it is meant: whoever placed it is given the first, messages alone carry the second. */
type Purpose = 'order access' | 'order confirmation';

/** Signs with a key derived for the purpose: the secret signs other things too. */
const digestOf = (orderId: number, secret: string, purpose: Purpose): Buffer => {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return createHmac('sha256', key).update(String(orderId)).digest().subarray(0, bytes);
};

/**
 * Returns the token with which an order is seen without signing in: 128 bits that follow from the order's id
 * and the shop's secret, 22 characters. It is the same for as long as the secret is.
 */
export const orderAccessToken = (orderId: number, secret: string): string =>
  digestOf(orderId, secret, 'order access').toString('base64url');

/** Returns the token with which the buyer says that an order is meant, made as `orderAccessToken`. */
export const confirmationToken = (orderId: number, secret: string): string =>
  digestOf(orderId, secret, 'order confirmation').toString('base64url');

/** Takes the same time for every text. */
const isToken = (token: unknown, right: string): boolean => {
  const given = Buffer.from(typeof token === 'string' ? token : '');
  return given.length === right.length && timingSafeEqual(given, Buffer.from(right));
};

/** Whether a text somebody sends is the token that shows this order. */
export const isOrderAccessToken = (token: unknown, orderId: number, secret: string): boolean =>
  isToken(token, orderAccessToken(orderId, secret));

/** Whether a text somebody sends is the token that confirms this order. */
export const isConfirmationToken = (token: unknown, orderId: number, secret: string): boolean =>
  isToken(token, confirmationToken(orderId, secret));

/**
 * Returns path and query of an order's page, below the store's prefix, for messages to its buyer:
 * `/order-tracking?order=10017&key=…`; with `&confirm=…` where the page is to offer to confirm it.
 */
export const orderPagePath = (
  { orderId, orderNumber }: { orderId: number; orderNumber: string },
  secret: string,
  { confirms = false }: { confirms?: boolean } = {},
): string =>
  `/order-tracking?${new URLSearchParams({
    order: orderNumber,
    key: orderAccessToken(orderId, secret),
    ...(confirms && { confirm: confirmationToken(orderId, secret) }),
  }).toString()}`;
