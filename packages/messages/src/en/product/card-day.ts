import { delivery, hourOf } from '../cart/delivery.ts';

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** When it comes, as short as a card has room for. */
export const cardDay = {
  orderBy: (hour: number) => `Today, order by ${hourOf(hour)}`,
  inDays: (days: number, place: string) => `${begun(delivery.day(days))} in ${place}`,
};
