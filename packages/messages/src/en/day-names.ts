const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day without its year; `weekday` counts from Sunday, 0, and `month` from January, 1. */
type NearDay = { weekday: number; date: number; month: number };

export const nearDay = ({ weekday, date, month }: NearDay): string =>
  `${weekdays[weekday]} ${date} ${months[month - 1]}`;
