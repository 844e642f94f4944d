import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import type { CurrencySettings } from '@dijla/contract/client';
import { paths } from '../paths.ts';
import type { BuyableView, ProductView } from './product-view.ts';

const availability = { 'in-stock': 'InStock', 'only-left': 'LimitedAvailability', 'out-of-stock': 'OutOfStock' } as const;

/** The page's product and offer for search engines (schema.org), from the same view model as the price that is seen. */
export const productOffer = (
  product: ProductView,
  buyable: BuyableView | null,
  { currency, publicUrl, url }: { currency: CurrencySettings; publicUrl: string; url: string },
): object => {
  const price = buyable?.least ?? buyable?.price ?? product.price;
  const stock = buyable?.stock ?? product.stock;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    ...(product.brand === null ? {} : { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.rating === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating.tenths / 10, reviewCount: product.rating.count, bestRating: 5 } }),
    ...(product.summary === '' ? {} : { description: product.summary }),
    image: product.gallery.map(({ path }) => `${publicUrl}${paths.image(path, 600, 600)}`),
    ...(price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url,
            price: majorUnits(price.final, currency.scale),
            priceCurrency: currency.code,
            availability: `https://schema.org/${availability[stock.state]}`,
            itemCondition: 'https://schema.org/NewCondition',
          },
        }),
  };
};
