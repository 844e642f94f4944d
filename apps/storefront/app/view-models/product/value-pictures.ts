type Variant = { values: Readonly<Record<string, number>>; image: string | null };

const imageOf = (variants: readonly Variant[], code: string, id: number): string | null => {
  const images = new Set(variants.filter(({ values }) => values[code] === id).map(({ image }) => image));
  return images.size === 1 ? ([...images][0] ?? null) : null;
};

/**
 * Returns the pictures of an attribute's values by value id, if they distinguish the values: all variants of
 * a value have the same picture, each value has one, and no two are equal. Otherwise the map is empty, as
 * for sizes.
 */
export const valuePictures = (
  variants: readonly Variant[],
  code: string,
  ids: readonly number[],
): ReadonlyMap<number, string> => {
  const made = ids.filter((id) => variants.some(({ values }) => values[code] === id));
  const found = new Map(
    made.flatMap((id) => {
      const image = imageOf(variants, code, id);
      return image === null ? [] : [[id, image] as const];
    }),
  );
  return found.size > 1 && found.size === made.length && new Set(found.values()).size === found.size
    ? found
    : new Map();
};
