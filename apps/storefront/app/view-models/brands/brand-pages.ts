import type { BrandGroup } from './brand-groups.ts';
import type { BrandLine } from './brand-view.ts';

/**
 * Maximum number of brands on a single page. More brands are split into several pages, so that each stays
 * light.
 */
const mostOnOnePage = 300;
const pageSize = 240;

/** The number of the page shown, the number of pages, and the page on which each letter begins. */
export type BrandPages = {
  page: number;
  count: number;
  letters: (readonly [letter: string, page: number])[];
};

type Place = { letter: string | null; brand: BrandLine };

const pageAt = (place: number): number => Math.floor(place / pageSize) + 1;

/**
 * Returns the brands of one page grouped by letter; a letter may continue on the next page. If all fit on
 * one page, returns them all and null for `pages`. A page after the last is treated as the last.
 */
export const brandPage = (
  groups: readonly BrandGroup[],
  asked: number,
): { groups: BrandGroup[]; pages: BrandPages | null } => {
  const places = groups.flatMap(({ letter, brands }): Place[] => brands.map((brand) => ({ letter, brand })));
  if (places.length <= mostOnOnePage) return { groups: [...groups], pages: null };
  const count = pageAt(places.length - 1);
  const page = Math.max(1, Math.min(Math.trunc(asked), count));
  const shown = Map.groupBy(places.slice((page - 1) * pageSize, page * pageSize), ({ letter }) => letter);
  const letters = groups.flatMap(({ letter }): [string, number][] =>
    letter === null ? [] : [[letter, pageAt(places.findIndex((place) => place.letter === letter))]],
  );
  return {
    groups: [...shown].map(([letter, here]) => ({ letter, brands: here.map(({ brand }) => brand) })),
    pages: { page, count, letters },
  };
};
