import { amountCell } from '../../cells/amount-cell.ts';
import { moneyCell } from '../../cells/money-cell.ts';

/**
 * The currency of prices as far as the cells show it: `named` when they name it themselves, else what their amounts look like. `isSure`
 * when no other of the shop's currencies comes into question.
 */
export type CurrencySeen = { currency: string; isNamed: boolean; isSure: boolean; examples: string[] };

/** Nothing is sold for less dinars than the smallest note, and prices are round in it. */
const smallestNote = 250;
const nearlyAll = 0.9;
/** Longer cells are no prices. */
const longestPrice = 60;
/** So many prices below the smallest note are no slips. */
const many = 1 / 3;

const mostFrequent = (names: readonly string[]): string | undefined => [...Map.groupBy(names, (name) => name)].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];

const share = (amounts: readonly number[], fits: (amount: number) => boolean): number => amounts.filter(fits).length / Math.max(amounts.length, 1);

/** In hundredths, without what is free or no amount. */
const hundredthsOf = (cells: readonly string[]): number[] => cells.flatMap((cell) => amountCell(cell, 2) ?? []).filter((amount) => amount > 0);

/** What a sample of price cells shows of their currency: dinars are whole, in notes of 250, dollars have cents or are small. */
export const currencySeen = (given: readonly string[]): CurrencySeen => {
  const cells = given.filter((cell) => cell.length <= longestPrice);
  const examples = cells.filter((cell) => /[1-9١-٩]/.test(cell)).slice(0, 3);
  const named = mostFrequent(cells.flatMap((cell) => moneyCell(cell).currency ?? []));
  if (named !== undefined) return { currency: named, isNamed: true, isSure: true, examples };
  const amounts = hundredthsOf(cells);
  const inNotes = share(amounts, (amount) => amount >= smallestNote * 100 && amount % (smallestNote * 100) === 0);
  const isSmall = share(amounts, (amount) => amount < smallestNote * 100) >= many;
  const hasCents = amounts.some((amount) => amount % 100 !== 0);
  if (inNotes >= nearlyAll && !hasCents) return { currency: 'IQD', isNamed: false, isSure: true, examples };
  return { currency: hasCents || inNotes < 0.5 ? 'USD' : 'IQD', isNamed: false, isSure: amounts.length > 0 && (hasCents || isSmall), examples };
};
