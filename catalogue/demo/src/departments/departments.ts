import type { Department } from '../department.ts';
import { appliances } from './appliances/appliances.ts';
import { beauty } from './beauty/beauty.ts';
import { books } from './books/books.ts';
import { computers } from './computers/computers.ts';
import { electronics } from './electronics/electronics.ts';
import { fashion } from './fashion/fashion.ts';
import { furniture } from './furniture/furniture.ts';
import { giftCards } from './gift-cards/gift-cards.ts';
import { grocery } from './grocery/grocery.ts';
import { homeAndKitchen } from './home-and-kitchen/home-and-kitchen.ts';
import { motherAndChild } from './mother-and-child/mother-and-child.ts';
import { office } from './office/office.ts';
import { sports } from './sports/sports.ts';
import { toys } from './toys/toys.ts';

/** Every department by the path of its top category, in the order of the menu. */
export const departments: Readonly<Record<string, Department>> = {
  electronics,
  computers,
  appliances,
  fashion,
  beauty,
  'mother-and-child': motherAndChild,
  toys,
  sports,
  'home-and-kitchen': homeAndKitchen,
  furniture,
  grocery,
  office,
  books,
  'gift-cards': giftCards,
};
