import type { AttributeInput } from '@dijla/provider/modules/catalog/catalog';
import { promotions } from './promotions.ts';
import { demoVendors } from './vendors/demo-vendors.ts';

/** `sku` is the suffix of variant skus; `hex` tints their pictures. */
export const colors = {
  black: { sku: 'BLK', hex: '#222226', en: 'Black', ar: 'أسود' },
  white: { sku: 'WHT', hex: '#f6f4ef', en: 'White', ar: 'أبيض' },
  navy: { sku: 'NVY', hex: '#1f2f4d', en: 'Navy', ar: 'كحلي' },
  blue: { sku: 'BLU', hex: '#3f6ea8', en: 'Blue', ar: 'أزرق' },
  red: { sku: 'RED', hex: '#a82a2c', en: 'Red', ar: 'أحمر' },
  green: { sku: 'GRN', hex: '#3c5f45', en: 'Green', ar: 'أخضر' },
  gray: { sku: 'GRY', hex: '#8b8d92', en: 'Gray', ar: 'رمادي' },
  beige: { sku: 'BGE', hex: '#cdb68f', en: 'Beige', ar: 'بيج' },
  silver: { sku: 'SLV', hex: '#c9c8c5', en: 'Silver', ar: 'فضي' },
  charcoal: { sku: 'CHR', hex: '#46484d', en: 'Charcoal', ar: 'رصاصي غامق' },
  cream: { sku: 'CRM', hex: '#ece0c8', en: 'Cream', ar: 'كريمي' },
  brown: { sku: 'BRN', hex: '#6b4a34', en: 'Brown', ar: 'بني' },
  camel: { sku: 'CML', hex: '#b5895a', en: 'Camel', ar: 'جملي' },
  burgundy: { sku: 'BGD', hex: '#6d2233', en: 'Burgundy', ar: 'ماروني' },
  pink: { sku: 'PNK', hex: '#e0a3ae', en: 'Pink', ar: 'وردي' },
  purple: { sku: 'PRP', hex: '#6a4c85', en: 'Purple', ar: 'بنفسجي' },
  lilac: { sku: 'LLC', hex: '#b7a5cc', en: 'Lilac', ar: 'ليلكي' },
  'sky blue': { sku: 'SKY', hex: '#9cc3df', en: 'Sky blue', ar: 'سمائي' },
  turquoise: { sku: 'TRQ', hex: '#2f9c9a', en: 'Turquoise', ar: 'تركوازي' },
  mint: { sku: 'MNT', hex: '#a9d3bd', en: 'Mint', ar: 'أخضر نعناعي' },
  olive: { sku: 'OLV', hex: '#6c6b3c', en: 'Olive', ar: 'زيتوني' },
  yellow: { sku: 'YLW', hex: '#e2b93b', en: 'Yellow', ar: 'أصفر' },
  orange: { sku: 'ORG', hex: '#d5793a', en: 'Orange', ar: 'برتقالي' },
  gold: { sku: 'GLD', hex: '#c6a254', en: 'Gold', ar: 'ذهبي' },
  'rose gold': { sku: 'RGD', hex: '#d3a18f', en: 'Rose gold', ar: 'ذهبي وردي' },
  copper: { sku: 'CPR', hex: '#a9683f', en: 'Copper', ar: 'نحاسي' },
} as const;

