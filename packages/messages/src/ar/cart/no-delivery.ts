import type { noDelivery as english } from '../../en/cart/no-delivery.ts';

export const noDelivery: typeof english = {
  title: (place) => `لا نوصل هذا الطلب إلى ${place} بعد`,
  text: 'اختر محافظة أخرى لاستلام الطلب.',
  textWithHelp: 'اختر محافظة أخرى، أو تواصل معنا فقد نجد لك حلاً.',
  change: 'اختيار محافظة أخرى',
};
