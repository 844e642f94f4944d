import { deliveryDayOf } from '@dijla/commerce-rules/shipping/delivery-day-of';
import { deliveryTerms } from '@dijla/commerce-rules/shipping/delivery-terms';

const dayMs = 86_400_000;
/** Baghdad is three hours ahead of UTC all year. */
const baghdadOffsetMs = 3 * 3_600_000;

/** 1 January 1970 was a Thursday, counted from Sunday. */
const firstWeekday = 4;

/** `weekday` counts from Sunday, 0; `date` is D-M, as it is never further off than tomorrow; `day` is how the promise says it, while that is true. */
export type DeliveryDate = { weekday: number; date: string; day: 'today' | 'tomorrow' | null };

/** Days since 1 March of the year 0 within 400 years, which all have as many days; the civil calendar counted so that the leap day is last. */
const dateOfDay = (day: number): string => {
  const days = day + 719_468;
  const ofEra = days % 146_097;
  const year = Math.floor((ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365);
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return `${ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1}-${month}`;
};

const dayInBaghdad = (time: number): number => Math.floor((time + baghdadOffsetMs) / dayMs);

/** The day in Baghdad by which an order placed at `placedAt` (ms) arrives in the governorate, told at `now` (ms; null while no clock is read). */
export const deliveryDateOf = ({ regionId, placedAt, now }: { regionId: number; placedAt: number; now: number | null }): DeliveryDate => {
  const isSameDay = deliveryDayOf(deliveryTerms, { regionId, now: placedAt }) === 'today';
  const day = dayInBaghdad(placedAt) + (isSameDay ? 0 : 1);
  const daysOff = now === null ? -1 : day - dayInBaghdad(now);
  return { weekday: (day + firstWeekday) % 7, date: dateOfDay(day), day: daysOff === 0 ? 'today' : daysOff === 1 ? 'tomorrow' : null };
};