export const sizes = {
  xs: { sku: 'XS', en: 'XS', ar: 'XS' },
  s: { sku: 'S', en: 'S', ar: 'S' },
  m: { sku: 'M', en: 'M', ar: 'M' },
  l: { sku: 'L', en: 'L', ar: 'L' },
  xl: { sku: 'XL', en: 'XL', ar: 'XL' },
  xxl: { sku: 'XXL', en: 'XXL', ar: 'XXL' },
  '3xl': { sku: '3XL', en: '3XL', ar: '3XL' },
  '28': { sku: '28', en: '28', ar: '28' },
  '29': { sku: '29', en: '29', ar: '29' },
  '30': { sku: '30', en: '30', ar: '30' },
  '31': { sku: '31', en: '31', ar: '31' },
  '32': { sku: '32', en: '32', ar: '32' },
  '33': { sku: '33', en: '33', ar: '33' },
  '34': { sku: '34', en: '34', ar: '34' },
  '35': { sku: '35', en: '35', ar: '35' },
  '36': { sku: '36', en: '36', ar: '36' },
  '37': { sku: '37', en: '37', ar: '37' },
  '38': { sku: '38', en: '38', ar: '38' },
  '39': { sku: '39', en: '39', ar: '39' },
  '40': { sku: '40', en: '40', ar: '40' },
  '41': { sku: '41', en: '41', ar: '41' },
  '42': { sku: '42', en: '42', ar: '42' },
  '43': { sku: '43', en: '43', ar: '43' },
  '44': { sku: '44', en: '44', ar: '44' },
  '45': { sku: '45', en: '45', ar: '45' },
  '46': { sku: '46', en: '46', ar: '46' },
  '52': { sku: '52', en: '52', ar: '52' },
  '54': { sku: '54', en: '54', ar: '54' },
  '56': { sku: '56', en: '56', ar: '56' },
  '58': { sku: '58', en: '58', ar: '58' },
  '60': { sku: '60', en: '60', ar: '60' },
  newborn: { sku: 'NB', en: 'Newborn', ar: 'حديث الولادة' },
  '0-3 months': { sku: '3M', en: '0–3 months', ar: '0–3 أشهر' },
  '3-6 months': { sku: '6M', en: '3–6 months', ar: '3–6 أشهر' },
  '6-12 months': { sku: '12M', en: '6–12 months', ar: '6–12 شهراً' },
  '12-18 months': { sku: '18M', en: '12–18 months', ar: '12–18 شهراً' },
  '18-24 months': { sku: '24M', en: '18–24 months', ar: '18–24 شهراً' },
  '2 years': { sku: '2Y', en: '2 years', ar: 'سنتان' },
  '3 years': { sku: '3Y', en: '3 years', ar: '3 سنوات' },
  '4 years': { sku: '4Y', en: '4 years', ar: '4 سنوات' },
  '6 years': { sku: '6Y', en: '6 years', ar: '6 سنوات' },
  '8 years': { sku: '8Y', en: '8 years', ar: '8 سنوات' },
  '10 years': { sku: '10Y', en: '10 years', ar: '10 سنوات' },
  '12 years': { sku: '12Y', en: '12 years', ar: '12 سنة' },
  '14 years': { sku: '14Y', en: '14 years', ar: '14 سنة' },
  '20 cm': { sku: '20CM', en: '20 cm', ar: '20 سم' },
  '24 cm': { sku: '24', en: '24 cm', ar: '24 سم' },
  '26 cm': { sku: '26CM', en: '26 cm', ar: '26 سم' },
  '28 cm': { sku: '28', en: '28 cm', ar: '28 سم' },
  '30 cm': { sku: '30CM', en: '30 cm', ar: '30 سم' },
  '32 cm': { sku: '32', en: '32 cm', ar: '32 سم' },
  '40 cm': { sku: '40CM', en: '40 cm', ar: '40 سم' },
  '50x70 cm': { sku: '50X70', en: '50 × 70 cm', ar: '50 × 70 سم' },
  '80x150 cm': { sku: '80X150', en: '80 × 150 cm', ar: '80 × 150 سم' },
  '120x180 cm': { sku: '120X180', en: '120 × 180 cm', ar: '120 × 180 سم' },
  '160x230 cm': { sku: '160X230', en: '160 × 230 cm', ar: '160 × 230 سم' },
  '200x300 cm': { sku: '200X300', en: '200 × 300 cm', ar: '200 × 300 سم' },
  '140x260 cm': { sku: '140X260', en: '140 × 260 cm', ar: '140 × 260 سم' },
  '100x200 cm': { sku: '100X200', en: '100 × 200 cm', ar: '100 × 200 سم' },
  '120x200 cm': { sku: '120X200', en: '120 × 200 cm', ar: '120 × 200 سم' },
  '160x200 cm': { sku: '160X200', en: '160 × 200 cm', ar: '160 × 200 سم' },
  '180x200 cm': { sku: '180X200', en: '180 × 200 cm', ar: '180 × 200 سم' },
  '200x220 cm': { sku: '200X220', en: '200 × 220 cm', ar: '200 × 220 سم' },
  '220x240 cm': { sku: '220X240', en: '220 × 240 cm', ar: '220 × 240 سم' },
} as const;

/** Names of our own brands, and of real ones as text only. */
export const brands = {
  dijla: { en: 'Dijla', ar: 'دجلة' },
  ishtar: { en: 'Ishtar', ar: 'عشتار' },
  babil: { en: 'Babil', ar: 'بابل' },
  sumer: { en: 'Sumer', ar: 'سومر' },
  nakheel: { en: 'Nakheel', ar: 'نخيل' },
  anker: { en: 'Anker', ar: 'أنكر' },
  jbl: { en: 'JBL', ar: 'جي بي إل' },
  philips: { en: 'Philips', ar: 'فيليبس' },
  tefal: { en: 'Tefal', ar: 'تيفال' },
  xiaomi: { en: 'Xiaomi', ar: 'شاومي' },
} as const;

