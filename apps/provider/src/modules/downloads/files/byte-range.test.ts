import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

describe('byteRangeOf', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['bytes=-', undefined],
    ['bytes=0-', { from: 0, length: 100 }],
    ['bytes=0-0', { from: 0, length: 1 }],
    ['bytes=10-19', { from: 10, length: 10 }],
    ['bytes = 10 - 19', { from: 10, length: 10 }],
    ['bytes=90-500', { from: 90, length: 10 }],
    ['bytes=-10', { from: 90, length: 10 }],
    ['bytes=-500', { from: 0, length: 100 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=20-10', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    ['bytes=a-b', undefined],
    ['bytes=9999999999999999-', undefined],
  ])('reads %j of a hundred bytes as %j', (header, part) => expect(byteRangeOf(header, 100)).toEqual(part));

  it('names a part within the file, whatever it is sent', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 1e12 }),
        (junk, one, other, bytes) => {
          for (const header of [junk, `bytes=${one}-${other}`, `bytes=${one}-`, `bytes=-${one}`]) {
            const part = byteRangeOf(header, bytes);
            if (part === undefined || part === 'unsatisfiable') continue;
            expect(part.from).toBeGreaterThanOrEqual(0);
            expect(part.length).toBeGreaterThan(0);
            expect(part.from + part.length).toBeLessThanOrEqual(bytes);
          }
        },
      ),
    );
  });
});
