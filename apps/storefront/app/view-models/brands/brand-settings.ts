/** The owner's settings for the page of all brands (spec 2 §3). */
export type BrandSettings = {
  /** True to show brands with a picture without their name. */
  showOnlyImage: boolean;
  /** True to show the number of products of each brand. */
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

/** Returns the names of settings with an invalid value. */
export const unknownBrandSettings = (given: unknown): string[] =>
  Object.entries(given ?? {}).flatMap(([name, value]) => (isKnown[name]?.(value) === false ? [name] : []));

/** Reads the owner's settings from their wire form. Missing or invalid ones get their default (spec 1 §8). */
export const brandSettingsOf = (given: unknown): BrandSettings => {
  const { show_only_image: onlyImage, show_count: count, sort } = (given ?? {}) as Record<string, unknown>;
  return {
    showOnlyImage: flag(onlyImage, defaultBrandSettings.showOnlyImage),
    showCount: flag(count, defaultBrandSettings.showCount),
    sort: sort === 'position' ? 'position' : defaultBrandSettings.sort,
  };
};
