import { by, cm, type Fact, type FactsOfKinds, grams, kg, months } from './fact.ts';

const of = (en: string, ar: string) => ({ en, ar });
const opened = (count: number) => ({ after_opening: months(count) });
const perfume = {
  strength: of('Eau de parfum, about 15% oil', 'أو دو برفان، نحو 15% زيت عطري'),
  lasting: of('6 to 8 hours', 'من 6 إلى 8 ساعات'),
  shelf_life: months(36),
};

const washed: Fact = by('hair_type', {
  'dry-hair': of('Argan oil, panthenol', 'زيت الأرغان، بانثينول'),
  'oily-hair': of('Green tea, zinc', 'شاي أخضر، زنك'),
  'colored-hair': of('Keratin, UV filter', 'كيراتين، مرشّح أشعة'),
  'curly-hair': of('Coconut oil, shea butter', 'زيت جوز الهند، زبدة الشيا'),
  'all-hair': of('Panthenol, glycerin', 'بانثينول، غليسرين'),
});
const masked: Fact = by('hair_type', {
  'dry-hair': of('Argan oil, shea butter', 'زيت الأرغان، زبدة الشيا'),
  'colored-hair': of('Keratin, UV filter', 'كيراتين، مرشّح أشعة'),
  'curly-hair': of('Coconut oil, shea butter', 'زيت جوز الهند، زبدة الشيا'),
});

/**
 * Facts of beauty and baby care products: active ingredients, how long they last, and shelf life after
 * opening.
 */
export const careFacts: FactsOfKinds = {
  'womens-perfume': perfume,
  'mens-perfume': perfume,
  'oud-oil': {
    strength: of('Pure oil, no alcohol', 'زيت خالص بلا كحول'),
    lasting: of('12 hours and more', '12 ساعة وأكثر'),
  },
  lipstick: { item_weight: of('3.5 g', '3.5 غم'), keeping: of('Below 30 °C', 'تحت 30 درجة'), ...opened(24) },
  foundation: { shelf_life: months(30), ...opened(12) },
  'eyeshadow-palette': {
    item_weight: by('palette_shades', {
      '9-shades': grams(9),
      '12-shades': grams(12),
      '18-shades': grams(18),
    }),
    item_dimensions: by('palette_shades', {
      '9-shades': cm(10, 10, 1.3),
      '12-shades': cm(16, 8, 1.3),
      '18-shades': cm(18, 11, 1.3),
    }),
    ...opened(12),
  },
  'nail-polish': { holds: of('11 ml', '11 مل'), ...opened(24) },
  'face-cream': {
    ingredients: of('Hyaluronic acid, glycerin', 'حمض الهيالورونيك، غليسرين'),
    shelf_life: months(30),
    ...opened(12),
  },
  sunscreen: { shelf_life: months(30), ...opened(12) },
  'face-wash': { ingredients: of('Glycerin, panthenol', 'غليسرين، بانثينول'), ...opened(12) },
  'body-lotion': { ingredients: of('Glycerin, shea butter', 'غليسرين، زبدة الشيا'), ...opened(12) },
  shampoo: { ingredients: washed, ...opened(12) },
  'hair-mask': { ingredients: masked, ...opened(12) },
  'hair-brush': {
    item_size: by('brush_type', { paddle: cm(8, 24), detangling: cm(7, 18) }),
    made_of: of('Plastic, nylon bristles', 'بلاستيك وشعيرات نايلون'),
  },
  'baby-bottle': { in_the_box: of('Bottle, silicone nipple, cap', 'الرضّاعة والحلمة والغطاء') },
  'sippy-cup': {
    item_dimensions: by('volume', { '240 ml': cm(12, 8, 14), '300 ml': cm(12, 8, 16) }),
    made_of: of('Polypropylene, silicone', 'بولي بروبيلين وسيليكون'),
  },
  'feeding-set': {
    in_the_box: of('Bowl, spoon, fork, bib', 'صحن وملعقة وشوكة ومريلة'),
    item_size: of('Bowl 13 cm wide, 5 cm high', 'الصحن بقطر 13 سم وعمق 5 سم'),
  },
  'nursing-pillow': {
    item_dimensions: cm(55, 45, 15),
    item_care: of('Machine wash of the cover at 40 °C', 'الغطاء في الغسالة على 40 درجة'),
    item_weight: kg(0.7),
  },
  'baby-wipes': {
    ingredients: of('Water 98%, aloe vera', 'ماء 98%، صبّار'),
    item_size: cm(18, 20),
    ...opened(3),
  },
  'baby-shampoo': { ingredients: of('Chamomile extract, glycerin', 'خلاصة البابونج، غليسرين'), ...opened(12) },
  'diaper-cream': { ingredients: of('Zinc oxide, panthenol', 'أوكسيد الزنك، بانثينول'), ...opened(12) },
  'baby-blanket': { item_size: cm(80, 100), item_care: of('Machine wash at 40 °C', 'غسالة على 40 درجة') },
  diapers: {
    made_of: of('Nonwoven fabric, pulp core', 'نسيج ناعم وحشوة سليلوز'),
    keeping: of('Dry, in the closed pack', 'في مكان جاف والكيس مغلق'),
  },
};
