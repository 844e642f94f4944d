const place = 'dijla-searches';
/** Maximum number of searches the device remembers (spec 1 §9). */
const most = 4;

/** Returns the latest searches on this device, newest first; empty when storage is unavailable. */
export const recentSearches = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
};

const keep = (terms: readonly string[]): void => {
  try {
    localStorage.setItem(place, JSON.stringify(terms));
  } catch {
    // Without storage, no searches are remembered.
  }
};

/**
 * Returns the four latest searches with this one first; a repeated term moves to the front instead of
 * appearing twice.
 */
export const withSearch = (terms: readonly string[], term: string): string[] =>
  [term, ...terms.filter((one) => one !== term)].slice(0, most);

export const rememberSearch = (term: string): void => keep(withSearch(recentSearches(), term));

export const forgetSearches = (): void => {
  try {
    localStorage.removeItem(place);
  } catch {
    // Without storage, there is nothing to remove.
  }
};
