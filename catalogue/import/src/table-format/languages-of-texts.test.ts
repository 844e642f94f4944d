import { describe, expect, it } from 'vitest';
import { collectedFindings } from '../record/collected-findings.ts';
import { sourceOf } from '../source/source-of.ts';
import { table } from './table.ts';

const arabic = 'قميص خفيف من الكتان الطبيعي، بارد في الصيف';
const shopify = (name: string, description: string): string[] => [
  'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Status,Published',
  `a,"${name}","${description}",,,A,25000,active,TRUE`,
];
const plain = (name: string, description: string): string[] => [
  'sku,name,description,price',
  `A,"${name}","${description}",25000`,
];
const textsIn = async (lines: readonly string[], choices = {}) => {
  const { records } = await collectedFindings(
    table.read([sourceOf('export.csv', lines.join('\n'))], { choices: { currency: 'IQD', ...choices } }),
  );
  return records('product').map(({ texts }) =>
    Object.fromEntries(
      Object.entries(texts).map(([language, { name, description }]) => [language, [name, description]]),
    ),
  )[0];
};

describe.each([
  ['a Shopify export', shopify],
  ['a table', plain],
])('the languages of texts in %s', (_, of) => {
  it.each([
    [
      "قميص كتان رجالي | Men's Linen Shirt",
      arabic,
      { ar: ['قميص كتان رجالي', arabic], en: ["Men's Linen Shirt", ''] },
    ],
    [
      'Linen Shirt - قميص كتان',
      'Cool in summer',
      { ar: ['قميص كتان', ''], en: ['Linen Shirt', 'Cool in summer'] },
    ],
    [
      'قميص كتان – Linen Shirt',
      `<p style='font-family: Tahoma, Helvetica, sans-serif; direction: rtl; text-align: right'>${arabic}</p>`,
      { ar: ['قميص كتان', arabic], en: ['Linen Shirt', ''] },
    ],
    ['Linen Shirt', arabic, { ar: ['Linen Shirt', arabic], en: ['Linen Shirt', ''] }],
    ['قميص كتان', '100 x 50 cm', { ar: ['قميص كتان', '100 x 50 cm'] }],
    ['هاتف سامسونج - Galaxy S24', '', { ar: ['هاتف سامسونج - Galaxy S24', ''] }],
    ['حذاء رياضي - Adidas', '', { ar: ['حذاء رياضي - Adidas', ''] }],
    ['Cup | Pot', 'Of clay', { en: ['Cup | Pot', 'Of clay'] }],
  ])('of %j', async (name, description, texts) => {
    expect(await textsIn(of(name, description))).toEqual(texts);
  });

  it('are the one that the owner says', async () => {
    const name = 'قميص كتان | Linen Shirt';
    expect(await textsIn(of(name, 'Cool'), { language: 'ar' })).toEqual({ ar: [name, 'Cool'] });
  });
});
