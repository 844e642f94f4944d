import type { listing as english } from '../en/listing.ts';

export const listing: typeof english = {
  shownOf: (shown, total) => `عُرض ${shown} من أصل ${total}`,
  loadMore: 'اعرض المزيد',
  sort: 'الترتيب',
  sortPopular: 'الأكثر طلباً',
  sortLatest: 'الأحدث',
  sortPriceLow: 'الأرخص أولاً',
  sortPriceHigh: 'الأغلى أولاً',
  emptyListingTitle: 'لا توجد منتجات في هذا القسم بعد',
  emptyListingText: 'تصلنا بضاعة جديدة كل يوم. ألقِ نظرة على الأقسام الأخرى.',
  subcategories: 'داخل هذا القسم',
};
