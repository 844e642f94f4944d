import type { Department, DepartmentCategory } from '../../department.ts';
import { cookware } from './cookware.ts';
import { kettlesAndTea } from './kettles-and-tea.ts';
import { kitchenAttributes } from './kitchen-attributes.ts';
import { lightingAndDecor } from './lighting-and-decor.ts';
import { tablewareAndStorage } from './tableware-and-storage.ts';
import { textileAndLightAttributes } from './textile-and-light-attributes.ts';
import { textiles } from './textiles.ts';

const categories: readonly DepartmentCategory[] = [
  {
    path: 'home-and-kitchen/kettles-and-tea/kettles-and-teapots',
    name: { en: 'Kettles & teapots', ar: 'الكتالي والقواري' },
    picture: 'enamel-kettle~red',
  },
  {
    path: 'home-and-kitchen/kettles-and-tea/tea-glasses-and-mugs',
    name: { en: 'Tea glasses & mugs', ar: 'الاستكانات والأكواب' },
    picture: 'tea-glasses',
  },
  {
    path: 'home-and-kitchen/kettles-and-tea/dallahs-and-thermoses',
    name: { en: 'Dallahs & thermoses', ar: 'الدلال والترامس' },
    picture: 'dallah',
  },
  {
    path: 'home-and-kitchen/cookware/pots-and-pans',
    name: { en: 'Pots & pans', ar: 'القدور والطاوات' },
    picture: 'pot~red',
  },
  {
    path: 'home-and-kitchen/cookware/pressure-cookers',
    name: { en: 'Pressure cookers', ar: 'قدور الضغط' },
    picture: 'pressure-cooker',
  },
  {
    path: 'home-and-kitchen/cookware/knives-and-boards',
    name: { en: 'Knives & boards', ar: 'السكاكين وألواح التقطيع' },
    picture: 'knife',
  },
  {
    path: 'home-and-kitchen/tableware',
    name: { en: 'Tableware', ar: 'أدوات المائدة' },
    picture: 'plates',
    about: {
      en: 'For the family’s lunch and for the feast with guests.',
      ar: 'لغداء العائلة ولعزيمة الضيوف.',
    },
  },
  {
    path: 'home-and-kitchen/tableware/plates-and-cutlery',
    name: { en: 'Plates & cutlery', ar: 'الصحون والملاعق' },
    picture: 'cutlery',
  },
  {
    path: 'home-and-kitchen/tableware/bowls-and-trays',
    name: { en: 'Bowls & trays', ar: 'الطاسات والصواني' },
    picture: 'tray',
  },
  {
    path: 'home-and-kitchen/storage',
    name: { en: 'Storage', ar: 'الحفظ والترتيب' },
    picture: 'storage-box',
    about: {
      en: 'Boxes that keep dust out and food fresh.',
      ar: 'صناديق تمنع التراب وعلب تحفظ الطعام طازجاً.',
    },
  },
  {
    path: 'home-and-kitchen/storage/boxes-and-containers',
    name: { en: 'Boxes & containers', ar: 'الصناديق والعلب' },
    picture: 'storage-box~blue',
  },
  {
    path: 'home-and-kitchen/lighting/lamps',
    name: { en: 'Lamps', ar: 'الأباجورات' },
    picture: 'table-lamp~blue',
  },
  {
    path: 'home-and-kitchen/lighting/bulbs-and-lanterns',
    name: { en: 'Bulbs & lanterns', ar: 'المصابيح والفوانيس' },
    picture: 'lantern',
  },
  {
    path: 'home-and-kitchen/textiles-and-decor/bedding',
    name: { en: 'Bedding', ar: 'الشراشف والبطانيات' },
    picture: 'bed-linen-four~sky blue',
  },
  {
    path: 'home-and-kitchen/textiles-and-decor/towels-and-cushions',
    name: { en: 'Towels & cushions', ar: 'المناشف والوسائد' },
    picture: 'towels~blue',
  },
  {
    path: 'home-and-kitchen/textiles-and-decor/rugs-and-curtains',
    name: { en: 'Rugs & curtains', ar: 'السجاد والستائر' },
    picture: 'rug',
  },
  {
    path: 'home-and-kitchen/textiles-and-decor/decor',
    name: { en: 'Decor', ar: 'الديكور' },
    picture: 'vase~blue',
  },
];

/** Kitchenware, tableware, bedding and home accessories. */
export const homeAndKitchen: Department = {
  categories,
  brands: [
    { code: 'korkmaz', en: 'Korkmaz', ar: 'كوركماز' },
    { code: 'karaca', en: 'Karaca', ar: 'كاراجا' },
    { code: 'kutahya', en: 'Kütahya', ar: 'كوتاهيا' },
    { code: 'pasabahce', en: 'Paşabahçe', ar: 'باشا بهتشه' },
    { code: 'luminarc', en: 'Luminarc', ar: 'لومينارك' },
    { code: 'stanley', en: 'Stanley', ar: 'ستانلي' },
    { code: 'hascevher', en: 'Hascevher', ar: 'هاس جوهر' },
    { code: 'zwilling', en: 'Zwilling', ar: 'زويلنغ' },
    { code: 'pyrex', en: 'Pyrex', ar: 'بايركس' },
    { code: 'rubbermaid', en: 'Rubbermaid', ar: 'رابرميد' },
    { code: 'english-home', en: 'English Home', ar: 'إنغلش هوم' },
    { code: 'merinos', en: 'Merinos', ar: 'مرينوس' },
    { code: 'osram', en: 'Osram', ar: 'أوسرام' },
    { code: 'casio', en: 'Casio', ar: 'كاسيو' },
  ],
  attributes: [...kitchenAttributes, ...textileAndLightAttributes],
  kinds: [...kettlesAndTea, ...cookware, ...tablewareAndStorage, ...lightingAndDecor, ...textiles],
};
