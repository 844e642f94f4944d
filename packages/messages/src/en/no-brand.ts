/** Where a brand is looked for that there is none of, or has nothing to sell. */
export const noBrand = {
  noneTitle: (term: string) => `No brand called “${term}”`,
  noneText: 'Some of our goods have no brand page. Look through all products instead.',
  searchProducts: (term: string) => `Search products for “${term}”`,
  noBrandsTitle: 'No brands yet',
  noBrandsText: 'Look around our categories meanwhile.',
  noProductsTitle: (brand: string) => `Nothing from ${brand} at the moment`,
  noProductsText: 'New goods arrive every day. Have a look at the other brands.',
  allBrands: 'All brands',
};
