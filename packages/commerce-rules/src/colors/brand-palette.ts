import type { BrandPalette } from '@dijla/contract/client';
import { contrastOf, hexOf, type Oklch, oklchOf } from './contrast.ts';

export type ThemeName = 'light' | 'dark';

const color = (lightness: number, chroma: number, hue: number): Oklch => ({ lightness, chroma, hue });

/** What the accent is seen on: `--ground`, `--surface`, `--raised`, `--sunken` and `--line` of the design. */
export const designGrounds = {
  light: {
    ground: color(0.982, 0.007, 80),
    surface: color(0.998, 0.003, 80),
    raised: color(0.998, 0.003, 80),
    sunken: color(0.953, 0.011, 78),
    line: color(0.9, 0.013, 76),
  },
  dark: {
    ground: color(0.192, 0.011, 66),
    surface: color(0.236, 0.013, 66),
    raised: color(0.345, 0.016, 68),
    sunken: color(0.285, 0.015, 68),
    line: color(0.335, 0.015, 68),
  },
} as const satisfies Record<ThemeName, Record<string, Oklch>>;

/** `--on-stage` of the design, which no brand changes. */
export const onStage = { light: color(0.975, 0.018, 85), dark: color(0.955, 0.015, 85) } as const;

/** Least contrasts: 3 for what is not text, 4.5 for text on a button, 7 for links and prices (WCAG 2.2, DESIGN §9). */
const least = { symbol: 3, button: 4.5, text: 7 } as const;

/** How light, and how strong at most, the colors of a theme are that come from the accent. */
const recipe = {
  light: { soft: [0.94, 0.02], ink: [0.39, 0.075], stage: [0.36, 0.062], towards: -1 },
  dark: { soft: [0.325, 0.04], ink: [0.84, 0.075], stage: [0.29, 0.045], towards: 1 },
} as const;
/** Lightness and greatest strength of the dark accent of a brand that names none. */
const darkTwin = [0.79, 0.085] as const;
const pressStep = 0.06;
const step = 0.005;

const leastContrast = (one: Oklch, others: readonly Oklch[]): number =>
  Math.min(...others.map((other) => contrastOf(one, other)));

/** Moves a color to lighter or darker until it has the contrast; black and white end the search. */
const readable = (
  start: Oklch,
  { on, least: wanted, towards }: { on: readonly Oklch[]; least: number; towards: 1 | -1 },
): Oklch => {
  let found = start;
  while (leastContrast(found, on) < wanted && found.lightness > 0 && found.lightness < 1)
    found = { ...found, lightness: Math.min(Math.max(found.lightness + towards * step, 0), 1) };
  return found;
};

const ofHue = ([lightness, most]: readonly [number, number], { chroma, hue }: Oklch): Oklch =>
  color(lightness, Math.min(chroma, most), hue);

/** The color of texts on an accent: light or dark, whichever is read more easily. */
const textOn = (accent: Oklch): Oklch => {
  const candidates = [
    color(0.99, 0.006, accent.hue),
    color(0.2, 0.03, accent.hue),
    color(1, 0, 0),
    color(0, 0, 0),
  ];
  return candidates.find((each) => contrastOf(each, accent) >= least.button) ?? color(1, 0, 0);
};

const paletteIn = (theme: ThemeName, accent: Oklch): BrandPalette => {
  const { soft: softAs, ink: inkAs, stage: stageAs, towards } = recipe[theme];
  const { ground, surface, raised, sunken } = designGrounds[theme];
  const onAccent = textOn(accent);
  const soft = ofHue(softAs, accent);
  // Away from its text, so that it is read as well while pressed.
  const away = onAccent.lightness > accent.lightness ? -1 : 1;
  const press = { ...accent, lightness: Math.min(Math.max(accent.lightness + away * pressStep, 0), 1) };
  const ink = readable(ofHue(inkAs, accent), {
    on: [ground, surface, raised, sunken, soft],
    least: least.text,
    towards,
  });
  const stage = readable(ofHue(stageAs, accent), { on: [onStage[theme]], least: least.text, towards: -1 });
  return {
    accent: hexOf(accent),
    accent_press: hexOf(press),
    accent_soft: hexOf(soft),
    accent_ink: hexOf(ink),
    on_accent: hexOf(onAccent),
    stage: hexOf(stage),
  };
};

const isSeen = (theme: ThemeName, accent: Oklch): boolean => {
  const { ground, surface, sunken, line } = designGrounds[theme];
  return leastContrast(accent, [ground, surface, sunken, line]) >= least.symbol;
};

/** The owner's colors as `#rrggbb`; without `accent_dark` a dark theme has a lighter twin of the accent. */
export type BrandColorsGiven = { accent: string; accent_dark: string | null };

/** Which of the given colors is not seen well enough where it stands, or null. */
export const unseenColor = ({ accent, accent_dark }: BrandColorsGiven): keyof BrandColorsGiven | null => {
  if (!isSeen('light', oklchOf(accent))) return 'accent';
  return accent_dark !== null && !isSeen('dark', oklchOf(accent_dark)) ? 'accent_dark' : null;
};

/**
 * Returns the colors of a brand in both themes: the accent, pressed, as a soft ground, as text, the text on
 * it, and the ground of the home page's picture. All have the contrasts of the design (DESIGN §9) when
 * `unseenColor` finds nothing.
 */
export const brandPaletteOf = ({
  accent,
  accent_dark,
}: BrandColorsGiven): Record<ThemeName, BrandPalette> => {
  const light = oklchOf(accent);
  const dark = accent_dark === null ? ofHue(darkTwin, light) : oklchOf(accent_dark);
  return { light: paletteIn('light', light), dark: paletteIn('dark', dark) };
};
