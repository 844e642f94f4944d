import type { brands as english } from '../../en/listing/brands.ts';
import { pluralArabic } from '../../plural.ts';

const brandCount = (count: number) =>
  pluralArabic(count, {
    zero: 'لا ماركات',
    one: 'ماركة واحدة',
    two: 'ماركتان',
    few: `${count} ماركات`,
    many: `${count} ماركة`,
    other: `${count} ماركة`,
  });

export const brands: typeof english = {
  title: 'الماركات',
  pageDescription: (count) => `كل ماركات متجرنا من الألف إلى الياء: ${brandCount(count)}.`,
  brandCount,
  find: 'ابحث عن ماركة',
  clear: 'مسح',
  featured: 'ماركات نرشّحها لك',
  letters: 'الماركات حسب الحرف الأول',
  pages: 'المزيد من الماركات',
  previousPage: 'الماركات السابقة',
  nextPage: 'الماركات التالية',
  otherLetter: '0–9',
  latinNames: 'A – Z',
  arabicNames: 'أ – ي',
  namesInLatin: 'الماركات بأسمائها الإنكليزية',
  namesInArabic: 'الماركات بأسمائها العربية',
  countsSay: 'العدد بجانب كل ماركة هو عدد منتجاتها.',
};
