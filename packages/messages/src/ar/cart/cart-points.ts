import type { cartPoints as english } from '../../en/cart/cart-points.ts';

export const cartPoints: typeof english = {
  payWithPoints: (balance) => `استخدم نقاطك (${balance})`,
  label: 'كم نقطة تستخدم؟',
  hint: (balance, worth) => `لديك ${balance} نقطة، قيمتها ${worth}. نأخذ منها ما تحتاجه فقط.`,
  apply: 'استخدام',
  remove: 'إزالة',
  used: (points) => `النقاط المستخدمة: ${points}`,
  saved: (amount) => `تدفع أقل بـ ${amount}`,
  waits: 'لحظة…',
  failed: 'لم يتم ذلك. تأكّد من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  invalid: (most) => `عدد صحيح من 1 إلى ${most}`,
};
