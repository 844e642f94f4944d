/** Rows of products that one moves through. */
export const carousel = {
  /** Titles of rows whose owner gave none. */
  titles: { bestsellers: 'Bestsellers', trending: 'Trending now' },
  seeAll: 'See all',
  previous: 'Previous products',
  next: 'Next products',
};
