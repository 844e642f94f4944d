/** Texts of the packing slip, which goes into the parcel and shows no prices. */
export const packingSlip = {
  packingSlip: 'Packing slip',
  fileName: (number: string) => `packing-slip-${number}`,
  deliverTo: 'Deliver to',
  phone: 'Phone',
  slot: 'Delivery time',
  delivery: 'Delivery',
  sku: 'SKU',
  pieces: 'Pieces',
  collect: 'Cash to collect',
  nothingToCollect: 'Nothing to collect',
  nothingToDeliver: 'No delivery address',
};
