import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';

const fileOf = (script: 'arabic' | 'latin') =>
  createRequire(import.meta.url).resolve(`@fontsource-variable/vazirmatn/files/vazirmatn-${script}-wght-normal.woff2`);
const fontOf = (script: 'arabic' | 'latin') => openSync(fileOf(script)) as Font;

const widthsOf = (font: Font, digits: string) => new Set([...digits].map((digit) => font.layout(digit, ['tnum']).advanceWidth));

describe('the font', () => {
  it.each(['arabic', 'latin'] as const)('takes 80 kB at most for %s', (script) => {
    expect(statSync(fileOf(script)).size).toBeLessThanOrEqual(80 * 1024);
  });

  it.each([...'گچپڤیکڕڵێۆە'])('writes %s', (letter) => {
    expect(fontOf('arabic').hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).toBe(true);
  });

  it.each([
    ['Latin', 'latin', '0123456789'],
    ['Arabic-Indic', 'arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', 'arabic', '۰۱۲۳۴۵۶۷۸۹'],
  ] as const)('gives %s digits one width', (_, script, digits) => {
    const font = fontOf(script);
    expect([...digits].every((digit) => font.hasGlyphForCodePoint(digit.codePointAt(0) ?? 0))).toBe(true);
    expect(widthsOf(font, digits).size).toBe(1);
  });
});

type Face = { family: string; sizeAdjust: number; ascent: number; descent: number };

const faces = (readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8').match(/@font-face \{[^}]*\}/g) ?? []).map((rule): Face => {
  const percentOf = (name: string, otherwise: number) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1] ?? otherwise);
  return {
    family: /font-family: '([^']+)'/.exec(rule)?.[1] ?? '', sizeAdjust: percentOf('size-adjust', 100),
    ascent: percentOf('ascent-override', 0), descent: percentOf('descent-override', 0),
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
