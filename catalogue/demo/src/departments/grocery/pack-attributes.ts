import type { SpecificationAttribute } from '../../department.ts';

export const packAttributes: readonly SpecificationAttribute[] = [
  {
    code: 'net_weight',
    label: { en: 'Net weight', ar: 'الوزن الصافي' },
    isFilterable: true,
    choices: [
      { code: '200 g', en: '200 g', ar: '200 غم', percent: 60 },
      { code: '250 g', en: '250 g', ar: '250 غم', percent: 65 },
      { code: '500 g', en: '500 g', ar: '500 غم' },
      { code: '1 kg', en: '1 kg', ar: '1 كغم', percent: 185 },
      { code: '5 kg', en: '5 kg', ar: '5 كغم', percent: 850 },
      { code: '10 kg', en: '10 kg', ar: '10 كغم', percent: 1650 },
    ],
  },
  {
    code: 'box_weight',
    label: { en: 'Pack weight', ar: 'وزن العبوة' },
    choices: [
      { code: '100 g', en: '100 g', ar: '100 غم', percent: 60 },
      { code: '200 g', en: '200 g', ar: '200 غم', percent: 80 },
      { code: '400 g', en: '400 g', ar: '400 غم' },
      { code: '500 g', en: '500 g', ar: '500 غم', percent: 115 },
      { code: '750 g', en: '750 g', ar: '750 غم', percent: 140 },
      { code: '1 kg', en: '1 kg', ar: '1 كغم', percent: 160 },
      { code: '1.5 kg', en: '1.5 kg', ar: '1.5 كغم', percent: 180 },
      { code: '3 kg', en: '3 kg', ar: '3 كغم', percent: 300 },
      { code: '5 kg', en: '5 kg', ar: '5 كغم', percent: 450 },
    ],
  },
  {
    code: 'jar_weight',
    label: { en: 'Jar weight', ar: 'وزن المرطبان' },
    choices: [
      { code: '50 g', en: '50 g', ar: '50 غم', percent: 70 },
      { code: '100 g', en: '100 g', ar: '100 غم' },
      { code: '200 g', en: '200 g', ar: '200 غم', percent: 170 },
      { code: '400 g', en: '400 g', ar: '400 غم', percent: 200 },
      { code: '700 g', en: '700 g', ar: '700 غم', percent: 290 },
      { code: '1 kg', en: '1 kg', ar: '1 كغم', percent: 370 },
    ],
  },
  {
    code: 'can_weight',
    label: { en: 'Can weight', ar: 'وزن العلبة' },
    choices: [
      { code: '400 g', en: '400 g', ar: '400 غم' },
      { code: '800 g', en: '800 g', ar: '800 غم', percent: 170 },
      { code: '1.6 kg', en: '1.6 kg', ar: '1.6 كغم', percent: 300 },
    ],
  },
  {
    code: 'bottle_volume',
    label: { en: 'Bottle volume', ar: 'سعة القنينة' },
    isFilterable: true,
    choices: [
      { code: '500 ml', en: '500 ml', ar: '500 مل', percent: 60 },
      { code: '750 ml', en: '750 ml', ar: '750 مل', percent: 80 },
      { code: '1 l', en: '1 liter', ar: 'لتر واحد' },
      { code: '1.5 l', en: '1.5 liters', ar: '1.5 لتر', percent: 140 },
      { code: '1.8 l', en: '1.8 liters', ar: '1.8 لتر', percent: 165 },
      { code: '3 l', en: '3 liters', ar: '3 لترات', percent: 260 },
    ],
  },
  {
    code: 'tea_bags',
    label: { en: 'Tea bags', ar: 'عدد الأكياس' },
    choices: [
      { code: '20 bags', en: '20', ar: '20', said: { en: '20 bags', ar: '20 كيساً' } },
      { code: '25 bags', en: '25', ar: '25', said: { en: '25 bags', ar: '25 كيساً' }, percent: 115 },
      { code: '40 bags', en: '40', ar: '40', said: { en: '40 bags', ar: '40 كيساً' }, percent: 160 },
    ],
  },
  {
    code: 'soap_bars',
    label: { en: 'Bars', ar: 'عدد القطع' },
    choices: [
      { code: '2 bars', en: '2', ar: '2', said: { en: '2 bars', ar: 'قطعتان' } },
      { code: '4 bars', en: '4', ar: '4', said: { en: '4 bars', ar: '4 قطع' }, percent: 185 },
      { code: '6 bars', en: '6', ar: '6', said: { en: '6 bars', ar: '6 قطع' }, percent: 260 },
    ],
  },
  {
    code: 'tissue_pack',
    label: { en: 'Boxes in the pack', ar: 'عدد العلب' },
    choices: [
      { code: '4 boxes', en: '4', ar: '4', said: { en: '4 boxes', ar: '4 علب' } },
      { code: '6 boxes', en: '6', ar: '6', said: { en: '6 boxes', ar: '6 علب' }, percent: 145 },
      { code: '10 boxes', en: '10', ar: '10', said: { en: '10 boxes', ar: '10 علب' }, percent: 230 },
    ],
  },
  {
    code: 'ply',
    label: { en: 'Ply', ar: 'عدد الطبقات' },
    choices: [
      { code: '2 ply', en: '2', ar: '2', said: { en: '2-ply', ar: 'طبقتان' } },
      { code: '3 ply', en: '3', ar: '3', said: { en: '3-ply', ar: '3 طبقات' }, percent: 120 },
    ],
  },
  {
    code: 'water_pack',
    label: { en: 'Pack', ar: 'الكارتون' },
    isFilterable: true,
    choices: [
      { code: '40 x 330 ml', en: '40 × 330 ml', ar: '40 قنينة سعة 330 مل', percent: 130 },
      { code: '20 x 500 ml', en: '20 × 500 ml', ar: '20 قنينة سعة 500 مل' },
      { code: '12 x 1 l', en: '12 × 1 liter', ar: '12 قنينة سعة لتر', percent: 110 },
      { code: '6 x 1.5 l', en: '6 × 1.5 liters', ar: '6 قناني سعة 1.5 لتر', percent: 85 },
    ],
  },
];
