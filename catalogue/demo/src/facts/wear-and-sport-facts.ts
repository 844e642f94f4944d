import type { Phrase } from '../department.ts';
import { by, cm, type Fact, type FactsOfKinds, halfYear, kg, oneYear, twoYears } from './fact.ts';

const at = (degrees: number): Phrase => ({
  en: `Machine wash at ${degrees} °C`,
  ar: `غسالة على ${degrees} درجة`,
});
const byHand: Phrase = { en: 'Hand wash, dry in the shade', ar: 'غسل يدوي وتجفيف في الظلّ' };
const wiped: Phrase = { en: 'Wipe with a damp cloth', ar: 'مسح بقطعة قماش رطبة' };
const brushed: Phrase = { en: 'Damp brush, not the machine', ar: 'فرشاة رطبة، لا الغسالة' };
const creamed: Phrase = { en: 'Shoe cream, keep dry', ar: 'كريم أحذية، وتُحفظ من البلل' };
const seams: Phrase = { en: '6 months on seams and zippers', ar: '6 أشهر على الخياطة والسحّاب' };
const soles: Phrase = { en: '6 months on sole and seams', ar: '6 أشهر على النعل والخياطة' };

const delicate: Fact = by('material', { nida: byHand, crepe: byHand, satin: byHand, chiffon: byHand });
const leathers: Fact = by('material', {
  leather: creamed,
  'imitation leather': wiped,
  suede: { en: 'Suede brush, keep dry', ar: 'فرشاة شامواه، وتُحفظ من البلل' },
});
const washed = (degrees: number) => ({ item_care: at(degrees), warranty_term: seams });
const sneakers = { item_care: brushed, warranty_term: soles };

