import type { CarouselInput } from '@dijla/provider/modules/content/content';
import { scenePicture } from '../content/home-scenes.ts';

const kitchen = scenePicture('kitchen-table');

/**
 * Returns the hand-picked carousels of the home page, limited to the given skus. Carousels of bestsellers
 * and new products exist in every shop.
 */
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
        alts: { en: 'A kitchen with pots on the stove', ar: 'مطبخ وقدوره على الطباخ' },
        from: null,
        until: null,
      },
    ],
  },
];
