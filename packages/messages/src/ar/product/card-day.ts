import type { cardDay as english } from '../../en/product/card-day.ts';
import { delivery, hourOf } from '../cart/delivery.ts';

export const cardDay: typeof english = {
  orderBy: (hour) => `اليوم، اطلب قبل ${hourOf(hour)}`,
  inDays: (days, place) => `${delivery.day(days)} في ${place}`,
};
