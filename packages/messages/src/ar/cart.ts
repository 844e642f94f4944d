import type { cart as english } from '../en/cart.ts';
import { pluralArabic } from '../plural.ts';

export const cart: typeof english = {
  title: 'السلة',
  itemCount: (count) =>
    pluralArabic(count, {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${count} قطع`,
      many: `${count} قطعة`,
      other: `${count} قطعة`,
    }),
  emptyTitle: 'سلتك فارغة',
  emptyText: 'ما تضيفه يبقى هنا، حتى من دون إنترنت.',
  continueShopping: 'تابع التسوّق',
  checkout: 'إتمام الطلب',
  checkoutFor: (amount) => `إتمام الطلب · ${amount}`,
  summary: 'ملخص الطلب',
  total: 'المجموع الكلي',
  estimated: 'تقديري',
  estimatedDetail: 'يظهر المبلغ الدقيق حين تتصل بالإنترنت.',
  quantity: 'الكمية',
  less: 'أنقص واحدة',
  more: 'زد واحدة',
  quantityUpdated: 'تغيّرت كمية المنتج.',
  quantityNotAvailable: 'لا تتوفر هذه الكمية.',
  remove: 'إزالة',
  removeQuestion: 'هل تريد إزالة هذا المنتج من السلة؟',
  keep: 'إبقاء',
  removed: (name) => `أُزيل من السلة: ${name}`,
  undo: 'تراجع',
  each: 'للقطعة',
  outOfStock: 'نفدت الكمية.',
  inStock: 'متوفر.',
  onlyLeft: (count) =>
    pluralArabic(count, {
      zero: 'نفدت الكمية.',
      one: 'بقيت قطعة واحدة فقط. أنقص الكمية.',
      two: 'بقيت قطعتان فقط. أنقص الكمية.',
      few: `بقيت ${count} قطع فقط. أنقص الكمية.`,
      many: `بقيت ${count} قطعة فقط. أنقص الكمية.`,
      other: `بقيت ${count} قطعة فقط. أنقص الكمية.`,
    }),
  needsScripts: 'السلة محفوظة على جهازك، وتحتاج إلى تشغيل JavaScript لتظهر.',
};
