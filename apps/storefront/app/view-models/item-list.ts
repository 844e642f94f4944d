/** Products of a listing in their order for search engines (schema.org ItemList): where each is, and nothing else, as its own page says the rest. So many stand before the first. */
export const itemList = (addresses: readonly string[], before = 0): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: addresses.map((url, place) => ({ '@type': 'ListItem', position: before + place + 1, url })),
});
