import type { DownloadInput, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { dinars } from '../sets/product-parts.ts';
import type { Chance } from './chance.ts';
import { percentOf } from './stepped.ts';

const titles: DownloadInput['titles'] = {
  en: { links_title: 'The book as', samples_title: 'Read a sample' },
  ar: { links_title: 'الكتاب بصيغة', samples_title: 'اقرأ عيّنة' },
};

const formats = [
  { code: 'pdf', titles: { en: 'PDF, for screen and paper', ar: 'ملف PDF للشاشة والطباعة' } },
  { code: 'epub', titles: { en: 'EPUB, for phones and readers', ar: 'ملف EPUB للهاتف وقارئ الكتب' } },
] as const;

const link = (
  { code, titles }: (typeof formats)[number],
  amount: number,
): DownloadInput['links'][number] => ({
  code,
  titles,
  file: `demo/book.${code}`,
  sample_file: code === 'pdf' ? 'demo/sample.pdf' : null,
  max_downloads: 5,
  amounts: [dinars(amount)],
});

/**
 * Returns the files of an e-book: mostly both for one price; for one in four, each is sold separately. All
 * demo books share the same files.
 */
export const downloadOf = ({ prices }: Pick<ProductInput, 'prices'>, chance: Chance): DownloadInput => {
  const isSeparate = chance.hits(250, 'separate links');
  const each = isSeparate ? percentOf(prices[0]?.amount ?? 0, 60) : 0;
  return {
    links_purchased_separately: isSeparate,
    titles,
    links: formats.map((format) => link(format, each)),
  };
};
