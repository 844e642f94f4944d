import { describe, expect, it } from 'vitest';
import { addressMs, newAddress, readAddress } from './address-token.ts';

const [secret, now] = ['s'.repeat(40), 1_800_000_000_000];

describe('an address of a bought file', () => {
  it('says which file and until when, to whoever has the secret', () => {
    const { token, expiresAt } = newAddress(17, { secret, now });
    expect(expiresAt - now).toBe(addressMs);
    expect(readAddress(token, secret)).toMatchObject({ boughtId: 17, expiresAt });
    expect(readAddress(token, `${secret}!`)).toBeUndefined();
    expect(newAddress(17, { secret, now }).token).not.toBe(token);
  });

  it('is nothing once a sign of it is another', () => {
    const { token } = newAddress(17, { secret, now });
    for (let at = 0; at < token.length - 1; at += 1) {
      const other = token[at] === '1' ? '2' : '1';
      expect(readAddress(token.slice(0, at) + other + token.slice(at + 1), secret)).toBeUndefined();
    }
    for (const junk of ['', '.', 'a.b.c.d', token.slice(1), `${token}x`, 'x'.repeat(4000)])
      expect(readAddress(junk, secret)).toBeUndefined();
  });
});
