import type { savedCards as english } from '../../en/orders/saved-cards.ts';

export const savedCards: typeof english = {
  title: 'البطاقات المحفوظة',
  intro: 'بطاقات طلبت من صفحة الدفع حفظها. أرقامها لا تصل إلى المتجر أبداً.',
  card: (type, digits) => `${type} تنتهي بـ ${digits}`,
  until: (month) => `صالحة حتى ${month}`,
  expired: 'منتهية الصلاحية',
  removeCard: (card) => `احذف: ${card}`,
  removed: 'حُذفت البطاقة بنجاح.',
  which: 'أي بطاقة؟',
  another: 'بطاقة أخرى',
};
