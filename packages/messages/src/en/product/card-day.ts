import { delivery, hourOf } from '../cart/delivery.ts';

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The delivery day, short enough for a card. */
export const cardDay = {
  orderBy: (hour: number) => `Today, order by ${hourOf(hour)}`,
  inDays: (days: number, place: string) => `${begun(delivery.day(days))} in ${place}`,
};
