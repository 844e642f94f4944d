import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { claimsOf } from './jwt.ts';

const now = 1_700_000_000_000;
const [key, other] = ['local-sandbox-secret', 'another key'];
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object, { header = { alg: 'HS256', typ: 'JWT' }, by = key } = {}): string => {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', by).update(signed).digest('base64url')}`;
};
const later = { exp: now / 1000 + 60 };

describe('claimsOf', () => {
  it('reads the vector of spec 4 §2', async () => {
    const claims = {
      amount: 25000,
      serviceType: 'Shop order',
      msisdn: 9_647_800_000_000,
      orderId: '100000123-1',
      redirectUrl: 'https://shop.example/pay/zaincash/return',
      iat: 1_700_000_000,
      exp: 1_700_014_400,
    };
    const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
    const token = `${signed}.mp2Ha-HoLQOykV6Xm_Sf2SShZNu1lib_M5IpJIuDte4`;
    expect(await claimsOf(token, [key], now)).toEqual(claims);
  });

  it.each<[string, string, readonly string[], boolean]>([
    ['one that has not ended', tokenOf(later), [key], true],
    ['one by the second of two keys', tokenOf(later), [other, key], true],
    ['one that says no end', tokenOf({ id: 1 }), [key], true],
    ['one that ended within five minutes', tokenOf({ exp: now / 1000 - 299 }), [key], true],
    ['one that ended before', tokenOf({ exp: now / 1000 - 301 }), [key], false],
    ['one by another key', tokenOf(later, { by: other }), [key], false],
    ['one of another algorithm', tokenOf(later, { header: { alg: 'HS512', typ: 'JWT' } }), [key], false],
    ['one of no algorithm', `${encode({ alg: 'none' })}.${encode(later)}.`, [key], false],
    ['one that was changed', tokenOf(later).replace('.', '.x'), [key], false],
    ['one with a part too many', `${tokenOf(later)}.x`, [key], false],
    ['no token', '', [key], false],
  ])('rule 11: of %s', async (_, token, keys, isRead) => {
    expect((await claimsOf(token, keys, now)) !== null).toBe(isRead);
  });
});
