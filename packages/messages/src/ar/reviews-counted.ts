import { pluralArabic } from '../plural.ts';

/** Number of reviews. */
export const reviewsCounted = (count: number) =>
  pluralArabic(count, {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: `${count} تقييمات`,
    many: `${count} تقييماً`,
    other: `${count} تقييم`,
  });
