import type { SpecificationAttribute } from '../../department.ts';

export const textileAndLightAttributes: readonly SpecificationAttribute[] = [
  {
    code: 'bed_size',
    label: { en: 'Bed size', ar: 'قياس السرير' },
    isFilterable: true,
    choices: [
      { code: '100x200', en: '100 × 200 cm', ar: '100 × 200 سم' },
      { code: '120x200', en: '120 × 200 cm', ar: '120 × 200 سم', percent: 110 },
      { code: '160x200', en: '160 × 200 cm', ar: '160 × 200 سم', percent: 130 },
      { code: '180x200', en: '180 × 200 cm', ar: '180 × 200 سم', percent: 145 },
      { code: '200x200', en: '200 × 200 cm', ar: '200 × 200 سم', percent: 160 },
    ],
  },
  {
    code: 'blanket_size',
    label: { en: 'Blanket size', ar: 'قياس البطانية' },
    choices: [
      { code: '160x200', en: '160 × 200 cm', ar: '160 × 200 سم' },
      { code: '200x220', en: '200 × 220 cm', ar: '200 × 220 سم', percent: 130 },
      { code: '220x240', en: '220 × 240 cm', ar: '220 × 240 سم', percent: 150 },
    ],
  },
  {
    code: 'cushion_size',
    label: { en: 'Cushion size', ar: 'قياس الوسادة' },
    choices: [
      { code: '45x45', en: '45 × 45 cm', ar: '45 × 45 سم' },
      { code: '40x60', en: '40 × 60 cm', ar: '40 × 60 سم', percent: 110 },
      { code: '60x60', en: '60 × 60 cm', ar: '60 × 60 سم', percent: 140 },
    ],
  },
  {
    code: 'rug_size',
    label: { en: 'Rug size', ar: 'قياس السجادة' },
    isFilterable: true,
    choices: [
      { code: '80x150', en: '80 × 150 cm', ar: '80 × 150 سم' },
      { code: '120x180', en: '120 × 180 cm', ar: '120 × 180 سم', percent: 170 },
      { code: '160x230', en: '160 × 230 cm', ar: '160 × 230 سم', percent: 270 },
      { code: '200x300', en: '200 × 300 cm', ar: '200 × 300 سم', percent: 420 },
    ],
  },
  {
    code: 'blanket_season',
    label: { en: 'Blanket weight', ar: 'موسم البطانية' },
    isFilterable: true,
    choices: [
      { code: 'all-season', en: 'All-season', ar: 'لكل الفصول' },
      { code: 'winter', en: 'Winter', ar: 'لبرد الشتاء', percent: 135 },
    ],
  },
  {
    code: 'pillow_firmness',
    label: { en: 'Pillow firmness', ar: 'ليونة المخدّة' },
    choices: [
      { code: 'soft', en: 'Soft', ar: 'طرية' },
      { code: 'medium', en: 'Medium', ar: 'متوسطة' },
      { code: 'firm', en: 'Firm', ar: 'متماسكة' },
    ],
  },
  {
    code: 'rug_weave',
    label: { en: 'Weave', ar: 'نوع الحياكة' },
    isFilterable: true,
    choices: [
      { code: 'flat', en: 'Flat', ar: 'بلا وبر', said: { en: 'Flat weave', ar: 'بلا وبر' } },
      { code: 'short-pile', en: 'Short pile', ar: 'وبر قصير', percent: 120 },
      { code: 'shaggy', en: 'Shaggy', ar: 'وبر طويل', percent: 135 },
    ],
  },
  {
    code: 'curtain_opacity',
    label: { en: 'Opacity', ar: 'درجة التعتيم' },
    isFilterable: true,
    choices: [
      { code: 'dimming', en: 'Dimming', ar: 'نصف معتمة' },
      { code: 'blackout', en: 'Blackout', ar: 'معتمة', percent: 125 },
      { code: 'thermal', en: 'Blackout with heat lining', ar: 'معتمة وعازلة للحرارة', percent: 150 },
    ],
  },
  {
    code: 'bulb_power',
    label: { en: 'Bulb power', ar: 'قدرة المصباح' },
    isFilterable: true,
    choices: [
      { code: '7 w', en: '7 watts', ar: '7 واط' },
      { code: '9 w', en: '9 watts', ar: '9 واط', percent: 115 },
      { code: '12 w', en: '12 watts', ar: '12 واط', percent: 135 },
      { code: '15 w', en: '15 watts', ar: '15 واط', percent: 160 },
      { code: '20 w', en: '20 watts', ar: '20 واط', percent: 210 },
    ],
  },
  {
    code: 'light_color',
    label: { en: 'Light', ar: 'لون الضوء' },
    isFilterable: true,
    choices: [
      { code: 'warm-white', en: 'Warm white', ar: 'أبيض دافئ' },
      { code: 'neutral-white', en: 'Neutral white', ar: 'أبيض طبيعي' },
      { code: 'cool-white', en: 'Cool white', ar: 'أبيض بارد' },
    ],
  },
  {
    code: 'light_hours',
    label: { en: 'Light per charge', ar: 'مدة الإضاءة' },
    isFilterable: true,
    choices: [
      { code: '8 h', en: '8 hours', ar: '8 ساعات' },
      { code: '12 h', en: '12 hours', ar: '12 ساعة', percent: 120 },
      { code: '20 h', en: '20 hours', ar: '20 ساعة', percent: 150 },
      { code: '40 h', en: '40 hours', ar: '40 ساعة', percent: 190 },
    ],
  },
];
