/** Pages of the demo shop's Arabic store that benches request. */
export const publicPages = [
  { name: 'home', path: '/ar' },
  { name: 'category', path: '/ar/fashion' },
  { name: 'simple product', path: '/ar/steel-water-bottle' },
  { name: 'configurable product', path: '/ar/cotton-t-shirt' },
  { name: 'cart', path: '/ar/cart' },
  { name: 'checkout', path: '/ar/checkout' },
] as const;
