import type { orderCode as english } from '../../en/orders/order-code.ts';

export const orderCode: typeof english = {
  title: 'أكّد طلبك',
  text: (phone) => `نرسل رمزاً من 6 أرقام إلى ${phone}. اكتبه هنا لنجهّز طلبك من دون أن نتصل بك أولاً.`,
  send: 'إرسال الرمز',
  sending: 'جارٍ الإرسال',
  confirm: 'تأكيد الطلب',
  confirmed: 'تأكّد طلبك، شكراً لك!',
  noAnswer: 'تعذّر الاتصال بالمتجر الآن. تحقّق من الاتصال وحاول مرة أخرى.',
};
