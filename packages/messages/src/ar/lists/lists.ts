import type { lists as english } from '../../en/lists/lists.ts';

export const lists: typeof english = {
  wishlist: 'قائمة الأمنيات',
  wishlistDescription: 'ما حفظته لوقت لاحق.',
  sharedWishlist: 'قائمة أمنيات لك',
  compare: 'مقارنة المنتجات',
  compareDescription: 'منتجات جنباً إلى جنب، والفروق أولاً.',
  alerts: 'التنبيهات',
  digitalCards: 'بطاقاتك الرقمية',
  newsletter: 'النشرة البريدية',
  needsScripts: 'فعّل JavaScript في متصفحك لتظهر هذه الصفحة.',
  startShopping: 'ابدأ التسوّق',
  notLoaded: 'تعذّر التحميل الآن. راجع اتصالك وحاول مرة أخرى.',
  tryAgain: 'حاول مرة أخرى',
  close: 'إغلاق',
  remove: 'احذف',
  gone: 'لم نعد نبيع هذا المنتج.',
};
