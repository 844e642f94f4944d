import type { DeliveryTerms } from '@dijla/contract/client';
import { hourInBaghdad } from '../dates/hour-in-baghdad.ts';

type Term = Pick<DeliveryTerms['regions'][number], 'days' | 'same_day_until'>;

/** Where the shop says nothing else, an order arrives within 24 hours (spec 1 §9). */
const nextDay: Term = { days: 1, same_day_until: null };

/** What the shop says of the time of its deliveries to a governorate. */
export const deliveryTermOf = ({ regions }: Pick<DeliveryTerms, 'regions'>, regionId: number): Term =>
  regions.find(({ region_id }) => region_id === regionId) ?? nextDay;

/**
 * In how many days an order placed at `now` (ms) arrives, as Baghdad counts them: 0 is today, where the shop delivers on the same day and
 * its hour has not passed.
 */
export const deliveryDayOf = (terms: Pick<DeliveryTerms, 'regions'>, { regionId, now }: { regionId: number; now: number }): number => {
  const { days, same_day_until: until } = deliveryTermOf(terms, regionId);
  return until !== null && hourInBaghdad(now) < until ? 0 : days;
};
