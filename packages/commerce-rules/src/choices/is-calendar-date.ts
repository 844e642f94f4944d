const daysIn = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

/** Whether a text is a valid calendar date such as `2026-02-28`. */
export const isCalendarDate = (text: string): boolean => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const monthNumber = Number(month);
  return (
    year !== '' &&
    monthNumber >= 1 &&
    monthNumber <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysIn(Number(year), monthNumber)
  );
};

/** The same date, or month, as it is written in Iraq: `28-2-2026`. */
export const writtenDate = (text: string): string => text.split('-').map(Number).toReversed().join('-');
