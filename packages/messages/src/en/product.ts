import { pluralEnglish } from '../plural.ts';

/** The product page at first look. */
export const product = {
  gallery: 'Pictures of the product',
  pictureOf: (position: number, total: number) => `Picture ${position} of ${total}`,
  enlarge: (position: number, total: number) => `Enlarge picture ${position} of ${total}`,
  notAvailableVariant: 'Not available',
  noVariants: 'No available product variants',
  promiseCash: 'Cash on delivery',
  promiseHours: 'Customer service 8am to midnight',
  notOrderable: 'This product cannot be ordered on the site. Call us and we will take your order.',
  soldOutText: 'We do not have it at the moment.',
  seeSimilar: 'See similar products',
  tiers: 'Price for several',
  tierOf: (qty: number) => `${qty} or more`,
  total: 'Total',
  ratingOf: (stars: string) => `${stars} of 5 stars`,
  reviewCount: (count: number) => pluralEnglish(count, { one: `${count} review`, other: `${count} reviews` }),
};
