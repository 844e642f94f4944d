import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import type { Language } from '../../i18n/store-views.ts';
import { brandInitial, initialsOf } from './brand-initial.ts';
import type { BrandLine } from './brand-view.ts';

/** Brands under a letter; in the owner's order all stand together under none. */
export type BrandGroup = { letter: string | null; brands: readonly BrandLine[] };

/** Brands by their letters in the order of the page's alphabet, within a letter by name. */
export const brandGroups = (brands: readonly BrandLine[], language: Language): BrandGroup[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byLetter = Map.groupBy(brands, ({ name }) => brandInitial(name));
  return initialsOf(language).flatMap((letter) => {
    const group = byLetter.get(letter);
    return group === undefined
      ? []
      : [{ letter, brands: group.toSorted((one, other) => compare(one.name, other.name)) }];
  });
};

/** Of the groups what has a word that begins like the term in one of its names or its address; all of them for no term. */
export const brandsFound = (groups: readonly BrandGroup[], term: string): BrandGroup[] => {
  const wanted = foldedText(term);
  if (wanted === '') return [...groups];
  const isFound = ({ name, otherName, key }: BrandLine): boolean =>
    ` ${foldedText(`${name} ${otherName ?? ''}`)} ${key} ${key.replaceAll('-', ' ')}`.includes(` ${wanted}`);
  return groups
    .map(({ letter, brands }) => ({ letter, brands: brands.filter(isFound) }))
    .filter(({ brands }) => brands.length > 0);
};

export const countOf = (groups: readonly BrandGroup[]): number =>
  groups.reduce((sum, { brands }) => sum + brands.length, 0);
