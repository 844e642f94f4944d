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
