import type { CurrencySettings } from '@dijla/contract/client';
import { minorUnits } from '../money/minor-units.ts';

/** What a price range is called, its bounds in minor units for `formatMoney`: `< X`, `from - to` or `> X`. */
export type PriceBucketLabel =
  | { kind: 'below'; to: number }
  | { kind: 'between'; from: number; to: number }
  | { kind: 'above'; from: number }
  | { kind: 'any' };

/** The label of a range bucket as the search answers it, bounds in major units (spec 1 §5): no `from`, or 0, is the first; no `to` is the last. */
export const priceBucketLabel = (
  { from, to }: { from?: number | undefined; to?: number | undefined },
  { scale }: Pick<CurrencySettings, 'scale'>,
): PriceBucketLabel => {
  const lower = from === undefined || from <= 0 ? null : minorUnits(from, scale);
  const upper = to === undefined ? null : minorUnits(to, scale);
  if (lower === null) return upper === null ? { kind: 'any' } : { kind: 'below', to: upper };
  return upper === null ? { kind: 'above', from: lower } : { kind: 'between', from: lower, to: upper };
};
