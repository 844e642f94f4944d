import type { reviewMarks as english } from '../../en/product/review-marks.ts';
import { pluralArabic } from '../../plural.ts';

export const reviewMarks: typeof english = {
  helpful: 'مفيد',
  helpfulTo: (count) =>
    pluralArabic(count, {
      zero: 'لم يجده أحد مفيداً',
      one: 'وجده شخص واحد مفيداً',
      two: 'وجده شخصان مفيداً',
      few: `وجده ${count} أشخاص مفيداً`,
      many: `وجده ${count} شخصاً مفيداً`,
      other: `وجده ${count} شخص مفيداً`,
    }),
  pictureBy: (name, place) => `الصورة ${place} من ${name}`,
  unsent: 'لم ينجح ذلك. راجع اتصالك وحاول مرة أخرى.',
};
