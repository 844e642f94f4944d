import type { CarouselInput } from '@dijla/provider/modules/content/content';
import { scenePicture } from '../content/home-scenes.ts';

const kitchen = scenePicture('kitchen-table');

/** What the owner has picked for the home page by hand, as far as these goods are there; rows of what sells and what is new every shop has. */
export const demoCarousels = (skus: ReadonlySet<string>): CarouselInput[] => [
  {
    identifier: 'home-picks',
    is_active: true,
    shows: 'chosen',
    category: null,
    titles: { en: 'A kitchen that’s always busy', ar: 'لمطبخ لا يهدأ' },
    skus: [
      'DJ-POT',
      'DJ-KETTLE',
      'DJ-PAN',
      'DJ-QURI',
      'DJ-HONEY',
      'DJ-MUG',
      'DJ-ISTIKAN',
      'DJ-RASHI',
      'DJ-DIBS',
      'DJ-KETLI',
      'DJ-TOWELS',
      'DJ-COFFEE',
    ].filter((sku) => skus.has(sku)),
    slides: [
      {
        image: kitchen,
        image_small: kitchen,
        image_medium: kitchen,
        url: 'home-and-kitchen/cookware',
        titles: { en: 'From breakfast to dinner', ar: 'من الفطور إلى العشاء' },
      },
    ],
  },
];
