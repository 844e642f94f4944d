import type { Department, DepartmentCategory } from '../../department.ts';
import { accessories } from './accessories.ts';
import { bagsAndWallets } from './bags-and-wallets.ts';
import { childrensClothing } from './childrens-clothing.ts';
import { fashionAttributes } from './fashion-attributes.ts';
import { mensClothing } from './mens-clothing.ts';
import { mensWarmClothing } from './mens-warm-clothing.ts';
import { shoes } from './shoes.ts';
import { womensDressesAndAbayas } from './womens-dresses-and-abayas.ts';
import { womensTopsAndBottoms } from './womens-tops-and-bottoms.ts';

const categories: readonly DepartmentCategory[] = [
  {
    path: 'fashion/women',
    name: { en: 'Women', ar: 'ملابس نسائية' },
    picture: 'dress~burgundy',
    about: {
      en: 'Abayas, dresses and everyday pieces, covered and comfortable.',
      ar: 'عباءات وفساتين وملابس يومية، ساترة ومريحة.',
    },
  },
  { path: 'fashion/women/abayas', name: { en: 'Abayas', ar: 'العباءات' }, picture: 'abaya~black' },
  { path: 'fashion/women/dresses', name: { en: 'Dresses', ar: 'الفساتين' }, picture: 'dress~navy' },
  {
    path: 'fashion/women/tops',
    name: { en: 'Blouses & T-shirts', ar: 'البلوزات والتيشيرتات النسائية' },
    picture: 'shirt~pink',
  },
  {
    path: 'fashion/women/skirts-and-trousers',
    name: { en: 'Skirts & pants', ar: 'التنانير والبناطيل النسائية' },
    picture: 'skirt~olive',
  },
  {
    path: 'fashion/women/jackets',
    name: { en: 'Women’s jackets', ar: 'الجاكيتات النسائية' },
    picture: 'jacket~camel',
  },
  {
    path: 'fashion/women/hijabs-and-scarves',
    name: { en: 'Hijabs & scarves', ar: 'الحجابات والشالات' },
    picture: 'hijab~beige',
  },
  {
    path: 'fashion/men',
    name: { en: 'Men', ar: 'ملابس رجالية' },
    picture: 'dishdasha~white',
    about: {
      en: 'From the dishdasha for Friday to the shirt for the office.',
      ar: 'من دشداشة الجمعة إلى قميص الدوام.',
    },
  },
  {
    path: 'fashion/men/dishdashas',
    name: { en: 'Dishdashas & shemaghs', ar: 'الدشاديش واليشماغات' },
    picture: 'dishdasha~beige',
  },
  {
    path: 'fashion/men/shirts',
    name: { en: 'Men’s shirts', ar: 'القمصان الرجالية' },
    picture: 'shirt~sky blue',
  },
  {
    path: 'fashion/men/t-shirts',
    name: { en: 'Men’s T-shirts', ar: 'التيشيرتات الرجالية' },
    picture: 'tee~navy',
  },
  {
    path: 'fashion/men/trousers-and-shorts',
    name: { en: 'Pants & shorts', ar: 'البناطيل والشورتات' },
    picture: 'shorts~beige',
  },
  {
    path: 'fashion/men/hoodies-and-jackets',
    name: { en: 'Hoodies & jackets', ar: 'الهوديات والجاكيتات' },
    picture: 'hoodie~gray',
  },
  {
    path: 'fashion/men/sleepwear',
    name: { en: 'Men’s pajamas', ar: 'البجامات الرجالية' },
    picture: 'pyjamas-long~navy',
  },
  {
    path: 'fashion/children',
    name: { en: 'Children', ar: 'ملابس الأطفال' },
    picture: 'hoodie~red',
    about: {
      en: 'For school, Eid and the playground, washable every day.',
      ar: 'للمدرسة والعيد واللعب، وتُغسل كل يوم بلا قلق.',
    },
  },
  { path: 'fashion/children/girls', name: { en: 'Girls', ar: 'ملابس البنات' }, picture: 'dress~pink' },
  { path: 'fashion/children/boys', name: { en: 'Boys', ar: 'ملابس الأولاد' }, picture: 'hoodie~blue' },
  {
    path: 'fashion/children/sleepwear',
    name: { en: 'Children’s pajamas', ar: 'بجامات الأطفال' },
    picture: 'pyjamas-printed~sky blue',
  },
  {
    path: 'fashion/shoes/sneakers',
    name: { en: 'Sneakers', ar: 'الأحذية الرياضية' },
    picture: 'trainer~white',
  },
  {
    path: 'fashion/shoes/mens-shoes',
    name: { en: 'Men’s shoes', ar: 'الأحذية الرجالية' },
    picture: 'dress-shoe~brown',
  },
  {
    path: 'fashion/shoes/womens-shoes',
    name: { en: 'Women’s shoes', ar: 'الأحذية النسائية' },
    picture: 'heel~black',
  },
  {
    path: 'fashion/shoes/childrens-shoes',
    name: { en: 'Children’s shoes', ar: 'أحذية الأطفال' },
    picture: 'trainer~red',
  },
  { path: 'fashion/bags/handbags', name: { en: 'Handbags', ar: 'حقائب اليد' }, picture: 'handbag~brown' },
  {
    path: 'fashion/bags/backpacks',
    name: { en: 'School bags', ar: 'الحقائب المدرسية' },
    picture: 'backpack~blue',
  },
  { path: 'fashion/bags/suitcases', name: { en: 'Suitcases', ar: 'حقائب السفر' }, picture: 'suitcase~navy' },
  {
    path: 'fashion/accessories',
    name: { en: 'Accessories', ar: 'الإكسسوارات' },
    picture: 'wrist-watch',
    about: {
      en: 'The small things that finish an outfit, and make good presents.',
      ar: 'تفاصيل صغيرة تكمل الإطلالة وتصلح هدايا.',
    },
  },
  {
    path: 'fashion/accessories/watches-and-jewelry',
    name: { en: 'Watches & jewelry', ar: 'الساعات والحلي' },
    picture: 'necklace~gold',
  },
  {
    path: 'fashion/accessories/sunglasses',
    name: { en: 'Sunglasses', ar: 'النظارات الشمسية' },
    picture: 'sunglasses',
  },
  {
    path: 'fashion/accessories/belts-and-wallets',
    name: { en: 'Belts & wallets', ar: 'الأحزمة والمحافظ' },
    picture: 'wallet~brown',
  },
  {
    path: 'fashion/accessories/socks-and-caps',
    name: { en: 'Socks & caps', ar: 'الجوارب والكابات' },
    picture: 'cap~navy',
  },
];

