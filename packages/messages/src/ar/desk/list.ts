import { grouped, pluralArabic } from '../../plural.ts';
import type { list as english } from '../../en/desk/list.ts';

export const list: typeof english = {
  views: 'قوائم جاهزة',
  allRows: 'الكل',
  filter: 'تصفية',
  filters: 'التصفية',
  clearFilters: 'امسح التصفية',
  any: 'الكل',
  from: 'من يوم',
  until: 'إلى يوم',
  search: 'ابحث في هذه القائمة',
  nothing: 'لا شيء هنا',
  nothingText: 'لا صف يطابق هذه التصفية.',
  nothingYet: 'تمتلئ وحدها حالما يوجد ما يُعمل.',
  older: 'الأقدم',
  newest: 'الأحدث',
  select: (name) => `حدّد ${name}`,
  selectAll: 'حدّد كل الصفحة',
  selected: (count) =>
    pluralArabic(count, {
      zero: 'لا شيء محدّد',
      one: 'واحد محدّد',
      two: 'اثنان محدّدان',
      few: `${grouped(count)} محدّدة`,
      many: `${grouped(count)} محدّداً`,
      other: `${grouped(count)} محدّد`,
    }),
  clearSelection: 'ألغِ التحديد',
  csv: 'نزّل الكل ملف CSV',
  keys: {
    down: 'الصف التالي',
    up: 'الصف السابق',
    select: 'حدّد الصف',
    open: 'افتح الصف',
    search: 'ابحث في هذه القائمة',
  },
  shown: (count) =>
    pluralArabic(count, {
      zero: 'لا صفوف',
      one: 'صف واحد',
      two: 'صفّان',
      few: `${grouped(count)} صفوف`,
      many: `${grouped(count)} صفاً`,
      other: `${grouped(count)} صف`,
    }),
};
