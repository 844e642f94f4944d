import type { AttributeInput } from '@dijla/provider/modules/catalog/catalog';

/** `sku` ends the skus of variants, `tint` the names of their pictures. */
export const colours = {
  black: { sku: 'BLK', tint: 'black', hex: '#222226', en: 'Black', ar: 'أسود' },
  white: { sku: 'WHT', tint: 'white', hex: '#f6f4ef', en: 'White', ar: 'أبيض' },
  navy: { sku: 'NVY', tint: 'navy', hex: '#1f2f4d', en: 'Navy', ar: 'كحلي' },
  blue: { sku: 'BLU', tint: 'blue', hex: '#3f6ea8', en: 'Blue', ar: 'أزرق' },
  red: { sku: 'RED', tint: 'red', hex: '#a82a2c', en: 'Red', ar: 'أحمر' },
  green: { sku: 'GRN', tint: 'green', hex: '#3c5f45', en: 'Green', ar: 'أخضر' },
  gray: { sku: 'GRY', tint: 'grey', hex: '#8b8d92', en: 'Gray', ar: 'رمادي' },
  beige: { sku: 'BGE', tint: 'sand', hex: '#cdb68f', en: 'Beige', ar: 'بيج' },
  silver: { sku: 'SLV', tint: 'steel', hex: '#c9c8c5', en: 'Silver', ar: 'فضي' },
} as const;

const years = { 4: '4 سنوات', 6: '6 سنوات', 8: '8 سنوات', 10: '10 سنوات' } as const;

export const sizes = {
  s: { sku: 'S', en: 'S', ar: 'S' },
  m: { sku: 'M', en: 'M', ar: 'M' },
  l: { sku: 'L', en: 'L', ar: 'L' },
  xl: { sku: 'XL', en: 'XL', ar: 'XL' },
  xxl: { sku: 'XXL', en: 'XXL', ar: 'XXL' },
  '30': { sku: '30', en: '30', ar: '30' },
  '32': { sku: '32', en: '32', ar: '32' },
  '34': { sku: '34', en: '34', ar: '34' },
  '36': { sku: '36', en: '36', ar: '36' },
  '38': { sku: '38', en: '38', ar: '38' },
  '40': { sku: '40', en: '40', ar: '40' },
  '41': { sku: '41', en: '41', ar: '41' },
  '42': { sku: '42', en: '42', ar: '42' },
  '43': { sku: '43', en: '43', ar: '43' },
  '44': { sku: '44', en: '44', ar: '44' },
  '4 years': { sku: '4Y', en: '4 years', ar: years[4] },
  '6 years': { sku: '6Y', en: '6 years', ar: years[6] },
  '8 years': { sku: '8Y', en: '8 years', ar: years[8] },
  '10 years': { sku: '10Y', en: '10 years', ar: years[10] },
  '24 cm': { sku: '24', en: '24 cm', ar: '24 سم' },
  '28 cm': { sku: '28', en: '28 cm', ar: '28 سم' },
  '32 cm': { sku: '32', en: '32 cm', ar: '32 سم' },
} as const;

/** Names of houses of our own, and real ones as words only. */
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
  canvas: { en: 'Canvas', ar: 'قماش كانفاس' },
  rubber: { en: 'Rubber', ar: 'مطاط' },
  'stainless steel': { en: 'Stainless steel', ar: 'ستانلس ستيل' },
  aluminium: { en: 'Aluminum', ar: 'ألمنيوم' },
  copper: { en: 'Copper', ar: 'نحاس' },
  enamel: { en: 'Enamel', ar: 'مينا' },
  ceramic: { en: 'Ceramic', ar: 'سيراميك' },
  porcelain: { en: 'Porcelain', ar: 'بورسلين' },
  glass: { en: 'Glass', ar: 'زجاج' },
  plastic: { en: 'Plastic', ar: 'بلاستيك' },
} as const;

export type ColourCode = keyof typeof colours;
export type SizeCode = keyof typeof sizes;
export type BrandCode = keyof typeof brands;
export type MaterialCode = keyof typeof materials;

type Labelled = { en: string; ar: string; hex?: string };

const optionsOf = (table: Readonly<Record<string, Labelled>>, order: readonly string[]): AttributeInput['options'] =>
  order.flatMap((code, sort) => {
    const option = table[code];
    return option === undefined ? [] : [{ code, sort, hex: option.hex ?? null, labels: { en: option.en, ar: option.ar } }];
  });

/** Letters before numbers: keys that look like numbers would come first otherwise. */
const sizeOrder = [...Object.keys(sizes).filter((code) => !/^\d+$/.test(code)), ...Object.keys(sizes).filter((code) => /^\d+$/.test(code))];

const always = { is_user_defined: true, is_filterable: true } as const;

export const demoAttributes = (): AttributeInput[] => [
  { ...always, code: 'color', input: 'select', labels: { en: 'Color', ar: 'اللون' }, is_comparable: true, is_visible_on_front: true, position: 1, options: optionsOf(colours, Object.keys(colours)) },
  { ...always, code: 'size', input: 'select', labels: { en: 'Size', ar: 'القياس' }, is_comparable: true, is_visible_on_front: true, position: 2, options: optionsOf(sizes, sizeOrder) },
  { ...always, code: 'brand', input: 'select', labels: { en: 'Brand', ar: 'الماركة' }, is_comparable: true, is_visible_on_front: true, position: 3, options: optionsOf(brands, Object.keys(brands)) },
  { ...always, code: 'material', input: 'multiselect', labels: { en: 'Material', ar: 'المادة' }, is_comparable: true, is_visible_on_front: true, position: 4, options: optionsOf(materials, Object.keys(materials)) },
  { ...always, code: 'erin_recommends', input: 'boolean', labels: { en: 'Our picks', ar: 'اخترناه لك' }, is_comparable: false, is_visible_on_front: false, position: 5, options: [] },
];
