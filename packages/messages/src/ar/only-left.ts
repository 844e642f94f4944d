import { pluralArabic } from '../plural.ts';

/** Number of pieces still available, shared by pages and refusals. */
export const onlyLeft = (count: number): string =>
  pluralArabic(count, {
    zero: 'نفدت الكمية',
    one: 'بقيت قطعة واحدة فقط',
    two: 'بقيت قطعتان فقط',
    few: `بقيت ${count} قطع فقط`,
    many: `بقيت ${count} قطعة فقط`,
    other: `بقيت ${count} قطعة فقط`,
  });
