/** Where a shared shop is found, and the folder of the messages it sends. */
export type SharedShopAddress = { url: string; databaseUrl: string; outbox: string };

/** Where Playwright finds a shared Chromium. */
export type SharedChromiumAddress = { endpoint: string };

/** What the files of a run share, by the name under which they ask for it. */
export type Shared = { shop: SharedShopAddress; chromium: SharedChromiumAddress };
