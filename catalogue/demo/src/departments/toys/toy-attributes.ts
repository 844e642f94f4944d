import type { SpecificationAttribute } from '../../department.ts';
import { ageGroup } from '../mother-and-child/age-group.ts';

export const toyAttributes: readonly SpecificationAttribute[] = [
  ageGroup,
  {
    code: 'piece_count',
    label: { en: 'Pieces', ar: 'عدد القطع' },
    isFilterable: true,
    choices: [
      { code: '5-pieces', en: '5', ar: '5', said: { en: '5 pieces', ar: '5 قطع' }, percent: 45 },
      { code: '8-pieces', en: '8', ar: '8', said: { en: '8 pieces', ar: '8 قطع' }, percent: 60 },
      { code: '12-pieces', en: '12', ar: '12', said: { en: '12 pieces', ar: '12 قطعة' }, percent: 75 },
      { code: '24-pieces', en: '24', ar: '24', said: { en: '24 pieces', ar: '24 قطعة' }, percent: 85 },
      { code: '50-pieces', en: '50', ar: '50', said: { en: '50 pieces', ar: '50 قطعة' } },
      { code: '100-pieces', en: '100', ar: '100', said: { en: '100 pieces', ar: '100 قطعة' }, percent: 140 },
      { code: '250-pieces', en: '250', ar: '250', said: { en: '250 pieces', ar: '250 قطعة' }, percent: 170 },
      { code: '500-pieces', en: '500', ar: '500', said: { en: '500 pieces', ar: '500 قطعة' }, percent: 210 },
      {
        code: '1000-pieces',
        en: '1,000',
        ar: '1,000',
        said: { en: '1,000 pieces', ar: '1,000 قطعة' },
        percent: 270,
      },
    ],
  },
  {
    code: 'plush_height',
    label: { en: 'Height', ar: 'طول الدبدوب' },
    isFilterable: true,
    choices: [
      { code: '30-cm', en: '30 cm', ar: '30 سم', percent: 60 },
      { code: '50-cm', en: '50 cm', ar: '50 سم' },
      { code: '80-cm', en: '80 cm', ar: '80 سم', percent: 180 },
      { code: '120-cm', en: '120 cm', ar: '120 سم', percent: 320 },
    ],
  },
  {
    code: 'players',
    label: { en: 'Players', ar: 'عدد اللاعبين' },
    isFilterable: true,
    choices: [
      { code: '2', en: '2', ar: '2', said: { en: '2 players', ar: 'لاعبان' } },
      { code: '2-4', en: '2–4', ar: 'من 2 إلى 4', said: { en: '2–4 players', ar: 'من 2 إلى 4 لاعبين' } },
      {
        code: '2-6',
        en: '2–6',
        ar: 'من 2 إلى 6',
        said: { en: '2–6 players', ar: 'من 2 إلى 6 لاعبين' },
        percent: 110,
      },
      {
        code: '4-8',
        en: '4–8',
        ar: 'من 4 إلى 8',
        said: { en: '4–8 players', ar: 'من 4 إلى 8 لاعبين' },
        percent: 115,
      },
    ],
  },
  {
    code: 'toy_power',
    label: { en: 'Power', ar: 'التشغيل' },
    isFilterable: true,
    choices: [
      { code: 'rechargeable', en: 'Rechargeable', ar: 'بطارية تُشحن', percent: 120 },
      { code: 'aa-batteries', en: 'AA batteries', ar: 'بطاريات AA' },
      { code: 'none', en: 'No batteries', ar: 'بلا بطاريات' },
    ],
  },
  {
    code: 'scale',
    label: { en: 'Scale', ar: 'مقياس السيارة' },
    choices: [
      { code: '1-16', en: '1:16', ar: '1:16', percent: 130 },
      { code: '1-18', en: '1:18', ar: '1:18', percent: 115 },
      { code: '1-24', en: '1:24', ar: '1:24' },
      { code: '1-32', en: '1:32', ar: '1:32', percent: 80 },
    ],
  },
  {
    code: 'tablet_size',
    label: { en: 'Board size', ar: 'قياس اللوح' },
    choices: [
      { code: '8.5-inch', en: '8.5-inch', ar: '8.5 إنج' },
      { code: '10-inch', en: '10-inch', ar: '10 إنج', percent: 125 },
      { code: '12-inch', en: '12-inch', ar: '12 إنج', percent: 150 },
    ],
  },
];
