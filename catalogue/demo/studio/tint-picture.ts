/** Bytes of one picture, four channels a point; master and mask have the same size. */
export type Pixels = Uint8Array | Uint8ClampedArray;

const white = [0xf2, 0xf0, 0xec] as const;
const linear = Float32Array.from({ length: 256 }, (_, value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
const encoded = Uint8Array.from({ length: 4096 }, (_, step) => {
  const light = step / 4095;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});
const lightOf = (value: number | undefined): number => linear[value ?? 0] ?? 0;

/**
 * The master in another colour, in linear light. The mask's grey is the light thrown back whatever the colour, its alpha
 * how much of the point the tint reaches: what is not thrown back is taken times tint over the master's own white.
 * `tint` is three bytes; alpha is the master's.
 */
export const tintPicture = (master: Pixels, mask: Pixels, tint: readonly [number, number, number]): Uint8Array => {
  const picture = Uint8Array.from(master);
  const ratio = white.map((value, channel) => lightOf(tint[channel]) / lightOf(value));
  for (let at = 0; at < picture.length; at += 4) {
    const reach = (mask[at + 3] ?? 0) / 255;
    if (reach === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const light = lightOf(master[at + channel]);
      const shine = Math.min(lightOf(mask[at]), light);
      const tinted = (light - shine) * (ratio[channel] ?? 1) + shine;
      picture[at + channel] = encoded[Math.round(Math.min(light + (tinted - light) * reach, 1) * 4095)] ?? 0;
    }
  }
  return picture;
};
