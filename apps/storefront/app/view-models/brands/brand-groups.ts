import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import type { Language } from '@dijla/contract/store-views';
import { brandInitial, initialsOf } from './brand-initial.ts';
import type { BrandLine } from './brand-view.ts';

/** Brands with the same initial letter. In the owner's own order they form one group with the letter null. */
export type BrandGroup = { letter: string | null; brands: readonly BrandLine[] };

/** Groups brands by initial letter in the order of the page's alphabet, sorted by name within a letter. */
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

/**
 * Returns the brands of which a word in a name or in the address begins with the term; all of them for an
 * empty term.
 */
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
