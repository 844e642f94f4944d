import { pluralArabic } from '../plural.ts';

/** How many pieces can still be had, said by screens and by refusals alike. */
export const onlyLeft = (count: number): string =>
  pluralArabic(count, {
    zero: 'نفدت الكمية',
    one: 'بقيت قطعة واحدة فقط',
    two: 'بقيت قطعتان فقط',
    few: `بقيت ${count} قطع فقط`,
    many: `بقيت ${count} قطعة فقط`,
    other: `بقيت ${count} قطعة فقط`,
  });
