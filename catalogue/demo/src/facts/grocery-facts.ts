import { by, cm, type Fact, type FactsOfKinds, grams, months, same } from './fact.ts';

const year = { shelf_life: months(12) };
const twoYears = { shelf_life: months(24) };
const dryAndCool = { en: 'Cool and dry', ar: 'في مكان بارد وجاف' };
const cold = (time: string, arabicTime: string) => ({
  en: `${time} in the refrigerator`,
  ar: `${arabicTime} في الثلاجة`,
});
const of = (en: string, ar: string) => ({ en, ar });

const jams: Fact = by('fruit', {
  apricot: of('Apricots 55%, sugar, pectin, lemon juice', 'مشمش 55%، سكر، بكتين، عصير ليمون'),
  fig: of('Figs 55%, sugar, pectin, lemon juice', 'تين 55%، سكر، بكتين، عصير ليمون'),
  cherry: of('Cherries 55%, sugar, pectin, lemon juice', 'كرز 55%، سكر، بكتين، عصير ليمون'),
  strawberry: of('Strawberries 55%, sugar, pectin, lemon juice', 'فراولة 55%، سكر، بكتين، عصير ليمون'),
  orange: of('Oranges with peel 55%, sugar, pectin', 'برتقال مع قشره 55%، سكر، بكتين'),
});
const beans: Fact = by('bean', {
  fava: of('Fava beans, water, salt', 'باقلاء، ماء، ملح'),
  chickpeas: of('Chickpeas, water, salt', 'حمّص، ماء، ملح'),
  'white-beans': of('White beans, water, salt', 'فاصوليا بيضاء، ماء، ملح'),
  'red-beans': of('Red kidney beans, water, salt', 'فاصوليا حمراء، ماء، ملح'),
});
const spices: Fact = by('spice', {
  'seven-spice': of(
    'Pepper, cinnamon, cumin, coriander, cloves, cardamom, nutmeg',
    'فلفل، دارسين، كمّون، كزبرة، قرنفل، هيل، جوز الطيب',
  ),
  cumin: of('100% cumin seed', 'حبّ الكمّون 100%'),
  turmeric: of('100% turmeric root', 'جذور الكركم 100%'),
  'cardamom-spice': of('100% cardamom pods', 'حبّ الهيل 100%'),
  sumac: of('Sumac berries, a little salt', 'حبّ السمّاق وقليل من الملح'),
  paprika: of('100% sweet red pepper', 'فلفل أحمر حلو 100%'),
});
const pickles: Fact = by('pickle', {
  'mixed-pickles': of(
    'Cucumber, carrot, cauliflower, vinegar, salt, garlic',
    'خيار، جزر، قرنبيط، خلّ، ملح، ثوم',
  ),
  cucumber: of('Cucumbers, vinegar, salt, garlic', 'خيار، خلّ، ملح، ثوم'),
  turnip: of('Turnips, beets, vinegar, salt, garlic', 'شلغم، شوندر، خلّ، ملح، ثوم'),
  amba: of('Mango, vinegar, salt, fenugreek, turmeric, garlic', 'مانجو، خلّ، ملح، حلبة، كركم، ثوم'),
  olives: of('Olives, water, salt, vinegar, garlic', 'زيتون، ماء، ملح، خلّ، ثوم'),
});
const chocolates: Fact = by('chocolate_type', {
  milk: of('Sugar, milk powder, cocoa butter, cocoa', 'سكر، حليب مجفّف، زبدة كاكاو، كاكاو'),
  'dark-70': of('Cocoa 70%, sugar, vanilla', 'كاكاو 70%، سكر، فانيلا'),
  white: of('Sugar, cocoa butter, milk powder, vanilla', 'سكر، زبدة كاكاو، حليب مجفّف، فانيلا'),
  'pistachio-chocolate': of(
    'Sugar, milk powder, cocoa butter, pistachios 15%',
    'سكر، حليب مجفّف، زبدة كاكاو، فستق 15%',
  ),
  hazelnut: of('Sugar, milk powder, cocoa butter, hazelnuts 15%', 'سكر، حليب مجفّف، زبدة كاكاو، بندق 15%'),
});
const biscuits: Fact = by('biscuit_flavor', {
  butter: of('Wheat flour, butter, sugar, milk, salt', 'طحين قمح، زبدة، سكر، حليب، ملح'),
  'chocolate-cream': of(
    'Wheat flour, sugar, plant fat, cocoa, milk',
    'طحين قمح، سكر، دهن نباتي، كاكاو، حليب',
  ),
  'date-filled': of('Wheat flour, dates 30%, butter, sugar, milk', 'طحين قمح، تمر 30%، زبدة، سكر، حليب'),
  oat: of('Oats 40%, wheat flour, sugar, butter, milk', 'شوفان 40%، طحين قمح، سكر، زبدة، حليب'),
  coconut: of('Wheat flour, coconut 15%, sugar, butter, milk', 'طحين قمح، جوز هند 15%، سكر، زبدة، حليب'),
});
const juices: Fact = by('juice_flavor', {
  'orange-juice': of('Orange juice from concentrate, vitamin C', 'عصير برتقال من المركّز، فيتامين C'),
  pomegranate: of('Pomegranate juice 40%, water, sugar', 'عصير رمّان 40%، ماء، سكر'),
  apple: of('Apple juice from concentrate, vitamin C', 'عصير تفاح من المركّز، فيتامين C'),
  mango: of('Mango puree 30%, water, sugar', 'هريس مانجو 30%، ماء، سكر'),
  grape: of('Grape juice 50%, water, sugar', 'عصير عنب 50%، ماء، سكر'),
});

