import type { productMore as english } from '../../en/product/product-more.ts';
import { pluralArabic } from '../../plural.ts';
import { reviewsCounted } from '../reviews-counted.ts';

export const productMore: typeof english = {
  gallery: 'صور المنتج',
  pictureOf: (position, total) => `الصورة ${position} من ${total}`,
  nextPicture: 'الصورة التالية',
  previousPicture: 'الصورة السابقة',
  closePictures: 'إغلاق الصور',
  description: 'الوصف',
  specification: 'المواصفات',
  sku: 'رمز المنتج',
  reviews: 'آراء المشترين',
  ratingOf: (stars) => `${stars} من 5 نجوم`,
  reviewCount: reviewsCounted,
  starsBar: (stars, count) =>
    `${pluralArabic(stars, { zero: 'بلا نجوم', one: 'نجمة واحدة', two: 'نجمتان', few: `${stars} نجوم`, many: `${stars} نجمة`, other: `${stars} نجمة` })}: ${reviewsCounted(count)}`,
  moreReviews: 'عرض المزيد من الآراء',
  reviewsFailed: 'تعذّر تحميل الآراء. حاول مرة أخرى.',
  sizeGuideFailed: 'تعذّر تحميل دليل القياسات. أغلقه وحاول مرة أخرى.',
  askAbout: 'اسأل عنه على واتساب',
  share: 'شارك',
  related: 'قد يعجبك أيضاً',
  similar: 'منتجات مشابهة متوفرة',
  promiseMade: 'نجهّزه لك خصيصاً بعد الطلب،',
  promiseMadeDay: 'ونتصل بك لنتفق على يوم التوصيل',
  promiseCash: 'الدفع عند الاستلام',
  promiseReturns: (days) =>
    pluralArabic(days, {
      zero: 'إرجاع وتبديل',
      one: 'يوم واحد للإرجاع',
      two: 'يومان للإرجاع',
      few: `${days} أيام للإرجاع`,
      many: `${days} يوماً للإرجاع`,
      other: `${days} يوم للإرجاع`,
    }),
  deliveryPrice: (price) => `التوصيل ${price}`,
  deliveryFreeFrom: (price, from) => `التوصيل ${price}، ومجاناً من ${from}`,
  deliveryFree: 'توصيل مجاني',
  promiseUnsent: 'يُطلب حالياً مع منتج نوصله إليك، وتدفع ثمن الكل عند الاستلام',
  promiseHours: 'نردّ عليك من 8 صباحاً إلى 12 ليلاً',
  notOrderable: 'لا يمكن طلب هذا المنتج عبر الموقع. اتصل بنا لنسجّل طلبك.',
  soldOutText: 'نفدت كمية هذا المنتج.',
  seeSimilar: 'تصفّح منتجات مشابهة',
};
