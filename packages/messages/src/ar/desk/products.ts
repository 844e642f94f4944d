import type { products as english } from '../../en/desk/products.ts';
import { grouped, pluralArabic } from '../../plural.ts';

/** How many wait for something. */
const waiting = (count: number, what: string): string =>
  pluralArabic(count, {
    zero: '',
    one: `شخص واحد ينتظر ${what}`,
    two: `شخصان ينتظران ${what}`,
    few: `${grouped(count)} أشخاص ينتظرون ${what}`,
    many: `${grouped(count)} شخصاً ينتظرون ${what}`,
    other: `${grouped(count)} شخص ينتظرون ${what}`,
  });

export const products: typeof english = {
  title: 'المنتجات',
  add: 'منتج جديد',
  manyPrices: 'أسعار كثيرة',
  editAll: 'عدّل كل تفاصيله',
  help: [
    'كل منتج وكل قياس ولون، بسعره وعدد قطعه. ما تغيّره هنا يراه الزبائن فوراً.',
    'اكتب العدد واضغط Enter: يُحفظ وتنتقل إلى المنتج التالي. التراجع متاح ست ثوانٍ.',
    'إذا أخذ طلبٌ قطعاً وأنت تعدّ فلن يُحفظ شيء. راجع العدد واكتبه من جديد.',
    'افتح المنتج لأسعاره: العملة المتروكة فارغة تتبع الأخرى بسعر الصرف.',
  ],
  parts: { products: 'المنتجات', categories: 'الأقسام', brands: 'العلامات', attributes: 'الصفات' },
  columns: { name: 'المنتج', sku: 'الرقم', price: 'السعر', stock: 'المخزون', enabled: 'يُباع' },
  filters: { stock: 'المخزون', status: 'البيع' },
  stocks: { low: 'قارب على النفاد', out: 'نفد' },
  states: { enabled: 'يُباع', disabled: 'موقوف' },
  low: 'قارب على النفاد',
  out: 'نفد',
  unlimited: 'بلا عدّ',
  ofItsParts: 'من أجزائه',
  noPrice: 'بلا سعر',
  stockOf: (name) => `مخزون ${name}`,
  sells: (name) => `بيع ${name}`,
  stockSet: (name, qty) => `${name}: المخزون ${qty}`,
  enabled: (name) => `عاد ${name} إلى البيع`,
  disabled: (name) => `أُوقف بيع ${name}`,
  keys: { stock: 'اضبط المخزون', enable: 'بيع أو إيقاف', edit: 'تعديل' },
  variantOf: 'أحد أنواع',
  now: 'سعره الآن',
  regular: 'السعر العادي',
  special: 'سعر خاص',
  addSpecial: 'أضف سعراً خاصاً',
  removeSpecial: 'احذف هذا السعر الخاص',
  fromDay: 'من يوم',
  untilDay: 'إلى يوم',
  byRate: 'فارغ: بسعر الصرف',
  wrongAmount: 'اكتب مبلغاً.',
  currencies: { IQD: 'بالدينار', USD: 'بالدولار' },
  savePrices: 'احفظ الأسعار',
  pricesSet: (name) => `حُفظت أسعار ${name}`,
  watchers: 'التنبيهات',
  waiting: ({ stock, price }) =>
    [waiting(stock, 'توفره'), waiting(price, 'انخفاض سعره')].filter((text) => text !== '').join('، '),
  movements: 'آخر حركات المخزون',
  reasons: {
    opening: 'أول مخزون',
    import: 'استيراد',
    order: 'طلب',
    cancellation: 'إلغاء',
    delivery: 'رُفض عند الباب',
    expiry: 'لم يُدفع في وقته',
    return: 'مرتجع',
    count: 'جرد',
  },
};
