import type { Kind } from '../../department.ts';

export const perfumes: readonly Kind[] = [
  {
    code: 'womens-perfume',
    category: 'beauty/perfumes/womens-perfumes',
    picture: 'perfume',
    tints: ['e7b9c1', 'd8b4a0', 'c9a8cf', 'e6cf9f', 'b9cfd6'],
    noun: { en: 'Women’s eau de parfum', ar: 'عطر نسائي' },
    called: { en: 'Women’s perfume', ar: 'عطر نسائي' },
    brands: ['lattafa', 'armaf', 'rasasi', 'ajmal', 'ishtar'],
    series: ['Amal', 'Rouge', 'Velvet', 'Yasmine', 'Bloom', 'Luna', 'Secret'],
    specifications: [
      { attribute: 'volume', choices: ['50 ml', '75 ml', '100 ml'], inName: true },
      { attribute: 'scent_family', choices: ['floral', 'vanilla', 'musk', 'rose', 'citrus'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    price: { from: 24_000, to: 78_000 },
    openings: [
      {
        en: 'One spray in the morning, and somebody at the office still asks about it in the afternoon.',
        ar: 'رشّة واحدة في الصباح، وتُسألين عنه في الدوام بعد الظهر.',
      },
      {
        en: 'Opens bright, settles soft and stays close to the skin, so it never fills the elevator.',
        ar: 'بدايته منعشة وثباته ناعم، يبقى قريباً منك ولا يملأ المصعد.',
      },
      {
        en: 'A scent for engagements, graduations and evenings with friends, in a bottle that looks good on the dresser.',
        ar: 'عطر للخطوبة والتخرّج وسهرات الصديقات، في قنينة جميلة على طاولة المكياج.',
      },
    ],
    points: [
      { en: 'Fine spray that doesn’t stain light fabric', ar: 'بخّاخ ناعم لا يبقّع الأقمشة الفاتحة' },
      { en: 'Lasts longest on pulse points and on the scarf', ar: 'ثباته أطول على المعصم والشال' },
      { en: 'Sealed box', ar: 'علبة مغلّفة بإحكام' },
      {
        en: 'Keep it in the drawer: light and heat spoil perfume',
        ar: 'يُحفظ في الدرج، فالضوء والحرارة يفسدان العطر',
      },
      { en: 'Ready to give as a present', ar: 'جاهز للإهداء' },
    ],
    shorts: [
      { en: 'A soft, lasting scent for day and evening.', ar: 'رائحة ناعمة وثابتة للنهار والمساء.' },
      { en: 'Bright at first, gentle for hours.', ar: 'منعش في أوله، هادئ لساعات بعده.' },
    ],
  },
  {
    code: 'mens-perfume',
    category: 'beauty/perfumes/mens-perfumes',
    picture: 'perfume',
    tints: ['3d4a5c', '5a4632', '2e3a34', '6b2f2c', '8a7a5a'],
    noun: { en: 'Men’s eau de parfum', ar: 'عطر رجالي' },
    called: { en: 'Men’s perfume', ar: 'عطر رجالي' },
    brands: ['lattafa', 'armaf', 'rasasi', 'ajmal', 'babil'],
    series: ['Sultan', 'Night', 'Noir', 'Majlis', 'Legend', 'Code', 'Ameer'],
    specifications: [
      { attribute: 'volume', choices: ['50 ml', '75 ml', '100 ml'], inName: true },
      { attribute: 'scent_family', choices: ['woody', 'oud', 'spicy', 'amber', 'citrus'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    price: { from: 24_000, to: 82_000 },
    openings: [
      {
        en: 'Fresh when you leave the house, warm when you come back: the base holds through a long day in the heat.',
        ar: 'منعش حين تخرج من البيت ودافئ حين تعود، وقاعدته تثبت طوال يوم حارّ.',
      },
      {
        en: 'For the diwan and the office alike: noticed when you come in, not when you’re three rooms away.',
        ar: 'للديوان وللدوام: يُلاحظ حين تدخل، ولا يسبقك بثلاث غرف.',
      },
      {
        en: 'A heavy bottle, a clean spray and a scent that gets better after the first hour.',
        ar: 'قنينة ثقيلة وبخّاخ دقيق ورائحة تزداد جمالاً بعد ساعتها الأولى.',
      },
    ],
    points: [
      { en: 'Two sprays are enough', ar: 'رشّتان تكفيان' },
      { en: 'Magnetic cap', ar: 'غطاء مغناطيسي' },
      { en: 'Works on a dishdasha as on a shirt', ar: 'يناسب الدشداشة كما يناسب القميص' },
      { en: 'Sealed box', ar: 'علبة مغلّفة بإحكام' },
      { en: 'Don’t leave it in a hot car', ar: 'لا تتركه في السيارة الحارّة' },
    ],
    shorts: [
      {
        en: 'A warm, lasting scent for the diwan and the office.',
        ar: 'رائحة دافئة وثابتة للديوان والدوام.',
      },
      { en: 'Two sprays for the whole day.', ar: 'رشّتان ليوم كامل.' },
    ],
  },
  {
    code: 'oud-oil',
    category: 'beauty/perfumes/oud-and-oils',
    picture: 'perfume',
    tints: ['5b3217', '7a4a1e', '3f2412', '9a6a2c'],
    noun: { en: 'Perfume oil', ar: 'دهن عطري' },
    brands: ['arabian-oud', 'ajmal', 'rasasi', 'nakheel'],
    series: ['Malaki', 'Layali', 'Diwan', 'Sultani', 'Asala', 'Hind'],
    specifications: [
      { attribute: 'volume', choices: ['3 ml', '6 ml', '12 ml'], inName: true },
      { attribute: 'scent_family', choices: ['oud', 'musk', 'amber', 'rose'] },
      { attribute: 'gender', choices: ['unisex'] },
    ],
    price: { from: 16_000, to: 95_000 },
    openings: [
      {
        en: 'Pure oil without alcohol: one touch behind the ear and one on the collar last from Friday prayers to dinner.',
        ar: 'دهن صافٍ بلا كحول: لمسة خلف الأذن وأخرى على الياقة تبقيان من صلاة الجمعة إلى العشاء.',
      },
      {
        en: 'Deep and calm, the way the house smells when guests are expected.',
        ar: 'عميق وهادئ، كرائحة البيت حين ننتظر ضيوفاً.',
      },
      {
        en: 'It unfolds slowly on warm skin. Give it ten minutes before you judge it.',
        ar: 'يتفتّح على مهل مع دفء الجلد. أمهله عشر دقائق قبل أن تحكم عليه.',
      },
    ],
    points: [
      { en: 'A small bottle that fits in a pocket', ar: 'قنينة صغيرة تُحمل في الجيب' },
      { en: 'Glass applicator', ar: 'عود زجاجي للتطييب' },
      { en: 'For men and women', ar: 'للرجال والنساء' },
      { en: 'Comes in a small gift case', ar: 'يصلك في علبة هدايا صغيرة' },
      { en: 'A drop in the incense burner scents a room', ar: 'قطرة منه في المبخرة تعطّر الغرفة' },
      { en: 'Keeps for years in a cool, dark place', ar: 'يدوم سنوات في مكان بارد ومعتم' },
    ],
    shorts: [
      { en: 'Alcohol-free oil, a drop at a time.', ar: 'دهن بلا كحول، تكفي منه قطرة.' },
      { en: 'Calm, deep and lasting until the evening.', ar: 'هادئ وعميق ويثبت حتى المساء.' },
    ],
  },
];
