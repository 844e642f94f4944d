/** An hour in 12-hour form: 14 is 2PM, as the time slots are written (spec 2 §3). */
export const hourOf = (hour: number): string =>
  hour === 24 ? 'midnight' : `${hour % 12 || 12}${hour < 12 ? 'AM' : 'PM'}`;

/** When and where an order arrives. Both lines form one sentence that ends with the name of a governorate. */
export const delivery = {
  orderBefore: (hour: number) => `Order before ${hourOf(hour)},`,
  orderNow: 'Order now,',
  arrives: (day: string) => `get it ${day} in`,
  /** The day of arrival, from the number of days until then. */
  day: (days: number) => ['today', 'tomorrow'][days] ?? `within ${days} days`,
  changePlace: (place: string) => `${place}, change governorate`,
  choosePlace: 'Where should we deliver?',
  choosePlaceText: 'We’ll show you the day your order arrives there.',
};
