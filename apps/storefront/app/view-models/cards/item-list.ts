/**
 * Returns a listing's products for search engines (schema.org ItemList): only positions and addresses, as
 * each product's page contains the rest.
 */
export const itemList = (addresses: readonly string[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: addresses.map((url, place) => ({ '@type': 'ListItem', position: place + 1, url })),
});
