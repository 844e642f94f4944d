import type { Department } from '../../department.ts';
import { bedroom } from './bedroom.ts';
import { furnitureAttributes } from './furniture-attributes.ts';
import { seating } from './seating.ts';
import { tablesAndShelves } from './tables-and-shelves.ts';

/** Furniture, by room. */
export const furniture: Department = {
  categories: [
    {
      path: 'furniture',
      name: { en: 'Furniture', ar: 'الأثاث' },
      picture: 'sofa',
      about: {
        en: 'For the family, for guests, and for a quiet hour alone.',
        ar: 'للعائلة وللضيوف ولساعة هدوء مع النفس.',
      },
    },
    {
      path: 'furniture/living-room',
      name: { en: 'Living room', ar: 'غرفة المعيشة' },
      picture: 'armchair~green',
    },
    {
      path: 'furniture/living-room/sofas-and-armchairs',
      name: { en: 'Sofas & armchairs', ar: 'القنفات والكراسي' },
      picture: 'sofa~gray',
    },
    {
      path: 'furniture/living-room/floor-seating',
      name: { en: 'Floor seating', ar: 'الجلسات الأرضية' },
      picture: 'floor-seating-six~red',
    },
    {
      path: 'furniture/living-room/tables-and-tv-stands',
      name: { en: 'Coffee tables & TV stands', ar: 'الطاولات الوسطية وطاولات التلفزيون' },
      picture: 'coffee-table',
    },
    { path: 'furniture/bedroom', name: { en: 'Bedroom', ar: 'غرفة النوم' }, picture: 'bed' },
    { path: 'furniture/bedroom/beds', name: { en: 'Beds', ar: 'الأسرّة' }, picture: 'bed~white' },
    {
      path: 'furniture/bedroom/wardrobes-and-mirrors',
      name: { en: 'Wardrobes & mirrors', ar: 'الكناتير والمرايا' },
      picture: 'wardrobe',
    },
    {
      path: 'furniture/dining-room',
      name: { en: 'Dining room', ar: 'غرفة الطعام' },
      picture: 'dining-table',
    },
    {
      path: 'furniture/dining-room/dining-tables',
      name: { en: 'Dining tables', ar: 'طاولات الطعام' },
      picture: 'dining-table',
    },
    {
      path: 'furniture/dining-room/chairs',
      name: { en: 'Dining chairs', ar: 'كراسي الطعام' },
      picture: 'chair',
    },
    { path: 'furniture/study', name: { en: 'Study', ar: 'غرفة المكتب' }, picture: 'desk' },
    {
      path: 'furniture/study/office-chairs',
      name: { en: 'Office chairs', ar: 'كراسي المكتب' },
      picture: 'office-chair',
    },
    {
      path: 'furniture/study/desks-and-bookshelves',
      name: { en: 'Desks & bookshelves', ar: 'المكاتب والمكتبات' },
      picture: 'bookshelf',
    },
  ],
  brands: [
    { code: 'istikbal', en: 'İstikbal', ar: 'إستكبال' },
    { code: 'bellona', en: 'Bellona', ar: 'بيلونا' },
    { code: 'dogtas', en: 'Doğtaş', ar: 'دوغتاش' },
    { code: 'ashley', en: 'Ashley', ar: 'آشلي' },
    { code: 'ikea', en: 'IKEA', ar: 'إيكيا' },
  ],
  attributes: furnitureAttributes,
  kinds: [...seating, ...tablesAndShelves, ...bedroom],
};
