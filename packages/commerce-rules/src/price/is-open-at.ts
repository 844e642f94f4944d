import type { PriceRow } from '@dijla/contract/client';

/** True inside the row's window: `from` is included, `until` excluded, null is open. `now` in milliseconds since 1970. */
export const isOpenAt = ({ from, until }: Pick<PriceRow, 'from' | 'until'>, now: number): boolean =>
  (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until));
