import { by, cm, type FactsOfKinds, kg, oneYear, twoYears, watts } from './fact.ts';

const frame = { en: '2 years on the frame', ar: 'سنتان على الهيكل' };
const screwed = {
  en: 'Parts, screws and key, drawing in Arabic',
  ar: 'الأجزاء والبراغي والمفتاح ومخطط التركيب',
};

/** Facts of furniture: dimensions, load capacity and warranty. */
export const furnitureFacts: FactsOfKinds = {
  sofa: {
    item_dimensions: by('seats', {
      '2 seats': cm(160, 92, 86),
      '3 seats': cm(215, 92, 86),
      '4 seats': cm(265, 94, 86),
    }),
    item_weight: by('seats', { '2 seats': kg(42), '3 seats': kg(56), '4 seats': kg(68) }),
    warranty_term: frame,
  },
  'corner-sofa': {
    item_dimensions: by('seats', {
      '5 seats': cm(250, 165, 86),
      '6 seats': cm(270, 175, 86),
      '7 seats': cm(280, 180, 86),
    }),
    item_weight: by('seats', { '5 seats': kg(92), '6 seats': kg(104), '7 seats': kg(116) }),
    warranty_term: frame,
  },
  armchair: {
    item_dimensions: [cm(78, 84, 98), cm(82, 86, 102), cm(75, 80, 95)],
    item_weight: [kg(19), kg(22), kg(24)],
    max_load: kg(140),
    warranty_term: frame,
  },
  'floor-seating': {
    item_dimensions: by('seats', {
      '4 seats': cm(280, 70, 45),
      '6 seats': cm(420, 70, 45),
      '8 seats': cm(560, 70, 45),
      '10 seats': cm(700, 70, 45),
    }),
    item_care: { en: 'Covers wash at 30 °C', ar: 'أغطيتها تُغسل على 30 درجة' },
    warranty_term: oneYear,
  },
  'dining-chair': {
    item_dimensions: [cm(46, 54, 90), cm(48, 56, 94), cm(45, 52, 86)],
    item_weight: [kg(6), kg(7)],
    max_load: kg(130),
    in_the_box: screwed,
    warranty_term: twoYears,
  },
  'office-chair': {
    item_dimensions: by('back_height', {
      'mid-back': cm(64, 62, 102),
      'high-back': cm(66, 64, 118),
      headrest: cm(66, 66, 128),
    }),
    item_weight: [kg(14), kg(16)],
    max_load: kg(120),
    in_the_box: screwed,
    warranty_term: { en: '2 years on the mechanism', ar: 'سنتان على الآلية' },
  },
  'coffee-table': {
    item_dimensions: [cm(110, 60, 42), cm(90, 90, 42), cm(120, 65, 42)],
    item_weight: [kg(18), kg(24), kg(31)],
    max_load: kg(40),
    in_the_box: screwed,
    warranty_term: oneYear,
  },
  'tv-stand': {
    item_dimensions: by('furniture_width', {
      '120 cm': cm(120, 40, 50),
      '150 cm': cm(150, 40, 50),
      '180 cm': cm(180, 42, 50),
    }),
    item_weight: by('furniture_width', { '120 cm': kg(27), '150 cm': kg(34), '180 cm': kg(41) }),
    max_load: kg(60),
    in_the_box: screwed,
    warranty_term: twoYears,
  },
  'dining-table': {
    item_dimensions: by('seats', {
      '4 seats': cm(120, 80, 76),
      '6 seats': cm(160, 90, 76),
      '8 seats': cm(200, 100, 76),
      '10 seats': cm(240, 100, 76),
    }),
    item_weight: by('seats', { '4 seats': kg(32), '6 seats': kg(44), '8 seats': kg(58), '10 seats': kg(70) }),
    in_the_box: screwed,
    warranty_term: twoYears,
  },
  'study-desk': {
    item_dimensions: by('furniture_width', {
      '100 cm': cm(100, 60, 75),
      '120 cm': cm(120, 60, 75),
      '140 cm': cm(140, 60, 75),
      '160 cm': cm(160, 60, 75),
    }),
    item_weight: [kg(24), kg(29), kg(33)],
    max_load: kg(50),
    in_the_box: screwed,
    warranty_term: oneYear,
  },
  bookshelf: {
    item_dimensions: by('shelves', {
      '4 shelves': cm(80, 30, 150),
      '5 shelves': cm(80, 30, 180),
      '6 shelves': cm(80, 30, 210),
    }),
    item_weight: by('shelves', { '4 shelves': kg(26), '5 shelves': kg(31), '6 shelves': kg(36) }),
    in_the_box: screwed,
    warranty_term: oneYear,
  },
  'bed-frame': {
    item_size: {
      en: '10 cm wider and 15 cm longer than the mattress, headboard 110 cm',
      ar: 'أكبر من الفراش 10 سم جانباً و15 سم طولاً، ومسند الرأس 110 سم',
    },
    item_weight: [kg(58), kg(66), kg(74)],
    max_load: kg(300),
    in_the_box: screwed,
    warranty_term: twoYears,
  },
  'children-bed': {
    item_size: {
      en: '8 cm wider and 12 cm longer than the mattress, headboard 85 cm',
      ar: 'أكبر من الفراش 8 سم جانباً و12 سم طولاً، ومسند الرأس 85 سم',
    },
    item_weight: [kg(34), kg(38)],
    max_load: kg(120),
    in_the_box: screwed,
    warranty_term: oneYear,
  },
  wardrobe: {
    item_dimensions: by('doors', {
      '2 doors': cm(80, 58, 210),
      '3 doors': cm(120, 58, 210),
      '4 doors': cm(160, 58, 210),
      '6 doors': cm(240, 58, 210),
    }),
    item_weight: by('doors', {
      '2 doors': kg(68),
      '3 doors': kg(96),
      '4 doors': kg(124),
      '6 doors': kg(178),
    }),
    in_the_box: screwed,
    warranty_term: twoYears,
  },
  'standing-mirror': {
    item_dimensions: by('mirror_height', {
      '150 cm': cm(45, 3, 150),
      '160 cm': cm(50, 3, 160),
      '180 cm': cm(60, 3, 180),
    }),
    item_weight: [kg(9), kg(12)],
    warranty_term: oneYear,
  },
  crib: {
    item_dimensions: by('crib_size', { '60x120': cm(65, 125, 95), '70x140': cm(75, 145, 95) }),
    item_weight: [kg(21), kg(25)],
    max_load: kg(60),
    in_the_box: screwed,
    warranty_term: oneYear,
  },
  'high-chair': {
    item_dimensions: [cm(54, 62, 98), cm(58, 76, 104)],
    item_weight: [kg(5), kg(7)],
    max_load: kg(15),
    in_the_box: screwed,
    warranty_term: oneYear,
  },
  'floor-lamp': {
    item_dimensions: by('decor_height', {
      '140 cm': cm(36, 36, 140),
      '155 cm': cm(38, 38, 155),
      '170 cm': cm(42, 42, 170),
    }),
    power_use: watts(12),
    warranty_term: oneYear,
  },
  rug: {
    item_care: { en: 'Vacuum, wash outdoors in the shade', ar: 'بالمكنسة، والغسل في الهواء والظلّ' },
    item_weight: { en: '1.8 kg per m²', ar: '1.8 كغم للمتر المربّع' },
    item_size: { en: 'As chosen, pile 4 to 25 mm', ar: 'حسب القياس المختار، والوبر من 4 إلى 25 ملم' },
    warranty_term: oneYear,
  },
};
