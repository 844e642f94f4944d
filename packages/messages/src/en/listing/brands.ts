import { pluralEnglish } from '../../plural.ts';

const brandCount = (count: number) => pluralEnglish(count, { one: '1 brand', other: `${count} brands` });

/** The page of all brands and the pages of single brands. */
export const brands = {
  title: 'Brands',
  pageDescription: (count: number) => `${brandCount(count)} in our shop, from A to Z.`,
  brandCount,
  find: 'Find a brand',
  clear: 'Clear',
  featured: 'Featured brands',
  letters: 'Brands by first letter',
  pages: 'More brands',
  previousPage: 'Previous brands',
  nextPage: 'Next brands',
  /** Replaces the letter for names that begin with a digit. */
  otherLetter: '0–9',
  latinNames: 'A – Z',
  arabicNames: 'أ – ي',
  namesInLatin: 'Brands by their English names',
  namesInArabic: 'Brands by their Arabic names',
  countsSay: 'The number next to a brand is how many products it has.',
};
