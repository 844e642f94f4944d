import type { PriceRow } from '@dijla/contract/client';

/**
 * Whether the row is valid at `now` (milliseconds since 1970): `from` is inclusive, `until` exclusive, null
 * is open.
 */
export const isOpenAt = ({ from, until }: Pick<PriceRow, 'from' | 'until'>, now: number): boolean =>
  (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until));
