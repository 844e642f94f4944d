import { amountCell } from '../../cells/amount-cell.ts';
import { moneyCell } from '../../cells/money-cell.ts';

/**
 * The currency of prices that name none, as far as a sample shows it: `isNamed` when nearly all others name it, else what the amounts look
 * like. `isSure` when no other of the shop's currencies comes into question. `hasUnnamed` when some price names no currency; `contrary` is
 * what some prices name although those that name none look like another.
 */
export type CurrencySeen = {
  currency: string;
  isNamed: boolean;
  isSure: boolean;
  hasUnnamed: boolean;
  examples: string[];
  contrary?: { currency: string; example: string };
};

/** Nothing is sold for less dinars than the smallest note, and prices are round in it. */
const smallestNote = 250;
const nearlyAll = 0.9;
/** Longer cells are no prices. */
const longestPrice = 60;
/** So many prices below the smallest note are no slips. */
const many = 1 / 3;

const holdsAmount = (cell: string): boolean => /[1-9١-٩]/.test(cell);

const share = (amounts: readonly number[], fits: (amount: number) => boolean): number =>
  amounts.filter(fits).length / Math.max(amounts.length, 1);

/** In hundredths, without what is free or no amount. */
const hundredthsOf = (cells: readonly string[]): number[] =>
  cells.flatMap((cell) => amountCell(cell, 2) ?? []).filter((amount) => amount > 0);

/** What amounts look like: dinars are whole, in notes of 250, dollars have cents or are small. */
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

/** The currencies that cells name, the most frequent first. */
const namedIn = (cells: readonly string[]): Named[] => {
  const named = cells.flatMap((cell) => {
    const { currency } = moneyCell(cell);
    return currency === undefined ? [] : [{ currency, cell }];
  });
  return [...Map.groupBy(named, ({ currency }) => currency)]
    .map(([currency, of]) => ({ currency, count: of.length, example: of[0]?.cell ?? '' }))
    .toSorted((one, other) => other.count - one.count);
};

/** What a sample of price cells shows of the currency of those that name none: one `$20` among a hundred dinars makes no dollars of them. */
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
