/** Query parameters of a price range submitted by a form without scripts. They are converted to `price`. */
export const typedPriceFields = { from: 'price_from', to: 'price_to' } as const;

/** Maximum number of characters of a typed price. */
export const longestTypedPrice = 20;

/** Pattern of a value that is read from either field, on the server and in the browser alike. */
export const typedPriceForm = new RegExp(`^[^]{1,${longestTypedPrice}}$`);

/**
 * Returns the typed text of one field in an address; null when it is missing, or too long for a page to be
 * rendered for it.
 */
export const typedPriceIn = (
  search: URLSearchParams,
  field: keyof typeof typedPriceFields,
): string | null => {
  const typed = search.get(typedPriceFields[field]);
  return typed !== null && typedPriceForm.test(typed) ? typed : null;
};
