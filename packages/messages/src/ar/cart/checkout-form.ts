import type { checkoutForm as english } from '../../en/cart/checkout-form.ts';
import { orderRefusals } from './order-refusals.ts';

export const checkoutForm: typeof english = {
  ...orderRefusals,
  soldOut: (names) => `نفدت كمية: ${names.join('، ')}. راجع السلة ثم اطلب من جديد.`,
  callUs: (number) => `اتصل على ${number}`,
  fixErrors: 'صحّح الحقول الناقصة من فضلك',
  comma: '، ',
  password: 'كلمة المرور',
  optional: (label) => `${label} (اختياري)`,
  area: 'الحي أو الناحية',
  street: 'الشارع والدار',
  addReceipt: 'أرسلوا لي الوصل بالبريد الإلكتروني',
  receiptHint: 'نرسل إليه وصل الطلب',
  labelHome: 'البيت',
  labelWork: 'العمل',
  addLabel: 'بيت أم عمل؟',
  addPosition: 'أضف موقعي',
  position: 'أُضيف موقعك',
  invoice: 'أحتاج فاتورة باسم شركة',
  account: 'أنشئ لي حساباً',
  accountDetail: 'في المرة القادمة تجد بياناتك جاهزة.',
  lookThrough: 'سجّلت دخولك وتغيّرت سلتك. راجعها ثم أكّد الطلب.',
  gapCompany: 'اكتب اسم الشركة.',
  gapTaxId: 'اكتب 3 أحرف أو أرقام على الأقل.',
  gapStreet: 'اكتب الشارع والدار.',
  shortPassword: 'اكتب 8 أحرف أو أرقام على الأقل.',
};
