import type { RowFields } from './row-fields.ts';

const wholes = new Set([
  'product',
  'parent',
  'configurable',
  'variable',
  'master',
  'main',
  'منتج',
  'رئيسي',
  'منتج رئيسي',
  'أب',
  'متعدد',
]);
const variants = new Set([
  'variant',
  'variation',
  'child',
  'sku',
  'option',
  'متغير',
  'متغيّر',
  'فرعي',
  'خيار',
  'نسخة',
]);

/** Returns a row's kind from its kind column, or else from its type column; undefined when neither tells. */
export const rowKind = (fields: RowFields): 'whole' | 'variant' | undefined => {
  const words = (fields.text('kind') || fields.text('type'))
    .toLowerCase()
    .split(/[,|]/)
    .map((word) => word.trim());
  if (words.some((word) => variants.has(word))) return 'variant';
  return words.some((word) => wholes.has(word)) ? 'whole' : undefined;
};
