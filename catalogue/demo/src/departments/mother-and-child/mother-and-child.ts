import type { Department, DepartmentCategory } from '../../department.ts';
import { clothingMaterial } from '../fashion/fashion-attributes.ts';
import { childAttributes } from './child-attributes.ts';
import { diapersAndBath } from './diapers-and-bath.ts';
import { feeding } from './feeding.ts';
import { nurseryAndClothes } from './nursery-and-clothes.ts';
import { onTheMove } from './on-the-move.ts';

const categories: readonly DepartmentCategory[] = [
  {
    path: 'mother-and-child',
    name: { en: 'Mother & child', ar: 'الأم والطفل' },
    picture: 'stroller',
    about: {
      en: 'What the first years need, from the first night to the first spoon.',
      ar: 'ما تحتاج إليه السنوات الأولى، من أول ليلة إلى أول ملعقة.',
    },
  },
  {
    path: 'mother-and-child/on-the-move',
    name: { en: 'On the move', ar: 'خارج البيت' },
    picture: 'stroller',
  },
  {
    path: 'mother-and-child/on-the-move/strollers',
    name: { en: 'Strollers', ar: 'عربات الأطفال' },
    picture: 'stroller~gray',
  },
  {
    path: 'mother-and-child/on-the-move/car-seats',
    name: { en: 'Car seats', ar: 'كراسي السيارة' },
    picture: 'car-seat',
  },
  {
    path: 'mother-and-child/on-the-move/diaper-bags',
    name: { en: 'Diaper bags', ar: 'حقائب الأمهات' },
    picture: 'backpack~pink',
  },
  {
    path: 'mother-and-child/feeding',
    name: { en: 'Feeding', ar: 'الرضاعة والطعام' },
    picture: 'baby-bottle',
  },
  {
    path: 'mother-and-child/feeding/bottles-and-pacifiers',
    name: { en: 'Bottles & pacifiers', ar: 'الرضّاعات واللهّايات' },
    picture: 'pacifier',
  },
  {
    path: 'mother-and-child/feeding/mealtime',
    name: { en: 'Mealtime', ar: 'أدوات طعام الطفل' },
    picture: 'high-chair',
  },
  {
    path: 'mother-and-child/feeding/nursing',
    name: { en: 'Nursing', ar: 'مستلزمات الرضاعة' },
    picture: 'nursing-pillow~pink',
  },
  {
    path: 'mother-and-child/diapers-and-bath',
    name: { en: 'Diapers & bath', ar: 'الحفاضات والحمّام' },
    picture: 'nappies',
  },
  {
    path: 'mother-and-child/diapers-and-bath/diapers-and-wipes',
    name: { en: 'Diapers & wipes', ar: 'الحفاضات والمناديل' },
    picture: 'nappies',
  },
  {
    path: 'mother-and-child/diapers-and-bath/bath-and-skin',
    name: { en: 'Bath & skin', ar: 'حمّام الطفل وبشرته' },
    picture: 'pump-bottle~yellow',
  },
  { path: 'mother-and-child/nursery', name: { en: 'Nursery', ar: 'غرفة الطفل' }, picture: 'crib' },
  { path: 'mother-and-child/nursery/cribs', name: { en: 'Cribs', ar: 'أسرّة الأطفال' }, picture: 'crib' },
  {
    path: 'mother-and-child/nursery/blankets',
    name: { en: 'Baby blankets', ar: 'بطانيات الأطفال' },
    picture: 'blanket~sky blue',
  },
  {
    path: 'mother-and-child/baby-clothes',
    name: { en: 'Baby clothes', ar: 'ملابس الرضّع' },
    picture: 'baby-suit',
  },
  {
    path: 'mother-and-child/baby-clothes/rompers-and-sets',
    name: { en: 'Rompers', ar: 'الأفرولات' },
    picture: 'baby-suit~yellow',
  },
];

/** Products for mothers and for the first years of a child. */
export const motherAndChild: Department = {
  categories,
  brands: [
    { code: 'chicco', en: 'Chicco', ar: 'شيكو' },
    { code: 'graco', en: 'Graco', ar: 'جراكو' },
    { code: 'joie', en: 'Joie', ar: 'جوي' },
    { code: 'maxi-cosi', en: 'Maxi-Cosi', ar: 'ماكسي كوزي' },
    { code: 'kinderkraft', en: 'Kinderkraft', ar: 'كيندركرافت' },
    { code: 'philips-avent', en: 'Philips Avent', ar: 'فيليبس أفنت' },
    { code: 'nuk', en: 'NUK', ar: 'نوك' },
    { code: 'mam', en: 'MAM', ar: 'مام' },
    { code: 'pigeon', en: 'Pigeon', ar: 'بيجون' },
    { code: 'tommee-tippee', en: 'Tommee Tippee', ar: 'تومي تيبي' },
    { code: 'munchkin', en: 'Munchkin', ar: 'مانشكن' },
    { code: 'pampers', en: 'Pampers', ar: 'بامبرز' },
    { code: 'molfix', en: 'Molfix', ar: 'مولفكس' },
    { code: 'sleepy', en: 'Sleepy', ar: 'سليبي' },
    { code: 'prima', en: 'Prima', ar: 'بريما' },
    { code: 'johnsons', en: 'Johnson’s', ar: 'جونسون' },
    { code: 'sebamed', en: 'Sebamed', ar: 'سيباميد' },
    { code: 'mustela', en: 'Mustela', ar: 'موستيلا' },
    { code: 'sudocrem', en: 'Sudocrem', ar: 'سودوكريم' },
    { code: 'bepanthen', en: 'Bepanthen', ar: 'بيبانثين' },
    { code: 'carters', en: 'Carter’s', ar: 'كارترز' },
    { code: 'lc-waikiki', en: 'LC Waikiki', ar: 'إل سي وايكيكي' },
    { code: 'civil', en: 'Civil', ar: 'سيفيل' },
  ],
  attributes: [...childAttributes, clothingMaterial],
  kinds: [...onTheMove, ...feeding, ...diapersAndBath, ...nurseryAndClothes],
};
