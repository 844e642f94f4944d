import type { PriceRow } from '@dijla/contract/client';

/** Instants of one form are in the order of their texts; what has always begun comes before all. */
const beginning = ({ from }: PriceRow): string => from ?? '';

/**
 * Until when a price of `amount` minor units holds for certain (ISO 8601), null when nothing says so: of one piece one special price alone
 * comes to it, and no other price begins before that one ends.
 */
export const priceEndsAt = (rows: readonly PriceRow[], amount: number): string | null => {
  const single = rows.filter(({ min_qty: least }) => least === 1);
  const [row, ...others] = single.filter((one) => one.amount === amount);
  if (row === undefined || others.length > 0 || row.kind !== 'special' || row.until === null) return null;
  const end = row.until;
  const isBroken = single.some(
    (other) => other !== row && beginning(other) > beginning(row) && beginning(other) < end,
  );
  return isBroken ? null : end;
};
