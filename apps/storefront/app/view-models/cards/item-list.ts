/** Products of a listing in their order for search engines (schema.org ItemList): where each is, and nothing else, as its own page says the rest. */
export const itemList = (addresses: readonly string[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: addresses.map((url, place) => ({ '@type': 'ListItem', position: place + 1, url })),
});
