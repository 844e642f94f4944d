import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Files of the font. Every page in Arabic loads the first and the third, every page in English the third;
 * the others load where their characters occur.
 */
export const fontParts = ['arabic', 'arabic-digits', 'latin', 'latin-accents'] as const;
export type FontPart = (typeof fontParts)[number];

/**
 * OpenType features kept: those that browsers apply by default (joining, mark positioning, kerning) and
 * tabular digits. Fractions and old-style figures are not used.
 */
const features = [
  'ccmp',
  'locl',
  'isol',
  'init',
  'medi',
  'fina',
  'rlig',
  'liga',
  'calt',
  'kern',
  'mark',
  'mkmk',
  'tnum',
];

const styles = join(import.meta.dirname, '../../../packages/ui-kit/src/styles');

/** Returns the path of the original font with all weights and characters. */
export const wholeFontFile = (part: FontPart): string =>
  createRequire(import.meta.url).resolve(
    `@fontsource-variable/vazirmatn/files/vazirmatn-${part.replace(/-.*/, '')}-wght-normal.woff2`,
  );

/** Returns the path of the subset that pages load. */
export const fontFile = (part: FontPart): string => join(styles, `fonts/vazirmatn-${part}-wght.woff2`);

export type FontFace = {
  family: string;
  file: string;
  weights: { min: number; max: number };
  codePoints: readonly number[];
};

/** Returns the code points of a `unicode-range`. */
export const codePointsOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

const faceOf = (rule: string): FontFace => {
  const valueOf = (pattern: RegExp) => pattern.exec(rule)?.[1] ?? '';
  const [min = 0, max = min] = valueOf(/font-weight: ([\d ]+);/)
    .split(' ')
    .map(Number);
  const file = valueOf(/src: url\('([^']+)'\)/).replace('./', `${styles}/`);
  return {
    family: valueOf(/font-family: '([^']+)'/),
    file,
    weights: { min, max },
    codePoints: codePointsOf(valueOf(/unicode-range: ([^;]+);/)),
  };
};

/** Returns the faces in `fonts.css` that load a file, in order. */
export const fontFaces = async (): Promise<FontFace[]> => {
  const rules = (await readFile(join(styles, 'fonts.css'), 'utf8')).match(/@font-face \{[^}]*\}/g) ?? [];
  return rules.filter((rule) => rule.includes('url(')).map(faceOf);
};

/**
 * Creates a subset of the font with only the characters and weights that `fonts.css` declares for its file.
 * Throws when no face names the file.
 */
export const makeFont = async (part: FontPart): Promise<Buffer> => {
  const face = (await fontFaces()).find(({ file }) => file === fontFile(part));
  if (face === undefined) throw new Error(`fonts.css does not name ${fontFile(part)}`);
  // The space represents all characters without an outline.
  const letters = String.fromCodePoint(0x20, ...face.codePoints);
  return subsetFont(await readFile(wholeFontFile(part)), letters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: face.weights },
  });
};
