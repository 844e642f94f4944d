import { describe, expect, it } from 'vitest';
import { latinSlugOf } from './latin-slug.ts';

describe('latinSlugOf', () => {
  it.each([
    ['هواتف ذكية', 'hwatf-dhkya'],
    ['Kettle إبريق 1٫5', 'kettle-ibryq-15'],
    ['Men’s Tee', 'mens-tee'],
    ['—', ''],
    ['چای گرم ٢٥٠', 'chay-grm-250'],
  ])('makes of %s %s', (text, slug) => {
    expect(latinSlugOf(text)).toBe(slug);
  });
});
