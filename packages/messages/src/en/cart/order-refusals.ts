/** Why an order was refused, word for word as the specification says it (spec 2 §8). */
export const orderRefusals = {
  addressInvalid: 'Address is invalid. Please change address.',
  unhandled: 'Unhandled place order request error. Please contact support.',
  notAvailable: 'Some of the ordered products are not available!',
};
