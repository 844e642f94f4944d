import { createHmac, timingSafeEqual } from 'node:crypto';

const bytes = 16;

/** Signs with a key derived for this purpose: the secret signs other things too. */
const digestOf = (orderId: number, secret: string): Buffer => {
  const key = createHmac('sha256', secret).update('order access').digest();
  return createHmac('sha256', key).update(String(orderId)).digest().subarray(0, bytes);
};

/**
 * Returns the token with which an order is seen without signing in: 128 bits that follow from the order's id
 * and the shop's secret, 22 characters. It is the same for as long as the secret is.
 */
export const orderAccessToken = (orderId: number, secret: string): string =>
  digestOf(orderId, secret).toString('base64url');

/** Whether a text somebody sends is the token of this order. Takes the same time for every text. */
export const isOrderAccessToken = (token: unknown, orderId: number, secret: string): boolean => {
  const right = orderAccessToken(orderId, secret);
  const given = Buffer.from(typeof token === 'string' ? token : '');
  return given.length === right.length && timingSafeEqual(given, Buffer.from(right));
};

/**
 * Returns path and query of an order's page, below the store's prefix, for messages to its buyer:
 * `/order-tracking?order=10017&key=…`.
 */
export const orderPagePath = (
  { orderId, orderNumber }: { orderId: number; orderNumber: string },
  secret: string,
): string =>
  `/order-tracking?${new URLSearchParams({ order: orderNumber, key: orderAccessToken(orderId, secret) }).toString()}`;
