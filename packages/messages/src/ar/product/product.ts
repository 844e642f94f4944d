import type { product as english } from '../../en/product/product.ts';
import { reviewsCounted } from '../reviews-counted.ts';

export const product: typeof english = {
  gallery: 'صور المنتج',
  pictureOf: (position, total) => `الصورة ${position} من ${total}`,
  enlarge: (position, total) => `تكبير الصورة ${position} من ${total}`,
  notAvailableVariant: 'غير متوفر',
  noVariants: 'لا توجد خيارات متوفرة من هذا المنتج',
  sizeGuide: 'دليل القياسات',
  total: 'المجموع',
  soldBy: 'من',
  ratingOf: (stars) => `${stars} من 5 نجوم`,
  reviewCount: reviewsCounted,
};
