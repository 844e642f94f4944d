import { pluralEnglish } from '../../plural.ts';

/** What shoppers do with a review. */
export const reviewMarks = {
  helpful: 'Helpful',
  helpfulTo: (count: number) =>
    pluralEnglish(count, { one: '1 person found this helpful', other: `${count} people found this helpful` }),
  pictureBy: (name: string, place: number) => `Picture ${place} by ${name}`,
  unsent: 'That didn’t work. Check your connection and try again.',
};
