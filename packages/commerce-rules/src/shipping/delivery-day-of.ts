import type { DeliveryTerms } from '@dijla/contract/client';
import { hourInBaghdad } from '../dates/hour-in-baghdad.ts';
import { ofRegion } from './of-region.ts';

type Term = Pick<DeliveryTerms['regions'][number], 'days' | 'same_day_until'>;

/** Where the shop says nothing else, an order arrives within 24 hours (spec 1 §9). */
const nextDay: Term = { days: 1, same_day_until: null };

type Terms = Pick<DeliveryTerms, 'regions'> & Partial<Pick<DeliveryTerms, 'sizes'>>;
type Sent = {
  regionId: number;
  /** The largest of the goods; ordinary ones have none. */ sizeClass?: string | null | undefined;
};

/** What the shop says of the time of its deliveries to a governorate; goods of a size class that has days of its own never arrive on the same day. */
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
 * In how many days an order placed at `now` (ms) arrives, as Baghdad counts them: 0 is today, where the shop delivers on the same day and
 * its hour has not passed.
 */
export const deliveryDayOf = (terms: Terms, { now, ...sent }: Sent & { now: number }): number => {
  const { days, same_day_until: until } = deliveryTermOf(terms, sent);
  return until !== null && hourInBaghdad(now) < until ? 0 : days;
};
