// @chunk purchase
import { type ChosenValues, isMatch } from '@dijla/commerce-rules/variants/variant-child';
import type { BuyableView, OptionView } from '../product/product-view.ts';

const isThere = ({ stock }: BuyableView): boolean => stock.state !== 'out-of-stock';

/** Returns the variant with all the chosen values, in stock or not; null when no such combination exists. */
export const exactVariant = (buyables: readonly BuyableView[], choice: ChosenValues): BuyableView | null =>
  buyables.find((buyable) => isMatch(buyable.values, choice)) ?? null;

/** What an address asks for: a variant, or values of some options. */
export type Asked = { childSku: string | null; values: ChosenValues };
export const nothingAsked: Asked = { childSku: null, values: {} };

/**
 * Returns the variant a page opens with: the requested one, else the first in stock with the requested
 * values, else the first with these values, else the first in stock, else the first (spec 1 §4).
 */
export const openingVariant = (
  buyables: readonly BuyableView[],
  { childSku, values }: Asked,
): BuyableView | null => {
  const named = buyables.find(({ sku }) => sku === childSku);
  if (named !== undefined) return named;
  const fitting = buyables.filter((buyable) => isMatch(buyable.values, values));
  return fitting.find(isThere) ?? fitting[0] ?? buyables.find(isThere) ?? buyables[0] ?? null;
};

/**
 * Whether a variant with this value and the other choices is in stock. If not, the value is shown struck
 * through.
 */
export const isValueAvailable = (
  buyables: readonly BuyableView[],
  choice: ChosenValues,
  [code, id]: readonly [string, number],
): boolean =>
  buyables.some((buyable) => isThere(buyable) && isMatch(buyable.values, { ...choice, [code]: id }));

type Options = readonly Pick<OptionView, 'code' | 'values'>[];

/** Returns the options without a chosen value, in their order. */
export const unanswered = <Some extends { code: string }>(
  options: readonly Some[],
  choice: ChosenValues,
): Some[] => options.filter(({ code }) => choice[code] === undefined);

export const isWhole = (options: readonly { code: string }[], choice: ChosenValues): boolean =>
  unanswered(options, choice).length === 0;

/**
 * Returns the chosen variant, or the product itself if it has none; null while an option is not chosen or
 * when no such combination exists.
 */
export const chosenVariant = (
  { options, buyables }: { options: Options; buyables: readonly BuyableView[] },
  choice: ChosenValues,
): BuyableView | null => (isWhole(options, choice) ? exactVariant(buyables, choice) : null);

/** Whether the picture shows the option's value, so that the shopper notices which one is preselected. */
const isSeen = ({ values }: Options[number]): boolean =>
  values.some(({ picture, hex }) => picture !== null || hex !== null);

/**
 * Returns the initial choice: all values of a requested variant; otherwise the requested values, the color
 * that the picture shows, and options with a single value. A size is never preselected for the shopper.
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
