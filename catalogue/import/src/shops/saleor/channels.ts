import { moneyCell } from '../../cells/money-cell.ts';
import type { SourceRow } from '../../table-format/source-row.ts';
import { cellOf } from '../extra-cells.ts';

/** What a channel says of a variant. `isForSale` when it is published there and may be bought, `isListed` when listings show it. */
export type ChannelRow = {
  channel: string;
  currency: string;
  price: string;
  isForSale: boolean;
  isListed: boolean;
};

const isYes = (cell: string): boolean => /^(?:true|1|yes)$/i.test(cell);

const suffix = / \(channel price amount\)$/i;

/** The channels that have prices in these columns. */
export const channelsIn = (columns: readonly string[]): string[] =>
  columns.filter((column) => suffix.test(column)).map((column) => column.replace(suffix, ''));

/** Whether goods may be bought from a day on that has come; a cell that says yes or no is an older export's. */
const isAvailable = (cell: string, now: number): boolean => {
  if (/^(?:true|false|0|1|yes|no)$/i.test(cell)) return isYes(cell);
  const from = Date.parse(cell.replace(' ', 'T'));
  return cell !== '' && (Number.isNaN(from) || from <= now);
};

/** What the channels of an export say of a row. `has` tells which columns the export has. */
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
    // A column that other channels have says no where it is missing; older exports have none.
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
