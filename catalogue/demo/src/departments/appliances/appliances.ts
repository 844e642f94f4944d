import type { Department } from '../../department.ts';
import { appliancesAttributes } from './appliances-attributes.ts';
import { coolingAndHeating } from './cooling-and-heating.ts';
import { largeAppliances } from './large-appliances.ts';
import { smallAppliances } from './small-appliances.ts';

export const appliances: Department = {
  categories: [
    {
      path: 'appliances',
      name: { en: 'Appliances', ar: 'الأجهزة المنزلية' },
      picture: 'washing-machine',
      about: {
        en: 'Appliances made for Iraqi summers and unsteady power.',
        ar: 'أجهزة تتحمّل صيف العراق وتذبذب كهربائه.',
      },
    },
    {
      path: 'appliances/cooling-and-heating',
      name: { en: 'Cooling & heating', ar: 'التبريد والتدفئة' },
      picture: 'air-conditioner',
      about: { en: 'For 52 degrees in July and for the nights of January.', ar: 'لحرّ تموز ولليالي كانون.' },
    },
    {
      path: 'appliances/cooling-and-heating/air-conditioners',
      name: { en: 'Air conditioners', ar: 'السبلت والمكيفات' },
      picture: 'air-conditioner',
    },
    {
      path: 'appliances/cooling-and-heating/air-coolers-and-fans',
      name: { en: 'Air coolers & fans', ar: 'المبردات والمراوح' },
      picture: 'fan',
    },
    {
      path: 'appliances/cooling-and-heating/heaters',
      name: { en: 'Heaters', ar: 'المدافئ' },
      picture: 'heater',
    },
    {
      path: 'appliances/kitchen-appliances',
      name: { en: 'Kitchen appliances', ar: 'أجهزة المطبخ' },
      picture: 'refrigerator',
    },
    {
      path: 'appliances/kitchen-appliances/refrigerators',
      name: { en: 'Refrigerators', ar: 'الثلاجات' },
      picture: 'refrigerator',
    },
    {
      path: 'appliances/kitchen-appliances/cookers',
      name: { en: 'Stoves', ar: 'الطباخات' },
      picture: 'cooker',
    },
    {
      path: 'appliances/kitchen-appliances/microwaves',
      name: { en: 'Microwaves', ar: 'المايكروويف' },
      picture: 'microwave',
    },
    {
      path: 'appliances/kitchen-appliances/dishwashers',
      name: { en: 'Dishwashers', ar: 'غسالات الصحون' },
      picture: 'dishwasher',
    },
    {
      path: 'appliances/kitchen-appliances/water-dispensers',
      name: { en: 'Water dispensers', ar: 'برادات الماء' },
      picture: 'water-dispenser',
    },
    { path: 'appliances/laundry', name: { en: 'Laundry', ar: 'غسيل الملابس' }, picture: 'washing-machine' },
    {
      path: 'appliances/laundry/washing-machines',
      name: { en: 'Washing machines', ar: 'غسالات الملابس' },
      picture: 'washing-machine~white',
    },
    {
      path: 'appliances/cleaning-and-ironing',
      name: { en: 'Cleaning & ironing', ar: 'التنظيف والكيّ' },
      picture: 'vacuum-cleaner',
    },
    {
      path: 'appliances/cleaning-and-ironing/vacuum-cleaners',
      name: { en: 'Vacuum cleaners', ar: 'المكانس الكهربائية' },
      picture: 'vacuum-cleaner~red',
    },
    { path: 'appliances/cleaning-and-ironing/irons', name: { en: 'Irons', ar: 'الأوتيات' }, picture: 'iron' },
    {
      path: 'appliances/food-preparation',
      name: { en: 'Food preparation', ar: 'تحضير الطعام' },
      picture: 'stand-mixer',
    },
    {
      path: 'appliances/food-preparation/blenders-and-mixers',
      name: { en: 'Blenders & mixers', ar: 'الخلاطات والعجّانات' },
      picture: 'blender',
    },
    {
      path: 'appliances/food-preparation/breakfast-appliances',
      name: { en: 'Toast & coffee', ar: 'التحميص والقهوة' },
      picture: 'coffee-maker',
    },
    {
      path: 'appliances/food-preparation/cooking-appliances',
      name: { en: 'Rice cookers', ar: 'طباخات التمّن' },
      picture: 'rice-cooker',
    },
  ],
  brands: [
    { code: 'lg', en: 'LG', ar: 'إل جي' },
    { code: 'samsung', en: 'Samsung', ar: 'سامسونج' },
    { code: 'hisense', en: 'Hisense', ar: 'هايسنس' },
    { code: 'gree', en: 'Gree', ar: 'غري' },
    { code: 'midea', en: 'Midea', ar: 'ميديا' },
    { code: 'beko', en: 'Beko', ar: 'بيكو' },
    { code: 'arcelik', en: 'Arçelik', ar: 'أرتشيليك' },
    { code: 'bosch', en: 'Bosch', ar: 'بوش' },
    { code: 'hitachi', en: 'Hitachi', ar: 'هيتاشي' },
    { code: 'panasonic', en: 'Panasonic', ar: 'باناسونيك' },
    { code: 'crafft', en: 'Crafft', ar: 'كرافت' },
    { code: 'denka', en: 'Denka', ar: 'دنكا' },
    { code: 'khind', en: 'Khind', ar: 'كيند' },
    { code: 'delonghi', en: 'De’Longhi', ar: 'ديلونجي' },
    { code: 'aladdin', en: 'Aladdin', ar: 'علاء الدين' },
    { code: 'ugur', en: 'Uğur', ar: 'أوغور' },
    { code: 'braun', en: 'Braun', ar: 'براون' },
    { code: 'kenwood', en: 'Kenwood', ar: 'كينوود' },
    { code: 'moulinex', en: 'Moulinex', ar: 'مولينكس' },
    { code: 'arzum', en: 'Arzum', ar: 'أرزوم' },
  ],
  attributes: appliancesAttributes,
  kinds: [...coolingAndHeating, ...largeAppliances, ...smallAppliances],
};
