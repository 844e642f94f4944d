import { describe, expect, it } from 'vitest';
import { baghdadId, governoratesIn } from './governorates.ts';

const languages = ['en', 'ar'] as const;

describe('governoratesIn', () => {
  it.each(languages)('has all 19, Baghdad first, in %s', (language) => {
    const ids = governoratesIn[language].map(({ id }) => id);
    expect([ids[0], new Set(ids).size]).toEqual([baghdadId, 19]);
  });

  it('goes on in the order of the English alphabet', () => {
    expect(governoratesIn.en.map(({ names }) => names.en)).toEqual([
      'Baghdad',
      'Al Anbar',
      'Al Muthanna',
      'Al Qadisiyah',
      'Babil',
      'Basra',
      'Dhi Qar',
      'Diyala',
      'Duhok',
      'Erbil',
      'Halabja',
      'Karbala',
      'Kirkuk',
      'Maysan',
      'Najaf',
      'Nineveh',
      'Salah ad Din',
      'Sulaymaniyah',
      'Wasit',
    ]);
  });

  it('goes on in the order of the Arabic alphabet', () => {
    expect(governoratesIn.ar.map(({ names }) => names.ar)).toEqual([
      'بغداد',
      'أربيل',
      'الأنبار',
      'البصرة',
      'الديوانية',
      'السليمانية',
      'المثنى',
      'النجف',
      'بابل',
      'حلبجة',
      'دهوك',
      'ديالى',
      'ذي قار',
      'صلاح الدين',
      'كربلاء',
      'كركوك',
      'ميسان',
      'نينوى',
      'واسط',
    ]);
  });
});
