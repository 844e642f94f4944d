import type { Department } from '../../department.ts';
import { honeyDatesAndSpreads } from './honey-dates-and-spreads.ts';
import { packAttributes } from './pack-attributes.ts';
import { pantry } from './pantry.ts';
import { pantryAttributes } from './pantry-attributes.ts';
import { snacksDrinksAndHousehold } from './snacks-drinks-and-household.ts';
import { sweetAndTeaAttributes } from './sweet-and-tea-attributes.ts';
import { teaCoffeeAndSoap } from './tea-coffee-and-soap.ts';

/** Groceries and household supplies. */
export const grocery: Department = {
  categories: [
    { path: 'grocery/honey-and-dates/honey', name: { en: 'Honey', ar: 'العسل' }, picture: 'jar~orange' },
    { path: 'grocery/honey-and-dates/dates', name: { en: 'Dates', ar: 'التمور' }, picture: 'dates' },
    {
      path: 'grocery/honey-and-dates/syrups-and-spreads',
      name: { en: 'Syrups & spreads', ar: 'الدبس والراشي والمربّى' },
      picture: 'jar~brown',
    },
    { path: 'grocery/tea-and-coffee/tea', name: { en: 'Tea', ar: 'الشاي' }, picture: 'tea-tin' },
    { path: 'grocery/tea-and-coffee/coffee', name: { en: 'Coffee', ar: 'القهوة' }, picture: 'coffee-bag' },
    { path: 'grocery/soap/bar-soap', name: { en: 'Bar soap', ar: 'صابون القطع' }, picture: 'soap' },
    {
      path: 'grocery/pantry',
      name: { en: 'Pantry', ar: 'مؤونة المطبخ' },
      picture: 'rice-sack',
      about: {
        en: 'Rice, oil, and spices: what no kitchen should run out of.',
        ar: 'تمّن وزيت وبهارات: ما لا يجوز أن ينقص من المطبخ.',
      },
    },
    {
      path: 'grocery/pantry/rice-and-pasta',
      name: { en: 'Rice & pasta', ar: 'التمّن والمعكرونة' },
      picture: 'rice-sack',
    },
    {
      path: 'grocery/pantry/oils-and-cans',
      name: { en: 'Oils & canned food', ar: 'الزيوت والمعلّبات' },
      picture: 'oil-bottle',
    },
    {
      path: 'grocery/pantry/spices-and-pickles',
      name: { en: 'Spices & pickles', ar: 'البهارات والطرشي' },
      picture: 'spice-jar',
    },
    {
      path: 'grocery/snacks-and-drinks',
      name: { en: 'Snacks & drinks', ar: 'التسالي والمشروبات' },
      picture: 'nuts-bag',
    },
    {
      path: 'grocery/snacks-and-drinks/sweets-and-biscuits',
      name: { en: 'Sweets & biscuits', ar: 'الشوكولاتة والبسكويت' },
      picture: 'chocolate',
    },
    { path: 'grocery/snacks-and-drinks/nuts', name: { en: 'Nuts', ar: 'المكسّرات' }, picture: 'nuts-bag' },
    {
      path: 'grocery/snacks-and-drinks/water-and-juice',
      name: { en: 'Water & juice', ar: 'الماء والعصير' },
      picture: 'juice-carton',
    },
    { path: 'grocery/household', name: { en: 'Household', ar: 'لوازم البيت' }, picture: 'detergent' },
    {
      path: 'grocery/household/cleaning-and-tissues',
      name: { en: 'Cleaning & tissues', ar: 'المنظّفات والمناديل' },
      picture: 'tissue-box',
    },
  ],
  brands: [
    { code: 'durra', en: 'Durra', ar: 'الدرّة' },
    { code: 'vitrac', en: 'Vitrac', ar: 'فيتراك' },
    { code: 'ahmad-tea', en: 'Ahmad Tea', ar: 'أحمد تي' },
    { code: 'lipton', en: 'Lipton', ar: 'ليبتون' },
    { code: 'alwazah', en: 'Alwazah', ar: 'الوزّة' },
    { code: 'mahmood', en: 'Mahmood', ar: 'محمود' },
    { code: 'lavazza', en: 'Lavazza', ar: 'لافازا' },
    { code: 'najjar', en: 'Najjar', ar: 'نجّار' },
    { code: 'mehmet-efendi', en: 'Mehmet Efendi', ar: 'محمد أفندي' },
    { code: 'nescafe', en: 'Nescafé', ar: 'نسكافيه' },
    { code: 'jacobs', en: 'Jacobs', ar: 'جاكوبس' },
    { code: 'duru', en: 'Duru', ar: 'دورو' },
    { code: 'dove', en: 'Dove', ar: 'دوف' },
    { code: 'palmolive', en: 'Palmolive', ar: 'بالموليف' },
    { code: 'lux', en: 'Lux', ar: 'لوكس' },
    { code: 'abu-kas', en: 'Abu Kas', ar: 'أبو كاس' },
    { code: 'barilla', en: 'Barilla', ar: 'باريلا' },
    { code: 'oba', en: 'Oba', ar: 'أوبا' },
    { code: 'zer', en: 'Zer', ar: 'زير' },
    { code: 'altunsa', en: 'Altunsa', ar: 'ألتونسا' },
    { code: 'afia', en: 'Afia', ar: 'عافية' },
    { code: 'tat', en: 'Tat', ar: 'تات' },
    { code: 'california-garden', en: 'California Garden', ar: 'كاليفورنيا غاردن' },
    { code: 'galaxy', en: 'Galaxy', ar: 'غالاكسي' },
    { code: 'ulker', en: 'Ülker', ar: 'أولكر' },
    { code: 'nestle', en: 'Nestlé', ar: 'نستله' },
    { code: 'mcvities', en: 'McVitie’s', ar: 'ماكفيتيز' },
    { code: 'tiffany', en: 'Tiffany', ar: 'تيفاني' },
    { code: 'castania', en: 'Castania', ar: 'كاستانيا' },
    { code: 'tadim', en: 'Tadım', ar: 'تاديم' },
    { code: 'alrifai', en: 'Al Rifai', ar: 'الرفاعي' },
    { code: 'cappy', en: 'Cappy', ar: 'كابي' },
    { code: 'rani', en: 'Rani', ar: 'راني' },
    { code: 'pinar', en: 'Pınar', ar: 'بينار' },
    { code: 'aquafina', en: 'Aquafina', ar: 'أكوافينا' },
    { code: 'ariel', en: 'Ariel', ar: 'أريال' },
    { code: 'persil', en: 'Persil', ar: 'برسيل' },
    { code: 'tide', en: 'Tide', ar: 'تايد' },
    { code: 'omo', en: 'OMO', ar: 'أومو' },
    { code: 'fairy', en: 'Fairy', ar: 'فيري' },
    { code: 'pril', en: 'Pril', ar: 'بريل' },
    { code: 'fine', en: 'Fine', ar: 'فاين' },
    { code: 'selpak', en: 'Selpak', ar: 'سيلباك' },
    { code: 'sanita', en: 'Sanita', ar: 'سانيتا' },
  ],
  attributes: [...packAttributes, ...sweetAndTeaAttributes, ...pantryAttributes],
  kinds: [...honeyDatesAndSpreads, ...teaCoffeeAndSoap, ...pantry, ...snacksDrinksAndHousehold],
};
