/** Texts of a seller's own account at the desk. */
export const ownVendor = {
  title: 'Your sales',
  help: [
    'The products that the shop sells for you, what became of each sale, and what you earn. To have something changed, write to the shop.',
    'You earn what delivered and kept pieces cost, less the shop’s commission and storage.',
  ],
  parts: { account: 'Account', goods: 'Products', lines: 'Sales', payouts: 'Payouts' },
  columns: {
    product: 'Product',
    order: 'Order',
    placed: 'Ordered',
    state: 'State',
    qty: 'Pieces',
    net: 'You earn',
  },
  noTerms: 'The shop hasn’t set your terms yet. Until then, sales earn nothing.',
  noPayouts: 'You haven’t been paid yet.',
  sold: 'Sold so far',
  notSold: 'Nothing was sold of it yet.',
  sku: 'Number',
  ordered: 'Ordered pieces',
  delivered: 'Delivered',
  kept: 'Kept by the buyer',
  gross: 'Price after discounts',
  commission: 'Shop’s commission',
  storage: 'Storage',
};
