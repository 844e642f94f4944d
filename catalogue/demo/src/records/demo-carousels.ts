import type { CarouselInput } from '@dijla/provider/modules/content/content';
import { scenePicture } from '../content/home-scenes.ts';

const byRule = (identifier: string, shows: CarouselInput['shows'], titles: CarouselInput['titles']): CarouselInput => (
  { identifier, is_active: true, shows, category: null, titles, skus: [], slides: [] }
);

const teaScene = scenePicture('tea-time');

/** Rows of products: what sells and what is new, and a table laid for tea by hand, as far as these goods are there. */
export const demoCarousels = (skus: ReadonlySet<string>): CarouselInput[] => [
  byRule('new-collection', 'new', { en: 'New in', ar: 'وصل حديثاً' }),
  byRule('bestsellers', 'bestsellers', { en: 'Best sellers', ar: 'الأكثر مبيعاً' }),
  byRule('trending', 'trending', { en: 'Trending now', ar: 'رائج الآن' }),
  byRule('special-offers', 'special-offers', { en: 'Special offers', ar: 'عروض خاصة' }),
  {
    identifier: 'tea-table', is_active: true, shows: 'chosen', category: null,
    titles: { en: 'Set the table for tea', ar: 'كل ما تحتاجه جلسة الشاي' },
    skus: ['DJ-QURI', 'DJ-ISTIKAN', 'DJ-KETLI', 'DJ-TEA', 'DJ-DATES', 'DJ-KETTLE', 'DJ-HONEY', 'DJ-DIBS', 'DJ-RASHI', 'DJ-MUG', 'DJ-COFFEE', 'DJ-LANTERN'].filter((sku) => skus.has(sku)),
    slides: [{
      image: teaScene, image_small: teaScene, image_medium: teaScene, url: 'home-and-kitchen/kettles-and-tea',
      titles: { en: 'Tea, the way it should be', ar: 'جلسة شاي على أصولها' },
    }],
  },
];
