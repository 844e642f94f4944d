import type { delivery as english } from '../../en/cart/delivery.ts';

const partOfDay = (hour: number): string => {
  if (hour < 12) return 'صباحاً';
  if (hour < 15) return 'ظهراً';
  if (hour < 18) return 'عصراً';
  return hour < 24 ? 'مساءً' : 'ليلاً';
};

export const hourOf = (hour: number): string => `${hour % 12 || 12} ${partOfDay(hour)}`;

export const delivery: typeof english = {
  orderBefore: (hour) => `اطلب قبل ${hourOf(hour)}،`,
  orderNow: 'اطلب الآن،',
  arrives: (day) => `يصلك ${day} في`,
  day: (days) => ['اليوم', 'غداً', 'خلال يومين'][days] ?? `خلال ${days} ${days > 10 ? 'يوماً' : 'أيام'}`,
  changePlace: (place) => `${place}، تغيير المحافظة`,
  choosePlace: 'إلى أين نوصل طلبك؟',
  choosePlaceText: 'نعرض لك متى يصل طلبك إليها.',
};
