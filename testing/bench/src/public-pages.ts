/** Pages of the demo shop that benches ask for, in the Arabic store. */
export const publicPages = [
  { name: 'home', path: '/ar' },
  { name: 'category', path: '/ar/fashion' },
  { name: 'simple product', path: '/ar/steel-water-bottle' },
  { name: 'configurable product', path: '/ar/cotton-t-shirt' },
  { name: 'cart', path: '/ar/cart' },
  { name: 'checkout', path: '/ar/checkout' },
] as const;
