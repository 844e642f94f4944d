/** The product page. */
export const product = {
  gallery: 'Pictures of the product',
  pictureOf: (position: number, total: number) => `Picture ${position} of ${total}`,
  notAvailableVariant: 'Not available',
  noVariants: 'No available product variants',
  description: 'Description',
  specification: 'Specification',
  sku: 'Product code',
  promiseDelivery: 'Delivery within 24 hours',
  promiseCash: 'Cash on delivery',
  promiseHours: 'Customer service 8am to midnight',
  notOrderable: 'You can look at it here already. Ordering it on the site comes soon.',
};
