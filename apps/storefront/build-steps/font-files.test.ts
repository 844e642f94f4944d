import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { codePointsOf, fontFaces, fontFile, fontParts, makeFont } from './font-files.ts';

describe('codePointsOf', () => {
  it.each([
    ['U+0020', [0x20]],
    ['U+060C, U+0621-0623', [0x60c, 0x621, 0x622, 0x623]],
  ])('reads %s', (range, codePoints) => {
    expect(codePointsOf(range)).toEqual(codePoints);
  });
});

describe('makeFont', () => {
  it.each(fontParts)(
    'makes the %s font that pages bring: run `node apps/storefront/build-steps/write-font-files-command.ts` after a change of it',
    async (part) => {
      expect((await makeFont(part)).equals(await readFile(fontFile(part)))).toBe(true);
    },
  );
});

describe('fontFaces', () => {
  it('gives every letter of a family one file', async () => {
    const faces = await fontFaces();
    const claimed = faces.flatMap(({ family, codePoints }) =>
      codePoints.map((codePoint) => `${family} U+${codePoint.toString(16)}`),
    );
    expect(claimed.filter((letter, index) => claimed.indexOf(letter) !== index)).toEqual([]);
  });

  it('gives all files the same weights: browsers choose by weight first, and letters of another would never be asked for', async () => {
    const faces = await fontFaces();
    expect(new Set(faces.map(({ weights }) => `${weights.min} to ${weights.max}`))).toEqual(
      new Set(['400 to 900']),
    );
  });
});
