/** Fields for a range of prices in a listing. */
export const typedPrice = {
  from: 'From',
  to: 'To',
  show: 'Apply',
  noPrice: (example: string) => `Write prices as numbers, such as ${example}.`,
  nothingBetween: 'The second price must be higher than the first.',
};
