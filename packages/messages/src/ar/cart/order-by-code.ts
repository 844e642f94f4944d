import type { orderByCode as english } from '../../en/cart/order-by-code.ts';
import { pluralArabic } from '../../plural.ts';

export const orderByCode: typeof english = {
  codes: 'الرموز والأعداد',
  codesHint: 'منتج واحد في كل سطر: رمزه ثم العدد. من دون عدد نحسبه واحداً.',
  find: 'ابحث عن المنتجات',
  finding: 'نبحث عنها',
  failed: 'لم نتمكن من البحث عنها. حاول مرة أخرى.',
  gap: 'اكتب رمزاً واحداً على الأقل.',
  found: 'قائمتك',
  unknown: 'لا يوجد منتج بهذا الرمز.',
  choose: 'اختر اللون أو القياس أو الخيارات في صفحته.',
  add: (count) =>
    pluralArabic(count, {
      zero: 'لا شيء يضاف إلى السلة',
      one: 'أضف منتجاً واحداً إلى السلة',
      two: 'أضف منتجين إلى السلة',
      few: `أضف ${count} منتجات إلى السلة`,
      many: `أضف ${count} منتجاً إلى السلة`,
      other: `أضف ${count} منتج إلى السلة`,
    }),
  adding: 'نضيفها إلى سلتك',
  added: (count) =>
    pluralArabic(count, {
      zero: 'لم يُضف شيء إلى سلتك.',
      one: 'منتج واحد صار في سلتك.',
      two: 'منتجان صارا في سلتك.',
      few: `${count} منتجات صارت في سلتك.`,
      many: `${count} منتجاً صارت في سلتك.`,
      other: `${count} منتج صارت في سلتك.`,
    }),
  goToCart: 'اذهب إلى السلة',
  anotherList: 'اكتب قائمة أخرى',
};
