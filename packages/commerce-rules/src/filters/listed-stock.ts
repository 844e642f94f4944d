/** Sold out and in stock, as documents and addresses have them. */
const soldOut = 0;
const inStock = 1;

/**
 * The stock a listing asks for (spec 1 §5): without a choice what is in stock, widened to what is sold out while such products are listed;
 * what a shopper chose is taken as chosen, in stock alone too.
 */
export const listedStock = (
  chosen: readonly string[] | undefined,
  { listsSoldOut }: { listsSoldOut: boolean },
): readonly number[] => {
  if (chosen !== undefined) return chosen.map(Number);
  return listsSoldOut ? [soldOut, inStock] : [inStock];
};
