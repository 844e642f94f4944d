import { describe, expect, it } from 'vitest';
import { brandDescription, brandOf } from './brand-of.ts';
import type { BrandRow } from './shown-brands-sql.ts';

const row = (changes: Partial<BrandRow> = {}): BrandRow => ({
  value: 7,
  position: 3,
  url_key: 'tefal',
  image: null,
  slider_image: null,
  slider_position: null,
  code: 'tefal',
  labels: {},
  texts: {},
  ...changes,
});
const en = { title: 'Tefal', description: 'Pans.' };
const ar = { title: 'تيفال', description: '' };

describe('brandOf', () => {
  it.each([
    ['both titles, in English', { texts: { en, ar } }, 'en', ['Tefal', 'تيفال', undefined]],
    ['both titles, in Arabic', { texts: { en, ar } }, 'ar', ['تيفال', 'Tefal', undefined]],
    ['the other language alone', { texts: { en } }, 'ar', ['Tefal', null, 'en']],
    ['the same in both', { texts: { en, ar: en } }, 'ar', ['Tefal', null, undefined]],
    ['labels only', { labels: { en: 'Tefal', ar: 'تيفال' } }, 'ar', ['تيفال', 'Tefal', undefined]],
    [
      'an empty title beside a label',
      { texts: { en: { title: '', description: '' } }, labels: { en: 'Tefal' } },
      'en',
      ['Tefal', null, undefined],
    ],
    ['nothing but its code', {}, 'en', ['tefal', null, undefined]],
  ] as const)('names it by %s', (_, changes, language, expected) => {
    const { title, other_title, lang } = brandOf(row(changes), language);
    expect([title, other_title, lang]).toEqual(expected);
  });

  it.each([
    ['tefal', 'brands/tefal'],
    [null, 'brands/7'],
  ])('leads with the address %s to %s', (url_key, pageUrl) => {
    expect(brandOf(row({ url_key }), 'en').pageUrl).toBe(pageUrl);
  });
});

describe('brandDescription', () => {
  it('is that of the language, or of the other, or empty', () => {
    expect([
      brandDescription(row({ texts: { en, ar } }), 'ar'),
      brandDescription(row({ texts: { en } }), 'en'),
      brandDescription(row(), 'en'),
    ]).toEqual(['Pans.', 'Pans.', '']);
  });
});
