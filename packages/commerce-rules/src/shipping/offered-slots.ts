import type { DeliverySlot } from '@dijla/contract/client';
import { hourInBaghdad } from '../dates/hour-in-baghdad.ts';

/** Times of the day that can still be asked for at `now` (ms) of what arrives in `days` days: one that is over today is none of today's. */
export const offeredSlots = (
  slots: readonly DeliverySlot[],
  { days, now }: { days: number; now: number },
): DeliverySlot[] =>
  slots.filter(({ until_hour: until }) => days > 0 || until === null || hourInBaghdad(now) < until);
