import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteWriter, byteWriters } from './byte-writer.ts';

describe('byteWriter', () => {
  it('puts texts and bytes together, whatever their length, and begins anew', () => {
    const writer = byteWriter(4);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array())), (pieces) => {
        writer.begin();
        for (const piece of pieces) {
          if (typeof piece === 'string') writer.text(piece);
          else writer.bytes(piece);
        }
        const expected = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
        expect([writer.length(), Buffer.from(writer.written())]).toEqual([expected.length, expected]);
      }),
    );
  });
});

describe('byteWriters', () => {
  it('hands out a writer again once it was given back, and keeps eight of many', () => {
    const writers = byteWriters(16);
    const taken = Array.from({ length: 20 }, writers.take);
    expect(new Set(taken).size).toBe(20);
    taken.forEach(writers.giveBack);
    expect(Array.from({ length: 20 }, writers.take).filter((writer) => taken.includes(writer)).length).toBe(
      8,
    );
  });
});
