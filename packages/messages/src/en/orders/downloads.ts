import { pluralEnglish } from '../../plural.ts';

/** Texts of files that were bought, in the account and on the page of an order. */
export const downloads = {
  files: 'Your files',
  order: 'Order',
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  preparing: 'Preparing the file',
  megabytes: (size: string) => `${size} MB`,
  kilobytes: (size: string) => `${size} KB`,
  left: (count: number) => pluralEnglish(count, { one: '1 download left', other: `${count} downloads left` }),
  unlimited: 'As often as you like',
  until: (day: string) => `Until ${day}`,
  usedUp: 'You’ve used all your downloads of this file.',
  ended: (day: string) => `It could be downloaded until ${day}.`,
  missing: 'This file isn’t here yet. Please try again later.',
  none: 'No files yet',
  noneHint: 'Files you buy appear here as soon as they’re paid for.',
  notPaid: 'You can download your files here as soon as the order is paid for.',
  noAnswer: 'We can’t load this right now. Check your connection and try again.',
  tryAgain: 'Try again',
};
