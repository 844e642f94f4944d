import type { SpecificationAttribute } from '../../department.ts';

export const furnitureAttributes: readonly SpecificationAttribute[] = [
  {
    code: 'seats',
    label: { en: 'Seats', ar: 'عدد المقاعد' },
    isFilterable: true,
    choices: [
      { code: '2 seats', en: '2', ar: '2', said: { en: '2 seats', ar: 'بمقعدين' } },
      { code: '3 seats', en: '3', ar: '3', said: { en: '3 seats', ar: '3 مقاعد' }, percent: 130 },
      { code: '4 seats', en: '4', ar: '4', said: { en: '4 seats', ar: '4 مقاعد' }, percent: 150 },
      { code: '5 seats', en: '5', ar: '5', said: { en: '5 seats', ar: '5 مقاعد' }, percent: 170 },
      { code: '6 seats', en: '6', ar: '6', said: { en: '6 seats', ar: '6 مقاعد' }, percent: 190 },
      { code: '7 seats', en: '7', ar: '7', said: { en: '7 seats', ar: '7 مقاعد' }, percent: 210 },
      { code: '8 seats', en: '8', ar: '8', said: { en: '8 seats', ar: '8 مقاعد' }, percent: 230 },
      { code: '10 seats', en: '10', ar: '10', said: { en: '10 seats', ar: '10 مقاعد' }, percent: 270 },
    ],
  },
  {
    code: 'wood',
    label: { en: 'Wood', ar: 'نوع الخشب' },
    isFilterable: true,
    choices: [
      { code: 'pine', en: 'Pine', ar: 'صنوبر', said: { en: 'Pine', ar: 'خشب صنوبر' } },
      { code: 'beech', en: 'Beech', ar: 'زان', said: { en: 'Beech', ar: 'خشب زان' }, percent: 120 },
      { code: 'oak', en: 'Oak', ar: 'بلوط', said: { en: 'Oak', ar: 'خشب بلوط' }, percent: 135 },
      { code: 'walnut', en: 'Walnut', ar: 'جوز', said: { en: 'Walnut', ar: 'خشب جوز' }, percent: 150 },
    ],
  },
  {
    code: 'tabletop',
    label: { en: 'Top', ar: 'سطح الطاولة' },
    isFilterable: true,
    choices: [
      { code: 'oak-top', en: 'Oak', ar: 'خشب البلوط', said: { en: 'Oak top', ar: 'سطح بلوط' }, percent: 120 },
      {
        code: 'walnut-top',
        en: 'Walnut',
        ar: 'خشب الجوز',
        said: { en: 'Walnut top', ar: 'سطح جوز' },
        percent: 130,
      },
      {
        code: 'marble-top',
        en: 'Marble',
        ar: 'مرمر',
        said: { en: 'Marble top', ar: 'سطح مرمر' },
        percent: 170,
      },
      { code: 'glass-top', en: 'Glass', ar: 'زجاجي', said: { en: 'Glass top', ar: 'سطح زجاجي' } },
    ],
  },
  {
    code: 'furniture_width',
    label: { en: 'Width', ar: 'العرض' },
    isFilterable: true,
    choices: [
      { code: '100 cm', en: '100 cm', ar: '100 سم' },
      { code: '120 cm', en: '120 cm', ar: '120 سم', percent: 115 },
      { code: '140 cm', en: '140 cm', ar: '140 سم', percent: 130 },
      { code: '150 cm', en: '150 cm', ar: '150 سم', percent: 135 },
      { code: '160 cm', en: '160 cm', ar: '160 سم', percent: 145 },
      { code: '180 cm', en: '180 cm', ar: '180 سم', percent: 160 },
    ],
  },
  {
    code: 'shelves',
    label: { en: 'Shelves', ar: 'عدد الرفوف' },
    choices: [
      { code: '4 shelves', en: '4', ar: '4', said: { en: '4 shelves', ar: '4 رفوف' } },
      { code: '5 shelves', en: '5', ar: '5', said: { en: '5 shelves', ar: '5 رفوف' }, percent: 115 },
      { code: '6 shelves', en: '6', ar: '6', said: { en: '6 shelves', ar: '6 رفوف' }, percent: 130 },
    ],
  },
  {
    code: 'doors',
    label: { en: 'Doors', ar: 'عدد الأبواب' },
    isFilterable: true,
    choices: [
      { code: '2 doors', en: '2', ar: '2', said: { en: '2 doors', ar: 'ببابين' } },
      { code: '3 doors', en: '3', ar: '3', said: { en: '3 doors', ar: '3 أبواب' }, percent: 125 },
      { code: '4 doors', en: '4', ar: '4', said: { en: '4 doors', ar: '4 أبواب' }, percent: 150 },
      { code: '6 doors', en: '6', ar: '6', said: { en: '6 doors', ar: '6 أبواب' }, percent: 200 },
    ],
  },
  {
    code: 'mirror_height',
    label: { en: 'Mirror height', ar: 'ارتفاع المرآة' },
    choices: [
      { code: '150 cm', en: '150 cm', ar: '150 سم' },
      { code: '160 cm', en: '160 cm', ar: '160 سم', percent: 110 },
      { code: '180 cm', en: '180 cm', ar: '180 سم', percent: 130 },
    ],
  },
  {
    code: 'back_height',
    label: { en: 'Back', ar: 'مسند الظهر' },
    choices: [
      { code: 'mid-back', en: 'Mid', ar: 'متوسط', said: { en: 'Mid back', ar: 'بظهر متوسط' } },
      {
        code: 'high-back',
        en: 'High',
        ar: 'مرتفع',
        said: { en: 'High back', ar: 'بظهر مرتفع' },
        percent: 125,
      },
      {
        code: 'headrest',
        en: 'With headrest',
        ar: 'مع سند للرأس',
        said: { en: 'With headrest', ar: 'بمسند للرأس' },
        percent: 145,
      },
    ],
  },
];
