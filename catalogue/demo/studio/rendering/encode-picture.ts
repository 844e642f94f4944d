import sharp from 'sharp';

/** Returns the bytes of a data URL. */
export const bytesOf = (address: string): Buffer => Buffer.from(address.split(',')[1] ?? '', 'base64');

/**
 * Reduces the steps of alpha, which WebP stores losslessly: fine in the shadow, coarse along the outline,
 * where they are not visible.
 */
const stepAlpha = (pixels: Buffer): Buffer => {
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at] ?? 0;
    pixels[at] =
      alpha < 140 ? Math.max(Math.round((alpha - 2) / 3) * 3, 0) : Math.min(Math.round(alpha / 16) * 16, 255);
  }
  return pixels;
};

/** `png` as WebP of the best quality that fits `mostBytes`: `width` pixels wide, or four fifths of that when it does not fit otherwise. */
export const encodePicture = async (png: Buffer, width: number, mostBytes: number): Promise<Buffer> => {
  for (const side of [width, width * 0.8, width * 0.6]) {
    const { data, info } = await sharp(png)
      .resize({ width: side, kernel: 'lanczos3' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const quality of [82, 72, 60, 46, 34]) {
      const encoded = await sharp(stepAlpha(data), { raw: info })
        .webp({ quality, alphaQuality: 100, effort: 4, smartSubsample: true })
        .toBuffer();
      if (encoded.length <= mostBytes) return encoded;
    }
  }
  throw new Error(`A picture does not fit ${mostBytes} bytes at any quality`);
};

/** Encodes a mask as WebP, half as wide as its `master`: grey at moderate quality, alpha nearly exact. */
export const encodeMask = async (png: Buffer, master: Buffer): Promise<Buffer> => {
  const { width } = await sharp(master).metadata();
  return sharp(png)
    .resize({ width: Math.round(width / 2), kernel: 'lanczos3' })
    .webp({ quality: 50, alphaQuality: 70, effort: 4 })
    .toBuffer();
};

/** Returns the average color of the opaque pixels, as `#rrggbb`. */
export const toneOf = async (picture: Buffer): Promise<string> => {
  const { data } = await sharp(picture)
    .resize(64, 64, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    sums.forEach((_, channel) => (sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)));
    weight += 1;
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / Math.max(weight, 1))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
