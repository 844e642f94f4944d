// @chunk purchase
import { type ChosenValues, isMatch } from '@dijla/commerce-rules/variants/variant-child';
import type { BuyableView, OptionView } from '../product/product-view.ts';

const isThere = ({ stock }: BuyableView): boolean => stock.state !== 'out-of-stock';

/** The one with all the chosen values, whether it is in stock or not; null when no such combination is made. */
export const exactVariant = (buyables: readonly BuyableView[], choice: ChosenValues): BuyableView | null =>
  buyables.find((buyable) => isMatch(buyable.values, choice)) ?? null;

/** What an address asks for: one variant, or values of some options. */
export type Asked = { childSku: string | null; values: ChosenValues };
export const nothingAsked: Asked = { childSku: null, values: {} };

/** What a page opens with: the asked-for variant, else the first with the asked values that is in stock, else the first in stock, else the first (spec 1 §4). */
export const openingVariant = (
  buyables: readonly BuyableView[],
  { childSku, values }: Asked,
): BuyableView | null => {
  const named = buyables.find(({ sku }) => sku === childSku);
  if (named !== undefined) return named;
  const fitting = buyables.filter((buyable) => isMatch(buyable.values, values));
  return fitting.find(isThere) ?? fitting[0] ?? buyables.find(isThere) ?? buyables[0] ?? null;
};

/** Whether a value can still be had with the other choices as they are: false strikes it through. */
export const isValueAvailable = (
  buyables: readonly BuyableView[],
  choice: ChosenValues,
  [code, id]: readonly [string, number],
): boolean =>
  buyables.some((buyable) => isThere(buyable) && isMatch(buyable.values, { ...choice, [code]: id }));

type Options = readonly Pick<OptionView, 'code' | 'values'>[];

/** What has not been chosen yet, in the order it is asked for. */
export const unanswered = <Some extends { code: string }>(
  options: readonly Some[],
  choice: ChosenValues,
): Some[] => options.filter(({ code }) => choice[code] === undefined);

export const isWhole = (options: readonly { code: string }[], choice: ChosenValues): boolean =>
  unanswered(options, choice).length === 0;

/** The variant that is chosen, or the product itself; null while something is missing or no such combination is made. */
export const chosenVariant = (
  { options, buyables }: { options: Options; buyables: readonly BuyableView[] },
  choice: ChosenValues,
): BuyableView | null => (isWhole(options, choice) ? exactVariant(buyables, choice) : null);

/** One sees it on the picture: it is not taken for chosen unawares. */
const isSeen = ({ values }: Options[number]): boolean =>
  values.some(({ picture, hex }) => picture !== null || hex !== null);

/**
 * What stands chosen at first: the asked-for variant whole; else the asked values, the colour the picture shows and whatever there is only one of. A
 * size is nobody's but the shopper's to choose.
 */
export const openingChoice = (
  { options, buyables }: { options: Options; buyables: readonly BuyableView[] },
  asked: Asked,
): ChosenValues => {
  const opening = openingVariant(buyables, asked);
  if (opening === null) return {};
  if (opening.sku === asked.childSku) return opening.values;
  const isAsked = ([code, id]: readonly [string, number]) =>
    asked.values[code] !== undefined && String(asked.values[code]) === String(id);
  const codes = new Set(
    options.filter((option) => isSeen(option) || option.values.length === 1).map(({ code }) => code),
  );
  return Object.fromEntries(
    Object.entries(opening.values).filter((value) => codes.has(value[0]) || isAsked(value)),
  );
};
