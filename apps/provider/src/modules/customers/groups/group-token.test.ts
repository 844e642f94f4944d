import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupTokenOf, memberOfToken } from './group-token.ts';

const secret = 'a secret of this shop';
const now = Date.parse('2026-11-21T09:00:00Z');
const day = 24 * 60 * 60 * 1000;
const wholesaler = { group_id: 2, id: 158 };
const token = groupTokenOf(wholesaler, { secret, now });
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const [head = '', payload = '', signature = ''] = token.split('.');

describe('groupTokenOf', () => {
  it('is a JSON web token that holds the group, the customer and when it ends, in seconds', () => {
    expect(
      [head, payload].map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown),
    ).toEqual([
      { alg: 'HS256', typ: 'JWT' },
      { group_id: 2, id: 158, exp: (now + day) / 1000 },
    ]);
  });
});

describe('memberOfToken', () => {
  it('knows who a token was made for, for a day', () => {
    expect([now, now + day - 1, now + day].map((at) => memberOfToken(token, { secret, now: at }))).toEqual([
      wholesaler,
      wholesaler,
      undefined,
    ]);
  });

  it.each<[string, unknown]>([
    ['of another shop', groupTokenOf(wholesaler, { secret: 'another secret', now })],
    [
      'of another group under the old signature',
      `${head}.${encoded({ ...wholesaler, group_id: 3, exp: now })}.${signature}`,
    ],
    ['without a signature', `${head}.${payload}.`],
    ['that says it needs none', `${encoded({ alg: 'none' })}.${payload}.`],
    [
      'signed with the plain secret, for whatever purpose',
      `${head}.${payload}.${createHmac('sha256', secret).update(`${head}.${payload}`).digest('base64url')}`,
    ],
    ['with something after it', `${token}.more`],
    ['of ten characters', '0123456789'],
    ['that is no text', { token }],
    ['that is missing', null],
  ])('knows nobody by a token %s', (_, given) => {
    expect(memberOfToken(given, { secret, now })).toBeUndefined();
  });

  it('knows nobody by a token of which one character was altered', () => {
    // The lowest bits of the last character are not part of the signature.
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: token.length - 2 }),
        fc.constantFrom('A', 'z', '0', '_', '.'),
        (place, character) => {
          fc.pre(token[place] !== character);
          expect(
            memberOfToken(token.slice(0, place) + character + token.slice(place + 1), { secret, now }),
          ).toBeUndefined();
        },
      ),
      { seed: 20_261_121 },
    );
  });

  it('knows nobody by any text, and does not throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.string(), fc.string()).map(([second, third]) => `${head}.${second}.${third}`),
        ),
        (text) => {
          expect(memberOfToken(text, { secret, now })).toBeUndefined();
        },
      ),
      { seed: 20_261_121 },
    );
  });
});
