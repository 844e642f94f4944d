import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Tint, tintOf, tintPixels } from './tint-pixels.ts';

type Point = [number, number, number, number];

const tinted = (master: Point, mask: Point, tint: Tint): number[] => {
  const pixels = Uint8Array.from(master);
  tintPixels(pixels, { mask: Uint8Array.from(mask), tint, from: 0, to: 1 });
  return [...pixels];
};

const byte = fc.integer({ min: 0, max: 255 });
const point = fc.tuple(byte, byte, byte, byte);
const color = fc.tuple(byte, byte, byte);

describe('tintPixels', () => {
  it.each<[string, Point, Point, Tint, number[]]>([
    ['paints white fully', [242, 240, 236, 255], [0, 0, 0, 255], [31, 78, 121], [31, 78, 121, 255]],
    [
      'leaves what the mask does not reach',
      [200, 100, 50, 255],
      [0, 0, 0, 0],
      [31, 78, 121],
      [200, 100, 50, 255],
    ],
    ['keeps the alpha of the master', [242, 240, 236, 40], [0, 0, 0, 255], [0, 0, 0], [0, 0, 0, 40]],
    [
      'keeps what is thrown back whatever the colour',
      [242, 240, 236, 255],
      [80, 80, 80, 255],
      [0, 0, 0],
      [80, 80, 80, 255],
    ],
    [
      'throws back no more than the master has',
      [60, 60, 60, 255],
      [90, 90, 90, 255],
      [0, 0, 0],
      [60, 60, 60, 255],
    ],
    [
      'multiplies light, not values',
      [186, 186, 186, 255],
      [0, 0, 0, 255],
      [128, 128, 128],
      [97, 98, 100, 255],
    ],
    ['reaches half way', [242, 240, 236, 255], [0, 0, 0, 128], [0, 0, 0], [177, 176, 173, 255]],
  ])('%s', (_, master, mask, tint, result) => {
    expect(tinted(master, mask, tint)).toEqual(result);
  });

  it('gives the master back for the white it was taken in, within one step', () => {
    fc.assert(
      fc.property(point, point, (master, mask) => {
        tinted(master, mask, [0xf2, 0xf0, 0xec]).forEach((value, channel) =>
          expect(Math.abs(value - (master[channel] ?? 0))).toBeLessThanOrEqual(1),
        );
      }),
    );
  });

  it('makes nothing lighter when the tint is darker than white', () => {
    fc.assert(
      fc.property(
        point,
        point,
        fc.tuple(...[0xf2, 0xf0, 0xec].map((max) => fc.integer({ min: 0, max }))),
        (master, mask, tint) => {
          tinted(master, mask, tint as unknown as Tint).forEach((value, channel) =>
            expect(value).toBeLessThanOrEqual((master[channel] ?? 0) + 1),
          );
        },
      ),
    );
  });

  it('touches only the points it is given', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 3 }), color, (points, tint) => {
        const pixels = Uint8Array.from(points.flat());
        tintPixels(pixels, { mask: new Uint8Array(12).fill(255), tint, from: 1, to: 2 });
        expect([...pixels.slice(0, 4), ...pixels.slice(8)]).toEqual([
          ...(points[0] ?? []),
          ...(points[2] ?? []),
        ]);
      }),
    );
  });
});

describe('tintOf', () => {
  it.each([
    ['1f4e79', [31, 78, 121]],
    ['000000', [0, 0, 0]],
    ['ffffff', [255, 255, 255]],
  ])('reads %s', (hex, tint) => {
    expect(tintOf(hex)).toEqual(tint);
  });
});
