import type { SpecificationAttribute } from '../../department.ts';

export const sweetAndTeaAttributes: readonly SpecificationAttribute[] = [
  {
    code: 'origin',
    label: { en: 'Origin', ar: 'المنشأ' },
    isFilterable: true,
    choices: [
      { code: 'iraq', en: 'Iraq', ar: 'العراق' },
      { code: 'basra', en: 'Basra', ar: 'البصرة' },
      { code: 'diyala', en: 'Diyala', ar: 'ديالى' },
      { code: 'karbala', en: 'Karbala', ar: 'كربلاء' },
      { code: 'kurdistan', en: 'Kurdistan Region', ar: 'إقليم كردستان' },
      { code: 'sri-lanka', en: 'Sri Lanka', ar: 'سريلانكا' },
      { code: 'india', en: 'India', ar: 'الهند' },
      { code: 'kenya', en: 'Kenya', ar: 'كينيا' },
      { code: 'turkey', en: 'Türkiye', ar: 'تركيا' },
      { code: 'syria', en: 'Syria', ar: 'سوريا' },
    ],
  },
  {
    code: 'honey_flower',
    label: { en: 'Blossom', ar: 'مصدر الرحيق' },
    isFilterable: true,
    choices: [
      { code: 'sidr', en: 'Sidr', ar: 'السدر', said: { en: 'Sidr blossom', ar: 'من زهر السدر' }, percent: 150 },
      { code: 'thyme', en: 'Thyme', ar: 'الزعتر', said: { en: 'Thyme blossom', ar: 'من زهر الزعتر' }, percent: 125 },
      { code: 'clover', en: 'Clover', ar: 'البرسيم', said: { en: 'Clover blossom', ar: 'من زهر البرسيم' } },
      { code: 'wildflowers', en: 'Wildflowers', ar: 'الأزهار البرية', said: { en: 'Wildflowers', ar: 'من الأزهار البرية' }, percent: 110 },
    ],
  },
  {
    code: 'date_variety',
    label: { en: 'Variety', ar: 'صنف التمر' },
    isFilterable: true,
    choices: [
      { code: 'barhi', en: 'Barhi', ar: 'برحي', percent: 140 },
      { code: 'khastawi', en: 'Khastawi', ar: 'خستاوي', percent: 120 },
      { code: 'zahdi', en: 'Zahdi', ar: 'زهدي' },
      { code: 'maktoom', en: 'Maktoom', ar: 'مكتوم', percent: 130 },
    ],
  },
  {
    code: 'filling',
    label: { en: 'Filling', ar: 'الحشوة' },
    isFilterable: true,
    choices: [
      { code: 'walnut', en: 'Walnuts', ar: 'بالجوز' },
      { code: 'almond', en: 'Almonds', ar: 'باللوز', percent: 105 },
      { code: 'pistachio', en: 'Pistachios', ar: 'بالفستق', percent: 125 },
      { code: 'mixed-nuts', en: 'Mixed nuts', ar: 'بمكسّرات مشكّلة', percent: 110 },
    ],
  },
  {
    code: 'fruit',
    label: { en: 'Fruit', ar: 'الفاكهة' },
    isFilterable: true,
    choices: [
      { code: 'apricot', en: 'Apricot', ar: 'مشمش' },
      { code: 'fig', en: 'Fig', ar: 'تين', percent: 115 },
      { code: 'cherry', en: 'Cherry', ar: 'كرز', percent: 115 },
      { code: 'strawberry', en: 'Strawberry', ar: 'فراولة' },
      { code: 'orange', en: 'Orange', ar: 'برتقال' },
    ],
  },
  {
    code: 'roast',
    label: { en: 'Roast', ar: 'درجة التحميص' },
    isFilterable: true,
    choices: [
      { code: 'light-roast', en: 'Light', ar: 'خفيف', said: { en: 'Light roast', ar: 'تحميص خفيف' } },
      { code: 'medium-roast', en: 'Medium', ar: 'متوسط', said: { en: 'Medium roast', ar: 'تحميص متوسط' } },
      { code: 'dark-roast', en: 'Dark', ar: 'غامق', said: { en: 'Dark roast', ar: 'تحميص غامق' } },
    ],
  },
  {
    code: 'leaf',
    label: { en: 'Leaf', ar: 'الورقة' },
    isFilterable: true,
    choices: [
      { code: 'long-leaf', en: 'Long', ar: 'طويلة', said: { en: 'Long leaf', ar: 'أوراق طويلة' }, percent: 115 },
      { code: 'short-leaf', en: 'Short', ar: 'قصيرة', said: { en: 'Short leaf', ar: 'أوراق قصيرة' } },
      { code: 'fine-leaf', en: 'Fine', ar: 'ناعمة', said: { en: 'Fine leaf', ar: 'ورق ناعم' }, percent: 90 },
    ],
  },
  {
    code: 'herb',
    label: { en: 'Herbs', ar: 'الأعشاب' },
    isFilterable: true,
    choices: [
      { code: 'chamomile', en: 'Chamomile', ar: 'بابونج' },
      { code: 'mint', en: 'Mint', ar: 'نعناع' },
      { code: 'dried-lime', en: 'Dried lime', ar: 'نومي بصرة' },
      { code: 'cinnamon-ginger', en: 'Cinnamon and ginger', ar: 'دارسين وزنجبيل' },
      { code: 'hibiscus', en: 'Hibiscus', ar: 'كجرات' },
    ],
  },
  {
    code: 'cardamom',
    label: { en: 'Cardamom', ar: 'الهيل' },
    isFilterable: true,
    choices: [
      { code: 'plain', en: 'None', ar: 'بلا', said: { en: 'Plain', ar: 'سادة' } },
      { code: 'with-cardamom', en: 'Yes', ar: 'نعم', said: { en: 'With cardamom', ar: 'بالهيل' }, percent: 115 },
      { code: 'extra-cardamom', en: 'Double', ar: 'مضاعف', said: { en: 'Extra cardamom', ar: 'بهيل مضاعف' }, percent: 130 },
    ],
  },
  {
    code: 'soap_scent',
    label: { en: 'Soap scent', ar: 'نوع الصابون' },
    isFilterable: true,
    choices: [
      { code: 'laurel', en: 'Laurel', ar: 'بزيت الغار', percent: 130 },
      { code: 'olive-oil', en: 'Olive oil', ar: 'بزيت الزيتون', percent: 115 },
      { code: 'rose', en: 'Rose', ar: 'بالورد' },
      { code: 'jasmine', en: 'Jasmine', ar: 'بالياسمين' },
      { code: 'unscented', en: 'Unscented', ar: 'بلا عطر' },
    ],
  },
];
