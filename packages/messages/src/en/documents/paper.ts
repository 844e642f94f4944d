/** Texts that all printed papers of the shop share. */
export const paper = {
  pageBefore: 'Page ',
  pageOf: ' of ',
  orderNumber: 'Order number',
  orderedOn: 'Ordered on',
  product: 'Product',
  sku: (sku: string) => `SKU ${sku}`,
  qty: 'Qty',
  /** What one piece of a bundle holds. */
  part: (qty: string, name: string) => `${qty} × ${name}`,
  place: (region: string, city: string) => [region, city].filter((name) => name !== '').join(', '),
  landmark: (landmark: string) => `Landmark: ${landmark}`,
  licence: (number: string) => `License no. ${number}`,
  taxNumber: (number: string) => `Tax no. ${number}`,
};
