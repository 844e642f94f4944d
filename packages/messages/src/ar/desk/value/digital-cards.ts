import type { digitalCards as english } from '../../../en/desk/value/digital-cards.ts';
import { grouped, pluralArabic } from '../../../plural.ts';

const codes = (count: number): string =>
  pluralArabic(count, {
    zero: 'لا رموز',
    one: 'رمز واحد',
    two: 'رمزان',
    few: `${grouped(count)} رموز`,
    many: `${grouped(count)} رمزاً`,
    other: `${grouped(count)} رمز`,
  });

export const digitalCards: typeof english = {
  title: 'البطاقات الرقمية',
  help: [
    'المنتج الذي لا يحتاج إلى توصيل وتضيف له رموزاً يُباع كرموز، ومخزونه هو ما بقي منها.',
    'كل قطعة تأخذ رمزها بعد دفع ثمنها، أو بعد توصيل الطلب إذا كان الدفع عند الاستلام. نُخبر المشتري، فيرى الرمز في حسابه أو من رابطه الخاص.',
    'لا أحد يقرأ الرموز هنا، ولا حتى صاحب المتجر.',
  ],
  columns: {
    product: 'المنتج',
    sku: 'رمز المنتج',
    left: 'المتبقي للبيع',
    awaited: 'بانتظار رمز',
    issued: 'مُسلَّم',
    revealed: 'شوهد',
  },
  low: 'قليل',
  free: 'متاح',
  add: 'إضافة رموز',
  skuHint: 'لمنتج لا يحتاج إلى توصيل.',
  codes: 'الرموز',
  codesHint: 'رمز واحد في كل سطر، والرقم السري بعد فاصلة. حتى 5,000 في المرة الواحدة.',
  file: 'أو من ملف CSV',
  added: (count) => `أُضيف: ${codes(count)}.`,
  duplicates: (count) => `لم يُضف لأنه موجود من قبل: ${codes(count)}.`,
  unread: (lines) => `أسطر ليست رموزاً: ${lines}.`,
  cards: 'البطاقات',
  states: {
    free: 'متاح',
    issued: 'مُسلَّم',
    revealed: 'شوهد',
    void: 'ملغى',
    withdrawn: 'مسحوب',
  },
  withdraw: 'سحب',
  withdrawn: 'سُحب الرمز',
  reason: 'السبب',
  latest: 'الأحدث',
  older: 'الأقدم',
  warnBelow: 'نبّهني تحت',
  saveWarning: 'حفظ التنبيه',
  warningSaved: 'حُفظ التنبيه',
  note: 'كيف يُستخدم الرمز',
  noteHint: 'يظهر مع الرمز بكلمات بسيطة. اتركه فارغاً كي لا يظهر شيء.',
  saveNote: 'حفظ الشرح',
  noteSaved: 'حُفظ الشرح',
  noNumber: 'اكتب رقماً صحيحاً.',
};
