import type { CategoryInput } from '@dijla/provider/modules/catalog/catalog';
import { categoryTextOf } from './sets/product-parts.ts';
import { pictureNamed } from './pictures/product-pictures.ts';

type Leaf = { path: string; en: string; ar: string; picture: string; about?: { en: string; ar: string } };

const tree: readonly Leaf[] = [
  {
    path: 'fashion',
    en: 'Fashion',
    ar: 'الأزياء',
    picture: 'shirt~blue',
    about: {
      en: 'Everyday clothes, shoes and bags that stand up to heat and washing.',
      ar: 'ملابس وأحذية وحقائب لكل يوم، تتحمّل الحرّ والغسيل.',
    },
  },
  { path: 'fashion/t-shirts', en: 'T-shirts', ar: 'التيشيرتات', picture: 'tee~navy' },
  { path: 'fashion/shirts', en: 'Shirts', ar: 'القمصان', picture: 'shirt~white' },
  { path: 'fashion/trousers', en: 'Pants', ar: 'البناطيل', picture: 'trousers~blue' },
  { path: 'fashion/shoes', en: 'Shoes', ar: 'الأحذية', picture: 'trainer~red' },
  { path: 'fashion/bags', en: 'Bags', ar: 'الحقائب', picture: 'backpack~green' },
  {
    path: 'home-and-kitchen',
    en: 'Home & kitchen',
    ar: 'المنزل والمطبخ',
    picture: 'kettle-steel',
    about: {
      en: 'From the first tea in the morning to the last light at night.',
      ar: 'من أول استكان شاي في الصباح إلى آخر ضوء في الليل.',
    },
  },
  {
    path: 'home-and-kitchen/kettles-and-tea',
    en: 'Kettles & tea',
    ar: 'الغلايات وأدوات الشاي',
    picture: 'enamel-kettle~red',
  },
  { path: 'home-and-kitchen/cookware', en: 'Cookware', ar: 'أواني الطبخ', picture: 'pot~red' },
  { path: 'home-and-kitchen/lighting', en: 'Lighting', ar: 'الإنارة', picture: 'table-lamp~blue' },
  {
    path: 'home-and-kitchen/textiles-and-decor',
    en: 'Textiles & decor',
    ar: 'المفروشات والديكور',
    picture: 'cushion~green',
  },
  {
    path: 'electronics',
    en: 'Electronics',
    ar: 'الإلكترونيات',
    picture: 'headphones~blue',
    about: {
      en: 'Sound, power and everything you need when the power goes out.',
      ar: 'صوت وطاقة، وكل ما يجب ألّا ينطفئ حين تنقطع الكهرباء.',
    },
  },
  { path: 'electronics/headphones', en: 'Headphones', ar: 'سماعات الرأس والأذن', picture: 'headphones~black' },
  { path: 'electronics/speakers', en: 'Speakers', ar: 'سماعات البلوتوث', picture: 'speaker~red' },
  {
    path: 'electronics/power-banks-and-chargers',
    en: 'Power banks & chargers',
    ar: 'الشواحن والباور بانك',
    picture: 'power-bank~blue',
  },
  {
    path: 'electronics/phones-and-watches',
    en: 'Phones & watches',
    ar: 'الهواتف والساعات الذكية',
    picture: 'phone~blue',
  },
  {
    path: 'grocery',
    en: 'Grocery',
    ar: 'مواد غذائية ومنزلية',
    picture: 'dates',
    about: { en: 'Dates, honey and tea from producers we know.', ar: 'تمور وعسل وشاي من منتجين نعرفهم.' },
  },
  { path: 'grocery/honey-and-dates', en: 'Honey & dates', ar: 'العسل والتمور', picture: 'jar~c98a2b' },
  { path: 'grocery/tea-and-coffee', en: 'Tea & coffee', ar: 'الشاي والقهوة', picture: 'tea-tin' },
  { path: 'grocery/soap', en: 'Soap', ar: 'الصابون', picture: 'soap~9da567' },
  { path: 'gift-cards', en: 'Gift cards', ar: 'بطاقات الهدايا', picture: 'gift-card' },
  {
    path: 'books',
    en: 'Books',
    ar: 'الكتب',
    picture: 'book-stack',
    about: { en: 'Cairo writes, Beirut prints, Baghdad reads.', ar: 'القاهرة تكتب وبيروت تطبع وبغداد تقرأ.' },
  },
  { path: 'books/e-books', en: 'E-books', ar: 'كتب إلكترونية', picture: 'book~charcoal' },
];

export const demoCategories = (): CategoryInput[] =>
  tree.map(({ path, en, ar, picture, about }, index) => ({
    url_path: path,
    position: index + 1,
    is_active: true,
    include_in_menu: true,
    is_anchor: true,
    display_mode: 'PRODUCTS',
    image: pictureNamed(picture).path,
    media_gallery: [],
    texts: { en: categoryTextOf(en, about?.en), ar: categoryTextOf(ar, about?.ar) },
  }));
