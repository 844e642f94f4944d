import { by, cm, type FactsOfKinds, grams, halfYear, kg, oneYear, twoYears } from './fact.ts';

const dishwasher = { en: 'Dishwasher safe', ar: 'غسالة الصحون' };
const handWashed = { en: 'Wash by hand, dry at once', ar: 'غسل يدوي وتجفيف فوري' };

/**
 * Facts of small or inexpensive products: care, dimensions, contents and warranty where they help to choose.
 */
export const smallProductFacts: FactsOfKinds = {
  'wall-charger': { item_dimensions: cm(4.5, 3, 5), warranty_term: oneYear },
  'car-charger': { item_dimensions: cm(3, 3, 6), warranty_term: oneYear },
  'charging-cable': { warranty_term: halfYear },
  'memory-card': { in_the_box: { en: 'Card, SD adapter', ar: 'البطاقة ومحوّل SD' }, warranty_term: twoYears },
  'usb-hub': { item_dimensions: cm(11, 4, 1.5), warranty_term: oneYear },
  'wired-earphones': {
    in_the_box: { en: 'Earphones, three sizes of tips', ar: 'السماعات وثلاثة قياسات مطاط' },
    warranty_term: halfYear,
  },
  'stove-kettle': {
    item_dimensions: by('vessel_volume', {
      '1.5 l': cm(22, 17, 20),
      '2 l': cm(24, 19, 22),
      '2.5 l': cm(25, 20, 23),
      '3 l': cm(27, 22, 25),
    }),
    item_care: handWashed,
  },
  teapot: {
    item_dimensions: by('vessel_volume', {
      '600 ml': cm(18, 11, 12),
      '750 ml': cm(19, 12, 13),
      '900 ml': cm(20, 13, 14),
      '1.2 l': cm(22, 14, 15),
    }),
    item_care: handWashed,
  },
  mug: {
    item_dimensions: by('vessel_volume', {
      '250 ml': cm(11, 8, 8.5),
      '350 ml': cm(12, 8.5, 10),
      '450 ml': cm(13, 9.5, 11),
    }),
    item_care: { en: 'Dishwasher and microwave', ar: 'غسالة الصحون والمايكروويف' },
  },
  dallah: {
    item_dimensions: by('vessel_volume', {
      '500 ml': cm(18, 11, 22),
      '750 ml': cm(20, 12, 25),
      '1 l': cm(22, 13, 28),
      '1.5 l': cm(25, 15, 32),
    }),
    item_care: handWashed,
  },
  thermos: {
    item_dimensions: by('vessel_volume', {
      '500 ml': cm(7, 7, 24),
      '750 ml': cm(8, 8, 28),
      '1 l': cm(9, 9, 31),
      '1.5 l': cm(11, 11, 33),
      '2 l': cm(12, 12, 37),
    }),
    item_care: { en: 'Rinse by hand', ar: 'شطف باليد' },
    warranty_term: oneYear,
  },
  'frying-pan': {
    item_care: { en: 'Soft sponge, no steel wool', ar: 'إسفنجة ناعمة بلا سلك جلي' },
    warranty_term: oneYear,
  },
  'cooking-pot': {
    item_dimensions: by('vessel_volume', {
      '3 l': cm(20, 20, 11),
      '5 l': cm(24, 24, 12),
      '7 l': cm(26, 26, 14),
      '10 l': cm(30, 30, 15),
      '15 l': cm(34, 34, 18),
    }),
    item_care: dishwasher,
    warranty_term: twoYears,
  },
  'stove-pressure-cooker': {
    item_dimensions: by('vessel_volume', {
      '5 l': cm(24, 24, 20),
      '7 l': cm(26, 26, 22),
      '9 l': cm(28, 28, 24),
      '12 l': cm(32, 32, 26),
    }),
    in_the_box: { en: 'Pot, lid, spare gasket', ar: 'القدر والغطاء وحلقة احتياط' },
    warranty_term: twoYears,
  },
  'kitchen-knife': { item_care: handWashed, warranty_term: twoYears },
  'cutting-board': {
    item_dimensions: by('piece_length', {
      '30 cm': cm(30, 20, 2),
      '35 cm': cm(35, 25, 2),
      '40 cm': cm(40, 28, 2),
    }),
    item_care: { en: 'Wash by hand, oil once a month', ar: 'غسل يدوي ودهن بالزيت مرة في الشهر' },
  },
  'serving-bowl': { item_care: dishwasher },
  'food-containers': {
    item_care: { en: 'Dishwasher, freezer, microwave', ar: 'غسالة الصحون والمجمّدة والمايكروويف' },
  },
  'tea-glasses': {
    holds: { en: '110 ml a glass', ar: '110 مل للاستكان' },
    item_care: { en: 'By hand, to protect the gilding', ar: 'غسل يدوي حفاظاً على التذهيب' },
  },
  'serving-tray': {
    item_dimensions: by('piece_length', {
      '35 cm': cm(35, 25, 4),
      '40 cm': cm(40, 28, 4),
      '45 cm': cm(45, 32, 5),
      '50 cm': cm(50, 35, 5),
    }),
    max_load: kg(8),
  },
  vase: {
    item_dimensions: by('decor_height', {
      '20 cm': cm(12, 12, 20),
      '28 cm': cm(15, 15, 28),
      '35 cm': cm(18, 18, 35),
      '45 cm': cm(22, 22, 45),
    }),
    item_care: { en: 'Wipe with a damp cloth', ar: 'مسح بقطعة قماش رطبة' },
  },
  cushion: { item_care: { en: 'Cover washes at 30 °C', ar: 'الغطاء يُغسل على 30 درجة' } },
  'storage-box': {
    item_dimensions: by('vessel_volume', {
      '10 l': cm(34, 24, 18),
      '20 l': cm(40, 29, 24),
      '35 l': cm(48, 35, 27),
      '50 l': cm(56, 39, 31),
      '80 l': cm(66, 46, 36),
    }),
  },
  'table-lamp': {
    item_dimensions: by('decor_height', {
      '35 cm': cm(22, 22, 35),
      '45 cm': cm(28, 28, 45),
      '55 cm': cm(34, 34, 55),
    }),
    warranty_term: oneYear,
  },
  'led-bulb': { warranty_term: { en: '1 year, we replace it', ar: 'سنة مع الاستبدال' } },
  'rechargeable-lantern': { warranty_term: { en: '1 year on the battery', ar: 'سنة على البطارية' } },
  'wall-clock': {
    item_dimensions: by('clock_diameter', {
      '25 cm': cm(25, 4, 25),
      '30 cm': cm(30, 4, 30),
      '40 cm': cm(40, 5, 40),
      '50 cm': cm(50, 5, 50),
    }),
    warranty_term: oneYear,
  },
  blanket: { item_care: { en: 'Machine wash at 30 °C', ar: 'غسالة على 30 درجة' } },
  pillow: {
    item_size: { en: '50 × 70 cm', ar: '50 × 70 سم' },
    item_care: { en: 'Machine wash at 40 °C', ar: 'غسالة على 40 درجة' },
  },
  'towel-set': { item_care: { en: 'Machine wash at 60 °C', ar: 'غسالة على 60 درجة' } },
  curtain: {
    item_size: { en: '140 × 260 cm', ar: '140 × 260 سم' },
    item_care: { en: 'Machine wash at 30 °C', ar: 'غسالة على 30 درجة' },
  },
  dumbbells: { item_care: { en: 'Wipe dry after use', ar: 'تُمسح وتُجفّف بعد الاستعمال' } },
  'yoga-mat': {
    item_size: { en: '61 × 183 cm', ar: '61 × 183 سم' },
    item_care: { en: 'Wipe with a damp cloth', ar: 'مسح بقطعة قماش رطبة' },
  },
  'gym-bag': { item_dimensions: cm(32, 18, 48), item_weight: kg(0.8) },
  'diaper-bag': { item_dimensions: cm(28, 18, 40), item_weight: kg(0.9) },
  'badminton-set': {
    in_the_box: { en: 'Two rackets, three shuttlecocks, bag', ar: 'مضربان وثلاث ريشات وحقيبة' },
  },
  'toy-car': {
    item_dimensions: by('scale', { '1-18': cm(11, 25, 8), '1-24': cm(8, 19, 6), '1-32': cm(6, 14, 5) }),
  },
  backgammon: {
    item_dimensions: cm(48, 26, 7),
    in_the_box: { en: 'Board, 30 checkers, two pairs of dice', ar: 'الطاولي و30 حجراً وزوجان من الزهر' },
  },
  'chess-set': {
    item_dimensions: cm(38, 38, 5),
    in_the_box: { en: 'Board, 32 pieces', ar: 'الرقعة و32 قطعة' },
  },
  stapler: {
    in_the_box: { en: 'Stapler, 1,000 staples', ar: 'الكبّاسة و1,000 دبوس' },
    warranty_term: twoYears,
  },
  'desk-calculator': { item_dimensions: cm(15, 19, 4), warranty_term: twoYears },
  'scientific-calculator': {
    item_dimensions: cm(8, 17, 1.5),
    item_weight: grams(95),
    warranty_term: twoYears,
  },
};
