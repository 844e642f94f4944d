import type { SpecificationAttribute } from '../../department.ts';
import { gender } from '../fashion/fashion-attributes.ts';

export const beautyAttributes: readonly SpecificationAttribute[] = [
  gender,
  {
    code: 'volume',
    label: { en: 'Volume', ar: 'الحجم' },
    isFilterable: true,
    choices: [
      { code: '3 ml', en: '3 ml', ar: '3 مل', percent: 45 },
      { code: '6 ml', en: '6 ml', ar: '6 مل', percent: 75 },
      { code: '12 ml', en: '12 ml', ar: '12 مل', percent: 130 },
      { code: '30 ml', en: '30 ml', ar: '30 مل', percent: 90 },
      { code: '50 ml', en: '50 ml', ar: '50 مل' },
      { code: '75 ml', en: '75 ml', ar: '75 مل', percent: 110 },
      { code: '100 ml', en: '100 ml', ar: '100 مل', percent: 130 },
      { code: '150 ml', en: '150 ml', ar: '150 مل', percent: 110 },
      { code: '200 ml', en: '200 ml', ar: '200 مل', percent: 120 },
      { code: '250 ml', en: '250 ml', ar: '250 مل' },
      { code: '400 ml', en: '400 ml', ar: '400 مل', percent: 140 },
      { code: '600 ml', en: '600 ml', ar: '600 مل', percent: 180 },
    ],
  },
  {
    code: 'scent_family',
    label: { en: 'Scent', ar: 'الرائحة' },
    isFilterable: true,
    choices: [
      { code: 'floral', en: 'Floral', ar: 'زهور' },
      { code: 'citrus', en: 'Citrus', ar: 'حمضيات' },
      { code: 'woody', en: 'Woody', ar: 'أخشاب' },
      { code: 'oud', en: 'Oud', ar: 'عود', percent: 125 },
      { code: 'musk', en: 'Musk', ar: 'مسك' },
      { code: 'vanilla', en: 'Vanilla', ar: 'فانيلا' },
      { code: 'spicy', en: 'Spicy', ar: 'توابل' },
      { code: 'amber', en: 'Amber', ar: 'عنبر', percent: 110 },
      { code: 'rose', en: 'Rose', ar: 'ورد' },
    ],
  },
  {
    code: 'skin_type',
    label: { en: 'Skin type', ar: 'نوع البشرة' },
    isFilterable: true,
    choices: [
      { code: 'dry-skin', en: 'Dry', ar: 'جافة', said: { en: 'For dry skin', ar: 'للبشرة الجافة' } },
      { code: 'oily-skin', en: 'Oily', ar: 'دهنية', said: { en: 'For oily skin', ar: 'للبشرة الدهنية' } },
      {
        code: 'combination-skin',
        en: 'Combination',
        ar: 'مختلطة',
        said: { en: 'For combination skin', ar: 'للبشرة المختلطة' },
      },
      {
        code: 'sensitive-skin',
        en: 'Sensitive',
        ar: 'حساسة',
        said: { en: 'For sensitive skin', ar: 'للبشرة الحساسة' },
        percent: 115,
      },
      {
        code: 'all-skin',
        en: 'All',
        ar: 'كل الأنواع',
        said: { en: 'For all skin types', ar: 'لكل أنواع البشرة' },
      },
    ],
  },
  {
    code: 'hair_type',
    label: { en: 'Hair type', ar: 'نوع الشعر' },
    isFilterable: true,
    choices: [
      { code: 'dry-hair', en: 'Dry', ar: 'جاف', said: { en: 'For dry hair', ar: 'للشعر الجاف' } },
      { code: 'oily-hair', en: 'Oily', ar: 'دهني', said: { en: 'For oily hair', ar: 'للشعر الدهني' } },
      {
        code: 'colored-hair',
        en: 'Colored',
        ar: 'مصبوغ',
        said: { en: 'For colored hair', ar: 'للشعر المصبوغ' },
      },
      { code: 'curly-hair', en: 'Curly', ar: 'مجعّد', said: { en: 'For curly hair', ar: 'للشعر المجعّد' } },
      {
        code: 'all-hair',
        en: 'All',
        ar: 'كل الأنواع',
        said: { en: 'For all hair types', ar: 'لكل أنواع الشعر' },
      },
    ],
  },
  {
    code: 'finish',
    label: { en: 'Finish', ar: 'اللمسة النهائية' },
    isFilterable: true,
    choices: [
      { code: 'matte', en: 'Matte', ar: 'مطفية', said: { en: 'Matte', ar: 'لمسة مطفية' } },
      { code: 'satin', en: 'Satin', ar: 'ساتان', said: { en: 'Satin', ar: 'لمسة ساتان' } },
      { code: 'glossy', en: 'Glossy', ar: 'لامعة', said: { en: 'Glossy', ar: 'لمسة لامعة' } },
    ],
  },
  {
    code: 'shade',
    label: { en: 'Shade', ar: 'الدرجة' },
    isFilterable: true,
    choices: [
      { code: 'ivory', en: 'Ivory', ar: 'عاجي', hex: '#efd7bd' },
      { code: 'natural', en: 'Natural beige', ar: 'بيج طبيعي', hex: '#e2bf9c' },
      { code: 'sand', en: 'Sand', ar: 'رملي', hex: '#d3a97f' },
      { code: 'honey', en: 'Honey', ar: 'عسلي', hex: '#bd8a5c' },
      { code: 'bronze', en: 'Bronze', ar: 'برونزي', hex: '#96633e' },
    ],
  },
  {
    code: 'spf',
    label: { en: 'Sun protection', ar: 'عامل الحماية' },
    isFilterable: true,
    choices: [
      { code: 'spf-30', en: 'SPF 30', ar: 'SPF 30' },
      { code: 'spf-50', en: 'SPF 50+', ar: 'SPF 50+', percent: 115 },
    ],
  },
  {
    code: 'palette_shades',
    label: { en: 'Shades in the palette', ar: 'عدد الدرجات' },
    choices: [
      { code: '9-shades', en: '9', ar: '9', said: { en: '9 shades', ar: '9 درجات' } },
      { code: '12-shades', en: '12', ar: '12', said: { en: '12 shades', ar: '12 درجة' }, percent: 120 },
      { code: '18-shades', en: '18', ar: '18', said: { en: '18 shades', ar: '18 درجة' }, percent: 150 },
    ],
  },
  {
    code: 'dryer_power',
    label: { en: 'Dryer power', ar: 'قدرة السشوار' },
    isFilterable: true,
    choices: [
      { code: '1600-w', en: '1,600 W', ar: '1,600 واط', percent: 85 },
      { code: '2000-w', en: '2,000 W', ar: '2,000 واط' },
      { code: '2200-w', en: '2,200 W', ar: '2,200 واط', percent: 115 },
    ],
  },
  {
    code: 'shaver_type',
    label: { en: 'Shaver type', ar: 'نوع الماكنة' },
    isFilterable: true,
    choices: [
      { code: 'rotary', en: 'Rotary heads', ar: 'رؤوس دوّارة', percent: 115 },
      { code: 'foil', en: 'Foil blades', ar: 'شفرات شبكية', percent: 110 },
      { code: 'trimmer', en: 'Beard trimmer', ar: 'لتحديد اللحية', percent: 80 },
    ],
  },
  {
    code: 'brush_type',
    label: { en: 'Brush type', ar: 'نوع الفرشاة' },
    isFilterable: true,
    choices: [
      { code: 'paddle', en: 'Paddle', ar: 'عريضة' },
      { code: 'detangling', en: 'Detangling', ar: 'لفكّ التشابك', percent: 115 },
    ],
  },
  {
    code: 'bristles',
    label: { en: 'Bristles', ar: 'الشعيرات' },
    isFilterable: true,
    choices: [
      { code: 'soft', en: 'Soft', ar: 'ناعمة', said: { en: 'Soft bristles', ar: 'شعيرات ناعمة' } },
      { code: 'medium', en: 'Medium', ar: 'متوسطة', said: { en: 'Medium bristles', ar: 'شعيرات متوسطة' } },
    ],
  },
];
