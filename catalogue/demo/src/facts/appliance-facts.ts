import { by, cm, type FactsOfKinds, kg, oneYear, twoYears, watts, yearly } from './fact.ts';

const small = { en: 'Device, manual in Arabic, warranty card', ar: 'الجهاز ودليل بالعربية وبطاقة الضمان' };

/** Facts of household appliances: dimensions, power consumption and warranty. */
export const applianceFacts: FactsOfKinds = {
  refrigerator: {
    item_dimensions: by('fridge_volume', {
      '90 l': cm(48, 50, 84),
      '250 l': cm(55, 58, 158),
      '420 l': cm(70, 70, 178),
      '560 l': cm(91, 74, 179),
    }),
    item_weight: by('fridge_volume', { '90 l': kg(25), '250 l': kg(51), '420 l': kg(78), '560 l': kg(104) }),
    power_use: by('fridge_volume', {
      '90 l': yearly(145),
      '250 l': yearly(235),
      '420 l': yearly(310),
      '560 l': yearly(395),
    }),
    warranty_term: { en: '2 years, compressor 10', ar: 'سنتان، والكومبريسر 10 سنوات' },
  },
  'washing-machine': {
    item_dimensions: by('wash_load', {
      '7 kg': cm(60, 52, 85),
      '9 kg': cm(60, 58, 85),
      '12 kg': cm(60, 65, 85),
    }),
    item_weight: by('wash_load', { '7 kg': kg(62), '9 kg': kg(68), '12 kg': kg(76) }),
    power_use: by('wash_load', { '7 kg': yearly(165), '9 kg': yearly(190), '12 kg': yearly(235) }),
    in_the_box: {
      en: 'Machine, two hoses, transport bolts with key',
      ar: 'الغسالة وصوندتان ومفتاح براغي النقل',
    },
    warranty_term: { en: '2 years, motor 10', ar: 'سنتان، والمحرّك 10 سنوات' },
  },
  'air-conditioner': {
    room_area: by('cooling_capacity', {
      '1 ton': { en: '12–16 m²', ar: 'من 12 إلى 16 م²' },
      '1.5 ton': { en: '17–24 m²', ar: 'من 17 إلى 24 م²' },
      '2 ton': { en: '25–34 m²', ar: 'من 25 إلى 34 م²' },
    }),
    item_dimensions: by('cooling_capacity', {
      '1 ton': cm(80, 20, 29),
      '1.5 ton': cm(94, 22, 32),
      '2 ton': cm(108, 24, 33),
    }),
    power_use: by('cooling_capacity', { '1 ton': watts(1100), '1.5 ton': watts(1650), '2 ton': watts(2200) }),
    in_the_box: {
      en: 'Indoor and outdoor unit, remote, 4 m of copper pipe',
      ar: 'الوحدتان الداخلية والخارجية والريموت و4 أمتار بوري نحاس',
    },
    warranty_term: { en: '2 years, compressor 5', ar: 'سنتان، والكومبريسر 5 سنوات' },
  },
  'air-cooler': {
    item_dimensions: by('appliance_volume', { '45 l': cm(44, 38, 98), '70 l': cm(60, 45, 112) }),
    power_use: by('appliance_volume', { '45 l': watts(160), '70 l': watts(210) }),
    room_area: by('appliance_volume', {
      '45 l': { en: 'up to 25 m²', ar: 'حتى 25 م²' },
      '70 l': { en: 'up to 40 m²', ar: 'حتى 40 م²' },
    }),
    warranty_term: oneYear,
  },
  'stand-fan': {
    item_dimensions: [cm(45, 45, 130), cm(42, 42, 125)],
    in_the_box: { en: 'Stand, blades, grille, screws', ar: 'القاعدة والريشة والشبك والبراغي' },
    warranty_term: oneYear,
  },
  'room-heater': {
    item_dimensions: [cm(42, 36, 70), cm(45, 38, 74)],
    room_area: { en: 'up to 20 m²', ar: 'حتى 20 م²' },
    warranty_term: oneYear,
  },
  cooker: {
    item_dimensions: by('burners', { '4 burners': cm(60, 60, 85), '5 burners': cm(90, 60, 85) }),
    item_weight: by('burners', { '4 burners': kg(44), '5 burners': kg(62) }),
    in_the_box: { en: 'Cooker, oven tray and grid, gas hose', ar: 'الطباخ وصينية الفرن والشبك وصوندة الغاز' },
    warranty_term: twoYears,
  },
  dishwasher: {
    item_dimensions: cm(60, 60, 85),
    item_weight: kg(47),
    power_use: by('energy_class', { a: yearly(225), b: yearly(262) }),
    in_the_box: { en: 'Machine, two hoses, salt funnel', ar: 'الغسالة وصوندتان وقمع الملح' },
    warranty_term: twoYears,
  },
  'water-dispenser': {
    item_dimensions: [cm(31, 32, 96), cm(33, 35, 102)],
    item_weight: kg(13),
    warranty_term: oneYear,
  },
  'vacuum-cleaner': {
    item_dimensions: [cm(28, 40, 24), cm(30, 42, 27)],
    item_weight: [kg(5), kg(6)],
    in_the_box: { en: 'Hose, tube, three heads, spare bag', ar: 'الصوندة والأنبوب وثلاثة رؤوس وكيس احتياط' },
    warranty_term: twoYears,
  },
  'steam-iron': { item_weight: { en: '1.3 kg', ar: '1.3 كغم' }, in_the_box: small, warranty_term: oneYear },
  microwave: {
    item_dimensions: by('appliance_volume', {
      '20 l': cm(44, 34, 26),
      '25 l': cm(48, 39, 28),
      '30 l': cm(52, 42, 30),
    }),
    power_use: by('appliance_volume', { '20 l': watts(1050), '25 l': watts(1250), '30 l': watts(1400) }),
    in_the_box: { en: 'Oven, glass plate, ring', ar: 'الجهاز والصحن الزجاجي والحلقة' },
    warranty_term: oneYear,
  },
  blender: {
    item_dimensions: cm(19, 19, 40),
    in_the_box: { en: 'Base, jug, mill', ar: 'القاعدة والدورق والمطحنة' },
    warranty_term: oneYear,
  },
  'stand-mixer': {
    item_dimensions: by('appliance_volume', { '5 l': cm(36, 24, 34), '6 l': cm(39, 27, 36) }),
    power_use: by('appliance_volume', { '5 l': watts(1000), '6 l': watts(1300) }),
    in_the_box: { en: 'Bowl, dough hook, whisk, beater', ar: 'الطاسة وخطّاف العجين ومضربان' },
    warranty_term: twoYears,
  },
  toaster: { item_dimensions: cm(29, 18, 19), warranty_term: oneYear, in_the_box: small },
  'coffee-maker': {
    item_dimensions: [cm(24, 30, 34), cm(28, 34, 38)],
    item_weight: [kg(4), kg(6)],
    in_the_box: { en: 'Machine, filter holder, measuring spoon', ar: 'الماكنة ويد الفلتر وملعقة القياس' },
    warranty_term: oneYear,
  },
  'rice-cooker': {
    item_dimensions: by('appliance_volume', {
      '1.5 l': cm(25, 23, 22),
      '1.8 l': cm(28, 26, 24),
      '5 l': cm(36, 34, 32),
    }),
    in_the_box: { en: 'Pot, steam tray, cup, spoon', ar: 'القدر وسلة البخار والكوب والملعقة' },
    warranty_term: oneYear,
  },
  'hair-dryer': {
    item_weight: { en: '0.6 kg', ar: '0.6 كغم' },
    in_the_box: { en: 'Dryer, two nozzles', ar: 'السشوار ورأسان' },
    warranty_term: twoYears,
  },
  shaver: {
    device_battery: { en: '60 minutes of shaving', ar: '60 دقيقة حلاقة' },
    in_the_box: { en: 'Shaver, charger, brush, case', ar: 'الماكنة والشاحن والفرشاة والعلبة' },
    warranty_term: oneYear,
  },
  toothbrush: {
    device_battery: { en: '3 weeks', ar: '3 أسابيع' },
    in_the_box: { en: 'Handle, two heads, charger', ar: 'المقبض ورأسان والشاحن' },
    warranty_term: oneYear,
  },
};
