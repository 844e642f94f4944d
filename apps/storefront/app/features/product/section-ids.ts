/** Where links within the page go. */
export const reviewsId = 'reviews';
export const relatedId = 'related';
