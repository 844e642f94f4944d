import type { listing as english } from '../../en/listing/listing.ts';
import { grouped, pluralArabic } from '../../plural.ts';

export const listing: typeof english = {
  shownOf: (shown, total) => `شاهدت ${grouped(shown)} من ${grouped(total)}`,
  loadMore: 'عرض المزيد',
  shownBetween: (first, last, total) =>
    `المنتجات من ${grouped(first)} إلى ${grouped(last)} من أصل ${grouped(total)}`,
  nextProducts: 'المنتجات التالية',
  previousProducts: 'المنتجات السابقة',
  sort: 'الترتيب',
  orders: {
    relevance: 'الأقرب لبحثك',
    suited: 'الأنسب لك',
    newest: 'وصل حديثاً',
    trending: 'الأكثر رواجاً',
    popular: 'الأكثر طلباً',
    latest: 'الأحدث',
    'price-low': 'الأرخص أولاً',
    'price-high': 'الأغلى أولاً',
  },
  filter: 'تصفية',
  filters: 'تصفية المنتجات',
  filtersChosen: (count) =>
    pluralArabic(count, {
      zero: 'بلا تصفية',
      one: 'خيار تصفية واحد',
      two: 'خيارا تصفية',
      few: `${count} خيارات تصفية`,
      many: `${count} خيار تصفية`,
      other: `${count} خيار تصفية`,
    }),
  own: { category: 'القسم', price: 'السعر', stock: 'التوفر' },
  inStock: 'متوفر',
  soldOut: 'نفدت الكمية',
  under: (amount) => `أقل من ${amount}`,
  over: (amount) => `أكثر من ${amount}`,
  between: (from, to) => `${from} - ${to}`,
  moreValues: (count) => `${count} أخرى`,
  removeFilter: 'إزالة:',
  clearAll: 'مسح الكل',
  showResults: (count) =>
    pluralArabic(count, {
      zero: 'لا منتجات',
      one: 'عرض منتج واحد',
      two: 'عرض منتجين',
      few: `عرض ${grouped(count)} منتجات`,
      many: `عرض ${grouped(count)} منتجاً`,
      other: `عرض ${grouped(count)} منتج`,
    }),
  noneTitle: 'لا منتج يجمع كل ما اخترته',
  noneText: 'أزل أحد خيارات التصفية لترى المزيد:',
  emptyListingTitle: 'لا توجد منتجات في هذا القسم بعد',
  emptyListingText: 'تصلنا منتجات جديدة كل يوم. ألقِ نظرة على الأقسام الأخرى.',
  subcategories: 'داخل هذا القسم',
  brandsOf: (name) => `ماركات قسم ${name}`,
  about: (name) => `عن ${name}`,
};
