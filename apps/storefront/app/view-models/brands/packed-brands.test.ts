import { describe, expect, it } from 'vitest';
import type { BrandGroup } from './brand-groups.ts';
import { packedBrands, unpackedBrands } from './packed-brands.ts';

const line = (name: string, changes = {}) => ({
  name,
  otherName: null,
  key: name.toLowerCase(),
  count: null,
  picture: null,
  lang: null,
  ...changes,
});

describe('packedBrands', () => {
  it.each<[string, BrandGroup[]]>([
    ['no brands', []],
    ['brands in the owner’s order', [{ letter: null, brands: [line('Sony'), line('Anker')] }]],
    [
      'brands by letters',
      [
        { letter: 'A', brands: [line('Anker', { otherName: 'أنكر', count: 3 }), line('Apple')] },
        { letter: 'S', brands: [line('Sony', { picture: '/s.png', lang: 'en', count: 0 })] },
      ],
    ],
  ])('comes out as it went in: %s', (_, groups) => {
    expect(unpackedBrands(packedBrands(groups))).toEqual(groups);
  });

  it('names no field that no brand has', () => {
    expect(packedBrands([{ letter: 'A', brands: [line('Anker')] }])).not.toMatch(
      /picture|lang|count|otherName/,
    );
  });
});
