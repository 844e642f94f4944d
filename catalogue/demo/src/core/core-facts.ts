import type { DemoProduct } from '../demo-product.ts';
import { cm, grams, months, oneYear, twoYears } from '../facts/fact.ts';

const of = (en: string, ar: string) => ({ en, ar });
const at = (degrees: number) => of(`Machine wash at ${degrees} °C`, `غسالة على ${degrees} درجة`);
const soles = of('6 months on sole and seams', '6 أشهر على النعل والخياطة');
const iraqi = of('Iraq', 'العراق');

/** Specification rows of hand-written products, in addition to those defined with their texts. */
export const coreFacts: Readonly<Record<string, DemoProduct['facts']>> = {
  'DJ-SPORT': { item_care: at(30) },
  'DJ-POLO': { item_care: at(40) },
  'DJ-OXFORD': { item_care: at(40) },
  'DJ-LINEN': { item_care: at(30) },
  'DJ-RUN': { item_care: of('Damp brush, not the machine', 'فرشاة رطبة، لا الغسالة'), warranty_term: soles },
  'DJ-TRAINER': { warranty_term: soles },
  'DJ-SLIDE': { item_weight: of('180 g each', '180 غم للفردة') },
  'DJ-BACKPACK': { item_dimensions: cm(31, 16, 46), warranty_term: oneYear },
  'DJ-KETTLE': {
    item_dimensions: cm(22, 16, 24),
    item_weight: of('1.1 kg', '1.1 كغم'),
    in_the_box: of('Kettle, base, manual', 'الكتلي والقاعدة والدليل'),
  },
  'DJ-KETLI': { item_dimensions: cm(25, 20, 23), item_weight: of('1.2 kg', '1.2 كغم') },
  'DJ-QURI': { item_dimensions: cm(20, 13, 14) },
  'DJ-GONE': { item_dimensions: cm(18, 11, 22) },
  'DJ-MUG': { item_dimensions: cm(12, 8.5, 10), item_weight: grams(380) },
  'DJ-ISTIKAN': { item_size: of('Glass 9 cm, saucer 11 cm', 'الاستكان 9 سم، والصحن 11 سم') },
  'DJ-SIMPLE': {
    item_dimensions: cm(7.5, 7.5, 26),
    item_care: of('By hand, warm water', 'غسل يدوي بماء دافئ'),
  },
  'DJ-PAN': { warranty_term: oneYear },
  'DJ-POT': { item_dimensions: cm(33, 25, 16), warranty_term: twoYears },
  'DJ-LAMP': { item_dimensions: cm(28, 28, 48), warranty_term: oneYear },
  'DJ-DESKLAMP': { item_weight: grams(620), warranty_term: oneYear },
  'DJ-BULB': { warranty_term: oneYear },
  'DJ-LANTERN': { item_dimensions: cm(11, 11, 19), item_weight: grams(540), warranty_term: oneYear },
  'DJ-LAST': { item_dimensions: cm(18, 18, 34), item_weight: of('1.6 kg', '1.6 كغم') },
  'DJ-HEADPHONES': {
    item_weight: grams(245),
    in_the_box: of('Headphones, two cables, pouch', 'السماعة وسلكان وكيس'),
    warranty_term: oneYear,
  },
  'DJ-EARBUDS': {
    item_weight: of('4.5 g each', '4.5 غم للواحدة'),
    in_the_box: of('Earbuds, case, tips, USB-C cable', 'السماعتان والعلبة والأطراف وسلك USB-C'),
    warranty_term: oneYear,
  },
  'DJ-SPEAKER': { item_dimensions: cm(21, 8, 8), item_weight: grams(580), warranty_term: oneYear },
  'DJ-POWER10': {
    item_dimensions: cm(7, 1.5, 14),
    in_the_box: of('Power bank, USB-C cable', 'الباور بانك وسلك USB-C'),
    warranty_term: oneYear,
  },
  'DJ-POWER20': {
    item_dimensions: cm(7, 2.8, 14),
    in_the_box: of('Power bank, USB-C cable', 'الباور بانك وسلك USB-C'),
    warranty_term: oneYear,
  },
  'DJ-CHARGER': { item_dimensions: cm(4, 4, 5), warranty_term: oneYear },
  'DJ-WATCH': {
    device_battery: of('7 days', '7 أيام'),
    item_weight: grams(42),
    in_the_box: of('Watch, charging cable, second strap', 'الساعة وسلك الشحن وسير ثانٍ'),
    warranty_term: oneYear,
  },
  'DJ-HONEY': { item_origin: iraqi, shelf_life: months(24) },
  'DJ-DIBS': { item_origin: iraqi, shelf_life: months(24) },
  'DJ-RASHI': { item_origin: iraqi, shelf_life: months(18), after_opening: months(6) },
  'DJ-DATES': { item_origin: iraqi, shelf_life: months(12) },
  'DJ-TEA': {
    keeping: of('Dry and away from spices', 'في مكان جاف بعيداً عن البهارات'),
    shelf_life: months(24),
  },
  'DJ-COFFEE': { shelf_life: months(12) },
  'DJ-SOAP': { shelf_life: months(36) },
  'DJ-TIERS': { item_origin: of('India', 'الهند'), shelf_life: months(24) },
};
