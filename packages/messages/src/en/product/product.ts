import { pluralEnglish } from '../../plural.ts';

/** The product page above the fold. */
export const product = {
  gallery: 'Pictures of the product',
  pictureOf: (position: number, total: number) => `Picture ${position} of ${total}`,
  enlarge: (position: number, total: number) => `Enlarge picture ${position} of ${total}`,
  notAvailableVariant: 'Not available',
  noVariants: 'No available product variants',
  sizeGuide: 'Size guide',
  total: 'Total',
  soldBy: 'From',
  ratingOf: (stars: string) => `${stars} of 5 stars`,
  reviewCount: (count: number) => pluralEnglish(count, { one: `${count} review`, other: `${count} reviews` }),
};
