import type { SpecificationAttribute } from '../../department.ts';

export const officeAttributes: readonly SpecificationAttribute[] = [
  {
    code: 'pens_in_pack',
    label: { en: 'Pens in the pack', ar: 'عدد الأقلام' },
    isFilterable: true,
    choices: [
      { code: '4 pens', en: '4', ar: '4', said: { en: 'Pack of 4', ar: '4 أقلام' }, percent: 60 },
      { code: '10 pens', en: '10', ar: '10', said: { en: 'Pack of 10', ar: '10 أقلام' } },
      { code: '12 pens', en: '12', ar: '12', said: { en: 'Pack of 12', ar: '12 قلماً' }, percent: 115 },
      { code: '50 pens', en: '50', ar: '50', said: { en: 'Pack of 50', ar: '50 قلماً' }, percent: 380 },
    ],
  },
  {
    code: 'tip',
    label: { en: 'Line', ar: 'سُمك الخط' },
    isFilterable: true,
    choices: [
      { code: '0.5 mm', en: '0.5 mm', ar: '0.5 ملم' },
      { code: '0.7 mm', en: '0.7 mm', ar: '0.7 ملم' },
      { code: '1 mm', en: '1 mm', ar: '1 ملم' },
    ],
  },
  {
    code: 'ink',
    label: { en: 'Ink', ar: 'لون الحبر' },
    isFilterable: true,
    choices: [
      { code: 'blue', en: 'Blue', ar: 'أزرق', said: { en: 'Blue ink', ar: 'حبر أزرق' } },
      { code: 'black', en: 'Black', ar: 'أسود', said: { en: 'Black ink', ar: 'حبر أسود' } },
      { code: 'red', en: 'Red', ar: 'أحمر', said: { en: 'Red ink', ar: 'حبر أحمر' } },
    ],
  },
  {
    code: 'nib',
    label: { en: 'Nib', ar: 'الريشة' },
    isFilterable: true,
    choices: [
      { code: 'fine-nib', en: 'Fine', ar: 'رفيعة', said: { en: 'Fine nib', ar: 'ريشة رفيعة' } },
      { code: 'medium-nib', en: 'Medium', ar: 'متوسطة', said: { en: 'Medium nib', ar: 'ريشة متوسطة' } },
      {
        code: 'calligraphy-nib',
        en: 'Calligraphy',
        ar: 'خط عربي',
        said: { en: 'Calligraphy nib', ar: 'ريشة خط عربي' },
        percent: 115,
      },
    ],
  },
  {
    code: 'colors_in_pack',
    label: { en: 'Colors in the pack', ar: 'عدد الألوان' },
    isFilterable: true,
    choices: [
      { code: '4 colors', en: '4', ar: '4', said: { en: '4 colors', ar: '4 ألوان' }, percent: 70 },
      { code: '6 colors', en: '6', ar: '6', said: { en: '6 colors', ar: '6 ألوان' }, percent: 85 },
      { code: '12 colors', en: '12', ar: '12', said: { en: '12 colors', ar: '12 لوناً' } },
      { code: '24 colors', en: '24', ar: '24', said: { en: '24 colors', ar: '24 لوناً' }, percent: 180 },
      { code: '36 colors', en: '36', ar: '36', said: { en: '36 colors', ar: '36 لوناً' }, percent: 250 },
      { code: '48 colors', en: '48', ar: '48', said: { en: '48 colors', ar: '48 لوناً' }, percent: 330 },
    ],
  },
  {
    code: 'marker_type',
    label: { en: 'Kind of marker', ar: 'نوع الماركر' },
    isFilterable: true,
    choices: [
      { code: 'highlighter', en: 'Highlighters', ar: 'للتظليل' },
      { code: 'whiteboard', en: 'For whiteboards', ar: 'للسبّورة البيضاء', percent: 110 },
      { code: 'permanent', en: 'Permanent', ar: 'ثابت لا يُمحى' },
      { code: 'felt-tip', en: 'Felt-tip', ar: 'للتلوين' },
    ],
  },
  {
    code: 'paper_size',
    label: { en: 'Paper size', ar: 'قياس الورق' },
    isFilterable: true,
    choices: [
      { code: 'a6', en: 'A6', ar: 'A6', percent: 70 },
      { code: 'a5', en: 'A5', ar: 'A5' },
      { code: 'a4', en: 'A4', ar: 'A4', percent: 140 },
      { code: 'a3', en: 'A3', ar: 'A3', percent: 200 },
    ],
  },
  {
    code: 'ruling',
    label: { en: 'Ruling', ar: 'التسطير' },
    isFilterable: true,
    choices: [
      { code: 'lined', en: 'Lined', ar: 'مسطّر' },
      { code: 'squared', en: 'Squared', ar: 'مربّعات' },
      { code: 'dotted', en: 'Dotted', ar: 'منقّط' },
      { code: 'blank', en: 'Blank', ar: 'سادة' },
    ],
  },
  {
    code: 'notebooks_in_pack',
    label: { en: 'Notebooks in the pack', ar: 'عدد الدفاتر' },
    isFilterable: true,
    choices: [
      { code: '5 notebooks', en: '5', ar: '5', said: { en: 'Pack of 5', ar: '5 دفاتر' } },
      { code: '10 notebooks', en: '10', ar: '10', said: { en: 'Pack of 10', ar: '10 دفاتر' }, percent: 185 },
      { code: '12 notebooks', en: '12', ar: '12', said: { en: 'Pack of 12', ar: '12 دفتراً' }, percent: 220 },
    ],
  },
  {
    code: 'sheets',
    label: { en: 'Sheets', ar: 'عدد الأوراق' },
    isFilterable: true,
    choices: [
      { code: '60 sheets', en: '60', ar: '60', said: { en: '60 sheets', ar: '60 ورقة' } },
      { code: '100 sheets', en: '100', ar: '100', said: { en: '100 sheets', ar: '100 ورقة' }, percent: 140 },
      { code: '200 sheets', en: '200', ar: '200', said: { en: '200 sheets', ar: '200 ورقة' }, percent: 220 },
    ],
  },
  {
    code: 'planner_year',
    label: { en: 'Year', ar: 'السنة' },
    isFilterable: true,
    choices: [
      { code: '2027', en: '2027', ar: '2027' },
      { code: 'academic', en: '2026–2027', ar: '2026–2027' },
    ],
  },
  {
    code: 'paper_weight',
    label: { en: 'Paper weight', ar: 'وزن الورق' },
    choices: [
      { code: '120 gsm', en: '120 g/m²', ar: '120 غم/م²' },
      { code: '160 gsm', en: '160 g/m²', ar: '160 غم/م²', percent: 120 },
      { code: '200 gsm', en: '200 g/m²', ar: '200 غم/م²', percent: 145 },
    ],
  },
  {
    code: 'staple_sheets',
    label: { en: 'Staples through', ar: 'عدد الأوراق في الكبسة' },
    isFilterable: true,
    choices: [
      { code: '20 sheets', en: '20 sheets', ar: 'حتى 20', said: { en: '20 sheets', ar: 'حتى 20 ورقة' } },
      {
        code: '30 sheets',
        en: '30 sheets',
        ar: 'حتى 30',
        said: { en: '30 sheets', ar: 'حتى 30 ورقة' },
        percent: 120,
      },
      {
        code: '50 sheets',
        en: '50 sheets',
        ar: 'حتى 50',
        said: { en: '50 sheets', ar: 'حتى 50 ورقة' },
        percent: 170,
      },
      {
        code: '100 sheets',
        en: '100 sheets',
        ar: 'حتى 100',
        said: { en: '100 sheets', ar: 'حتى 100 ورقة' },
        percent: 280,
      },
    ],
  },
  {
    code: 'scissors_length',
    label: { en: 'Scissors length', ar: 'طول المقصّ' },
    isFilterable: true,
    choices: [
      { code: '13 cm', en: '13 cm', ar: '13 سم' },
      { code: '17 cm', en: '17 cm', ar: '17 سم', percent: 120 },
      { code: '21 cm', en: '21 cm', ar: '21 سم', percent: 140 },
    ],
  },
  {
    code: 'spine',
    label: { en: 'Spine', ar: 'عرض الظهر' },
    isFilterable: true,
    choices: [
      { code: '5 cm', en: '5 cm', ar: '5 سم' },
      { code: '8 cm', en: '8 cm', ar: '8 سم', percent: 110 },
    ],
  },
  {
    code: 'pockets',
    label: { en: 'Pockets', ar: 'عدد الجيوب' },
    isFilterable: true,
    choices: [
      { code: '1 pocket', en: '1', ar: '1', said: { en: '1 pocket', ar: 'بجيب واحد' } },
      { code: '7 pockets', en: '7', ar: '7', said: { en: '7 pockets', ar: '7 جيوب' }, percent: 150 },
      { code: '13 pockets', en: '13', ar: '13', said: { en: '13 pockets', ar: '13 جيباً' }, percent: 200 },
    ],
  },
  {
    code: 'compartments',
    label: { en: 'Compartments', ar: 'عدد الأقسام' },
    isFilterable: true,
    choices: [
      { code: '4 compartments', en: '4', ar: '4', said: { en: '4 compartments', ar: '4 أقسام' } },
      {
        code: '6 compartments',
        en: '6',
        ar: '6',
        said: { en: '6 compartments', ar: '6 أقسام' },
        percent: 125,
      },
      {
        code: '8 compartments',
        en: '8',
        ar: '8',
        said: { en: '8 compartments', ar: '8 أقسام' },
        percent: 150,
      },
    ],
  },
  {
    code: 'digits',
    label: { en: 'Digits', ar: 'عدد الخانات' },
    isFilterable: true,
    choices: [
      { code: '10 digits', en: '10', ar: '10', said: { en: '10 digits', ar: '10 خانات' } },
      { code: '12 digits', en: '12', ar: '12', said: { en: '12 digits', ar: '12 خانة' }, percent: 115 },
      { code: '14 digits', en: '14', ar: '14', said: { en: '14 digits', ar: '14 خانة' }, percent: 135 },
    ],
  },
  {
    code: 'functions',
    label: { en: 'Functions', ar: 'عدد الدوال' },
    isFilterable: true,
    choices: [
      { code: '240 functions', en: '240', ar: '240', said: { en: '240 functions', ar: '240 دالّة' } },
      {
        code: '417 functions',
        en: '417',
        ar: '417',
        said: { en: '417 functions', ar: '417 دالّة' },
        percent: 130,
      },
      {
        code: '552 functions',
        en: '552',
        ar: '552',
        said: { en: '552 functions', ar: '552 دالّة' },
        percent: 170,
      },
    ],
  },
  {
    code: 'calculator_power',
    label: { en: 'Power source', ar: 'مصدر الطاقة' },
    choices: [
      { code: 'solar-battery', en: 'Solar and battery', ar: 'شمسية وبطارية' },
      { code: 'battery', en: 'Battery', ar: 'بطارية' },
    ],
  },
];
