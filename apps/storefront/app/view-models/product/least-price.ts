import { extraAmount } from '@dijla/commerce-rules/price/extra-amount';
import type { CustomOptionDocument, PriceExtra } from '@dijla/contract/client';
import type { PriceView } from './price-view.ts';
import { extraOf, type WireExtra } from '../wire/wire-extra.ts';

/** The members of an option that determine its price. */
export type PricedOption = Pick<CustomOptionDocument, 'is_require'> &
  WireExtra & { values?: readonly WireExtra[] };

/** Returns the possible answers to an option: its values, or the option itself if it takes text. */
const answersOf = ({ values = [], ...option }: PricedOption, scale: number): PriceExtra[] =>
  (values.length === 0 ? [option] : values).map((value) => extraOf(value, scale));

/**
 * Returns the lowest price of a product with the cheapest answer to every required option: 18,000 with a
 * required text for 5,000 is from 23,000. It is marked as 'from' if any of these answers costs something.
 * The options' prices are in major units with `scale` decimals.
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
