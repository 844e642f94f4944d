import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawBrand } from './draw-brand.ts';

const svg = (inner: string, viewBox: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`);
const red = '<rect width="100" height="40" fill="#7a1f2b"/>';
const [wide, square] = [svg(red, '0 0 100 40'), svg(red, '0 0 40 40')];

/** The color of a pixel as red, green, blue and opacity. */
const pixelOf = async (picture: Buffer, column: number, row: number): Promise<number[]> => [
  ...(await sharp(picture)
    .ensureAlpha()
    .extract({ left: column, top: row, width: 1, height: 1 })
    .raw()
    .toBuffer()),
];

describe('drawBrand', () => {
  it('keeps a drawing as the logo and draws all icons from a square', async () => {
    const { pictures, faults } = await drawBrand({ logo: wide, icon: square });
    expect(faults).toEqual([]);
    const sizes = pictures.map(({ role, media_type, width, height }) => [role, media_type, width, height]);
    expect(sizes).toEqual([
      ['logo', 'image/svg+xml', 100, 40],
      ['icon', 'image/svg+xml', 40, 40],
      ['any-192', 'image/png', 192, 192],
      ['any-512', 'image/png', 512, 512],
      ['maskable-192', 'image/png', 192, 192],
      ['maskable-512', 'image/png', 512, 512],
      ['touch-180', 'image/png', 180, 180],
    ]);
    const bytesOf = (wanted: string) => pictures.find(({ role }) => role === wanted)?.bytes ?? Buffer.of();
    expect(bytesOf('logo')).toEqual(wide);
    expect(await sharp(bytesOf('icon')).metadata()).toMatchObject({ format: 'svg' });
    // Rounded where it is shown as it is, whole for launchers that cut their own shape.
    expect((await pixelOf(bytesOf('any-512'), 0, 0))[3]).toBe(0);
    expect(await pixelOf(bytesOf('maskable-512'), 0, 0)).toEqual([0x7a, 0x1f, 0x2b, 255]);
  });

  it('draws a photograph smaller, and icons from a logo alone', async () => {
    const photograph = await sharp({
      create: { width: 900, height: 300, channels: 3, background: '#7a1f2b' },
    })
      .jpeg()
      .toBuffer();
    const { pictures, faults } = await drawBrand({ logo: photograph });
    expect([faults, pictures.length]).toEqual([[], 7]);
    expect(pictures[0]).toMatchObject({ role: 'logo', media_type: 'image/webp', width: 432, height: 144 });
    expect(pictures[1]).toMatchObject({ role: 'icon', media_type: 'image/png' });
  });

  it.each([
    ['a script', { logo: svg('<script>alert(1)</script>', '0 0 1 1') }, 'logo: has <script>'],
    ['another kind of file', { logo: Buffer.from('%PDF-1.4') }, 'logo: is neither SVG'],
    ['an empty file', { logo_dark: Buffer.of() }, 'logo_dark: is neither SVG'],
    ['an icon that is not square', { icon: wide }, 'icon: is not square'],
  ])('refuses %s', async (_, files, fault) => {
    const { faults, pictures } = await drawBrand(files);
    expect([faults.join(), pictures]).toEqual([expect.stringContaining(fault), []]);
  });
});
