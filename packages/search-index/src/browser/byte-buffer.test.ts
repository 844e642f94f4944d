import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteBuffer } from './byte-buffer.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ق', '\u0001', '\u0002', '😀'), maxLength: 12 });

describe('ByteBuffer', () => {
  it('finds, compares and reads texts as Node does', () => {
    fc.assert(
      fc.property(
        text,
        text.filter((sought) => sought !== ''),
        fc.nat(8),
        (whole, sought, from) => {
          const [ours, theirs] = [ByteBuffer.from(whole), Buffer.from(whole)];
          expect([...ours]).toEqual([...theirs]);
          expect(ours.indexOf(ByteBuffer.from(sought), from)).toBe(theirs.indexOf(Buffer.from(sought), from));
          expect(ours.indexOf(2)).toBe(theirs.indexOf(2));
          expect(ours.equals(ByteBuffer.from(sought))).toBe(theirs.equals(Buffer.from(sought)));
          expect(ours.toString('utf8', 1, whole.length - 1)).toBe(
            theirs.toString('utf8', 1, Math.max(whole.length - 1, 0)),
          );
        },
      ),
    );
  });

  it('copies part of it, and lies over part of a buffer without a copy', () => {
    const grown = ByteBuffer.alloc(6);
    ByteBuffer.from('abcdef').copy(grown, 1, 2, 4);
    expect(grown.toString()).toBe('\0cd\0\0\0');
    const over = ByteBuffer.from(grown.buffer, 1, 2);
    over[0] = 122;
    expect(grown.toString()).toBe('\0zd\0\0\0');
    const copied = ByteBuffer.from(grown.subarray(1, 3));
    copied[0] = 97;
    expect(grown.toString()).toBe('\0zd\0\0\0');
    expect((grown.subarray(1, 3) as ByteBuffer).equals(ByteBuffer.from('zd'))).toBe(true);
  });
});
