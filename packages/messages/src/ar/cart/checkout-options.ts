import type { checkoutOptions as english } from '../../en/cart/checkout-options.ts';

export const checkoutOptions: typeof english = {
  label: 'ما هذا العنوان؟',
  otherLabel: 'غيرهما',
  ownLabel: 'سمّه كما تحب',
  ownLabelHint: 'مثل: بيت أهلي',
  locating: 'نحدّد موقعك الآن',
  positionFailed: 'تعذّر تحديد موقعك...',
  tryAgain: 'حاول مرة أخرى',
  positionDetail: 'يراه المندوب على الخريطة.',
  removePosition: 'إزالة الموقع',
  company: 'اسم الشركة',
  taxId: 'الرقم الضريبي',
  billElsewhere: 'للفاتورة عنوان آخر',
  accountOffline: 'يحتاج إنشاء الحساب إلى الإنترنت. حاول مرة أخرى، أو اطلب الآن من دون حساب.',
  accountUnanswered:
    'لم نتمكّن من إنشاء حسابك لأن الاتصال بالمتجر متعذّر. حاول مرة أخرى، أو اطلب الآن من دون حساب.',
  orderWithout: 'اطلب من دون حساب',
};
