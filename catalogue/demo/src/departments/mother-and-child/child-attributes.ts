import type { SpecificationAttribute } from '../../department.ts';
import { gender } from '../fashion/fashion-attributes.ts';
import { ageGroup } from './age-group.ts';

export const childAttributes: readonly SpecificationAttribute[] = [
  gender,
  ageGroup,
  {
    code: 'volume',
    label: { en: 'Volume', ar: 'الحجم' },
    isFilterable: true,
    choices: [
      { code: '75 ml', en: '75 ml', ar: '75 مل' },
      { code: '100 ml', en: '100 ml', ar: '100 مل', percent: 125 },
      { code: '150 ml', en: '150 ml', ar: '150 مل', percent: 90 },
      { code: '240 ml', en: '240 ml', ar: '240 مل' },
      { code: '330 ml', en: '330 ml', ar: '330 مل', percent: 115 },
      { code: '300 ml', en: '300 ml', ar: '300 مل' },
      { code: '500 ml', en: '500 ml', ar: '500 مل', percent: 135 },
      { code: '750 ml', en: '750 ml', ar: '750 مل', percent: 170 },
    ],
  },
  {
    code: 'stroller_type',
    label: { en: 'Stroller type', ar: 'نوع العربة' },
    isFilterable: true,
    choices: [
      { code: 'travel', en: 'For travel', ar: 'للسفر', percent: 85 },
      { code: 'everyday', en: 'For every day', ar: 'للاستعمال اليومي' },
      { code: 'twins', en: 'For twins', ar: 'للتوأم', percent: 160 },
    ],
  },
  {
    code: 'child_weight',
    label: { en: 'Child’s weight', ar: 'وزن الطفل' },
    isFilterable: true,
    choices: [
      { code: 'to-13-kg', en: 'Up to 13 kg', ar: 'حتى 13 كغم', percent: 90 },
      { code: 'to-18-kg', en: 'Up to 18 kg', ar: 'حتى 18 كغم' },
      { code: 'to-36-kg', en: 'Up to 36 kg', ar: 'حتى 36 كغم', percent: 125 },
    ],
  },
  {
    code: 'crib_size',
    label: { en: 'Mattress size', ar: 'قياس الفراش' },
    isFilterable: true,
    choices: [
      { code: '60x120', en: '60 × 120 cm', ar: '60 × 120 سم' },
      { code: '70x140', en: '70 × 140 cm', ar: '70 × 140 سم', percent: 125 },
    ],
  },
  {
    code: 'diaper_size',
    label: { en: 'Diaper size', ar: 'قياس الحفاض' },
    isFilterable: true,
    choices: [
      {
        code: 'size-1',
        en: '1 (2–5 kg)',
        ar: '1 (2–5 كغم)',
        said: { en: 'Size 1 (2–5 kg)', ar: 'قياس 1 (2–5 كغم)' },
        percent: 90,
      },
      {
        code: 'size-2',
        en: '2 (4–8 kg)',
        ar: '2 (4–8 كغم)',
        said: { en: 'Size 2 (4–8 kg)', ar: 'قياس 2 (4–8 كغم)' },
        percent: 95,
      },
      {
        code: 'size-3',
        en: '3 (6–10 kg)',
        ar: '3 (6–10 كغم)',
        said: { en: 'Size 3 (6–10 kg)', ar: 'قياس 3 (6–10 كغم)' },
      },
      {
        code: 'size-4',
        en: '4 (9–14 kg)',
        ar: '4 (9–14 كغم)',
        said: { en: 'Size 4 (9–14 kg)', ar: 'قياس 4 (9–14 كغم)' },
        percent: 105,
      },
      {
        code: 'size-5',
        en: '5 (12–17 kg)',
        ar: '5 (12–17 كغم)',
        said: { en: 'Size 5 (12–17 kg)', ar: 'قياس 5 (12–17 كغم)' },
        percent: 110,
      },
    ],
  },
  {
    code: 'piece_count',
    label: { en: 'Pieces', ar: 'عدد القطع' },
    isFilterable: true,
    choices: [
      { code: '2-pieces', en: '2', ar: '2', said: { en: '2 pieces', ar: 'قطعتان' } },
      { code: '32-pieces', en: '32', ar: '32', said: { en: '32 pieces', ar: '32 قطعة' } },
      { code: '48-pieces', en: '48', ar: '48', said: { en: '48 pieces', ar: '48 قطعة' }, percent: 140 },
      { code: '64-pieces', en: '64', ar: '64', said: { en: '64 pieces', ar: '64 قطعة' }, percent: 175 },
      { code: '72-wipes', en: '72', ar: '72', said: { en: 'Pack of 72', ar: '72 منديلاً' } },
      {
        code: '3x72-wipes',
        en: '3 × 72',
        ar: '3 × 72',
        said: { en: '3 packs of 72', ar: '3 × 72 منديلاً' },
        percent: 270,
      },
    ],
  },
  {
    code: 'bottle_material',
    label: { en: 'Bottle', ar: 'مادة الرضّاعة' },
    isFilterable: true,
    choices: [
      { code: 'bottle-glass', en: 'Glass', ar: 'زجاج', percent: 115 },
      { code: 'bottle-pp', en: 'BPA-free plastic', ar: 'بلاستيك خالٍ من BPA' },
    ],
  },
];
