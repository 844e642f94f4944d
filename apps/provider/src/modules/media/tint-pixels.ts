/** White point masters are photographed with; tinting with it leaves the master unchanged. */
const white = [0xf2, 0xf0, 0xec] as const;
const steps = 4095;
/**
 * Lookup tables from an sRGB value to linear light, and from linear light in `steps` steps back to an sRGB
 * value.
 */
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
 * Recolors the pixels from `from` to `to` of a master (RGBA bytes, changed in place) in linear light. The
 * mask's grey is the highlight, which keeps its color; its alpha is how strongly the tint applies. The rest
 * of the light is multiplied by the tint over the master's white. The master's alpha is unchanged.
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
