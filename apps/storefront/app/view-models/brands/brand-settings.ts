/** How the owner wants all brands shown (spec 2 §3). */
export type BrandSettings = {
  /** Brands with a picture stand without their name. */
  showOnlyImage: boolean;
  /** How many products each has stands beside it. */
  showCount: boolean;
  sort: 'name' | 'position';
};

export const defaultBrandSettings: BrandSettings = { showOnlyImage: false, showCount: true, sort: 'name' };

const flag = (given: unknown, fallback: boolean): boolean => (typeof given === 'boolean' ? given : fallback);

const isKnown: Readonly<Record<string, (value: unknown) => boolean>> = {
  sort: (value) => value === 'name' || value === 'position',
  show_count: (value) => typeof value === 'boolean',
  show_only_image: (value) => typeof value === 'boolean',
};

/** Names of the owner's settings whose values nobody knows. */
export const unknownBrandSettings = (given: unknown): string[] =>
  Object.entries(given ?? {}).flatMap(([name, value]) => (isKnown[name]?.(value) === false ? [name] : []));

/** The owner's settings as the wire has them; what is missing or unknown among them falls back to its default (spec 1 §8). */
export const brandSettingsOf = (given: unknown): BrandSettings => {
  const { show_only_image: onlyImage, show_count: count, sort } = (given ?? {}) as Record<string, unknown>;
  return {
    showOnlyImage: flag(onlyImage, defaultBrandSettings.showOnlyImage),
    showCount: flag(count, defaultBrandSettings.showCount),
    sort: sort === 'position' ? 'position' : defaultBrandSettings.sort,
  };
};
