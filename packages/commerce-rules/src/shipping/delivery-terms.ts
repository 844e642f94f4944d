/** What the shop says about the time of its deliveries. */
export type DeliveryTerms = {
  /** Hour of Baghdad's day before which an order leaves the same day. */
  cutOffHour: number;
  /** Regions that an order reaches on the day it leaves. */
  sameDayRegions: readonly number[];
};

/** Within 24 hours in every governorate (spec 1 §9), and on the same day in Baghdad (611) for what is ordered before 2 pm. */
export const deliveryTerms: DeliveryTerms = { cutOffHour: 14, sameDayRegions: [611] };
