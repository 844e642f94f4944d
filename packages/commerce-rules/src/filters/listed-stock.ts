/** Values for sold out and in stock in documents and URLs. */
const soldOut = 0;
const inStock = 1;

/**
 * Returns the stock values a listing queries (spec 1 §5). Without a choice these are in stock, plus sold out
 * where the shop lists such products; a shopper's choice is used as it is.
 */
export const listedStock = (
  chosen: readonly string[] | undefined,
  { listsSoldOut }: { listsSoldOut: boolean },
): readonly number[] => {
  if (chosen !== undefined) return chosen.map(Number);
  return listsSoldOut ? [soldOut, inStock] : [inStock];
};
