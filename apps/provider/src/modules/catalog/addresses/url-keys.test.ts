import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Claim, urlKeysOf } from './url-keys.ts';

const claim = (sku: string, url_key: string, changes: Partial<Claim> = {}): Claim => ({
  sku,
  url_key,
  current: null,
  isVisible: true,
  ...changes,
});
const keys = (claims: readonly Claim[], ...taken: string[]) =>
  Object.fromEntries(urlKeysOf(claims, new Set(taken)));

describe('urlKeysOf', () => {
  it.each<[string, Claim[], string[], object]>([
    ['gives a free key', [claim('A', 'tee')], [], { A: 'tee' }],
    [
      'adds the sku to a key that another product asked for first',
      [claim('A', 'tee'), claim('DJ B/2', 'tee')],
      [],
      { A: 'tee', 'DJ B/2': 'tee-dj-b-2' },
    ],
    ['adds the sku to a key of a category', [claim('A', 'women')], ['women'], { A: 'women-a' }],
    ['counts on when that is taken too', [claim('A', 'tee')], ['tee', 'tee-a'], { A: 'tee-a-2' }],
    [
      'serves the visible first',
      [claim('V', 'tee', { isVisible: false }), claim('A', 'tee')],
      [],
      { A: 'tee', V: 'tee-v' },
    ],
    [
      'leaves an address to who has it',
      [claim('A', 'tee'), claim('B', 'tee', { current: 'tee' })],
      [],
      { A: 'tee-a', B: 'tee' },
    ],
    [
      'leaves the longer address, even when the short one is free again',
      [claim('B', 'tee', { current: 'tee-b' })],
      [],
      { B: 'tee-b' },
    ],
    ['moves who asks for another', [claim('A', 'shirt', { current: 'tee' })], [], { A: 'shirt' }],
  ])('%s', (_, claims, taken, expected) => {
    expect(keys(claims, ...taken)).toEqual(expected);
  });

  it('gives every product an address of its own, and the same again when asked again', () => {
    const key = fc.constantFrom('tee', 'mug', 'tee-s1');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.boolean()), { maxLength: 8 }), (entries) => {
        const claims = entries.map(([url_key, isVisible], index) =>
          claim(`S${index}`, url_key, { isVisible }),
        );
        const first = urlKeysOf(claims, new Set());
        expect(new Set(first.values()).size).toBe(claims.length);
        expect(
          urlKeysOf(
            claims.map((entry) => ({ ...entry, current: first.get(entry.sku) ?? null })),
            new Set(),
          ),
        ).toEqual(first);
      }),
    );
  });
});
