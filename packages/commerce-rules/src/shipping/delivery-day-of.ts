import { baghdadOffsetMs } from '../dates/day-in-baghdad.ts';
import type { DeliveryTerms } from './delivery-terms.ts';

export type DeliveryDay = 'today' | 'tomorrow';

const hourMs = 3_600_000;

const hourInBaghdad = (now: number): number => Math.floor((now + baghdadOffsetMs) / hourMs) % 24;

/**
 * The day by which an order placed at `now` (ms) arrives, as Baghdad counts days: today where the shop delivers on the same day and its
 * cut-off has not passed, else tomorrow, as every order is there within 24 hours (spec 1 §9).
 */
export const deliveryDayOf = (terms: DeliveryTerms, { regionId, now }: { regionId: number; now: number }): DeliveryDay =>
  terms.sameDayRegions.includes(regionId) && hourInBaghdad(now) < terms.cutOffHour ? 'today' : 'tomorrow';
