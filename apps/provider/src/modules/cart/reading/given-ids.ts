type GivenItem = { quoteId?: string | null | undefined; quote_id?: string | null | undefined };
type WithCart = { query: { cartId?: string | undefined }; body: { cartItem: GivenItem } };

/**
 * Returns the cart id of a change: from the query, or else from the item under either spelling (wire §2.3).
 */
export const givenCartId = ({ query, body }: WithCart): string | undefined =>
  query.cartId ?? body.cartItem.quoteId ?? body.cartItem.quote_id ?? undefined;

/** Line ids are 32-bit in the database. */
const largestItemId = 2_147_483_647;

/**
 * Returns a line's id as a number, or null when none is given. An invalid id becomes 0, which no line has.
 */
export const givenItemId = (given: number | string | null | undefined): number | null => {
  if (given === null || given === undefined || given === '') return null;
  const id = Number(given);
  return Number.isInteger(id) && id > 0 && id <= largestItemId ? id : 0;
};
