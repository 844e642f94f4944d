import type { BrandGroup } from './brand-groups.ts';
import type { BrandLine } from './brand-view.ts';

/** So many brands stand on one page; with more there are several, so that each stays light. */
const mostOnOnePage = 300;
const pageSize = 240;

/** Which of several pages is shown, and the page on which each letter begins. */
export type BrandPages = {
  page: number;
  count: number;
  letters: (readonly [letter: string, page: number])[];
};

type Place = { letter: string | null; brand: BrandLine };

const pageAt = (place: number): number => Math.floor(place / pageSize) + 1;

/** The brands of one page under their letters, a letter's brands on several pages where need be; all of them and no pages where they fit on one. A page behind the last is the last. */
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
