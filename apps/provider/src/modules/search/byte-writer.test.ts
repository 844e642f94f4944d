import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteWriter } from './byte-writer.ts';

describe('byteWriter', () => {
  it('puts texts and bytes together, whatever their length, and begins anew', () => {
    const writer = byteWriter(4);
    fc.assert(fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array())), (pieces) => {
      writer.begin();
      for (const piece of pieces) {
        if (typeof piece === 'string') writer.text(piece);
        else writer.bytes(piece);
      }
      const expected = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
      expect([writer.length(), Buffer.from(writer.take())]).toEqual([expected.length, expected]);
    }));
  });

  it('gives out what the next writing leaves alone', () => {
    const writer = byteWriter(16);
    writer.begin();
    writer.text('one');
    const first = writer.take();
    writer.begin();
    writer.text('two');
    expect(new TextDecoder().decode(first)).toBe('one');
  });
});
