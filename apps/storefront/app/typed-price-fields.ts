/** The two fields of a price range in an address, as a form without scripts sends them; `price` is what they lead to. */
export const typedPriceFields = { from: 'price_from', to: 'price_to' } as const;
