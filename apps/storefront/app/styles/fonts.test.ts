import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
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
