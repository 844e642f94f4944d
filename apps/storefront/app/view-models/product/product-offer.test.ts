import { describe, expect, it } from 'vitest';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { storeViews } from '@dijla/contract/store-views';
import { openingVariant } from '../choice/chosen-variant.ts';
import { productOffer } from './product-offer.ts';
import { productView } from './product-view.ts';

const stock = (qty: number) => ({ qty, is_in_stock: qty > 0, manage_stock: true });
const variant = (
  sku: string,
  { size, price, qty }: { size: number; price: number; qty: number },
): WireDocument => ({ id: size, sku, size, s: 1, stock: stock(qty), prices: [], fpit: price, opit: price });
const sizes = [
  {
    attribute_id: '141',
    attribute_code: 'size',
    label: 'Size',
    position: 0,
    values: [
      { value_index: 168, label: 'M' },
      { value_index: 169, label: 'L' },
    ],
  },
];
const teeOf = (prices: [number, number]): WireDocument => ({
  id: 1,
  sku: 'DJ-TEE',
  type_id: 'configurable',
  nm: 'Tee',
  url_path: 'tee',
  i: '/d/tee.webp',
  stock: stock(40),
  configurable_options: sizes,
  configurable_children: [
    variant('TEE-M', { size: 168, price: prices[0], qty: 3 }),
    variant('TEE-L', { size: 169, price: prices[1], qty: 30 }),
  ],
});
const mug: WireDocument = {
  id: 5,
  sku: 'MUG',
  type_id: 'simple',
  nm: 'Mug',
  fpit: 12_000,
  opit: 12_000,
  stock: stock(40),
};

const place = {
  currency: storeViews.ar.currency,
  publicUrl: 'https://dijla.example',
  url: 'https://dijla.example/ar/tee',
};
const offerOf = (document: WireDocument, asked: string | null = null) => {
  const product = productView(document, {}, 0);
  const opening = openingVariant(product.buyables, { childSku: asked, values: {} });
  return productOffer(product, { opening, isAsked: asked !== null }, place);
};

describe('productOffer', () => {
  it('says the price and availability that the page shows', () => {
    expect(offerOf(teeOf([15_000, 15_000]))).toMatchObject({
      '@type': 'Product',
      sku: 'DJ-TEE',
      url: place.url,
      image: ['https://dijla.example/img/1200/1200/resize/d/tee.webp'],
      offers: {
        '@type': 'Offer',
        price: 15_000,
        priceCurrency: 'IQD',
        availability: 'https://schema.org/LimitedAvailability',
        url: place.url,
      },
    });
  });

  it('offers variants of several prices from the lowest to the highest', () => {
    expect(offerOf(teeOf([15_000, 18_000]))).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 15_000,
        highPrice: 18_000,
        offerCount: 2,
        priceCurrency: 'IQD',
        availability: 'https://schema.org/InStock',
        url: place.url,
      },
    });
  });

  it('offers the one variant that the address names', () => {
    expect(offerOf(teeOf([15_000, 18_000]), 'TEE-L')).toMatchObject({
      offers: { '@type': 'Offer', price: 18_000, availability: 'https://schema.org/InStock' },
    });
  });

  it('says until when a price holds that has an end, and of no other', () => {
    const prices = [
      { kind: 'regular', amount: 15_000, min_qty: 1, from: null, until: null },
      { kind: 'special', amount: 12_000, min_qty: 1, from: null, until: '2026-12-01T00:00:00.000Z' },
    ];
    expect(offerOf({ ...mug, prices })).toMatchObject({
      offers: { price: 12_000, priceValidUntil: '2026-12-01T00:00:00.000Z' },
    });
    expect(offerOf(mug)).not.toHaveProperty('offers.priceValidUntil');
  });

  it('is no offer where the price is not known', () => {
    expect(offerOf({ ...mug, fpit: 0, opit: 0 })).not.toHaveProperty('offers');
  });

  it('tells of ratings only when there are any', () => {
    expect(offerOf(mug)).not.toHaveProperty('aggregateRating');
    expect(
      offerOf({ ...mug, rating_summary: 87, reviews_count: 6, brand_details: { title: 'Dijla' } }),
    ).toMatchObject({
      aggregateRating: { ratingValue: 4.4, reviewCount: 6, bestRating: 5 },
      brand: { name: 'Dijla' },
    });
  });
});
