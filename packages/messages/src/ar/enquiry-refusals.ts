import type { enquiryRefusals as english } from '../en/enquiry-refusals.ts';

export const enquiryRefusals: typeof english = {
  'enquiry.phone-invalid': () => 'اكتب رقم هاتف عراقياً، مثل 0770 123 4567.',
  'enquiry.product-unknown': () => 'لم نعد نبيع هذا المنتج.',
  'desk.enquiry-not-found': () => 'لا توجد رسالة كهذه.',
  'desk.enquiry-answered': () => 'أُجيب عنها من قبل.',
  'desk.enquiry-without-address': () => 'لم يترك كاتبها عنواناً للجواب. يمكنك إغلاقها.',
};
