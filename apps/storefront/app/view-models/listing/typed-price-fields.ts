/** The two fields of a price range in an address, as a form without scripts sends them; `price` is what they lead to. */
export const typedPriceFields = { from: 'price_from', to: 'price_to' } as const;

/** No price is longer, however it is written. */
export const longestTypedPrice = 20;

/** What either field may hold to be looked at, on the server and in the browser alike. */
export const typedPriceForm = new RegExp(`^[^]{1,${longestTypedPrice}}$`);

/** What an address says of one of them; null when it says nothing, or what no page is rendered for. */
export const typedPriceIn = (
  search: URLSearchParams,
  field: keyof typeof typedPriceFields,
): string | null => {
  const typed = search.get(typedPriceFields[field]);
  return typed !== null && typedPriceForm.test(typed) ? typed : null;
};
