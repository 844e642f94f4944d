import type { Department, DepartmentCategory } from '../../department.ts';
import { beautyAttributes } from './beauty-attributes.ts';
import { hairCare } from './hair-care.ts';
import { makeUp } from './make-up.ts';
import { perfumes } from './perfumes.ts';
import { shavingAndTeeth } from './shaving-and-teeth.ts';
import { skinCare } from './skin-care.ts';

const categories: readonly DepartmentCategory[] = [
  {
    path: 'beauty',
    name: { en: 'Beauty & care', ar: 'الجمال والعناية' },
    picture: 'perfume',
    about: {
      en: 'Perfume, makeup and care for dry air and strong sun.',
      ar: 'عطور ومكياج وعناية تناسب الهواء الجاف والشمس القوية.',
    },
  },
  { path: 'beauty/perfumes', name: { en: 'Perfumes', ar: 'العطور' }, picture: 'perfume' },
  {
    path: 'beauty/perfumes/womens-perfumes',
    name: { en: 'Women’s perfumes', ar: 'العطور النسائية' },
    picture: 'perfume~pink',
  },
  {
    path: 'beauty/perfumes/mens-perfumes',
    name: { en: 'Men’s perfumes', ar: 'العطور الرجالية' },
    picture: 'perfume~navy',
  },
  {
    path: 'beauty/perfumes/oud-and-oils',
    name: { en: 'Oud & perfume oils', ar: 'العود والدهون العطرية' },
    picture: 'oil-flask~brown',
  },
  { path: 'beauty/make-up', name: { en: 'Makeup', ar: 'المكياج' }, picture: 'palette' },
  { path: 'beauty/make-up/lips', name: { en: 'Lips', ar: 'الشفاه' }, picture: 'lipstick~red' },
  {
    path: 'beauty/make-up/face-and-eyes',
    name: { en: 'Face & eyes', ar: 'الوجه والعيون' },
    picture: 'palette',
  },
  { path: 'beauty/make-up/nails', name: { en: 'Nails', ar: 'الأظافر' }, picture: 'nail-polish~burgundy' },
  { path: 'beauty/skin-care', name: { en: 'Skin care', ar: 'العناية بالبشرة' }, picture: 'cream-jar' },
  { path: 'beauty/skin-care/face', name: { en: 'Face care', ar: 'العناية بالوجه' }, picture: 'cream-jar' },
  {
    path: 'beauty/skin-care/sun',
    name: { en: 'Sun protection', ar: 'الحماية من الشمس' },
    picture: 'tube~yellow',
  },
  {
    path: 'beauty/skin-care/body',
    name: { en: 'Body care', ar: 'العناية بالجسم' },
    picture: 'pump-bottle~cream',
  },
  { path: 'beauty/hair-care', name: { en: 'Hair care', ar: 'العناية بالشعر' }, picture: 'hair-brush' },
  {
    path: 'beauty/hair-care/shampoo-and-masks',
    name: { en: 'Shampoo & masks', ar: 'الشامبو وحمامات الكريم' },
    picture: 'pump-bottle~mint',
  },
  {
    path: 'beauty/hair-care/hair-tools',
    name: { en: 'Brushes & dryers', ar: 'الفرش والسشوارات' },
    picture: 'hair-dryer~black',
  },
  {
    path: 'beauty/shaving-and-teeth',
    name: { en: 'Shaving & teeth', ar: 'الحلاقة والأسنان' },
    picture: 'shaver',
  },
  {
    path: 'beauty/shaving-and-teeth/shavers',
    name: { en: 'Shavers', ar: 'ماكنات الحلاقة' },
    picture: 'shaver',
  },
  {
    path: 'beauty/shaving-and-teeth/teeth',
    name: { en: 'Dental care', ar: 'العناية بالأسنان' },
    picture: 'toothbrush',
  },
];

/** Perfume, make-up, personal care and small bathroom appliances. */
export const beauty: Department = {
  categories,
  brands: [
    { code: 'lattafa', en: 'Lattafa', ar: 'لطافة' },
    { code: 'armaf', en: 'Armaf', ar: 'أرماف' },
    { code: 'rasasi', en: 'Rasasi', ar: 'الرصاصي' },
    { code: 'ajmal', en: 'Ajmal', ar: 'أجمل' },
    { code: 'arabian-oud', en: 'Arabian Oud', ar: 'العربية للعود' },
    { code: 'maybelline', en: 'Maybelline', ar: 'ميبيلين' },
    { code: 'loreal', en: 'L’Oréal', ar: 'لوريال' },
    { code: 'flormar', en: 'Flormar', ar: 'فلورمار' },
    { code: 'golden-rose', en: 'Golden Rose', ar: 'غولدن روز' },
    { code: 'note', en: 'Note', ar: 'نوت' },
    { code: 'essence', en: 'Essence', ar: 'إيسنس' },
    { code: 'catrice', en: 'Catrice', ar: 'كاتريس' },
    { code: 'nivea', en: 'Nivea', ar: 'نيفيا' },
    { code: 'garnier', en: 'Garnier', ar: 'غارنييه' },
    { code: 'neutrogena', en: 'Neutrogena', ar: 'نيتروجينا' },
    { code: 'cerave', en: 'CeraVe', ar: 'سيرافي' },
    { code: 'eucerin', en: 'Eucerin', ar: 'يوسيرين' },
    { code: 'bioderma', en: 'Bioderma', ar: 'بيوديرما' },
    { code: 'la-roche-posay', en: 'La Roche-Posay', ar: 'لاروش بوزيه' },
    { code: 'vaseline', en: 'Vaseline', ar: 'فازلين' },
    { code: 'dove', en: 'Dove', ar: 'دوف' },
    { code: 'pantene', en: 'Pantene', ar: 'بانتين' },
    { code: 'head-and-shoulders', en: 'Head & Shoulders', ar: 'هيد آند شولدرز' },
    { code: 'sunsilk', en: 'Sunsilk', ar: 'صانسيلك' },
    { code: 'vatika', en: 'Vatika', ar: 'فاتيكا' },
    { code: 'tangle-teezer', en: 'Tangle Teezer', ar: 'تانغل تيزر' },
    { code: 'babyliss', en: 'BaByliss', ar: 'بيبي ليس' },
    { code: 'remington', en: 'Remington', ar: 'ريمنجتون' },
    { code: 'braun', en: 'Braun', ar: 'براون' },
    { code: 'vgr', en: 'VGR', ar: 'في جي آر' },
    { code: 'kemei', en: 'Kemei', ar: 'كيمي' },
    { code: 'oral-b', en: 'Oral-B', ar: 'أورال بي' },
    { code: 'colgate', en: 'Colgate', ar: 'كولجيت' },
  ],
  attributes: beautyAttributes,
  kinds: [...perfumes, ...makeUp, ...skinCare, ...hairCare, ...shavingAndTeeth],
};
