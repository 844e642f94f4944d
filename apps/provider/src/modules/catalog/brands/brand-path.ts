/** Where a brand has its page, below the store's prefix. */
export const brandPath = (alias: string): string => `brands/${alias}`;

/** The alias of the brand whose page would be at this path: `brands/samsung`, and `brand/samsung` by the older address (spec 1 §2). */
export const brandAliasAt = (path: string): string | undefined => /^brands?\/([^/]+)$/.exec(path)?.[1];
