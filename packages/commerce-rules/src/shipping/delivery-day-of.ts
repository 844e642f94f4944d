import type { DeliveryTerms } from '@dijla/contract/client';
import { hourInBaghdad } from '../dates/hour-in-baghdad.ts';
import { ofRegion } from './of-region.ts';

type Term = Pick<DeliveryTerms['regions'][number], 'days' | 'same_day_until'>;

/** Unless the shop says otherwise, an order arrives within 24 hours (spec 1 §9). */
const nextDay: Term = { days: 1, same_day_until: null };

type Terms = Pick<DeliveryTerms, 'regions'> & Partial<Pick<DeliveryTerms, 'sizes'>>;
type Sent = {
  regionId: number;
  /** Largest size class among the products; null or absent for ordinary products. */ sizeClass?:
    | string
    | null
    | undefined;
};

/**
 * Returns the shop's delivery time to a governorate. Products of a size class with its own delivery days
 * never arrive on the same day.
 */
export const deliveryTermOf = (
  { regions, sizes = [] }: Terms,
  { regionId, sizeClass = null }: Sent,
): Term => {
  const own = sizes.find(({ size_class: code }) => code === sizeClass)?.days ?? [];
  const sized = ofRegion(own, regionId);
  return sized
    ? { days: sized.days, same_day_until: null }
    : (regions.find(({ region_id }) => region_id === regionId) ?? nextDay);
};

/**
 * Returns in how many days an order placed at `now` (ms) arrives, counted in Baghdad's days: 0 is today,
 * where the shop delivers on the same day and the cutoff hour has not passed.
 */
export const deliveryDayOf = (terms: Terms, { now, ...sent }: Sent & { now: number }): number => {
  const { days, same_day_until: until } = deliveryTermOf(terms, sent);
  return until !== null && hourInBaghdad(now) < until ? 0 : days;
};
