import type { DeliverySlot } from '@dijla/contract/client';
import { hourInBaghdad } from '../dates/hour-in-baghdad.ts';

/**
 * Returns the delivery slots that can still be requested at `now` (ms) for an arrival in `days` days; slots
 * of today that are over are excluded.
 */
export const offeredSlots = (
  slots: readonly DeliverySlot[],
  { days, now }: { days: number; now: number },
): DeliverySlot[] =>
  slots.filter(({ until_hour: until }) => days > 0 || until === null || hourInBaghdad(now) < until);
