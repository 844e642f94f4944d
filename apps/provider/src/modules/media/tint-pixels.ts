/** The white that masters are taken in; tinting with it gives the master back. */
const white = [0xf2, 0xf0, 0xec] as const;
const steps = 4095;
/** Light of an sRGB value, and the sRGB value of a light in so many steps. */
const lightOf = Float32Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);
const valueOf = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const light = step / steps;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});
const light = (value: number | undefined): number => lightOf[value ?? 0] ?? 0;

export type Tint = readonly [red: number, green: number, blue: number];

export const tintOf = (hex: string): Tint =>
  [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

/**
 * Gives the points from `from` to `to` of a master (RGBA bytes, changed in place) another colour, in linear light. The
 * mask's grey is the light thrown back whatever the colour, its alpha how much of the point the tint reaches; what is
 * not thrown back is taken times tint over the master's white. The master's alpha stays.
 */
export const tintPixels = (
  master: Uint8Array,
  { mask, tint, from, to }: { mask: Uint8Array; tint: Tint; from: number; to: number },
): void => {
  const ratios = Float32Array.from(white, (value, channel) => light(tint[channel]) / light(value));
  for (let at = from * 4; at < to * 4; at += 4) {
    const reach = (mask[at + 3] ?? 0) / 255;
    if (reach === 0) continue;
    const grey = light(mask[at]);
    for (let channel = 0; channel < 3; channel += 1) {
      const was = light(master[at + channel]);
      const shine = Math.min(grey, was);
      const tinted = (was - shine) * (ratios[channel] ?? 1) + shine;
      master[at + channel] = valueOf[Math.round(Math.min(was + (tinted - was) * reach, 1) * steps)] ?? 0;
    }
  }
};
