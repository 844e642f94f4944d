import { extraAmount } from '@dijla/commerce-rules/price/extra-amount';
import type { CustomOptionDocument, PriceExtra } from '@dijla/contract/client';
import type { PriceView } from './price-view.ts';
import { extraOf, type WireExtra } from '../wire/wire-extra.ts';

/** What of an option tells its price. */
export type PricedOption = Pick<CustomOptionDocument, 'is_require'> &
  WireExtra & { values?: readonly WireExtra[] };

/** What one may answer with: something written, or one of its values. */
const answersOf = ({ values = [], ...option }: PricedOption, scale: number): PriceExtra[] =>
  (values.length === 0 ? [option] : values).map((value) => extraOf(value, scale));

/**
 * What a product costs at least, with the cheapest answer to everything that must be answered: 18,000 and words for 5,000 are from 23,000.
 * It is 'from' as soon as one of those answers costs something. The options' prices are in major units, of `scale` decimals.
 */
export const leastPrice = (
  price: PriceView | null,
  options: readonly PricedOption[] | undefined,
  scale: number,
): PriceView | null => {
  if (price === null) return null;
  const { final, regular } = price;
  const cost = (answer: PriceExtra): number => extraAmount(final, answer);
  const required = (options ?? [])
    .filter(({ is_require: isRequired }) => isRequired)
    .map((option) => answersOf(option, scale));
  if (!required.some((answers) => answers.some((answer) => cost(answer) > 0))) return price;
  const cheapest = required.flatMap((answers) =>
    answers.toSorted((one, other) => cost(one) - cost(other)).slice(0, 1),
  );
  const dressed = (amount: number): number =>
    cheapest.reduce((sum, answer) => sum + extraAmount(amount, answer), amount);
  return { final: dressed(final), regular: regular === null ? null : dressed(regular), isFrom: true };
};
