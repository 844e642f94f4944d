import { grouped, pluralEnglish } from '../../../plural.ts';

const reviewsCounted = (count: number): string =>
  pluralEnglish(count, { one: '1 review', other: `${grouped(count)} reviews` });

/** Texts of product reviews at the desk. */
export const reviews = {
  title: 'Reviews',
  help: [
    'What shoppers write waits here until you approve it; then it is on the product’s page and counts in its stars.',
    'Reviews with rude words come first. Nothing is refused by itself: you decide.',
    'Pictures are decided on one by one: only those you approve are shown.',
    'An answer is shown below the review, in the shop’s name.',
  ],
  states: { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected' },
  state: 'State',
  stars: 'Stars',
  starsOf: (count: number) => pluralEnglish(count, { one: '1 star', other: `${count} stars` }),
  noStars: 'No stars',
  sku: 'Product code',
  columns: { review: 'Review', product: 'Product', stars: 'Stars', by: 'By', state: 'State', since: 'Since' },
  pictures: 'Pictures',
  pictureOf: (place: number) => `Picture ${place}`,
  showPicture: (place: number) => `Approve picture ${place}`,
  refusePicture: (place: number) => `Reject picture ${place}`,
  rude: 'Rude words',
  boughtHere: 'Bought here',
  yes: 'Yes',
  guest: 'Guest',
  customer: 'Customer',
  approve: 'Approve',
  reject: 'Reject',
  approveMany: (count: number) => `Approve (${grouped(count)})`,
  rejectMany: (count: number) => `Reject (${grouped(count)})`,
  approved: (count: number) => `${reviewsCounted(count)} approved`,
  rejected: (count: number) => `${reviewsCounted(count)} rejected`,
  answer: 'The shop’s answer',
  answerHint: 'Everybody reads it below the review. Leave it empty for no answer.',
  saveAnswer: 'Save answer',
  answerSaved: 'Answer saved',
};
