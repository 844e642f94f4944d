import type { cartGiftCard as english } from '../../en/cart/cart-gift-card.ts';

export const cartGiftCard: typeof english = {
  payWithCard: 'استخدم بطاقة هدية',
  code: 'رمز بطاقة الهدية',
  codeHint: '16 حرفاً ورقماً',
  pin: 'الرقم السري',
  apply: 'استخدم البطاقة',
  remove: 'إزالة',
  bothNeeded: 'أدخل الرمز والرقم السري',
  used: 'بطاقة هدية تنتهي بـ',
  saved: (amount) => `تدفع ${amount}`,
  failed: 'لم ينجح ذلك. تحقّق من اتصالك وحاول مجدداً.',
};
