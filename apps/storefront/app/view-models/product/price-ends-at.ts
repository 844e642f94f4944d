import type { PriceRow } from '@dijla/contract/client';

/**
 * Returns when a price begins. Instants have the same format, so they are compared as text; a price without
 * a beginning comes first.
 */
const beginning = ({ from }: PriceRow): string => from ?? '';

/**
 * Returns until when a price of `amount` minor units is certain (ISO 8601), or null. It is certain if
 * exactly one price for a single piece has this amount, that price is a special one with an end, and no
 * other price begins between its beginning and its end.
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
