import type { Department, DepartmentCategory } from '../../department.ts';
import { fitness } from './fitness.ts';
import { sportAttributes } from './sport-attributes.ts';
import { sportswearAndGear } from './sportswear-and-gear.ts';
import { teamSports } from './team-sports.ts';
import { wheelsRacketsAndOutdoors } from './wheels-rackets-and-outdoors.ts';

const categories: readonly DepartmentCategory[] = [
  {
    path: 'sports',
    name: { en: 'Sports & outdoors', ar: 'الرياضة والرحلات' },
    picture: 'football',
    about: {
      en: 'For the street match, the home gym and spring in the mountains.',
      ar: 'لمباراة المحلّة وتمارين البيت وربيع الجبل.',
    },
  },
  { path: 'sports/team-sports', name: { en: 'Team sports', ar: 'الرياضات الجماعية' }, picture: 'football' },
  { path: 'sports/team-sports/balls', name: { en: 'Balls', ar: 'الكرات' }, picture: 'basketball' },
  {
    path: 'sports/team-sports/team-wear',
    name: { en: 'Team wear', ar: 'أطقم الفرق والأحذية' },
    picture: 'tee~green',
  },
  { path: 'sports/fitness', name: { en: 'Fitness', ar: 'اللياقة' }, picture: 'dumbbell' },
  {
    path: 'sports/fitness/strength-and-boxing',
    name: { en: 'Strength & boxing', ar: 'الأثقال والملاكمة' },
    picture: 'boxing-glove~red',
  },
  {
    path: 'sports/fitness/mats-and-ropes',
    name: { en: 'Mats & ropes', ar: 'الفرشات وحبال القفز' },
    picture: 'yoga-mat~turquoise',
  },
  { path: 'sports/fitness/machines', name: { en: 'Machines', ar: 'الأجهزة الرياضية' }, picture: 'treadmill' },
  { path: 'sports/cycling', name: { en: 'Cycling', ar: 'الدراجات' }, picture: 'bicycle' },
  {
    path: 'sports/cycling/bicycles',
    name: { en: 'Bicycles', ar: 'الدراجات الهوائية' },
    picture: 'bicycle~black',
  },
  {
    path: 'sports/cycling/childrens-bicycles',
    name: { en: 'Children’s bicycles', ar: 'دراجات الأطفال' },
    picture: 'child-bicycle~red',
  },
  { path: 'sports/racket-sports', name: { en: 'Racket sports', ar: 'رياضات المضرب' }, picture: 'racket' },
  {
    path: 'sports/racket-sports/rackets',
    name: { en: 'Rackets & sets', ar: 'المضارب' },
    picture: 'racket~blue',
  },
  { path: 'sports/outdoors', name: { en: 'Outdoors', ar: 'الرحلات والتخييم' }, picture: 'tent' },
  { path: 'sports/outdoors/tents', name: { en: 'Tents', ar: 'خيم التخييم' }, picture: 'tent~green' },
  {
    path: 'sports/sportswear',
    name: { en: 'Sportswear & gear', ar: 'ملابس ومستلزمات رياضية' },
    picture: 'bottle~blue',
  },
  {
    path: 'sports/sportswear/tops',
    name: { en: 'Training tops', ar: 'تيشيرتات التمرين' },
    picture: 'tee~blue',
  },
  {
    path: 'sports/sportswear/bottles-and-bags',
    name: { en: 'Bottles & bags', ar: 'القناني والحقائب' },
    picture: 'bottle~green',
  },
];

/** Sports, fitness, cycling and camping equipment. */
export const sports: Department = {
  categories,
  brands: [
    { code: 'adidas', en: 'Adidas', ar: 'أديداس' },
    { code: 'nike', en: 'Nike', ar: 'نايكي' },
    { code: 'puma', en: 'Puma', ar: 'بوما' },
    { code: 'reebok', en: 'Reebok', ar: 'ريبوك' },
    { code: 'joma', en: 'Joma', ar: 'جوما' },
    { code: 'molten', en: 'Molten', ar: 'مولتن' },
    { code: 'spalding', en: 'Spalding', ar: 'سبالدينغ' },
    { code: 'wilson', en: 'Wilson', ar: 'ويلسون' },
    { code: 'head', en: 'Head', ar: 'هيد' },
    { code: 'yonex', en: 'Yonex', ar: 'يونكس' },
    { code: 'everlast', en: 'Everlast', ar: 'إيفرلاست' },
    { code: 'domyos', en: 'Domyos', ar: 'دوميوس' },
    { code: 'quechua', en: 'Quechua', ar: 'كيشوا' },
    { code: 'coleman', en: 'Coleman', ar: 'كولمان' },
    { code: 'trinx', en: 'Trinx', ar: 'ترينكس' },
    { code: 'giant', en: 'Giant', ar: 'جاينت' },
  ],
  attributes: sportAttributes,
  kinds: [...teamSports, ...fitness, ...wheelsRacketsAndOutdoors, ...sportswearAndGear],
};
