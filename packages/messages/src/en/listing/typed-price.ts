/** Fields for a range of prices in a listing. */
export const typedPrice = {
  from: 'From',
  to: 'To',
  show: 'Apply',
  noPrice: (example: string) => `Enter prices as numbers, like ${example}.`,
  nothingBetween: 'The second price must be higher than the first.',
};
