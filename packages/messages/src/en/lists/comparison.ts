/** Texts of the comparison. */
export const comparison = {
  emptyTitle: 'Nothing to compare yet',
  emptyText: 'Tap the scales on two products or more and you’ll see here what differs.',
  oneMore: 'Choose one more product and you’ll see what differs.',
  differences: 'What differs',
  same: 'What’s the same',
  price: 'Price',
  stock: 'Availability',
  rating: 'Rating',
  brand: 'Brand',
  none: 'Not stated',
  unrated: 'No reviews yet',
  remove: (name: string) => `Take ${name} out`,
  clear: 'Compare nothing',
  print: 'Print',
  nothingDiffers: 'Nothing that we know of differs.',
};