/** Clothing, shoes and bags worn in Iraq, from abayas to sneakers. */
export const fashion: Department = {
  categories,
  brands: [
    { code: 'lc-waikiki', en: 'LC Waikiki', ar: 'إل سي وايكيكي' },
    { code: 'defacto', en: 'DeFacto', ar: 'ديفاكتو' },
    { code: 'koton', en: 'Koton', ar: 'كوتون' },
    { code: 'mango', en: 'Mango', ar: 'مانجو' },
    { code: 'trendyol', en: 'Trendyol', ar: 'ترينديول' },
    { code: 'civil', en: 'Civil', ar: 'سيفيل' },
    { code: 'levis', en: 'Levi’s', ar: 'ليفايز' },
    { code: 'dockers', en: 'Dockers', ar: 'دوكرز' },
    { code: 'us-polo', en: 'U.S. Polo Assn.', ar: 'يو إس بولو' },
    { code: 'columbia', en: 'Columbia', ar: 'كولومبيا' },
    { code: 'penti', en: 'Penti', ar: 'بنتي' },
    { code: 'nike', en: 'Nike', ar: 'نايكي' },
    { code: 'adidas', en: 'Adidas', ar: 'أديداس' },
    { code: 'puma', en: 'Puma', ar: 'بوما' },
    { code: 'new-balance', en: 'New Balance', ar: 'نيو بالانس' },
    { code: 'skechers', en: 'Skechers', ar: 'سكيتشرز' },
    { code: 'clarks', en: 'Clarks', ar: 'كلاركس' },
    { code: 'hush-puppies', en: 'Hush Puppies', ar: 'هاش بابيز' },
    { code: 'aldo', en: 'Aldo', ar: 'ألدو' },
    { code: 'caterpillar', en: 'Caterpillar', ar: 'كاتربيلر' },
    { code: 'guess', en: 'Guess', ar: 'جيس' },
    { code: 'samsonite', en: 'Samsonite', ar: 'سامسونايت' },
    { code: 'american-tourister', en: 'American Tourister', ar: 'أمريكان توريستر' },
    { code: 'delsey', en: 'Delsey', ar: 'ديلسي' },
    { code: 'fossil', en: 'Fossil', ar: 'فوسيل' },
    { code: 'new-era', en: 'New Era', ar: 'نيو إيرا' },
    { code: 'ray-ban', en: 'Ray-Ban', ar: 'راي بان' },
    { code: 'polaroid', en: 'Polaroid', ar: 'بولارويد' },
    { code: 'casio', en: 'Casio', ar: 'كاسيو' },
    { code: 'seiko', en: 'Seiko', ar: 'سيكو' },
    { code: 'citizen', en: 'Citizen', ar: 'سيتيزن' },
    { code: 'q-and-q', en: 'Q&Q', ar: 'كيو آند كيو' },
    { code: 'swarovski', en: 'Swarovski', ar: 'سواروفسكي' },
  ],
  attributes: fashionAttributes,
  kinds: [
    ...womensDressesAndAbayas,
    ...womensTopsAndBottoms,
    ...mensClothing,
    ...mensWarmClothing,
    ...childrensClothing,
    ...shoes,
    ...bagsAndWallets,
    ...accessories,
  ],
};
