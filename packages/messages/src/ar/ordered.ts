import type { ordered as english } from '../en/ordered.ts';

export const ordered: typeof english = {
  thanksTitle: 'شكراً لك',
  thanksText: 'استلمنا طلبك.',
  orderNumber: 'رقم الطلب',
  copy: 'نسخ',
  copied: 'نُسخ',
  whatNext: 'ماذا بعد؟',
  nextConfirm: 'نتصل بك قبل التوصيل، بين 8 صباحاً و12 ليلاً.',
  nextDeliver: 'يصل المندوب إلى بابك خلال 24 ساعة.',
  nextDeliverOn: ({ place, weekday, date }) =>
    `يصل طلبك إلى ${place} في موعد أقصاه ${['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'][weekday]} ${date}.`,
  nextPay: 'تتفقد البضاعة ثم تدفع نقداً.',
  nextPayAmount: (amount) => `تتفقد البضاعة ثم تدفع ${amount} نقداً، فجهّز المبلغ.`,
  whatOrdered: 'ما طلبته',
  needHelp: 'هل لديك سؤال عن طلبك؟',
  call: (number) => `اتصل على ${number}`,
  continueShopping: 'تابع التسوّق',
  savedTitle: 'طلبك محفوظ على جهازك ولم يُرسل بعد',
  savedText: 'سنرسله تلقائياً عند عودة الإنترنت، حتى لو غادرت هذه الصفحة.',
  cancelOrder: 'إلغاء الطلب',
  rejectedTitle: 'لم يُقبل الطلب',
  soldOut: (names) => `نفدت كمية: ${names.join('، ')}. راجع السلة ثم اطلب من جديد.`,
  backToCart: 'رجوع إلى السلة',
};
