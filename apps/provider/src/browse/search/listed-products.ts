/** Filters of the products that a shopper's searches list (wire §7.2). */
export const listedProducts = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
] as const;

/** Filters of the categories that a shopper's searches list: active ones below the root. */
export const listedCategories = [
  { attribute: 'is_active', value: { eq: true }, scope: 'default' },
  { attribute: 'level', value: { gte: 2 }, scope: 'default' },
] as const;
