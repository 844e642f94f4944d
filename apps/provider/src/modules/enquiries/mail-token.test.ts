import { describe, expect, it } from 'vitest';
import { newMailToken, readMailToken } from './mail-token.ts';

const now = Date.UTC(2026, 10, 29);

describe('a token of the mailer', () => {
  it('is good for an hour, and known by one hash', () => {
    const token = newMailToken('secret', now);
    const read = readMailToken(token, 'secret', now + 3_599_000);
    expect(read?.hash).toEqual(readMailToken(token, 'secret', now)?.hash);
    expect(readMailToken(token, 'secret', now + 3_600_000)).toBeNull();
    expect(newMailToken('secret', now)).not.toBe(token);
  });

  it('is none when anything of it is changed', () => {
    const token = newMailToken('secret', now);
    const [until = '', nonce = '', signature = ''] = token.split('.');
    for (const wrong of [
      '',
      'token',
      '..',
      `${Number(until) + 1}.${nonce}.${signature}`,
      `${until}.x${nonce}.${signature}`,
      `${until}.${nonce}.`,
      `${until}.${nonce}`,
    ])
      expect(readMailToken(wrong, 'secret', now)).toBeNull();
    expect(readMailToken(token, 'other', now)).toBeNull();
  });
});
