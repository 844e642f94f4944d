/** No product's score is multiplied by more than this for what shoppers choose. */
const mostFavour = 1.5;
/** With so much weight a product has half of that. */
const halfWeight = 10;

/**
 * Returns what a product's score is multiplied by, from 1 to `mostFavour`, for the weight of what shoppers chose
 * after a text: it grows ever more slowly, so that no number of clicks makes up for words that do not fit.
 */
export const clickFavour = (weight: number): number =>
  1 + ((mostFavour - 1) * weight) / (weight + halfWeight);
