import type { PriceInput } from '@dijla/provider/modules/catalog/catalog';
import type { Kind } from '../department.ts';
import { priceOf } from '../sets/product-parts.ts';
import { futureOffer, nearOffers, openOffer, pastOffer } from '../windows.ts';
import type { Chance } from './chance.ts';
import type { ChosenSpecification } from './choices-of.ts';
import { percentOf, stepped } from './stepped.ts';

type Offer = { percent: number; from: string | null; until: string | null };

/** Prices of a product, before an axis raises the price of a variant. */
export type Pricing = { base: number; offer: Offer | undefined; hasTiers: boolean; isWholesale: boolean };

/** Half of all special price windows are open, some end or begin soon, some are long past or far ahead. */
const windows = [openOffer, openOffer, openOffer, openOffer, ...nearOffers, pastOffer, futureOffer] as const;

const offerOf = (chance: Chance): Offer | undefined => {
  if (!chance.hits(180, 'offer')) return undefined;
  return { percent: 60 + 5 * chance.below(7, 'discount'), ...chance.one(windows, 'window') };
};

/** Picks a price in the kind's range, more often a low one, adjusted by its specifications. */
export const pricingOf = (
  { price: { from, to }, type }: Kind,
  specifications: readonly ChosenSpecification[],
  chance: Chance,
): Pricing => {
  const place = Math.min(chance.below(1001, 'price'), chance.below(1001, 'price again') + 150, 1000);
  const plain = from + Math.floor(((to - from) * place) / 1000);
  const worth = specifications.reduce(
    (amount, { choice: { percent = 100 } }) => Math.floor((amount * percent) / 100),
    plain,
  );
  // A code costs its face value.
  if (type === 'virtual')
    return { base: stepped(worth), offer: undefined, hasTiers: false, isWholesale: false };
  return {
    base: stepped(worth),
    offer: offerOf(chance),
    hasTiers: chance.hits(60, 'tiers'),
    isWholesale: chance.hits(100, 'wholesale'),
  };
};

const below = (amount: number, rows: readonly PriceInput[]): PriceInput[] =>
  rows.filter((row) => row.amount < amount);

/**
 * Returns all price rows of a product at `percent` of the base: regular, special in its window, tiers from 3
 * and from 10, and wholesale.
 */
export const priceRowsOf = ({ base, offer, hasTiers, isWholesale }: Pricing, percent = 100): PriceInput[] => {
  const regular = percent === 100 ? base : percentOf(base, percent);
  return [
    priceOf(regular),
    ...below(regular, [
      ...(offer === undefined
        ? []
        : [
            priceOf(percentOf(regular, offer.percent), {
              kind: 'special',
              from: offer.from,
              until: offer.until,
            }),
          ]),
      ...(hasTiers
        ? [priceOf(percentOf(regular, 95), { min_qty: 3 }), priceOf(percentOf(regular, 89), { min_qty: 10 })]
        : []),
      ...(isWholesale ? [priceOf(percentOf(regular, 88), { price_list: 'wholesale' })] : []),
    ]),
  ];
};
