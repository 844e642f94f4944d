import type { Department, DepartmentCategory } from '../../department.ts';
import { buildingToys } from './building-toys.ts';
import { dollsAndCars } from './dolls-and-cars.ts';
import { drawing } from './drawing.ts';
import { gamesAndPuzzles } from './games-and-puzzles.ts';
import { toyAttributes } from './toy-attributes.ts';

const categories: readonly DepartmentCategory[] = [
  {
    path: 'toys',
    name: { en: 'Toys & games', ar: 'الألعاب' },
    picture: 'blocks',
    about: {
      en: 'For carpets, roofs and long evenings without internet.',
      ar: 'للسجادة والسطح وأمسيات طويلة بلا إنترنت.',
    },
  },
  {
    path: 'toys/dolls-and-soft-toys',
    name: { en: 'Dolls & soft toys', ar: 'الدمى والألعاب المحشوة' },
    picture: 'teddy',
  },
  {
    path: 'toys/dolls-and-soft-toys/teddy-bears',
    name: { en: 'Teddy bears', ar: 'الدباديب' },
    picture: 'teddy~camel',
  },
  { path: 'toys/dolls-and-soft-toys/dolls', name: { en: 'Dolls', ar: 'الدمى' }, picture: 'doll' },
  { path: 'toys/vehicles', name: { en: 'Cars & trains', ar: 'السيارات والقطارات' }, picture: 'toy-car' },
  { path: 'toys/vehicles/cars', name: { en: 'Toy cars', ar: 'سيارات الأطفال' }, picture: 'toy-car~red' },
  { path: 'toys/vehicles/trains', name: { en: 'Trains', ar: 'القطارات' }, picture: 'toy-train' },
  { path: 'toys/building', name: { en: 'Building', ar: 'ألعاب البناء' }, picture: 'blocks' },
  {
    path: 'toys/building/blocks-and-bricks',
    name: { en: 'Blocks & bricks', ar: 'المكعبات' },
    picture: 'blocks',
  },
  {
    path: 'toys/building/magnetic-toys',
    name: { en: 'Magnetic toys', ar: 'الألعاب المغناطيسية' },
    picture: 'magnetic-tiles',
  },
  {
    path: 'toys/games-and-puzzles',
    name: { en: 'Games & puzzles', ar: 'ألعاب الطاولة والبازل' },
    picture: 'board-game',
  },
  { path: 'toys/games-and-puzzles/puzzles', name: { en: 'Puzzles', ar: 'البازل' }, picture: 'puzzle' },
  {
    path: 'toys/games-and-puzzles/board-games',
    name: { en: 'Board games', ar: 'الطاولي والشطرنج والألعاب العائلية' },
    picture: 'board-game',
  },
  { path: 'toys/creative-play', name: { en: 'Creative play', ar: 'الرسم والخيال' }, picture: 'pen-set' },
  {
    path: 'toys/creative-play/drawing',
    name: { en: 'Drawing', ar: 'الرسم والتلوين' },
    picture: 'drawing-set',
  },
  {
    path: 'toys/creative-play/play-tents',
    name: { en: 'Play tents', ar: 'خيم اللعب' },
    picture: 'play-tent~pink',
  },
];

/** Toys and games. */
export const toys: Department = {
  categories,
  brands: [
    { code: 'lego', en: 'LEGO', ar: 'ليغو' },
    { code: 'mega-bloks', en: 'Mega Bloks', ar: 'ميغا بلوكس' },
    { code: 'fisher-price', en: 'Fisher-Price', ar: 'فيشر برايس' },
    { code: 'mattel', en: 'Mattel', ar: 'ماتيل' },
    { code: 'barbie', en: 'Barbie', ar: 'باربي' },
    { code: 'hot-wheels', en: 'Hot Wheels', ar: 'هوت ويلز' },
    { code: 'majorette', en: 'Majorette', ar: 'ماجوريت' },
    { code: 'bburago', en: 'Bburago', ar: 'بوراغو' },
    { code: 'spin-master', en: 'Spin Master', ar: 'سبن ماستر' },
    { code: 'brio', en: 'BRIO', ar: 'بريو' },
    { code: 'melissa-and-doug', en: 'Melissa & Doug', ar: 'ميليسا آند دوغ' },
    { code: 'ravensburger', en: 'Ravensburger', ar: 'رافنسبرغر' },
    { code: 'clementoni', en: 'Clementoni', ar: 'كليمنتوني' },
    { code: 'hasbro', en: 'Hasbro', ar: 'هاسبرو' },
    { code: 'crayola', en: 'Crayola', ar: 'كرايولا' },
    { code: 'faber-castell', en: 'Faber-Castell', ar: 'فابر كاستل' },
  ],
  attributes: toyAttributes,
  kinds: [...dollsAndCars, ...buildingToys, ...gamesAndPuzzles, ...drawing],
};
