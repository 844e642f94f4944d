import { type ChosenValues, isMatch } from '@dijla/commerce-rules/variants/variant-child';
import type { BuyableView, OptionView } from './product-view.ts';

const isThere = ({ stock }: BuyableView): boolean => stock.state !== 'out-of-stock';

/** The one with all the chosen values, whether it is in stock or not; null when no such combination is made. */
export const exactVariant = (buyables: readonly BuyableView[], choice: ChosenValues): BuyableView | null =>
  buyables.find((buyable) => isMatch(buyable.values, choice)) ?? null;

/** What a page opens with: the asked-for variant, else the first in stock, else the first (spec 1 §4). */
export const openingVariant = (buyables: readonly BuyableView[], childSku: string | null): BuyableView | null =>
  buyables.find(({ sku }) => sku === childSku) ?? buyables.find(isThere) ?? buyables[0] ?? null;

/** Whether a value can still be had with the other choices as they are: false strikes it through. */
export const isValueAvailable = (buyables: readonly BuyableView[], choice: ChosenValues, [code, id]: readonly [string, number]): boolean =>
  buyables.some((buyable) => isThere(buyable) && isMatch(buyable.values, { ...choice, [code]: id }));

type Options = readonly Pick<OptionView, 'code' | 'values'>[];

/** What has not been chosen yet, in the order it is asked for. */
export const unanswered = <Some extends { code: string }>(options: readonly Some[], choice: ChosenValues): Some[] => options.filter(({ code }) => choice[code] === undefined);

export const isWhole = (options: readonly { code: string }[], choice: ChosenValues): boolean => unanswered(options, choice).length === 0;

/** One sees it on the picture: it is not taken for chosen unawares. */
const isSeen = ({ values }: Options[number]): boolean => values.some(({ picture, hex }) => picture !== null || hex !== null);

/** What stands chosen beside a card: the colour its picture shows and whatever there is only one of. A size is nobody's but the shopper's to choose. */
export const openingChoice = ({ options, buyables }: { options: Options; buyables: readonly BuyableView[] }, childSku: string | null): ChosenValues => {
  const opening = openingVariant(buyables, childSku);
  const codes = new Set(options.filter((option) => isSeen(option) || option.values.length === 1).map(({ code }) => code));
  return Object.fromEntries(Object.entries(opening?.values ?? {}).filter(([code]) => codes.has(code)));
};
