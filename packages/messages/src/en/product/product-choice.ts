import { pluralEnglish } from '../../plural.ts';

/** Choices for a product besides its variant: parts, files, custom options. */
export const productChoice = {
  required: 'required',
  optional: 'optional',
  choose: 'Choose',
  without: 'None',
  bundleTitle: 'Make it yours',
  groupTitle: 'Choose what you need',
  quantityOf: (name: string) => `Quantity of ${name}`,
  noneChosen: 'Choose at least one product.',
  filesIncluded: 'Files included',
  filesToChoose: 'Choose the files',
  lookAtSample: 'Look at a sample',
  noSurcharge: 'included',
  charactersLeft: (count: number) =>
    pluralEnglish(count, { one: `${count} character left`, other: `${count} characters left` }),
  missingChoice: (title: string) => `Complete this first: ${title}`,
  missingFiles: 'Choose at least one file.',
  tooLong: (most: number) =>
    pluralEnglish(most, {
      one: `There’s room for ${most} character.`,
      other: `There’s room for ${most} characters.`,
    }),
  badDate: 'Enter a date, such as 28-2-2026.',
  badChoice: (title: string) => `This choice isn’t available right now: ${title}`,
  tiers: 'Buy more, save more',
  each: (amount: string) => `${amount} each`,
  tierOf: (qty: number) => `${qty} or more`,
};
