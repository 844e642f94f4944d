import type { PriceRow } from '@dijla/contract/client';

/**
 * Returns the next instant (ISO 8601, UTC) after `now` (ms) at which a price or promotion row starts or
 * ends, so that the price may change; null when there is none.
 */
export const nextPriceBoundary = (
  rows: readonly Pick<PriceRow, 'from' | 'until'>[],
  now: number,
): string | null =>
  rows
    .flatMap(({ from, until }) => [from, until])
    .filter((instant) => instant !== null && Date.parse(instant) > now)
    .reduce(
      (next, instant) =>
        next === null || (instant !== null && Date.parse(instant) < Date.parse(next)) ? instant : next,
      null,
    );
