/** Returns the path of a brand's page, below the store's prefix. */
export const brandPath = (alias: string): string => `brands/${alias}`;

/**
 * Returns the brand alias in a path: `brands/samsung`, or `brand/samsung` as older addresses have it (spec 1
 * §2).
 */
export const brandAliasAt = (path: string): string | undefined => /^brands?\/([^/]+)$/.exec(path)?.[1];