export const materials = {
  cotton: { en: 'Cotton', ar: 'قطن' },
  linen: { en: 'Linen', ar: 'كتان' },
  denim: { en: 'Denim', ar: 'جينز' },
  polyester: { en: 'Polyester', ar: 'بوليستر' },
  wool: { en: 'Wool', ar: 'صوف' },
  silk: { en: 'Silk', ar: 'حرير' },
  viscose: { en: 'Viscose', ar: 'فسكوز' },
  velvet: { en: 'Velvet', ar: 'مخمل' },
  leather: { en: 'Leather', ar: 'جلد طبيعي' },
  'imitation leather': { en: 'Imitation leather', ar: 'جلد صناعي' },
  suede: { en: 'Suede', ar: 'شامواه' },
  canvas: { en: 'Canvas', ar: 'قماش كانفاس' },
  rubber: { en: 'Rubber', ar: 'مطاط' },
  silicone: { en: 'Silicone', ar: 'سيليكون' },
  foam: { en: 'Foam', ar: 'إسفنج' },
  wood: { en: 'Wood', ar: 'خشب' },
  'engineered wood': { en: 'Engineered wood', ar: 'خشب صناعي' },
  bamboo: { en: 'Bamboo', ar: 'خيزران' },
  steel: { en: 'Steel', ar: 'حديد' },
  'stainless steel': { en: 'Stainless steel', ar: 'ستانلس ستيل' },
  'cast iron': { en: 'Cast iron', ar: 'حديد زهر' },
  aluminium: { en: 'Aluminum', ar: 'ألمنيوم' },
  copper: { en: 'Copper', ar: 'نحاس' },
  enamel: { en: 'Enamel', ar: 'مينا' },
  granite: { en: 'Granite coating', ar: 'طلاء غرانيت' },
  ceramic: { en: 'Ceramic', ar: 'سيراميك' },
  porcelain: { en: 'Porcelain', ar: 'بورسلين' },
  glass: { en: 'Glass', ar: 'زجاج' },
  marble: { en: 'Marble', ar: 'مرمر' },
  plastic: { en: 'Plastic', ar: 'بلاستيك' },
  paper: { en: 'Paper', ar: 'ورق' },
} as const;

export type ColorCode = keyof typeof colors;
export type SizeCode = keyof typeof sizes;
export type BrandCode = keyof typeof brands;
export type MaterialCode = keyof typeof materials;

type Labelled = { en: string; ar: string; hex?: string };

export const optionsOf = (
  table: Readonly<Record<string, Labelled>>,
  order: readonly string[],
): AttributeInput['options'] =>
  order.flatMap((code, sort) => {
    const option = table[code];
    return option === undefined
      ? []
      : [{ code, sort, hex: option.hex ?? null, labels: { en: option.en, ar: option.ar } }];
  });

/** Letters before numbers: objects iterate over integer-like keys first. */
const sizeOrder = [
  ...Object.keys(sizes).filter((code) => !/^\d+$/.test(code)),
  ...Object.keys(sizes).filter((code) => /^\d+$/.test(code)),
];

const always = { is_user_defined: true, is_filterable: true, sets: [] };

const attributes: AttributeInput[] = [
  {
    ...always,
    code: 'color',
    input: 'select',
    labels: { en: 'Color', ar: 'اللون' },
    is_comparable: true,
    is_visible_on_front: true,
    position: 1,
    options: optionsOf(colors, Object.keys(colors)),
  },
  {
    ...always,
    code: 'size',
    input: 'select',
    labels: { en: 'Size', ar: 'القياس' },
    is_comparable: true,
    is_visible_on_front: true,
    position: 2,
    options: optionsOf(sizes, sizeOrder),
  },
  {
    ...always,
    code: 'brand',
    input: 'select',
    labels: { en: 'Brand', ar: 'الماركة' },
    is_comparable: true,
    is_visible_on_front: true,
    // Where clients of the wire look for it among filters (spec 2 §9).
    position: 410,
    options: optionsOf(brands, Object.keys(brands)),
  },
  {
    code: 'vendor',
    input: 'select',
    labels: { en: 'Seller', ar: 'البائع' },
    is_user_defined: true,
    is_filterable: false,
    is_comparable: false,
    is_visible_on_front: false,
    position: 411,
    options: demoVendors.map(({ slug, texts: { en, ar } }, sort) => ({
      code: slug,
      sort,
      hex: null,
      labels: { en: en.title, ar: ar.title },
    })),
    sets: [],
  },
  {
    ...always,
    code: 'material',
    input: 'multiselect',
    labels: { en: 'Material', ar: 'المادة' },
    is_comparable: true,
    is_visible_on_front: true,
    position: 4,
    options: optionsOf(materials, Object.keys(materials)),
  },
  {
    ...always,
    code: 'erin_recommends',
    input: 'boolean',
    labels: { en: 'Our picks', ar: 'اخترناه لك' },
    is_comparable: false,
    is_visible_on_front: false,
    position: 5,
    options: [],
  },
  {
    ...always,
    code: 'special_promo_flag',
    input: 'select',
    labels: { en: 'Occasion', ar: 'المناسبة' },
    is_comparable: false,
    is_visible_on_front: false,
    position: 6,
    options: optionsOf(promotions, Object.keys(promotions)),
  },
  {
    ...always,
    code: 'size_guide',
    input: 'text',
    labels: { en: 'Size guide', ar: 'دليل القياسات' },
    is_filterable: false,
    is_comparable: false,
    is_visible_on_front: false,
    position: 7,
    options: [],
  },
];

/** Returns the attributes of the demo's products. */
export const demoAttributes = (): AttributeInput[] => attributes;
