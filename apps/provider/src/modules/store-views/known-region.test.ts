import { describe, expect, it } from 'vitest';
import { knownRegion, type NamedRegion } from './known-region.ts';

const region = (id: number, code: string, ...spellings: string[]) => ({
  id,
  code,
  name_en: spellings[0] ?? '',
  spellings,
});
const regions = [
  region(611, 'IQ-BG', 'Baghdad', 'بغداد', 'BGD'),
  region(601, 'IQ-AN', 'Al Anbar', 'الأنبار'),
  region(603, 'IQ-BA', 'Basra', 'البصرة', 'Basrah'),
  region(617, 'IQ-SD', 'Salah ad Din', 'صلاح الدين'),
  region(609, 'IQ-KA', 'Karbala', 'كربلاء'),
  region(615, 'IQ-NI', 'Nineveh', 'نينوى', 'Ninawa'),
];

describe('knownRegion', () => {
  it.each<[string, NamedRegion, number]>([
    ['its id', { region_id: 603 }, 603],
    ['its id in digits', { region_id: '603' }, 603],
    ['its id before a name that says something else', { region_id: 603, region: 'Baghdad' }, 603],
    ['its name beside an id that is another shop’s', { region_id: 5, region: 'Basra' }, 603],
    ['its name beside an id of nothing', { region_id: 0, region: 'Basra' }, 603],
    ['its code', { region_code: 'IQ-BA', region_id: null }, 603],
    ['its code without the country, in small letters', { region_code: 'ba' }, 603],
    ['a code by which others know it', { region_code: 'BGD' }, 611],
    ['its name as capitals', { region: 'BASRA' }, 603],
    ['another spelling', { region: 'Basrah' }, 603],
    ['the Arabic name', { region: 'البصرة' }, 603],
    ['the Arabic name typed as people type', { region: ' محافظة البصره ' }, 603],
    ['a name without hamza', { region: 'الانبار' }, 601],
    ['a name without article', { region: 'Anbar' }, 601],
    ['a hyphen', { region: 'Al-Anbar' }, 601],
    ['accents and apostrophes', { region: 'Karbalā’' }, 609],
    ['another article within', { region: 'Salah al-Din' }, 617],
    ['the word governorate', { region: 'Ninawa Governorate' }, 615],
    ['an object of all three', { region: { region: 'Baghdad', region_code: 'BGD', region_id: 611 } }, 611],
    ['an object with a name alone', { region: { region: 'نينوى', region_code: null, region_id: null } }, 615],
  ])('is known by %s', (_, named, id) => expect(knownRegion(regions, named)).toMatchObject({ id }));

  it.each<[string, NamedRegion, string]>([
    ['a name', { region: 'Atlantis', region_id: 0 }, 'Atlantis'],
    ['a code', { region_code: 'XX' }, 'XX'],
    ['an id', { region_id: 12 }, '12'],
    ['a part of a name', { region: 'Bag' }, 'Bag'],
    ['an article alone', { region: 'al' }, 'al'],
  ])('says which it does not know by %s', (_, named, unknown) =>
    expect(knownRegion(regions, named)).toEqual({ unknown }),
  );

  it.each<NamedRegion>([
    {},
    { region_id: 0, region: '', region_code: '' },
    { region_id: null, region: null, region_code: null },
    { region: {} },
    { region: [] },
  ])('is none when %j names none', (named) => expect(knownRegion(regions, named)).toBeNull());
});
