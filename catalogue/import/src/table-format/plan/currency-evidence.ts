import { amountCell } from '../../cells/amount-cell.ts';
import { moneyCell } from '../../cells/money-cell.ts';

/**
 * The currency of prices that name none, judged from a sample.
 * - `isNamed`: nearly all other prices name it; otherwise it is guessed from the amounts.
 * - `isSure`: no other of the shop's currencies is possible.
 * - `hasUnnamed`: some price names no currency.
 * - `contrary`: the currency that some prices name although the others look like a different one.
 */
export type CurrencySeen = {
  currency: string;
  isNamed: boolean;
  isSure: boolean;
  hasUnnamed: boolean;
  examples: string[];
  contrary?: { currency: string; example: string };
};

/** The smallest dinar banknote: no price in dinars is lower, and prices are multiples of it. */
const smallestNote = 250;
const nearlyAll = 0.9;
/** Maximum characters of a price; longer cells are ignored. */
const longestPrice = 60;
/** Share of prices below the smallest banknote from which they are not taken for typing errors. */
const many = 1 / 3;

const holdsAmount = (cell: string): boolean => /[1-9١-٩]/.test(cell);

const share = (amounts: readonly number[], fits: (amount: number) => boolean): number =>
  amounts.filter(fits).length / Math.max(amounts.length, 1);

/** Returns the amounts in hundredths, without zeros and invalid cells. */
const hundredthsOf = (cells: readonly string[]): number[] =>
  cells.flatMap((cell) => amountCell(cell, 2) ?? []).filter((amount) => amount > 0);

/**
 * Guesses the currency from the amounts: dinars are multiples of 250 without decimals, dollars have cents or
 * are small.
 */
const appearancesOf = (amounts: readonly number[]): { currency: 'IQD' | 'USD'; isSure: boolean } => {
  const inNotes = share(
    amounts,
    (amount) => amount >= smallestNote * 100 && amount % (smallestNote * 100) === 0,
  );
  const isSmall = share(amounts, (amount) => amount < smallestNote * 100) >= many;
  const hasCents = amounts.some((amount) => amount % 100 !== 0);
  if (inNotes >= nearlyAll && !hasCents) return { currency: 'IQD', isSure: true };
  return {
    currency: hasCents || inNotes < 0.5 ? 'USD' : 'IQD',
    isSure: amounts.length > 0 && (hasCents || isSmall),
  };
};

type Named = { currency: string; count: number; example: string };

/** Returns the currencies that cells name, the most frequent first. */
const namedIn = (cells: readonly string[]): Named[] => {
  const named = cells.flatMap((cell) => {
    const { currency } = moneyCell(cell);
    return currency === undefined ? [] : [{ currency, cell }];
  });
  return [...Map.groupBy(named, ({ currency }) => currency)]
    .map(([currency, of]) => ({ currency, count: of.length, example: of[0]?.cell ?? '' }))
    .toSorted((one, other) => other.count - one.count);
};

/**
 * Determines the currency of unnamed prices from a sample of price cells. A single `$20` among a hundred
 * prices in dinars does not make the others dollars.
 */
export const currencySeen = (given: readonly string[]): CurrencySeen => {
  const cells = given.filter((cell) => cell.length <= longestPrice);
  const unnamed = cells.filter((cell) => moneyCell(cell).currency === undefined);
  const examples = (unnamed.some(holdsAmount) ? unnamed : cells).filter(holdsAmount).slice(0, 3);
  const amounts = hundredthsOf(unnamed);
  const names = namedIn(cells);
  const hasUnnamed = amounts.length > 0;
  const [first] = names;
  if (first === undefined) return { ...appearancesOf(amounts), isNamed: false, hasUnnamed, examples };
  const total = amounts.length + names.reduce((sum, { count }) => sum + count, 0);
  if (!hasUnnamed || first.count >= nearlyAll * total)
    return { currency: first.currency, isNamed: true, isSure: true, hasUnnamed, examples };
  const { currency } = appearancesOf(amounts);
  const isAgreed = names.some((name) => name.count === first.count && name.currency === currency);
  if (isAgreed) return { currency, isNamed: false, isSure: true, hasUnnamed, examples };
  return {
    currency,
    isNamed: false,
    isSure: false,
    hasUnnamed,
    examples,
    contrary: { currency: first.currency, example: first.example },
  };
};
