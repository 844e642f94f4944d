/** An hour of the day as the clock has twelve: 14 is 2 pm. */
export const hourOf = (hour: number): string =>
  hour === 24 ? 'midnight' : `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

/** When an order arrives, and where to. Both lines make one sentence that the name of a governorate ends. */
export const delivery = {
  orderBefore: (hour: number) => `Order before ${hourOf(hour)},`,
  orderNow: 'Order now,',
  arrives: (day: string) => `get it ${day} in`,
  /** In how many days it arrives. */
  day: (days: number) => ['today', 'tomorrow'][days] ?? `within ${days} days`,
  changePlace: (place: string) => `${place}, change governorate`,
  choosePlace: 'Where should we deliver?',
  choosePlaceText: 'We’ll show you the day your order arrives there.',
};
