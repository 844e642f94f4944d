/** Scrollable rows of products. */
export const carousel = {
  /** Titles of rows without one from the owner. */
  titles: { bestsellers: 'Bestsellers', trending: 'Trending now' },
  seeAll: 'See all',
  previous: 'Previous products',
  next: 'Next products',
};
