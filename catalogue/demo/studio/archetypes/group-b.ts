import type { StudioForm } from '../studio-form.ts';
import { accessories } from './accessories.ts';
import { cosmetics } from './cosmetics.ts';
import { gamesAndBooks } from './games-and-books.ts';
import { groceries } from './groceries.ts';
import { grooming } from './grooming.ts';
import { motherAndChild } from './mother-and-child.ts';
import { nurseryFurniture } from './nursery-furniture.ts';
import { outerwearAndRobes } from './outerwear-and-robes.ts';
import { playthings } from './playthings.ts';
import { shoes } from './shoes.ts';
import { softClothes } from './soft-clothes.ts';
import { sportAndOutdoors } from './sport-and-outdoors.ts';
import { sportGear } from './sport-gear.ts';
import { stationery } from './stationery.ts';

/** Fashion, shoes, beauty, mother and child, groceries, sport, office, toys and books. */
export const groupB = {
  ...outerwearAndRobes, ...softClothes, ...accessories, ...shoes, ...cosmetics, ...grooming, ...motherAndChild, ...nurseryFurniture,
  ...groceries, ...sportGear, ...sportAndOutdoors, ...stationery, ...playthings, ...gamesAndBooks,
} satisfies Record<string, StudioForm>;
