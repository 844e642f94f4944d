import type { product as english } from '../en/product.ts';
import { pluralArabic } from '../plural.ts';
import { reviewsCounted } from './reviews-counted.ts';

export const product: typeof english = {
  gallery: 'صور المنتج',
  pictureOf: (position, total) => `الصورة ${position} من ${total}`,
  enlarge: (position, total) => `تكبير الصورة ${position} من ${total}`,
  notAvailableVariant: 'غير متوفر',
  noVariants: 'لا توجد خيارات متوفرة من هذا المنتج',
  promiseCash: 'الدفع نقداً عند الاستلام',
  promiseHours: 'نردّ عليك من 8 صباحاً إلى 12 ليلاً',
  notOrderable: 'لا يمكن طلب هذا المنتج عبر الموقع. اتصل بنا لنسجّل طلبك.',
  soldOutText: 'هذا المنتج غير متوفر لدينا حالياً.',
  seeSimilar: 'تصفّح منتجات مشابهة',
  tiers: 'سعر الكمية',
  tierOf: (qty) =>
    pluralArabic(qty, {
      zero: 'أي كمية',
      one: 'قطعة فأكثر',
      two: 'قطعتان فأكثر',
      few: `${qty} قطع فأكثر`,
      many: `${qty} قطعة فأكثر`,
      other: `${qty} قطعة فأكثر`,
    }),
  total: 'المجموع',
  ratingOf: (stars) => `${stars} من 5 نجوم`,
  reviewCount: reviewsCounted,
};
