import type { CarouselInput } from '@dijla/provider/modules/content/content';
import { scenePicture } from '../content/home-scenes.ts';

const byRule = (identifier: string, shows: CarouselInput['shows'], titles: CarouselInput['titles']): CarouselInput => (
  { identifier, is_active: true, shows, category: null, titles, skus: [], slides: [] }
);

const kitchen = scenePicture('kitchen-table');

/** Rows of products: what sells and what is new, and what the owner has picked for the home page by hand, as far as these goods are there. */
export const demoCarousels = (skus: ReadonlySet<string>): CarouselInput[] => [
  byRule('new-collection', 'new', { en: 'New in', ar: 'وصل حديثاً' }),
  byRule('bestsellers', 'bestsellers', { en: 'Best sellers', ar: 'الأكثر مبيعاً' }),
  byRule('trending', 'trending', { en: 'Trending now', ar: 'رائج الآن' }),
  byRule('special-offers', 'special-offers', { en: 'Special offers', ar: 'عروض خاصة' }),
  {
    identifier: 'home-picks', is_active: true, shows: 'chosen', category: null,
    titles: { en: 'A kitchen that is always busy', ar: 'لمطبخ لا يهدأ' },
    skus: ['DJ-POT', 'DJ-KETTLE', 'DJ-PAN', 'DJ-QURI', 'DJ-HONEY', 'DJ-MUG', 'DJ-ISTIKAN', 'DJ-RASHI', 'DJ-DIBS', 'DJ-KETLI', 'DJ-TOWELS', 'DJ-COFFEE'].filter((sku) => skus.has(sku)),
    slides: [{
      image: kitchen, image_small: kitchen, image_medium: kitchen, url: 'home-and-kitchen/cookware',
      titles: { en: 'From breakfast to dinner', ar: 'من الفطور إلى العشاء' },
    }],
  },
];
