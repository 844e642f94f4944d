import { describe, expect, it } from 'vitest';
import { brandGroups, brandsFound, countOf } from './brand-groups.ts';
import type { BrandLine } from './brand-view.ts';

const tile = (
  name: string,
  key = name.toLowerCase().replaceAll(' ', '-'),
  otherName: string | null = null,
): BrandLine => ({ name, lang: null, otherName, key, count: 1, picture: null });
const namesOf = (groups: ReturnType<typeof brandGroups>) =>
  groups.map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)]);

describe('brandGroups', () => {
  it('puts names under their letters, both in the order of the alphabet', () => {
    const brands = ['Sony', '3M', 'Samsung', 'anker', 'دجلة', 'Émile', 'Apple'].map((name) => tile(name));
    expect(namesOf(brandGroups(brands, 'en'))).toEqual([
      ['A', 'anker', 'Apple'],
      ['E', 'Émile'],
      ['S', 'Samsung', 'Sony'],
      ['د', 'دجلة'],
      ['#', '3M'],
    ]);
  });

  it('begins with Arabic names in an Arabic store, those with Iraqi letters in their places', () => {
    const brands = ['Sony', 'سومر', 'سامسونج', 'پاناسونيك', 'بابل', 'تيفال', 'أنكر'].map((name) =>
      tile(name),
    );
    expect(namesOf(brandGroups(brands, 'ar'))).toEqual([
      ['أ', 'أنكر'],
      ['ب', 'بابل'],
      ['پ', 'پاناسونيك'],
      ['ت', 'تيفال'],
      ['س', 'سامسونج', 'سومر'],
      ['S', 'Sony'],
    ]);
  });
});

describe('brandsFound', () => {
  const groups = brandGroups(
    [
      tile('سامسونج', 'samsung'),
      tile('فيليبس أفنت', 'philips-avent'),
      tile('أنكر', 'anker'),
      tile('إل جي', '118', 'LG'),
      tile('Black and Decker'),
    ],
    'ar',
  );

  it.each([
    ['', ['إل جي', 'أنكر', 'سامسونج', 'فيليبس أفنت', 'Black and Decker']],
    ['  ', ['إل جي', 'أنكر', 'سامسونج', 'فيليبس أفنت', 'Black and Decker']],
    ['سام', ['سامسونج']],
    ['انكر', ['أنكر']],
    ['SAM', ['سامسونج']],
    ['افنت', ['فيليبس أفنت']],
    ['avent', ['فيليبس أفنت']],
    ['philips av', ['فيليبس أفنت']],
    ['philips-av', ['فيليبس أفنت']],
    ['decker', ['Black and Decker']],
    ['lg', ['إل جي']],
    ['msung', []],
    ['zeppelin', []],
  ])('finds for %j %j', (term, expected) => {
    const found = brandsFound(groups, term);
    expect(found.flatMap(({ brands }) => brands.map(({ name }) => name))).toEqual(expected);
    expect(countOf(found)).toBe(expected.length);
  });
});
