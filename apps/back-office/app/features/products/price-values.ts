import type { DeskInput, DeskResult } from '@dijla/contract/desk-client';
import { dayOfInstant, instantOfDay } from '../../parts/time/day-instant.ts';
import { amountToType, typedAmount } from '../../parts/typed-amount.ts';

export type ProductDetail = DeskResult<'desk/product'>;
type Units = ProductDetail['units'];
type Amounts = ProductDetail['regular'];

/** Typed amounts by currency; empty is derived. */
type TypedAmounts = Record<string, string>;
type TypedSpecial = { amounts: TypedAmounts; from: string; until: string };
export type PriceValues = { regular: TypedAmounts; specials: TypedSpecial[] };

const typedOf = (amounts: Amounts, units: Units): TypedAmounts =>
  Object.fromEntries(
    units.map(({ code, scale }) => {
      const given = amounts.find(({ currency }) => currency === code);
      return [code, given === undefined ? '' : amountToType(given.amount, scale)];
    }),
  );

/** A special price that nobody has filled in. */
export const newSpecial = (units: Units): TypedSpecial => ({
  amounts: typedOf([], units),
  from: '',
  until: '',
});

/** Returns the prices of a product as its form begins. */
export const priceValuesOf = ({
  regular,
  specials,
  units,
}: Pick<ProductDetail, 'regular' | 'specials' | 'units'>): PriceValues => ({
  regular: typedOf(regular, units),
  specials: specials.map(({ amounts, from, until }) => ({
    amounts: typedOf(amounts, units),
    from: dayOfInstant(from, { isEnd: false }),
    until: dayOfInstant(until, { isEnd: true }),
  })),
});

const amountsOf = (typed: TypedAmounts, units: Units): Amounts =>
  units.flatMap(({ code, scale }) => {
    const amount = typedAmount(typed[code] ?? '', scale);
    return amount === null ? [] : [{ currency: code, amount }];
  });

/** The instant of a typed day; the one it was read from where the day is the same, to the minute. */
const keptInstant = (day: string, before: string | null | undefined, isEnd: boolean): string | null => {
  if (before && dayOfInstant(before, { isEnd }) === day) return before;
  return instantOfDay(day, { isEnd }) || null;
};

/** Returns what the form says as the body of `desk/set-prices`. */
export const pricesToSet = (
  { regular, specials }: PriceValues,
  { units, specials: before }: Pick<ProductDetail, 'units' | 'specials'>,
): NonNullable<DeskInput<'desk/set-prices'>['body']> => ({
  regular: amountsOf(regular, units),
  specials: specials.map((special, place) => ({
    amounts: amountsOf(special.amounts, units),
    from: keptInstant(special.from, before[place]?.from, false),
    until: keptInstant(special.until, before[place]?.until, true),
  })),
});

/** Whether a typed amount of a currency is one, or is left out for another that is given. */
export const isAmountOrDerived = (typed: string, scale: number, others: readonly string[]): boolean =>
  typed.trim() === '' ? others.some((other) => other.trim() !== '') : typedAmount(typed, scale) !== null;
