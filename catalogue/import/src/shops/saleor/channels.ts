import { moneyCell } from '../../cells/money-cell.ts';
import type { SourceRow } from '../../table-format/source-row.ts';
import { cellOf } from '../extra-cells.ts';

/**
 * A variant in one sales channel. `isForSale` when it is published and may be bought there, `isListed` when
 * it appears in listings.
 */
export type ChannelRow = {
  channel: string;
  currency: string;
  price: string;
  isForSale: boolean;
  isListed: boolean;
};

const isYes = (cell: string): boolean => /^(?:true|1|yes)$/i.test(cell);

const suffix = / \(channel price amount\)$/i;

/** Returns the channels with price columns. */
export const channelsIn = (columns: readonly string[]): string[] =>
  columns.filter((column) => suffix.test(column)).map((column) => column.replace(suffix, ''));

/**
 * Whether the date from which a product may be bought has passed; older exports have a yes or no instead of
 * a date.
 */
const isAvailable = (cell: string, now: number): boolean => {
  if (/^(?:true|false|0|1|yes|no)$/i.test(cell)) return isYes(cell);
  const from = Date.parse(cell.replace(' ', 'T'));
  return cell !== '' && (Number.isNaN(from) || from <= now);
};

/** Returns the data of a row by channel. `has` tells which columns the export has. */
export const channelRows = (
  row: SourceRow,
  channels: readonly string[],
  { has, now }: { has: (column: string) => boolean; now: number },
): ChannelRow[] =>
  channels.flatMap((channel): ChannelRow[] => {
    const cell = (...names: string[]): string =>
      cellOf(row, ...names.map((name) => `${channel} (channel ${name})`));
    const named = cell('variant currency code', 'product currency code', 'currency code');
    const price = cell('price amount');
    if (named === '' && price === '') return [];
    const isPublished = isYes(cell('published', 'visible'));
    // When other channels have the column, a missing one means no; older exports do not have it at all.
    const saysOf = (column: string): boolean => channels.some((each) => has(`${each} (channel ${column})`));
    const mayBuy = !saysOf('available for purchase') || isAvailable(cell('available for purchase'), now);
    const isListed = !saysOf('searchable') || isYes(cell('searchable'));
    return [
      {
        channel,
        currency: moneyCell(named).currency ?? named,
        price,
        isForSale: isPublished && mayBuy,
        isListed,
      },
    ];
  });