/** Facts of clothes, shoes, bags and sports equipment: care, capacity and warranty. */
export const wearAndSportFacts: FactsOfKinds = {
  abaya: { item_care: delicate, warranty_term: seams },
  'occasion-abaya': { item_care: delicate, warranty_term: seams },
  'evening-dress': { item_care: delicate, warranty_term: seams },
  'womens-dress': washed(30),
  blouse: washed(30),
  'womens-t-shirt': washed(40),
  'womens-jeans': washed(30),
  skirt: washed(30),
  hijab: { item_size: cm(180, 75), item_care: byHand },
  'womens-jacket': {
    item_care: by('material', {
      'wool blend': { en: 'Dry-clean', ar: 'تنظيف جاف' },
      denim: at(30),
      'imitation leather': wiped,
    }),
    warranty_term: seams,
  },
  dishdasha: washed(40),
  'mens-shirt': washed(40),
  'mens-t-shirt': washed(40),
  'mens-trousers': washed(40),
  'mens-shorts': washed(30),
  'polo-shirt': washed(40),
  hoodie: washed(30),
  'mens-pajamas': washed(40),
  shemagh: { item_size: cm(135, 135), item_care: byHand },
  cap: { item_size: { en: 'For heads of 55 to 61 cm', ar: 'لمحيط رأس من 55 إلى 61 سم' }, item_care: byHand },
  belt: { item_size: { en: '120 × 3.5 cm, can be shortened', ar: '120 × 3.5 سم، ويمكن تقصيره' } },
  necklace: {
    item_size: { en: 'Chain of 42 to 47 cm', ar: 'سلسلة من 42 إلى 47 سم' },
    item_care: { en: 'Dry cloth, away from perfume', ar: 'قماش جاف، بعيداً عن العطر' },
  },
  'mens-jacket': {
    item_care: by('material', {
      leather: wiped,
      'imitation leather': wiped,
      denim: at(30),
      polyester: at(30),
    }),
    warranty_term: seams,
  },
  'girls-dress': washed(30),
  'boys-dishdasha': washed(40),
  'childrens-hoodie': washed(40),
  'childrens-pajamas': washed(40),
  'school-shirt': washed(40),
  'baby-suit': washed(40),
  socks: { item_care: at(40) },
  'team-kit': washed(30),
  'sports-shirt': washed(30),
  'mens-sneakers': sneakers,
  'womens-sneakers': sneakers,
  'childrens-shoes': sneakers,
  'soccer-shoes': sneakers,
  'mens-slippers': { item_care: wiped },
  'mens-dress-shoe': { item_care: leathers, warranty_term: soles },
  boots: { item_care: leathers, warranty_term: soles },
  'womens-sandals': { item_care: leathers, warranty_term: soles },
  heels: { item_care: wiped, warranty_term: soles },
  handbag: { item_dimensions: cm(30, 12, 22), item_care: wiped, warranty_term: seams },
  'school-backpack': {
    item_dimensions: cm(30, 18, 42),
    item_care: { en: 'Hand wash', ar: 'غسل يدوي' },
    warranty_term: seams,
  },
  suitcase: {
    item_dimensions: by('suitcase_size', {
      '20-inch': cm(36, 23, 55),
      '24-inch': cm(43, 27, 66),
      '28-inch': cm(50, 31, 76),
    }),
    item_weight: by('suitcase_size', { '20-inch': kg(2.6), '24-inch': kg(3.4), '28-inch': kg(4.2) }),
    warranty_term: twoYears,
  },
  wallet: { item_dimensions: cm(11, 2, 9), item_care: wiped },
  sunglasses: {
    item_dimensions: cm(14.5, 4.5, 5),
    in_the_box: { en: 'Glasses, hard case, cloth', ar: 'النظارة وعلبة صلبة وقطعة قماش' },
    warranty_term: oneYear,
  },
  'wrist-watch': {
    item_size: { en: '40 mm case, 9 mm thick', ar: 'قطر 40 ملم، وسمك 9 ملم' },
    in_the_box: { en: 'Watch, gift case, warranty card', ar: 'الساعة وعلبة هدية وبطاقة الضمان' },
    warranty_term: twoYears,
  },
  treadmill: {
    item_dimensions: by('top_speed', {
      '10-kmh': cm(62, 125, 110),
      '12-kmh': cm(68, 142, 122),
      '16-kmh': cm(74, 165, 132),
    }),
    item_weight: by('top_speed', { '10-kmh': kg(32), '12-kmh': kg(44), '16-kmh': kg(61) }),
    max_load: kg(110),
    in_the_box: { en: 'Treadmill, safety key, oil, wrench', ar: 'الجهاز ومفتاح الأمان والزيت والمفتاح' },
    warranty_term: { en: '1 year, motor 2', ar: 'سنة، والمحرّك سنتان' },
  },
  bicycle: {
    item_dimensions: by('wheel_size', {
      '26-inch': cm(62, 168, 98),
      '27.5-inch': cm(64, 175, 101),
      '29-inch': cm(66, 182, 104),
    }),
    item_weight: kg(15),
    max_load: kg(110),
    in_the_box: { en: 'Bicycle 85% assembled, pedals, wrench', ar: 'الدراجة مركّبة 85%، والدوّاستان والمفتاح' },
    warranty_term: { en: '1 year on the frame', ar: 'سنة على الهيكل' },
  },
  'childrens-bicycle': {
    item_dimensions: by('wheel_size', {
      '12-inch': cm(45, 90, 60),
      '16-inch': cm(52, 110, 72),
      '20-inch': cm(58, 135, 85),
    }),
    max_load: by('wheel_size', { '12-inch': kg(30), '16-inch': kg(45), '20-inch': kg(60) }),
    in_the_box: { en: 'Bicycle, bell, wrench', ar: 'الدراجة والجرس والمفتاح' },
    warranty_term: { en: '1 year on the frame', ar: 'سنة على الهيكل' },
  },
  'camping-tent': {
    item_dimensions: by('tent_capacity', {
      '2-people': cm(150, 210, 115),
      '4-people': cm(210, 240, 140),
      '6-people': cm(300, 300, 180),
    }),
    item_weight: by('tent_capacity', { '2-people': kg(3), '4-people': kg(5), '6-people': kg(8) }),
    in_the_box: { en: 'Tent, poles, pegs, bag', ar: 'الخيمة والأعمدة والأوتاد والحقيبة' },
    warranty_term: oneYear,
  },
  'tennis-racket': {
    item_size: { en: '68 cm long, 645 cm² head', ar: 'الطول 68 سم، والرأس 645 سم²' },
    item_weight: by('material', {
      aluminium: { en: '290 g', ar: '290 غم' },
      graphite: { en: '265 g', ar: '265 غم' },
    }),
    warranty_term: halfYear,
  },
  stroller: {
    item_dimensions: by('stroller_type', {
      travel: cm(46, 72, 100),
      everyday: cm(58, 92, 104),
      twins: cm(76, 90, 104),
    }),
    item_weight: by('stroller_type', { travel: kg(6), everyday: kg(10), twins: kg(13) }),
    max_load: kg(22),
    in_the_box: { en: 'Stroller, rain cover, basket', ar: 'العربة وغطاء المطر والسلة' },
    warranty_term: oneYear,
  },
  'car-seat': {
    item_dimensions: cm(44, 50, 64),
    item_weight: kg(7),
    in_the_box: { en: 'Seat, head cushion, manual', ar: 'الكرسي ووسادة الرأس والدليل' },
    warranty_term: oneYear,
  },
  'rc-car': {
    item_dimensions: by('scale', { '1-16': cm(13, 28, 10), '1-18': cm(11, 25, 9), '1-24': cm(8, 19, 6) }),
    device_battery: { en: '20 minutes of driving', ar: '20 دقيقة قيادة' },
    in_the_box: { en: 'Car, remote, battery, charger', ar: 'السيارة والريموت والشاحن' },
    warranty_term: halfYear,
  },
  'bed-sheets': {
    item_care: at(40),
    in_the_box: by('set_pieces', {
      '3 pcs': { en: 'Fitted sheet, two pillowcases', ar: 'شرشف مطاط ووجها مخدّة' },
      '4 pcs': { en: 'Flat and fitted sheet, two pillowcases', ar: 'شرشفان ووجها مخدّة' },
      '6 pcs': { en: 'Two sheets, four pillowcases', ar: 'شرشفان وأربعة وجوه مخدّة' },
    }),
    warranty_term: halfYear,
  },
  'cutlery-set': {
    item_care: { en: 'Dishwasher safe', ar: 'تصلح لغسالة الصحون' },
    item_size: { en: 'Spoon 20 cm, fork 20 cm, knife 22 cm', ar: 'الملعقة والشوكة 20 سم، والسكين 22 سم' },
    warranty_term: twoYears,
  },
  'dinner-set': {
    item_care: { en: 'Dishwasher and microwave safe', ar: 'يصلح لغسالة الصحون والمايكروويف' },
    item_size: {
      en: 'Dinner plate 27 cm, soup 21 cm, dessert 19 cm',
      ar: 'صحن الطعام 27 سم، والشوربة 21، والحلوى 19',
    },
    warranty_term: oneYear,
  },
  'pot-set': {
    item_care: { en: 'Dishwasher safe', ar: 'يصلح لغسالة الصحون' },
    item_size: { en: 'Pots of 18, 20, 24 and 28 cm', ar: 'قدور بقطر 18 و20 و24 و28 سم' },
    warranty_term: twoYears,
  },
};
