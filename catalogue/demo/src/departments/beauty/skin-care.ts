import type { Kind } from '../../department.ts';

export const skinCare: readonly Kind[] = [
  {
    code: 'face-cream',
    category: 'beauty/skin-care/face',
    picture: 'cream-jar',
    noun: { en: 'Face moisturizer', ar: 'كريم مرطّب للوجه' },
    called: { en: 'Face cream', ar: 'كريم وجه' },
    brands: ['nivea', 'neutrogena', 'cerave', 'eucerin', 'garnier', 'ishtar'],
    series: ['Hydra', 'Daily', 'Aqua', 'Calm', 'Repair', 'Balance'],
    specifications: [
      {
        attribute: 'skin_type',
        choices: ['dry-skin', 'oily-skin', 'combination-skin', 'sensitive-skin', 'all-skin'],
        inName: true,
      },
      { attribute: 'volume', choices: ['50 ml', '75 ml'] },
    ],
    price: { from: 11_000, to: 38_000 },
    openings: [
      {
        en: 'For skin that goes from 48 degrees outside to the dry air of the air conditioner inside: moisture that stays, without a greasy film.',
        ar: 'لبشرة تنتقل من 48 درجة في الشارع إلى هواء السبلت الجاف: ترطيب يدوم بلا طبقة دهنية.',
      },
      {
        en: 'Sinks in while you comb your hair, and makeup goes on smoothly over it.',
        ar: 'تمتصّه البشرة وأنتِ تمشّطين شعرك، ثم يأتي المكياج فوقه ناعماً.',
      },
      {
        en: 'A cream for morning and night that does one thing well: it keeps moisture in the skin.',
        ar: 'كريم للصباح والمساء يتقن شيئاً واحداً: أن يحفظ رطوبة البشرة.',
      },
    ],
    points: [
      { en: 'Absorbed within a minute', ar: 'تمتصّه البشرة خلال دقيقة' },
      { en: 'Doesn’t clog pores', ar: 'لا يسدّ المسام' },
      { en: 'For face and neck, morning and evening', ar: 'للوجه والرقبة، صباحاً ومساءً' },
      { en: 'Pleasantly cool straight from the refrigerator', ar: 'ملمسه منعش إذا حُفظ في الثلاجة' },
    ],
    shorts: [
      { en: 'Light moisture for morning and night.', ar: 'ترطيب خفيف للصباح والمساء.' },
      { en: 'Made for dry air and hot streets.', ar: 'للهواء الجاف وحرّ الشارع.' },
    ],
  },
  {
    code: 'sunscreen',
    category: 'beauty/skin-care/sun',
    picture: 'tube',
    tints: ['f2d27a', 'f3a65a', 'f6f4ef'],
    noun: { en: 'Sunscreen', ar: 'واقي شمس' },
    brands: ['bioderma', 'la-roche-posay', 'nivea', 'neutrogena', 'garnier', 'eucerin'],
    series: ['Sun Care', 'Invisible', 'Daily Shield', 'Fluid', 'Dry Touch'],
    specifications: [
      { attribute: 'spf', choices: ['spf-30', 'spf-50'], inName: true },
      { attribute: 'skin_type', choices: ['oily-skin', 'dry-skin', 'sensitive-skin', 'all-skin'] },
      { attribute: 'volume', choices: ['50 ml', '75 ml'] },
    ],
    price: { from: 14_000, to: 42_000 },
    openings: [
      {
        en: 'No morning in this country is complete without it. No white cast, no shine, no sting in the eyes.',
        ar: 'خطوة لا يكتمل الصباح من دونها في بلدنا: لا أثر أبيض ولا لمعة ولا حرقة في العين.',
      },
      {
        en: 'A light fluid that disappears into the skin and stays on through the sweat of the commute.',
        ar: 'سائل خفيف يختفي على البشرة ويصمد مع العرق في الطريق إلى الدوام.',
      },
      {
        en: 'For face, neck and the backs of your hands, which sit in the sun on the steering wheel.',
        ar: 'للوجه والرقبة وظهر اليدين، فالشمس تصل إليهما على المقود.',
      },
    ],
    points: [
      { en: 'Protects against UVA and UVB', ar: 'يحمي من أشعة UVA وUVB' },
      { en: 'Two finger lengths cover face and neck', ar: 'مقدار إصبعين يكفي الوجه والرقبة' },
      { en: 'Water-resistant', ar: 'مقاوم للماء' },
      { en: 'Works under makeup', ar: 'مناسب تحت المكياج' },
      { en: 'Reapply every two hours in the sun', ar: 'يُجدّد كل ساعتين تحت الشمس' },
      { en: 'Fragrance-free', ar: 'خالٍ من العطر' },
      { en: 'Keep it out of the hot car', ar: 'لا يُترك في السيارة الحارّة' },
    ],
    shorts: [
      { en: 'Light daily protection without shine.', ar: 'حماية يومية خفيفة بلا لمعة.' },
      { en: 'Disappears on the skin, stays in the heat.', ar: 'يختفي على البشرة ويثبت في الحرّ.' },
    ],
  },
  {
    code: 'face-wash',
    category: 'beauty/skin-care/face',
    picture: 'tube',
    tints: ['b9d7d0', 'cfe3ef', 'd9e6c3'],
    noun: { en: 'Face wash', ar: 'غسول وجه' },
    brands: ['cerave', 'garnier', 'neutrogena', 'bioderma', 'nivea'],
    series: ['Pure', 'Fresh', 'Clear', 'Gentle', 'Foam'],
    specifications: [
      {
        attribute: 'skin_type',
        choices: ['oily-skin', 'dry-skin', 'combination-skin', 'sensitive-skin'],
        inName: true,
      },
      { attribute: 'volume', choices: ['150 ml', '200 ml'] },
    ],
    price: { from: 8_000, to: 26_000 },
    openings: [
      {
        en: 'Takes off the dust of the road and the morning’s sunscreen without leaving the skin tight.',
        ar: 'يزيل غبار الطريق وواقي الشمس، ولا تشعر بشدّ في البشرة بعده.',
      },
      {
        en: 'A mild foam that rinses off quickly, useful when the tank on the roof is nearly empty.',
        ar: 'رغوة لطيفة تُشطف بسرعة، وهذا مهمّ حين يوشك خزان السطح على الفراغ.',
      },
      {
        en: 'Morning and evening, half a minute each: that’s the whole routine.',
        ar: 'نصف دقيقة صباحاً ومثلها مساءً: هذا كل ما تحتاج إليه.',
      },
    ],
    points: [
      { en: 'Soap-free', ar: 'خالٍ من الصابون' },
      { en: 'Removes light makeup', ar: 'يزيل المكياج الخفيف' },
      { en: 'Balanced pH', ar: 'متوازن الحموضة' },
      { en: 'A small amount foams well', ar: 'كمية صغيرة منه تكفي لرغوة غنية' },
      { en: 'The tube stands on its cap', ar: 'أنبوب يقف على غطائه' },
      { en: 'Avoid the eyes; rinse with lukewarm water', ar: 'يُبعد عن العينين ويُشطف بماء فاتر' },
    ],
    shorts: [
      { en: 'Clean skin without the tight feeling.', ar: 'بشرة نظيفة بلا شدّ.' },
      { en: 'A mild foam for morning and evening.', ar: 'رغوة لطيفة للصباح والمساء.' },
    ],
  },
  {
    code: 'body-lotion',
    category: 'beauty/skin-care/body',
    picture: 'pump-bottle',
    tints: ['f3e6d2', 'e8d3dc', 'd6e0ea', 'e5dcc0'],
    noun: { en: 'Body lotion', ar: 'لوشن للجسم' },
    brands: ['vaseline', 'nivea', 'dove', 'cerave', 'ishtar'],
    series: ['Intensive', 'Cocoa', 'Soft Touch', 'Milk', 'Aloe'],
    specifications: [
      { attribute: 'volume', choices: ['250 ml', '400 ml', '600 ml'], inName: true },
      { attribute: 'skin_type', choices: ['dry-skin', 'sensitive-skin', 'all-skin'] },
    ],
    price: { from: 7_000, to: 18_000 },
    openings: [
      {
        en: 'After the shower, before the clothes: it’s absorbed so quickly that nothing sticks.',
        ar: 'بعد الحمّام وقبل اللبس: يُمتصّ بسرعة فلا تلتصق به الثياب.',
      },
      {
        en: 'For elbows and heels in the dry months, and for hands after washing dishes.',
        ar: 'للمرفقين والكعبين في أشهر الجفاف، ولليدين بعد غسل الصحون.',
      },
      {
        en: 'The big bottle for the whole family, with a pump you can press with one hand.',
        ar: 'قنينة للعائلة كلها بمضخّة تُضغط بيد واحدة.',
      },
    ],
    points: [
      { en: 'A bottle that empties to the last drop', ar: 'قنينة تُفرغ حتى آخرها' },
      { en: 'Softens skin for up to 24 hours', ar: 'نعومة تدوم حتى 24 ساعة' },
      { en: 'Pump that locks for travel', ar: 'مضخّة تُقفل عند السفر' },
      { en: 'Light scent', ar: 'رائحة خفيفة' },
      { en: 'For daily use', ar: 'للاستعمال اليومي' },
    ],
    shorts: [
      { en: 'Quick moisture for body and hands.', ar: 'ترطيب سريع للجسم واليدين.' },
      { en: 'Soft skin that doesn’t stick to clothes.', ar: 'بشرة ناعمة لا تلتصق بها الثياب.' },
    ],
  },
];
