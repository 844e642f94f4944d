import type { SpecificationAttribute } from '../../department.ts';

/** The age from which a product suits a child; shared with the toys department. */
export const ageGroup: SpecificationAttribute = {
  code: 'age_group',
  label: { en: 'Age', ar: 'العمر' },
  isFilterable: true,
  choices: [
    { code: 'birth', en: 'From birth', ar: 'منذ الولادة' },
    { code: '6-months', en: '6 months+', ar: 'من 6 أشهر' },
    { code: '1-year', en: '1 year+', ar: 'من سنة' },
    { code: '18-months', en: '18 months+', ar: 'من سنة ونصف' },
    { code: '2-years', en: '2 years+', ar: 'من سنتين' },
    { code: '3-years', en: '3 years+', ar: 'من 3 سنوات' },
    { code: '4-years', en: '4 years+', ar: 'من 4 سنوات' },
    { code: '6-years', en: '6 years+', ar: 'من 6 سنوات' },
    { code: '8-years', en: '8 years+', ar: 'من 8 سنوات' },
    { code: '12-years', en: '12 years+', ar: 'من 12 سنة' },
  ],
};
