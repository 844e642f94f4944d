import { pluralEnglish } from '../../plural.ts';

/** The form that puts a list of product codes into the cart. */
export const orderByCode = {
  codes: 'Codes and quantities',
  codesHint: 'One product per line: its code, then how many. Without a number we take one.',
  find: 'Find the products',
  finding: 'Looking them up',
  failed: 'We couldn’t look them up. Please try again.',
  gap: 'Write one code at least.',
  found: 'Your list',
  unknown: 'No product has this code.',
  choose: 'Choose the color, size, or options on its page.',
  add: (count: number) =>
    pluralEnglish(count, { one: 'Add 1 product to the cart', other: `Add ${count} products to the cart` }),
  adding: 'Adding to your cart',
  added: (count: number) =>
    pluralEnglish(count, { one: '1 product is in your cart.', other: `${count} products are in your cart.` }),
  goToCart: 'Go to cart',
  anotherList: 'Write another list',
};
