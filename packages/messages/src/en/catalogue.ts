import { grouped, pluralEnglish } from '../plural.ts';

/** Texts shared by cards, prices and everything else that sells. */
export const catalogue = {
  productCount: (count: number) =>
    pluralEnglish(count, { one: `${count} product`, other: `${grouped(count)} products` }),
  from: 'from',
  regularPrice: 'Was',
  price: 'Price',
  save: (amount: string) => `Save ${amount}`,
  priceUnknown: 'Price not set',
  inStock: 'In stock',
  onlyLeft: (count: number) =>
    pluralEnglish(count, { one: `Only ${count} left`, other: `Only ${count} left` }),
  outOfStock: 'Out of stock',
  moreColours: (count: number) => `+${count}`,
  colourCount: (count: number) => pluralEnglish(count, { one: `${count} color`, other: `${count} colors` }),
  quantity: 'Quantity',
  less: 'One less',
  more: 'One more',
  addToCart: 'Add to cart',
  addOf: (name: string) => `Add to cart: ${name}`,
  chooseOf: (name: string) => `Choose options: ${name}`,
  chooseTitle: 'Choose options',
  /** Prompts for the options to choose, by the owner's names for them. */
  choose: (names: readonly string[]) =>
    `Choose ${names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(' and ')}`,
  choiceMissing: 'We couldn’t load the options. Open the product page or try again later.',
  toProduct: 'Go to product',
  ratedBy: (stars: string, count: number) =>
    pluralEnglish(count, {
      one: `Rated ${stars} out of 5 in ${count} review`,
      other: `Rated ${stars} out of 5 in ${count} reviews`,
    }),
  addedToCart: 'Product has been added to cart!',
  addedVolatile:
    'Added to your cart and reserved for now. We’re not sure how many are left, so we’ll check once you’re back online.',
  proceedToCheckout: 'Proceed to checkout',
  addOutOfStock: 'The product is out of stock and cannot be added to the cart!',
  addPriceUnknown: 'Product price is unknown, product cannot be added to the cart!',
  addTooMany: 'We don’t have that many left. What you added before is still in your cart.',
  addNotPossible: 'We couldn’t add this to your cart. Please try again.',
};
