/** Shown when a brand that is searched for does not exist or has nothing to sell. */
export const noBrand = {
  noneTitle: (term: string) => `No brand called “${term}”`,
  noneText: 'Not every product has a brand. Try searching all of them.',
  searchProducts: (term: string) => `Search products for “${term}”`,
  noBrandsTitle: 'No brands yet',
  noBrandsText: 'Meanwhile, take a look at our categories.',
  noProductsTitle: (brand: string) => `Nothing from ${brand} right now`,
  noProductsText: 'New products arrive every day. Take a look at the other brands.',
  allBrands: 'All brands',
};
