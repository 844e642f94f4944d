import type { SpecificationAttribute } from '../../department.ts';

export const pantryAttributes: readonly SpecificationAttribute[] = [
  {
    code: 'rice_type',
    label: { en: 'Rice type', ar: 'نوع التمّن' },
    isFilterable: true,
    choices: [
      { code: 'basmati', en: 'Basmati', ar: 'بسمتي', percent: 120 },
      { code: 'amber', en: 'Amber', ar: 'عنبر', percent: 150 },
      { code: 'jasmine', en: 'Jasmine', ar: 'ياسمين' },
      { code: 'sella', en: 'Sella', ar: 'مزّة', percent: 110 },
    ],
  },
  {
    code: 'pasta_shape',
    label: { en: 'Shape', ar: 'الشكل' },
    isFilterable: true,
    choices: [
      { code: 'spaghetti', en: 'Spaghetti', ar: 'سباغيتي' },
      { code: 'penne', en: 'Penne', ar: 'أقلام' },
      { code: 'fusilli', en: 'Fusilli', ar: 'لولبية' },
      { code: 'vermicelli', en: 'Vermicelli', ar: 'شعرية' },
      { code: 'elbow', en: 'Elbow', ar: 'كوع' },
    ],
  },
  {
    code: 'oil_type',
    label: { en: 'Oil', ar: 'نوع الزيت' },
    isFilterable: true,
    choices: [
      { code: 'sunflower', en: 'Sunflower', ar: 'دوّار الشمس' },
      { code: 'corn', en: 'Corn', ar: 'ذرة', percent: 110 },
      { code: 'canola', en: 'Canola', ar: 'كانولا', percent: 115 },
    ],
  },
  {
    code: 'concentration',
    label: { en: 'Concentration', ar: 'التركيز' },
    choices: [
      { code: '22 brix', en: '22–24%', ar: '22–24%' },
      { code: '28 brix', en: '28–30%', ar: '28–30%', percent: 115 },
    ],
  },
  {
    code: 'bean',
    label: { en: 'Beans', ar: 'نوع البقول' },
    isFilterable: true,
    choices: [
      { code: 'fava', en: 'Fava', ar: 'باقلاء', said: { en: 'Fava beans', ar: 'باقلاء' } },
      { code: 'chickpeas', en: 'Chickpeas', ar: 'حمّص' },
      {
        code: 'white-beans',
        en: 'White',
        ar: 'فاصوليا بيضاء',
        said: { en: 'White beans', ar: 'فاصوليا بيضاء' },
        percent: 110,
      },
      {
        code: 'red-beans',
        en: 'Red',
        ar: 'فاصوليا حمراء',
        said: { en: 'Red beans', ar: 'فاصوليا حمراء' },
        percent: 110,
      },
    ],
  },
  {
    code: 'spice',
    label: { en: 'Spice', ar: 'نوع البهار' },
    isFilterable: true,
    choices: [
      {
        code: 'seven-spice',
        en: 'Baharat blend',
        ar: 'خلطة السبعة',
        said: { en: 'Seven spice', ar: 'سبع بهارات' },
      },
      { code: 'cumin', en: 'Cumin', ar: 'كمّون' },
      { code: 'turmeric', en: 'Turmeric', ar: 'كركم' },
      { code: 'cardamom-spice', en: 'Cardamom', ar: 'هيل', percent: 250 },
      { code: 'sumac', en: 'Sumac', ar: 'سمّاق' },
      { code: 'paprika', en: 'Paprika', ar: 'بابريكا' },
    ],
  },
  {
    code: 'pickle',
    label: { en: 'Kind of pickle', ar: 'نوع الطرشي' },
    isFilterable: true,
    choices: [
      { code: 'mixed-pickles', en: 'Mixed', ar: 'مشكّل' },
      { code: 'cucumber', en: 'Cucumber', ar: 'خيار' },
      { code: 'turnip', en: 'Turnip and beet', ar: 'شلغم وشوندر' },
      { code: 'amba', en: 'Mango amba', ar: 'عنبة' },
      { code: 'olives', en: 'Olives', ar: 'زيتون', percent: 140 },
    ],
  },
  {
    code: 'chocolate_type',
    label: { en: 'Chocolate', ar: 'نوع الشوكولاتة' },
    isFilterable: true,
    choices: [
      { code: 'milk', en: 'Milk', ar: 'بالحليب' },
      { code: 'dark-70', en: 'Dark 70%', ar: 'داكنة 70%', percent: 115 },
      { code: 'white', en: 'White', ar: 'بيضاء' },
      { code: 'pistachio-chocolate', en: 'Pistachio', ar: 'بالفستق', percent: 140 },
      { code: 'hazelnut', en: 'Hazelnut', ar: 'بالبندق', percent: 115 },
    ],
  },
  {
    code: 'biscuit_flavor',
    label: { en: 'Flavor', ar: 'نكهة البسكويت' },
    isFilterable: true,
    choices: [
      { code: 'butter', en: 'Butter', ar: 'بالزبدة' },
      { code: 'chocolate-cream', en: 'Chocolate cream', ar: 'بكريمة الشوكولاتة', percent: 115 },
      { code: 'date-filled', en: 'Date filled', ar: 'محشو بالتمر', percent: 110 },
      { code: 'oat', en: 'Oat', ar: 'بالشوفان', percent: 110 },
      { code: 'coconut', en: 'Coconut', ar: 'بجوز الهند' },
    ],
  },
  {
    code: 'nut',
    label: { en: 'Nuts', ar: 'نوع المكسّرات' },
    isFilterable: true,
    choices: [
      { code: 'mixed', en: 'Mixed', ar: 'مشكّلة' },
      { code: 'pistachios', en: 'Pistachios', ar: 'فستق', percent: 150 },
      { code: 'almonds', en: 'Almonds', ar: 'لوز', percent: 115 },
      { code: 'cashews', en: 'Cashews', ar: 'كاجو', percent: 130 },
      { code: 'sunflower-seeds', en: 'Sunflower seeds', ar: 'حبّ شمسي', percent: 45 },
    ],
  },
  {
    code: 'roast_style',
    label: { en: 'Seasoning', ar: 'التمليح' },
    isFilterable: true,
    choices: [
      { code: 'salted', en: 'Salted', ar: 'مملّحة' },
      { code: 'unsalted', en: 'Unsalted', ar: 'بلا ملح' },
      { code: 'lemon-salt', en: 'Lemon and salt', ar: 'بالليمون والملح' },
    ],
  },
  {
    code: 'juice_flavor',
    label: { en: 'Juice flavor', ar: 'نكهة العصير' },
    isFilterable: true,
    choices: [
      { code: 'orange-juice', en: 'Orange', ar: 'برتقال' },
      { code: 'pomegranate', en: 'Pomegranate', ar: 'رمّان', percent: 130 },
      { code: 'apple', en: 'Apple', ar: 'تفاح' },
      { code: 'mango', en: 'Mango', ar: 'مانجو', percent: 110 },
      { code: 'grape', en: 'Grape', ar: 'عنب' },
    ],
  },
  {
    code: 'water_type',
    label: { en: 'Water', ar: 'نوع الماء' },
    isFilterable: true,
    choices: [
      { code: 'mineral', en: 'Natural mineral', ar: 'معدني طبيعي', percent: 115 },
      { code: 'purified', en: 'Purified', ar: 'مصفّى' },
    ],
  },
  {
    code: 'detergent_scent',
    label: { en: 'Scent', ar: 'الرائحة' },
    isFilterable: true,
    choices: [
      { code: 'lavender', en: 'Lavender', ar: 'لافندر' },
      { code: 'spring', en: 'Spring breeze', ar: 'نسيم الربيع' },
      { code: 'lemon', en: 'Lemon', ar: 'ليمون' },
      { code: 'unscented', en: 'Unscented', ar: 'بلا عطر' },
    ],
  },
];
