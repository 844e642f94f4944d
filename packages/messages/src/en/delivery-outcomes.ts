/** What came of a delivery, in the same words in an order, in what happened to it, and in a courier's run. */
export const deliveryOutcomes = {
  deliver: 'Delivered',
  accept_part: 'Partly accepted',
  refuse: 'Refused',
  fail: 'No one there',
};
