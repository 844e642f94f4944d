import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ringBuffer } from './ring-buffer.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);
const lasting = { from: 0, until: 100 };

describe('cardRing', () => {
  it('gives back what was written, to whom it belongs and while it holds', () => {
    const ring = ringBuffer(6400);
    const place = ring.write({ id: 7, text: bytes('كوب'), from: 10, until: 20 }) ?? -1;
    expect(
      [
        ring.read(place, 7, 9),
        ring.read(place, 7, 10),
        ring.read(place, 7, 19),
        ring.read(place, 7, 20),
        ring.read(place, 8, 10),
      ].map(text),
    ).toEqual([undefined, 'كوب', 'كوب', undefined, undefined]);
  });

  it('keeps nothing that would take the room of too many others', () => {
    const ring = ringBuffer(6400);
    expect([
      ring.write({ id: 1, text: bytes('x'.repeat(73)), ...lasting }),
      ring.write({ id: 1, text: bytes('x'.repeat(72)), ...lasting }),
    ]).toEqual([undefined, 0]);
  });

  it('never gives anything but what was written last at a place, and always what was written lately', () => {
    const written = fc.array(fc.record({ id: fc.nat({ max: 5 }), length: fc.nat({ max: 72 }) }), {
      minLength: 1,
      maxLength: 300,
      size: 'max',
    });
    fc.assert(
      fc.property(written, (cards) => {
        const ring = ringBuffer(6400);
        const kept = cards
          .map(({ id, length }, count) => ({ id, text: `${count}`.padEnd(length, '.') }))
          .map((card) => ({
            ...card,
            place: ring.write({ id: card.id, text: bytes(card.text), ...lasting }) ?? -1,
          }));
        const found = kept.map(({ place, id }) => text(ring.read(place, id, 0)));
        expect(found.every((each, count) => each === undefined || each === kept[count]?.text)).toBe(true);
        expect(found.slice(-60)).toEqual(kept.slice(-60).map((card) => card.text));
      }),
    );
  });
});
