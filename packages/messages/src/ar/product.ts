import type { product as english } from '../en/product.ts';

export const product: typeof english = {
  gallery: 'صور المنتج',
  pictureOf: (position, total) => `الصورة ${position} من ${total}`,
  notAvailableVariant: 'غير متوفر',
  noVariants: 'لا توجد خيارات متوفرة من هذا المنتج',
  description: 'الوصف',
  specification: 'المواصفات',
  sku: 'رمز المنتج',
  promiseDelivery: 'التوصيل خلال 24 ساعة',
  promiseCash: 'الدفع نقداً عند الاستلام',
  promiseHours: 'نردّ عليك من 8 صباحاً إلى 12 ليلاً',
  notOrderable: 'يمكنك الاطّلاع عليه الآن، وسيُتاح طلبه عبر الموقع قريباً.',
};
