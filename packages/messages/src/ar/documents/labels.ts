import type { labels as english } from '../../en/documents/labels.ts';
import { pluralArabic } from '../../plural.ts';

export const labels: typeof english = {
  title: 'ملصقات الطرود',
  fileName: (day) => `ملصقات-${day}`,
  to: 'إلى',
  packageOf: (place, of) => `طرد ${place} من ${of}`,
  collect: 'يُستلم نقداً من الزبون',
  paid: 'مدفوع، لا يُستلم شيء',
  pieces: (count) =>
    pluralArabic(count, {
      zero: 'بلا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${count} قطع`,
      many: `${count} قطعة`,
      other: `${count} قطعة`,
    }),
};
