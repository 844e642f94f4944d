import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontCoverage } from './font-coverage.ts';

const folder = join(createRequire(import.meta.url).resolve('vazirmatn/package.json'), '../fonts/ttf');
const coverageOf = (weight: string) => fontCoverage(readFileSync(join(folder, `Vazirmatn-${weight}.ttf`)));
const has = (text: string, covered = coverageOf('Regular')) =>
  [...text].map((one) => covered.has(one.codePointAt(0) ?? 0));

describe('fontCoverage', () => {
  it.each([
    'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىئؤءأإآ',
    'ڕڵێۆەگچپڤیک',
    '٠١٢٣٤٥٦٧٨٩',
    'AZaz09',
    'ğşİıçöüéÀ',
    '−×·–$%،؛؟\ufffd',
  ])('finds all of %s', (text) => expect(has(text)).not.toContain(false));

  it.each(['Жд', 'שלום', '日本', '😀', '\u0001', '\ue000'])('finds none of %j', (text) =>
    expect(has(text)).not.toContain(true),
  );

  it('is the same in every weight that is used', () => {
    expect([coverageOf('Medium'), coverageOf('Bold')]).toEqual([
      coverageOf('Regular'),
      coverageOf('Regular'),
    ]);
  });

  it('refuses what is no font', () => {
    expect(() => fontCoverage(new Uint8Array(64))).toThrow('the font has no table cmap');
  });
});
