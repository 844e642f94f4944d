import type { CategoryDocument } from '@dijla/contract/client';

/** Returns the ids of a category and all its descendants. */
export const idsBelow = (category: Partial<CategoryDocument>): number[] => [
  category.id ?? 0,
  ...(category.children_data ?? []).flatMap(idsBelow),
];
