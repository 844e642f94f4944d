import type { messageTexts as english } from '../../en/desk/message-texts.ts';

export const messageTexts: typeof english = {
  title: 'قوالب الرسائل',
  open: 'قوالب الرسائل',
  help: [
    'قوالب رسائل البريد والرسائل النصية عن الطلبات بكل لغة. الأرقام والمبالغ والروابط تبقى كما هي.',
    'ما بين القوسين يُملأ عند الإرسال، مثل {number}.',
    'رسائل الرموز وكلمات المرور لا تُعدَّل.',
  ],
  way: 'الطريقة',
  text: 'النص',
  subject: 'الموضوع',
  whose: 'النسخة',
  own: 'معدّل',
  original: 'الأصلي',
  hint: 'السطر الفارغ يبدأ فقرة جديدة.',
  placeholders: {
    shop: '{shop}: اسم المتجر',
    name: '{name}: الاسم الأول',
    number: '{number}: رقم الطلب',
    total: '{total}: المبلغ',
    reason: '{reason}: سبب المتجر',
    until: '{until}: الموعد الأخير',
  },
  order: 'رقم طلب للمعاينة',
  orderHint: 'إن بقي فارغاً يُعرض مثال.',
  preview: 'معاينة',
  test: 'أرسل النص المحفوظ لي',
  tested: 'الرسالة في الطريق إليك.',
  saved: 'حُفظ النص',
  reset: 'استعادة النص الأصلي',
  wasReset: 'عاد النص الأصلي',
};
