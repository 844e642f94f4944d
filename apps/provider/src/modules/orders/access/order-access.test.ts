import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  confirmationToken,
  isConfirmationToken,
  isOrderAccessToken,
  orderAccessToken,
  orderPagePath,
} from './order-access.ts';

const secret = 'a secret of the shop, long enough';

describe('orderAccessToken', () => {
  it('is 128 bits that stay the same', () => {
    expect(orderAccessToken(17, secret)).toMatch(/^[\w-]{22}$/);
    expect(orderAccessToken(17, secret)).toBe(orderAccessToken(17, secret));
  });

  it('opens its own order only, and only with the shop’s secret', () => {
    const ids = fc.integer({ min: 1, max: 1e9 });
    fc.assert(
      fc.property(ids, ids, (one, other) => {
        const token = orderAccessToken(one, secret);
        expect(isOrderAccessToken(token, one, secret)).toBe(true);
        expect(isOrderAccessToken(token, other, secret)).toBe(one === other);
        expect(isOrderAccessToken(token, one, `${secret}!`)).toBe(false);
      }),
    );
  });

  it.each([
    undefined,
    null,
    17,
    '',
    'x',
    `${orderAccessToken(17, secret)}=`,
    orderAccessToken(17, secret).slice(1),
    'ط'.repeat(11),
  ])('is not %j', (token) => expect(isOrderAccessToken(token, 17, secret)).toBe(false));
});

it('orderPagePath names the order by its number and the token', () => {
  expect(orderPagePath({ orderId: 17, orderNumber: '10017' }, secret)).toBe(
    `/order-tracking?order=10017&key=${orderAccessToken(17, secret)}`,
  );
});

it('what confirms an order is another text, which no key of the order is', () => {
  const called = { orderId: 17, telephone: '07701234567' };
  const token = confirmationToken(called, secret);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(isConfirmationToken(token, called, secret)).toBe(true);
  expect(isConfirmationToken(token, { ...called, orderId: 18 }, secret)).toBe(false);
  expect(isConfirmationToken(token, { ...called, telephone: '07701234568' }, secret)).toBe(false);
  expect(isConfirmationToken(token, { ...called, telephone: null }, secret)).toBe(false);
  expect(isConfirmationToken(orderAccessToken(17, secret), called, secret)).toBe(false);
  const link = { confirmsFor: { telephone: called.telephone } };
  expect(orderPagePath({ orderId: 17, orderNumber: '10017' }, secret, link)).toBe(
    `/order-tracking?order=10017&key=${orderAccessToken(17, secret)}&confirm=${token}`,
  );
});
