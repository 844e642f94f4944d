import { pluralEnglish } from '../plural.ts';

/** What cards, prices and everything that sells has in common. */
export const catalogue = {
  productCount: (count: number) => pluralEnglish(count, { one: `${count} product`, other: `${count} products` }),
  from: 'from',
  regularPrice: 'Was',
  price: 'Price',
  save: (amount: string) => `Save ${amount}`,
  priceUnknown: 'Price not set',
  inStock: 'In stock',
  onlyLeft: (count: number) => pluralEnglish(count, { one: `Only ${count} left`, other: `Only ${count} left` }),
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
  /** What is to be chosen, by the names the owner gave it. */
  choose: (names: readonly string[]) => `Choose ${names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(' and ')}`,
  choiceMissing: 'The options could not be loaded. Open the product page, or try again later.',
  toProduct: 'Go to the product',
  ratedBy: (stars: string, count: number) => pluralEnglish(count, { one: `Rated ${stars} out of 5 in ${count} review`, other: `Rated ${stars} out of 5 in ${count} reviews` }),
  addedToCart: 'Product has been added to cart!',
  proceedToCheckout: 'Proceed to checkout',
  addOutOfStock: 'The product is out of stock and cannot be added to the cart!',
  addPriceUnknown: 'Product price is unknown, product cannot be added to the cart!',
  addTooMany: 'There are not that many left. What you added before is still in your cart.',
  addNotPossible: 'The product could not be added to the cart. Please try again.',
};
