import { type ChosenValues, isMatch } from '@dijla/commerce-rules/variants/variant-child';
import type { BuyableView } from './product-view.ts';

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
