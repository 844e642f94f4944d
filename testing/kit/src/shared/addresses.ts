/** Where a shared shop is found. */
export type SharedShopAddress = { url: string; databaseUrl: string };

/** Where Playwright finds a shared Chromium. */
export type SharedChromiumAddress = { endpoint: string };

/** What the files of a run share, by the name under which they ask for it. */
export type Shared = { shop: SharedShopAddress; chromium: SharedChromiumAddress };
