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
  addedToCart: 'Product has been added to cart!',
  proceedToCheckout: 'Proceed to checkout',
  addOutOfStock: 'The product is out of stock and cannot be added to the cart!',
  addPriceUnknown: 'Product price is unknown, product cannot be added to the cart!',
  addTooMany: 'There are not that many left. What you added before is still in your cart.',
  addNotPossible: 'The product could not be added to the cart. Please try again.',
};
