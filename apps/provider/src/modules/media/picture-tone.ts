import sharp from 'sharp';

const side = 32;
const opaque = 200;

/**
 * Returns the average color of a picture's opaque pixels as `#rrggbb`, of a file or its bytes. Throws when it is no
 * picture.
 */
export const pictureTone = async (file: string | Buffer): Promise<string> => {
  const data = await sharp(file, { limitInputPixels: 50_000_000 })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const sums = [0, 0, 0];
  let points = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < opaque) continue;
    sums.forEach((sum, channel) => (sums[channel] = sum + (data[at + channel] ?? 0)));
    points += 1;
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / Math.max(points, 1))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
