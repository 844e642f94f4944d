import sharp from 'sharp';
import { encode } from 'uqr';

const [pixels, quiet] = [6, 2];

/** Returns a text as QR code in a PNG of grey values, as a data URI. */
export const qrPng = async (text: string): Promise<string> => {
  const { data, size } = encode(text, { border: quiet });
  const cells = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  const side = size * pixels;
  const png = await sharp(cells, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};
