import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { touchIconPath } from '../../app/paths.ts';
import { shortcutIconPath, shortcutSide } from '../../app/server/web-app/app-icons.ts';
import { appIcons } from './app-icons.ts';

const files = await appIcons();

/** Returns for each of a picture's four corners whether it is opaque. */
const cornersOf = async (address: string): Promise<boolean[]> => {
  const { data, info } = await sharp(files.get(address))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (column: number, row: number) =>
    data[(row * info.width + column) * info.channels + info.channels - 1];
  const last = info.width - 1;
  return [
    [0, 0],
    [last, 0],
    [0, last],
    [last, last],
  ].map(([column = 0, row = 0]) => alphaAt(column, row) === 255);
};

describe('the icons of a shop without icons of its own', () => {
  it.each([
    ['/icons/any-192.png', 192],
    ['/icons/any-512.png', 512],
    ['/icons/maskable-192.png', 192],
    ['/icons/maskable-512.png', 512],
    [touchIconPath, 180],
    [shortcutIconPath('cart'), shortcutSide],
  ])('%s is %i pixels wide and high', async (address, side) => {
    expect(await sharp(files.get(address)).metadata()).toMatchObject({
      width: side,
      height: side,
      format: 'png',
    });
  });

  it.each([
    ['/icons/any-512.png', false],
    ['/icons/maskable-512.png', true],
    [touchIconPath, true],
  ])('fill %s to its corners: %s', async (address, isFull) => {
    expect(new Set(await cornersOf(address))).toEqual(new Set([isFull]));
  });

  it('are small', () => {
    const large = [...files].filter(([, content]) => content.byteLength > 12_000);
    expect(large.map(([address]) => address)).toEqual([]);
  });
});
