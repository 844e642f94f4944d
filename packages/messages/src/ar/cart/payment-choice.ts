import type { paymentChoice as english } from '../../en/cart/payment-choice.ts';

const months = (count: number): string => {
  if (count === 1) return 'شهر واحد';
  if (count === 2) return 'شهران';
  return count <= 10 ? `${count} أشهر` : `${count} شهراً`;
};
const days = (count: number): string => {
  if (count === 1) return 'يوم واحد';
  if (count === 2) return 'يومين';
  return count <= 10 ? `${count} أيام` : `${count} يوماً`;
};

export const paymentChoice: typeof english = {
  months: 'عدد الأقساط الشهرية',
  month: months,
  perMonth: (amount) => `${amount} شهرياً`,
  total: (amount) => `المجموع ${amount}`,
  noFee: 'بلا رسوم',
  withFee: (amount) => `مع رسوم ${amount}`,
  firstMonth: 'يستحق القسط الأول بعد شهر، ويُستقطع من راتبك.',
  onAccount: (count) => `يستحق خلال ${days(count)}.`,
  left: (amount) => `المتبقي في حسابك الآجل: ${amount}.`,
  approval: 'هذا الطلب يتجاوز حدّ حسابك الآجل، لذلك ينتظر موافقتنا قبل تجهيزه.',
  others: 'غير متاحة لهذا الطلب',
  reasons: {
    'needs-delivery': 'للطلبات التي نوصلها فقط.',
    'below-min': (amount) => `للطلبات من ${amount} فأكثر.`,
    'above-max': (amount) => `للطلبات حتى ${amount}.`,
    'sign-in': 'سجّل الدخول لتدفع بهذه الطريقة.',
    'no-line': 'ليست لديك بعد. اطلبها منّا في حسابك.',
    asked: 'طلبتَها، وسنردّ عليك.',
    suspended: 'متوقفة مؤقتاً. تواصل معنا.',
    overdue: 'لديك قسط متأخر. سدّده أولاً.',
    'credit-short': (amount) => `لم يبقَ في حسابك الآجل إلا ${amount}.`,
    'other-currency': 'حسابك الآجل بعملة أخرى.',
  },
  logIn: 'تسجيل الدخول',
  ask: 'اطلبها',
  toPayments: 'مدفوعاتي',
};
