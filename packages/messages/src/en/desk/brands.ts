import { grouped, pluralEnglish } from '../../plural.ts';

/** Texts of brands and of one of them. */
export const brands = {
  title: 'Brands',
  help: [
    'The brands that products can be given, with their names in both languages.',
    'A featured brand stands among the first on the page of brands, in the order of its numbers.',
    'A new address leaves the old one working: it leads to the new one.',
  ],
  add: 'New brand',
  find: 'Find a brand',
  nothing: 'No brand is called so.',
  featured: 'Featured',
  count: (count: number) => pluralEnglish(count, { one: '1 product', other: `${grouped(count)} products` }),
  texts: 'Texts',
  name: 'Name',
  description: 'Text on its page',
  place: 'In the shop',
  slug: 'Address',
  slugHint: 'The last part of its address: letters, digits and hyphens. The old one leads here.',
  wrongSlug: 'Use letters, digits and hyphens alone.',
  position: 'Place among featured brands',
  positionHint: 'A number; empty: it is not featured.',
  wrongPosition: 'Type a whole number from 1 to 1000.',
  image: 'Picture',
  imageWords: {
    add: 'Choose a picture',
    hint: 'JPEG, PNG, WebP or GIF. Shown at 300 × 300.',
    giving: 'Adding the picture…',
    of: 'The picture of the brand',
    remove: 'Remove the picture',
  },
  sliderImage: 'Picture where it is featured',
  sliderWords: {
    add: 'Choose a picture for featured brands',
    hint: 'Shown at 200 × 200. Without one, the other picture is shown.',
    giving: 'Adding the picture…',
    of: 'The picture where the brand is featured',
    remove: 'Remove the picture for featured brands',
  },
  create: 'Create brand',
  seeInShop: 'See it in the shop',
  created: (name: string) => `${name} is in the shop`,
  saved: (name: string) => `${name} saved`,
  changes: {
    changedTitle: 'A colleague saved this brand while you were writing',
    changedText:
      'This is what they changed. What you had not touched is taken over. Look at it, then save again.',
    changedNothing: 'You both wrote the same. Save again.',
    taken: 'taken over',
    takeTheirs: 'Take theirs instead of mine',
    nothing: 'None',
  },
  /** Names of fields for what a colleague changed. */
  fields: {
    title: 'Name',
    description: 'Text on its page',
    url_key: 'Address',
    image: 'Picture',
    slider_image: 'Picture where it is featured',
    slider_position: 'Place among featured brands',
  },
};
