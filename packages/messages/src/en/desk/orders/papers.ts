import { grouped, pluralEnglish } from '../../../plural.ts';

/** Texts of printing the papers of orders. */
export const papers = {
  print: 'Print',
  title: (count: number) =>
    pluralEnglish(count, { one: 'Print for 1 order', other: `Print for ${grouped(count)} orders` }),
  kinds: {
    labels: { name: 'Labels', text: '100 × 150 mm, one for each package, with bars to scan' },
    pickList: { name: 'Pick list', text: 'What to take from the shelves, summed over the orders' },
    manifest: {
      name: 'Courier manifest',
      text: 'What each courier is given, with the cash and lines to sign',
    },
  },
  /** The name of the file, without its ending. */
  file: { labels: 'labels', pickList: 'pick-list', manifest: 'manifest' },
  making: 'Making the file…',
  done: 'The file is in your downloads.',
};
