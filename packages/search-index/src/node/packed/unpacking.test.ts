import { zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpacking } from './unpacking.ts';

const dictionary = Buffer.from('the same words as in others, كوب و قميص '.repeat(40));
const dictionaries = [undefined, dictionary];

describe('unpacking', () => {
  it.each(dictionaries)('unpacks whatever was packed, one after the other into the same memory', (given) => {
    const unpack = unpacking(given);
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.nat({ max: 99 }).map((times) => 'the same words as in others '.repeat(times)),
      fc.uint8Array({ size: 'max', maxLength: 5000 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), (texts) => {
        const memory = Buffer.alloc(Math.max(...texts.map((each) => Buffer.byteLength(each))));
        for (const each of texts) {
          const into = memory.subarray(0, Buffer.byteLength(each));
          unpack(zstdCompressSync(each, given && { dictionary: given }), into);
          expect(into.toString()).toBe(each);
        }
      }),
    );
  });

  it.each(dictionaries)('says when bytes are damaged or cut off, and goes on with the next', (given) => {
    const unpack = unpacking(given);
    const text = 'none of it is in any other text '.repeat(50);
    const packed = zstdCompressSync(text, given && { dictionary: given });
    const memory = Buffer.alloc(text.length);
    for (const bad of [Buffer.from('no zstd'), packed.subarray(0, packed.length - 9)]) {
      expect(() => unpack(bad, memory)).toThrow(/Unknown frame|unexpected end/);
      memory.fill(0);
      unpack(packed, memory);
      expect(memory.toString()).toBe(text);
    }
  });
});
