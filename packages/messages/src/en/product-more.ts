import { pluralEnglish } from '../plural.ts';

/** The product page below the first look, and its pictures large. */
export const productMore = {
  gallery: 'Pictures of the product',
  pictureOf: (position: number, total: number) => `Picture ${position} of ${total}`,
  nextPicture: 'Next picture',
  previousPicture: 'Previous picture',
  closePictures: 'Close the pictures',
  description: 'Description',
  specification: 'Specification',
  sku: 'Product code',
  reviews: 'Reviews',
  ratingOf: (stars: string) => `${stars} of 5 stars`,
  reviewCount: (count: number) => pluralEnglish(count, { one: `${count} review`, other: `${count} reviews` }),
  starsBar: (stars: number, count: number) => `${pluralEnglish(stars, { one: '1 star', other: `${stars} stars` })}: ${pluralEnglish(count, { one: '1 review', other: `${count} reviews` })}`,
  moreReviews: 'Show more reviews',
  reviewsFailed: 'The reviews could not be loaded. Try again.',
  related: 'You may also like',
  similar: 'Similar products in stock',
  promiseMade: 'Made for you after you order',
  promiseMadeDay: 'We call you to agree on the day',
  promiseCash: 'Cash on delivery',
  promiseUnsent: 'For now, add it to an order we deliver and pay the courier for everything',
  promiseHours: 'Customer service 8 am to midnight',
  notOrderable: 'This product cannot be ordered on the site. Call us and we will take your order.',
  soldOutText: 'Sold out. It cannot be ordered at the moment.',
  seeSimilar: 'See similar products',
};
