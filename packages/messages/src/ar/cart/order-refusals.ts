import type { orderRefusals as english } from '../../en/cart/order-refusals.ts';

export const orderRefusals: typeof english = {
  addressInvalid: 'العنوان غير صحيح. غيّر العنوان من فضلك.',
  unhandled: 'لم نتمكّن من تنفيذ طلبك لسبب غير معروف. تواصل مع خدمة الزبائن.',
  notAvailable: 'بعض المنتجات التي طلبتها غير متوفرة!',
};
