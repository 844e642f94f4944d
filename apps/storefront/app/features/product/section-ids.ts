// @chunk purchase
/** Element ids for links within the page, and the id of the form in which the gallery's pictures choose. */
export const reviewsId = 'reviews';
export const relatedId = 'related';
export const buyFormId = 'add-to-cart';
