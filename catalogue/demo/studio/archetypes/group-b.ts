import type { StudioForm } from '../studio-form.ts';
import { accessories } from './wear/accessories.ts';
import { cosmetics } from './wear/cosmetics.ts';
import { gamesAndBooks } from './games-and-books.ts';
import { groceries } from './groceries.ts';
import { grooming } from './wear/grooming.ts';
import { motherAndChild } from './mother-and-child.ts';
import { nurseryFurniture } from './home/nursery-furniture.ts';
import { outerwearAndRobes } from './wear/outerwear-and-robes.ts';
import { playthings } from './playthings.ts';
import { shoes } from './wear/shoes.ts';
import { softClothes } from './wear/soft-clothes.ts';
import { sportAndOutdoors } from './sport-and-outdoors.ts';
import { sportGear } from './sport-gear.ts';
import { stationery } from './stationery.ts';

/** Fashion, shoes, beauty, mother and child, groceries, sport, office, toys and books. */
export const groupB = {
  ...outerwearAndRobes,
  ...softClothes,
  ...accessories,
  ...shoes,
  ...cosmetics,
  ...grooming,
  ...motherAndChild,
  ...nurseryFurniture,
  ...groceries,
  ...sportGear,
  ...sportAndOutdoors,
  ...stationery,
  ...playthings,
  ...gamesAndBooks,
} satisfies Record<string, StudioForm>;
