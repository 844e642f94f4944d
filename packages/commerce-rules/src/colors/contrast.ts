/** The components of a color written as `oklch(lightness chroma hue)`. */
export type Oklch = { lightness: number; chroma: number; hue: number };

const clamped = (part: number): number => Math.min(Math.max(part, 0), 1);

/** Returns linear sRGB red, green and blue, each clamped to 0 to 1. */
const linearOf = ({ lightness, chroma, hue }: Oklch): readonly [number, number, number] => {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamped(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clamped(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clamped(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
};

const luminanceOf = (colour: Oklch): number => {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the WCAG 2.2 contrast ratio of two colors, from 1 to 21. */
export const contrastOf = (one: Oklch, other: Oklch): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const gamma = (part: number): number =>
  part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;

/** Returns the color as `#rrggbb`, for readers that do not support `oklch`. */
export const hexOf = (colour: Oklch): string =>
  `#${linearOf(colour)
    .map((part) =>
      Math.round(gamma(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Returns the components of a color written as `#rrggbb`. */
export const oklchOf = (hex: string): Oklch => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
};
