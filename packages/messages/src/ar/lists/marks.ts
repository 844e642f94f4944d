import type { marks as english } from '../../en/lists/marks.ts';
import { grouped, pluralArabic } from '../../plural.ts';

export const marks: typeof english = {
  wish: (name) => `أضف ${name} إلى قائمة الأمنيات`,
  wished: (name) => `احذف ${name} من قائمة الأمنيات`,
  savedHere: 'حفظناه في قائمة أمنياتك على هذا الجهاز. سجّل الدخول لتجدها في كل مكان.',
  saved: 'حفظناه في قائمة أمنياتك.',
  seeWishlist: 'افتح القائمة',
  takenOff: 'حذفناه من قائمة أمنياتك.',
  undo: 'تراجع',
  moveToWishlist: 'انقله إلى قائمة الأمنيات',
  compare: (name) => `قارن ${name}`,
  compared: (name) => `أخرج ${name} من المقارنة`,
  compareShort: 'قارن',
  comparedShort: 'في المقارنة',
  seeComparison: 'قارن الآن',
  inComparison: (count) =>
    pluralArabic(count, {
      zero: 'لا منتجات للمقارنة.',
      one: 'أضفناه. اختر منتجاً آخر لتقارنه به.',
      two: 'منتجان للمقارنة.',
      few: `${grouped(count)} منتجات للمقارنة.`,
      many: `${grouped(count)} منتجاً للمقارنة.`,
      other: `${grouped(count)} منتج للمقارنة.`,
    }),
  compareFull: (most) => `يمكنك مقارنة ${grouped(most)} منتجات معاً. أخرج أحدها أولاً.`,
  alert: 'نبّهني إلى السعر والتوفر',
  alertOn: 'التنبيه مفعّل',
};
