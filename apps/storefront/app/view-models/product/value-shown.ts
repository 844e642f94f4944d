import type { OptionView } from './product-view.ts';

/** Returns the option and value that a picture shows; null for a picture that shows none. */
export const valueShown = (
  options: readonly OptionView[],
  path: string,
): { attributeId: string; id: number } | null => {
  for (const { attributeId, values } of options) {
    const value = values.find(({ picture }) => picture === path);
    if (value !== undefined) return { attributeId, id: value.id };
  }
  return null;
};
