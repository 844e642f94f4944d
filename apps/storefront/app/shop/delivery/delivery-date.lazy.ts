import { baghdadDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { deliveryDayOf } from '@dijla/commerce-rules/shipping/delivery-day-of';
import type { DeliveryTerms } from '@dijla/contract/client';

const dayMs = 86_400_000;

/**
 * `weekday` counts from Sunday, 0; `date` is the day of the `month`, which counts from January, 1, without a year,
 * because it is near; `day` is set only on the day itself and the day before.
 */
export type DeliveryDate = {
  weekday: number;
  date: number;
  month: number;
  day: 'today' | 'tomorrow' | null;
};

/**
 * Returns the day in Baghdad by which an order placed at `placedAt` (ms) arrives in the governorate,
 * described relative to `now` (ms; null while the clock has not been read).
 */
export const deliveryDateOf = (
  terms: DeliveryTerms,
  {
    regionId,
    sizeClass,
    placedAt,
    now,
  }: { regionId: number; sizeClass?: string | null; placedAt: number; now: number | null },
): DeliveryDate => {
  const { day, month, weekday, count } = baghdadDayAt(
    placedAt + deliveryDayOf(terms, { regionId, sizeClass, now: placedAt }) * dayMs,
  );
  const daysOff = now === null ? -1 : count - baghdadDayAt(now).count;
  return {
    weekday,
    date: day,
    month,
    day: daysOff === 0 ? 'today' : daysOff === 1 ? 'tomorrow' : null,
  };
};
