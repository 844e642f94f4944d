import type { totalsMessages as english } from '../en/totals.ts';

type Data = Readonly<Record<string, string>>;

export const totalsMessages: typeof english = {
  subtotal: () => 'مجموع المنتجات',
  shipping: () => 'التوصيل',
  payment: ({ title }: Data) => `الدفع (${title ?? ''})`,
  discount: ({ coupon_code }: Data) => (coupon_code === undefined ? 'الخصم' : `الخصم (${coupon_code})`),
  tax: () => 'الضريبة',
  cash_rounding: () => 'تقريب المبلغ',
  grand_total: () => 'المجموع الكلي',
};
