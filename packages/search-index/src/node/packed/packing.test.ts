import { zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packAlone, packing } from './packing.ts';

const dictionary = Buffer.from('the same words as in others, كوب و قميص '.repeat(40));
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.nat({ max: 999 }).map((times) => 'the same words as in others '.repeat(times)),
);
/** Incompressible bytes. */
const noise = fc.uint8Array({ size: 'max', maxLength: 50_000 });

describe('packing', () => {
  it('packs one piece after the other, so that each is unpacked alone', () => {
    const pack = packing(dictionary);
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            text.map((each) => Buffer.from(each)),
            noise.map((each) => Buffer.from(each)),
          ),
          { minLength: 1, maxLength: 9 },
        ),
        (pieces) => {
          const packed = pieces.map(pack);
          expect(packed.map((each) => zstdDecompressSync(each, { dictionary }))).toEqual(pieces);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('makes use of its dictionary, in memory as large as what it packed', () => {
    const packed = packing(dictionary)(dictionary);
    expect(packed.byteLength).toBeLessThan(packAlone(dictionary).byteLength);
    expect(packed.buffer.byteLength).toBe(packed.byteLength);
  });
});
