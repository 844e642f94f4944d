import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

const written = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,?\s+(\d{1,2}):(\d\d)(?::\d\d)?\s*([AP]M)?)?$/i;

const hourOf = (hour: number, half: string): number =>
  half === '' ? hour : (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);

/**
 * Converts a date in Magento's short American format: `3/14/24, 9:12 PM` is `2024-03-14 21:12`. A month
 * above twelve is taken as the day. Other text is returned unchanged.
 */
export const magentoDate = (cell: string): string => {
  const match = written.exec(latinDigits(cell).trim());
  if (match === null) return cell;
  const [, first = '', second = '', year = '', hour, minute = '00', half = ''] = match;
  const [month, day] = Number(first) > 12 ? [second, first] : [first, second];
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return hour === undefined
    ? date
    : `${date} ${String(hourOf(Number(hour), half)).padStart(2, '0')}:${minute}`;
};
