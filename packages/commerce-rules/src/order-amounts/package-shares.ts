import { allocate } from '../money/allocate.ts';
import { fractionOf } from '../money/fraction-of.ts';
import { isOpen } from '../order-states/order-state-of.ts';
import type { OrderState } from '../order-states/order-transitions.ts';

/** A line of an order and what it costs, discounted and with tax, in minor units. */
export type ValuedLine = { line_number: number; qty: number; value: number };

/** A package and how many pieces of each line it holds. */
export type PackedLines = {
  number: number;
  state: OrderState;
  lines: readonly { line_number: number; qty: number }[];
};

/**
 * Splits what is charged for an order over its packages by what is in them, so that the shares sum to it.
 * Delivery and fees are spread with the goods. Equal shares where the goods cost nothing.
 */
export const packageShares = (
  charged: number,
  { lines, packages }: { lines: readonly ValuedLine[]; packages: readonly PackedLines[] },
): Map<number, number> => {
  const valued = new Map(lines.map((line) => [line.line_number, line]));
  const weightOf = (packed: PackedLines): number =>
    packed.lines.reduce((sum, { line_number, qty }) => {
      const line = valued.get(line_number);
      return line === undefined || qty === 0
        ? sum
        : sum + fractionOf(Math.max(line.value, 0), { numerator: qty, denominator: line.qty });
    }, 0);
  const weights = packages.map(weightOf);
  const shares = allocate(charged, weights.some((weight) => weight > 0) ? weights : packages.map(() => 1));
  return new Map(packages.map(({ number }, place) => [number, shares[place] ?? 0]));
};

/**
 * Returns what whoever hands over each package takes, in minor units: what is due, split over the open packages
 * by what is in them, in whole steps of cash but for the last; of the only open one all of it. Nothing of a
 * package that is not open.
 */
export const amountsToCollect = (
  { charged, due, step }: { charged: number; due: number; step: number },
  contents: { lines: readonly ValuedLine[]; packages: readonly PackedLines[] },
): Map<number, number> => {
  const shares = packageShares(charged, contents);
  const open = contents.packages.filter(({ state }) => isOpen(state));
  const weights = open.map(({ number }) => shares.get(number) ?? 0);
  const owed = Math.max(due, 0);
  const isWeighed = weights.some((weight) => weight > 0);
  const steps =
    open.length === 0 ? [] : allocate(Math.floor(owed / step), isWeighed ? weights : open.map(() => 1));
  const taken = new Map(open.map(({ number }, place) => [number, (steps[place] ?? 0) * step]));
  const last = open.at(-1)?.number;
  return new Map(
    contents.packages.map(({ number }) => [
      number,
      (taken.get(number) ?? 0) + (number === last ? owed % step : 0),
    ]),
  );
};
