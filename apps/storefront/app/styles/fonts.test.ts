import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import {
  type FontPart,
  fontFaces,
  fontFile,
  fontParts,
  wholeFontFile,
} from '../../build-steps/font-files.ts';

const root = join(import.meta.dirname, '../../../..');
/** The two files loaded at the same time as the first picture. */
const askedAtOnce = ['arabic', 'latin'] as const;
const fontOf = (part: FontPart) => openSync(fontFile(part)) as Font;
const lettersOf = (file: string) => new Set((openSync(file) as Font).characterSet);

const textsIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(?:ts|tsx|json)$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('');

/** Returns the printable characters of the texts that none of the files contains. */
const missingIn = (texts: string, files: readonly string[]) => {
  const held = new Set(files.flatMap((file) => [...lettersOf(file)]));
  return [...new Set(texts)].filter((letter) => letter >= ' ' && !held.has(letter.codePointAt(0) ?? 0));
};

const textsOfScreens = () =>
  ['apps/storefront/app', 'apps/back-office/app', 'packages/ui-kit/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.(?:tsx?|css)$/.test(name) && !name.endsWith('fonts.css'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );

const widthsOf = (font: Font, digits: string) =>
  new Set([...digits].map((digit) => font.layout(digit, ['tnum']).advanceWidth));

describe('the font', () => {
  it.each([
    ['before the page is seen', askedAtOnce, 36_000],
    ['in all', fontParts, 50_000],
  ])('takes %s, in %s, %i bytes at most', (_, parts, most) => {
    expect(parts.reduce((bytes, part) => bytes + statSync(fontFile(part)).size, 0)).toBeLessThanOrEqual(most);
  });

  it.each(['ar', 'en'])('needs no further file for the texts of screens in %s', (language) => {
    const seldom = new Set('§');
    expect(
      missingIn(textsIn(`packages/messages/src/${language}`), askedAtOnce.map(fontFile)).filter(
        (letter) => !seldom.has(letter),
      ),
    ).toEqual([]);
  });

  it('holds every letter of Arabic script in one file: browsers may not join letters of two', async () => {
    const others = (await fontFaces()).filter(
      ({ file }) => file === fontFile('arabic-digits') || file === fontFile('latin-accents'),
    );
    const joined = /^(?=[\p{Script=Arabic}\p{Script=Inherited}])[\p{L}\p{M}]$/u;
    expect(others).toHaveLength(3);
    expect(
      others
        .flatMap(({ codePoints }) => codePoints)
        .filter((letter) => joined.test(String.fromCodePoint(letter))),
    ).toEqual([]);
  });

  it.each(['packages/messages/src', 'catalogue/demo/src'])('writes what is read in %s', (folder) => {
    const ofTurkishBrands = new Set('ğİş');
    expect(
      missingIn(textsIn(folder), fontParts.map(fontFile)).filter((letter) => !ofTurkishBrands.has(letter)),
    ).toEqual([]);
  });

  it('leaves to other fonts no letter that its makers drew', async () => {
    const given = new Set((await fontFaces()).flatMap(({ codePoints }) => codePoints));
    const drawn = [...lettersOf(wholeFontFile('arabic')), ...lettersOf(wholeFontFile('latin'))].filter(
      (letter) => letter >= 0x20 && letter !== 0xffff,
    );
    // Combining marks never occur alone: with their letter they are one of the other characters.
    const combining = new Set([0x300, 0x301, 0x303, 0x309, 0x323]);
    expect(drawn.filter((letter) => !given.has(letter) && !combining.has(letter))).toEqual([]);
  });

  it.each(fontParts)('holds in its %s file every letter that its face promises', async (part) => {
    const letters = lettersOf(fontFile(part));
    const face = (await fontFaces()).find(({ file }) => file === fontFile(part));
    expect(face?.codePoints.filter((letter) => !letters.has(letter))).toEqual([]);
  });

  it('has every weight that screens ask for', async () => {
    const asked = textsOfScreens().flatMap((text) =>
      [...text.matchAll(/font-weight: (\d+)|font: (\d+) /g)].map(([, weight, short]) =>
        Number(weight ?? short),
      ),
    );
    const [face] = await fontFaces();
    expect(asked.length).toBeGreaterThan(0);
    expect(
      asked.filter((weight) => weight < (face?.weights.min ?? Infinity) || weight > (face?.weights.max ?? 0)),
    ).toEqual([]);
    expect(
      textsOfScreens().filter((text) => /[\s"'`:]font-(?:thin|extralight|light)[\s"'`]/.test(text)),
    ).toEqual([]);
  });

  it.each(fontParts)('sets %s on the lines of the whole font', (part) => {
    const metricsOf = ({ ascent, descent, lineGap, unitsPerEm, capHeight, xHeight }: Font) => ({
      ascent,
      descent,
      lineGap,
      unitsPerEm,
      capHeight,
      xHeight,
    });
    expect(metricsOf(fontOf(part))).toEqual(metricsOf(openSync(wholeFontFile(part)) as Font));
  });

  it.each([
    ['arabic', 'لا إله بسم الله لأنّ كتابُهُ مسؤولٌ گەڕانەوە پێنجشەممە چیا'],
    ['arabic-digits', '۱۲۳ ١٢٣'],
    ['latin', 'Office AVATAR To Ty offline first Müller Café 1,234.50 × 32'],
    ['latin-accents', 'Øîß ½ ″'],
  ] as const)('shapes words as the whole font does in %s', (part, words) => {
    const shapeOf = (font: Font) => {
      const { glyphs, positions } = font.layout(words);
      return glyphs.map(({ path }, index) => [path.toSVG(), positions[index]]);
    };
    expect(shapeOf(fontOf(part))).toEqual(shapeOf(openSync(wholeFontFile(part)) as Font));
  });

  it.each([...'گچپڤیکڕڵێۆە'])('writes %s', (letter) => {
    expect(fontOf('arabic').hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).toBe(true);
  });

  it.each([
    ['Latin', 'latin', '0123456789'],
    ['Arabic-Indic', 'arabic-digits', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', 'arabic-digits', '۰۱۲۳۴۵۶۷۸۹'],
  ] as const)('gives %s digits one width', (_, part, digits) => {
    const font = fontOf(part);
    expect([...digits].every((digit) => font.hasGlyphForCodePoint(digit.codePointAt(0) ?? 0))).toBe(true);
    expect(widthsOf(font, digits).size).toBe(1);
  });
});

type Face = { family: string; sizeAdjust: number; ascent: number; descent: number };

const faces = (
  readFileSync(join(import.meta.dirname, '../../../../packages/ui-kit/src/styles/fonts.css'), 'utf8').match(
    /@font-face \{[^}]*\}/g,
  ) ?? []
).map((rule): Face => {
  const percentOf = (name: string, otherwise: number) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1] ?? otherwise);
  return {
    family: /font-family: '([^']+)'/.exec(rule)?.[1] ?? '',
    sizeAdjust: percentOf('size-adjust', 100),
    ascent: percentOf('ascent-override', 0),
    descent: percentOf('descent-override', 0),
  };
});

describe('what stands until the font is there', () => {
  it.each([
    ['Vazirmatn Fallback', 'Vazirmatn'],
    ['Vazirmatn Fallback Wide', 'Vazirmatn'],
    ['Vazirmatn Arabic Fallback', 'Vazirmatn'],
    ['Vazirmatn Arabic Fallback Wide', 'Vazirmatn'],
    ['Vazirmatn Latin Fallback', 'Vazirmatn Latin'],
    ['Vazirmatn Latin Fallback Wide', 'Vazirmatn Latin'],
  ])('sets words of %s on the line of %s', (fallback, own) => {
    const metricsOf = (family: string) => {
      const face = faces.find((one) => one.family === family);
      return face && [face.ascent, face.descent].map((part) => Math.round((part * face.sizeAdjust) / 100));
    };
    expect(metricsOf(fallback)).toEqual(metricsOf(own));
  });
});
