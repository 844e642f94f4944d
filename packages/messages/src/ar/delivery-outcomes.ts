import type { deliveryOutcomes as english } from '../en/delivery-outcomes.ts';

export const deliveryOutcomes: typeof english = {
  deliver: 'تم التسليم',
  accept_part: 'استلم جزءاً منه',
  refuse: 'رفض الاستلام',
  fail: 'لا أحد في العنوان',
};
