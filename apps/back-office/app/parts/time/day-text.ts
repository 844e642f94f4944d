/** Returns a day `YYYY-MM-DD` as D-M-YYYY, as all days of the shop are written (DESIGN §6), apart from text around it. */
export const dayText = (day: string): string =>
  `\u2066${day.split('-').map(Number).toReversed().join('-')}\u2069`;