/** Facts of groceries: ingredients, origin, storage and shelf life. */
export const groceryFacts: FactsOfKinds = {
  honey: {
    ingredients: of('100% bees’ honey', 'عسل نحل 100%'),
    keeping: of('At room temperature, away from the sun', 'في حرارة الغرفة بعيداً عن الشمس'),
    ...twoYears,
  },
  dates: { keeping: of('In the refrigerator in summer', 'في الثلاجة صيفاً'), ...year },
  'stuffed-dates': {
    pack_count: by('box_weight', {
      '400 g': of('About 20', 'نحو 20'),
      '750 g': of('About 38', 'نحو 38'),
      '1 kg': of('About 50', 'نحو 50'),
    }),
    item_origin: of('Iraq', 'العراق'),
    keeping: dryAndCool,
    shelf_life: months(3),
  },
  'date-syrup': { ingredients: of('100% dates', 'تمر 100%'), ...twoYears },
  tahini: {
    ingredients: of('100% hulled sesame', 'سمسم مقشور 100%'),
    shelf_life: months(18),
    after_opening: months(6),
  },
  jam: { ingredients: jams, ...twoYears, after_opening: cold('4 weeks', '4 أسابيع') },
  'black-tea': { keeping: of('Dry and away from spices', 'في مكان جاف بعيداً عن البهارات'), ...twoYears },
  'herbal-tea': {
    item_weight: by('tea_bags', { '20 bags': grams(30), '25 bags': grams(38), '40 bags': grams(60) }),
    keeping: dryAndCool,
    ...twoYears,
  },
  'ground-coffee': {
    ingredients: by('cardamom', {
      plain: of('100% arabica', 'بنّ عربيكا 100%'),
      'with-cardamom': of('Arabica, 5% cardamom', 'بنّ عربيكا، هيل 5%'),
      'extra-cardamom': of('Arabica, 10% cardamom', 'بنّ عربيكا، هيل 10%'),
    }),
    ...year,
    after_opening: months(3),
  },
  'instant-coffee': { ingredients: of('100% coffee', 'قهوة 100%'), ...twoYears },
  'bar-soap': { item_weight: of('125 g a bar', '125 غم للقطعة'), shelf_life: months(36) },
  rice: {
    item_origin: by('rice_type', {
      basmati: of('India', 'الهند'),
      amber: of('Iraq', 'العراق'),
      jasmine: of('Thailand', 'تايلاند'),
      sella: of('India', 'الهند'),
    }),
    keeping: of('Dry and off the floor', 'في مكان جاف مرتفع عن الأرض'),
    ...twoYears,
  },
  pasta: {
    ingredients: of('Durum wheat semolina, water', 'سميد قمح صلب، ماء'),
    keeping: of('In a dry place', 'في مكان جاف'),
    ...twoYears,
  },
  'cooking-oil': { keeping: of('Away from sun and stove', 'بعيداً عن الشمس والطباخ'), shelf_life: months(18) },
  'olive-oil': {
    keeping: of('In the dark, below 25 °C', 'بعيداً عن الضوء، تحت 25 درجة'),
    shelf_life: months(18),
  },
  'tomato-paste': {
    ingredients: of('Tomatoes, salt', 'طماطة، ملح'),
    ...twoYears,
    after_opening: cold('10 days', '10 أيام'),
  },
  'canned-beans': {
    ingredients: beans,
    drained_weight: by('can_weight', { '400 g': grams(240), '800 g': grams(480) }),
    ...twoYears,
  },
  spices: {
    ingredients: spices,
    keeping: of('Dry and away from the stove', 'في مكان جاف بعيداً عن الطباخ'),
    ...year,
  },
  pickles: { ingredients: pickles, shelf_life: months(18), after_opening: cold('2 months', 'شهران') },
  chocolate: { ingredients: chocolates, keeping: of('Below 20 °C', 'تحت 20 درجة'), ...year },
  biscuits: { ingredients: biscuits, keeping: of('In a dry place', 'في مكان جاف'), ...year },
  nuts: { keeping: dryAndCool, shelf_life: months(9), after_opening: months(2) },
  juice: { ingredients: juices, ...year, after_opening: cold('4 days', '4 أيام') },
  'drinking-water': {
    item_weight: by('water_pack', {
      '20 x 500 ml': of('10.3 kg', '10.3 كغم'),
      '12 x 1 l': of('12.4 kg', '12.4 كغم'),
      '6 x 1.5 l': of('9.2 kg', '9.2 كغم'),
      '40 x 330 ml': of('13.7 kg', '13.7 كغم'),
    }),
    keeping: of('Out of the sun', 'بعيداً عن الشمس'),
    ...year,
  },
  'laundry-detergent': {
    washes: by('box_weight', {
      '1.5 kg': of('About 25', 'نحو 25'),
      '3 kg': of('About 50', 'نحو 50'),
      '5 kg': of('About 85', 'نحو 85'),
    }),
  },
  'dish-soap': { shelf_life: months(36) },
  tissues: { box_sheets: by('ply', { '2 ply': same('200'), '3 ply': same('150') }), item_size: cm(20, 20) },
};
