import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import type { CurrencySettings } from '@dijla/contract/client';
import { paths } from '../../paths.ts';
import { priceEndsAt } from './price-ends-at.ts';
import type { PriceView } from './price-view.ts';
import type { BuyableView, ProductView } from './product-view.ts';

const availability = {
  'in-stock': 'InStock',
  'only-left': 'LimitedAvailability',
  'out-of-stock': 'OutOfStock',
} as const;

type Place = { currency: CurrencySettings; publicUrl: string; url: string };

const priceOf = ({ least, price }: BuyableView): PriceView | null => least ?? price;

/**
 * Returns the price and availability of one buyable. A price that ends includes its end date, for later
 * readers.
 */
const offerOf = (
  { price, stock, prices }: { price: PriceView; stock: BuyableView['stock']; prices: BuyableView['prices'] },
  { currency, url }: Place,
): object => {
  const end = priceEndsAt(prices, price.final);
  return {
    '@type': 'Offer',
    url,
    price: majorUnits(price.final, currency.scale),
    priceCurrency: currency.code,
    ...(end === null ? {} : { priceValidUntil: end }),
    availability: `https://schema.org/${availability[stock.state]}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
};

/** Returns variants with different prices as one aggregate offer from the lowest to the highest. */
const offersOf = (product: ProductView, finals: readonly number[], { currency, url }: Place): object => ({
  '@type': 'AggregateOffer',
  url,
  lowPrice: majorUnits(Math.min(...finals), currency.scale),
  highPrice: majorUnits(Math.max(...finals), currency.scale),
  offerCount: finals.length,
  priceCurrency: currency.code,
  availability: `https://schema.org/${availability[product.stock.state]}`,
  itemCondition: 'https://schema.org/NewCondition',
});

const offers = (product: ProductView, { opening, isAsked }: Opening, place: Place): object | null => {
  const finals = product.buyables.flatMap((buyable) => priceOf(buyable)?.final ?? []);
  if (!isAsked && new Set(finals).size > 1) return offersOf(product, finals, place);
  const price = opening === null ? product.price : (priceOf(opening) ?? product.price);
  return price === null
    ? null
    : offerOf({ price, stock: opening?.stock ?? product.stock, prices: opening?.prices ?? [] }, place);
};

/** The variant a page opens with; `isAsked` when its address names this variant. */
export type Opening = { opening: BuyableView | null; isAsked: boolean };

/**
 * Returns the page's product and offer for search engines (schema.org), from the same view model as the
 * price shown.
 */
export const productOffer = (product: ProductView, opening: Opening, place: Place): object => {
  const offered = offers(product, opening, place);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url: place.url,
    ...(product.brand === null ? {} : { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating.tenths / 10,
            reviewCount: product.rating.count,
            bestRating: 5,
          },
        }),
    ...(product.summary === '' ? {} : { description: product.summary }),
    image: product.gallery.map(({ path }) => `${place.publicUrl}${paths.image(path, 1200, 1200)}`),
    ...(offered === null ? {} : { offers: offered }),
  };
};
