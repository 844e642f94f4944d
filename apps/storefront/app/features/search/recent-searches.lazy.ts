const place = 'dijla-searches';
/** How many searches the device remembers (spec 1 §9). */
const most = 4;

/** The latest searches of this device, the newest first; none where nothing may be kept. */
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
    // A browser that keeps nothing remembers no searches.
  }
};

/** The four latest with this one first; searched again, a term moves up instead of standing twice. */
export const withSearch = (terms: readonly string[], term: string): string[] =>
  [term, ...terms.filter((one) => one !== term)].slice(0, most);

export const rememberSearch = (term: string): void => keep(withSearch(recentSearches(), term));

export const forgetSearches = (): void => {
  try {
    localStorage.removeItem(place);
  } catch {
    // What could not be kept need not be forgotten.
  }
};
