import type { totals as english } from '../../en/cart/totals.ts';

type Data = Readonly<Record<string, string>>;

/** A row's title with its source in parentheses. */
const named = (word: string, from: (string | undefined)[]): string => {
  const known = from.filter((text) => text !== undefined);
  return known.length === 0 ? word : `${word} (${known.join('، ')})`;
};

export const totals: typeof english = {
  subtotal: () => 'مجموع المنتجات',
  shipping: () => 'التوصيل',
  payment: ({ title }: Data) => `الدفع (${title ?? ''})`,
  discount: ({ coupon_code, names }: Data) => named('الخصم', [coupon_code, names]),
  reward: ({ points }: Data) => named('النقاط', [points]),
  giftcardaccount: ({ last_four }: Data) => named('بطاقة الهدية', [last_four]),
  staff_discount: () => 'خصم من المتجر',
  tax: () => 'الضريبة',
  cash_rounding: () => 'تقريب المبلغ',
  grand_total: () => 'المجموع الكلي',
};
