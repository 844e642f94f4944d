// @chunk purchase
/** Where links within the page go, and the form that its pictures choose in. */
export const reviewsId = 'reviews';
export const relatedId = 'related';
export const buyFormId = 'add-to-cart';
