import type { Kind } from '../../department.ts';

export const coolingAndHeating: readonly Kind[] = [
  {
    code: 'air-conditioner',
    isLarge: true,
    category: 'appliances/cooling-and-heating/air-conditioners',
    weight: 1.3,
    picture: 'air-conditioner',
    noun: { en: 'Split air conditioner', ar: 'سبلت' },
    called: { en: 'Split AC', ar: 'سبلت' },
    brands: ['lg', 'samsung', 'gree', 'midea', 'beko', 'hisense'],
    series: ['Breeze', 'Arctic', 'Desert', 'Calm', 'Polar'],
    specifications: [
      { attribute: 'cooling_capacity', choices: ['1 ton', '1.5 ton', '2 ton'], inName: true },
      { attribute: 'energy_class', choices: ['a', 'b', 'c'] },
    ],
    price: { from: 420_000, to: 820_000 },
    openings: [
      {
        en: 'Made for July in Basra: it cools at 52 degrees outside and starts even when the voltage is low.',
        ar: 'صُنع لتموز البصرة: يبرّد والحرارة في الخارج 52 درجة، ويشتغل حتى مع ضعف الفولتية.',
      },
      {
        en: 'Cools the room before the tea is ready, then gets so quiet that you forget it’s on.',
        ar: 'يبرّد الغرفة قبل أن يجهز الشاي، ثم يهدأ حتى تنسى أنه يعمل.',
      },
      {
        en: 'Its inverter draws little current, and you’ll notice on the generator bill.',
        ar: 'محرّكه إنفيرتر يسحب تياراً قليلاً، وستلاحظ ذلك في أمبيرات المولّدة.',
      },
    ],
    points: [
      { en: 'Cools in summer, heats in winter', ar: 'يبرّد صيفاً ويدفئ شتاءً' },
      { en: 'Starts at 160 volts', ar: 'يشتغل على 160 فولتاً' },
      { en: 'Economy mode for the generator', ar: 'وضع اقتصادي للمولّدة' },
      { en: 'Washable filter', ar: 'فلتر يُغسل بماء الحنفية' },
      { en: 'Four meters of copper pipe included', ar: 'أنابيب نحاس، 4 أمتار ضمن العلبة' },
    ],
    shorts: [
      { en: 'Cools at 52 degrees, starts at low voltage.', ar: 'يبرّد عند 52 درجة ويشتغل على فولتية ضعيفة.' },
      { en: 'Quick to cool, then quiet.', ar: 'سريع التبريد ثم هادئ.' },
      { en: 'Cool in summer, warm in winter.', ar: 'بارد صيفاً ودافئ شتاءً.' },
    ],
  },
  {
    code: 'air-cooler',
    isLarge: true,
    category: 'appliances/cooling-and-heating/air-coolers-and-fans',
    picture: 'air-cooler',
    noun: { en: 'Air cooler', ar: 'مبردة هواء' },
    brands: ['babil', 'crafft', 'midea', 'denka'],
    series: ['Nasma', 'Shamal', 'Rafed', 'Wadi'],
    specifications: [{ attribute: 'appliance_volume', choices: ['45 l', '70 l'], inName: true }],
    price: { from: 95_000, to: 260_000 },
    openings: [
      {
        en: 'Water, a fan and thick pads: the old way to cool a house in dry heat, with a third of the current.',
        ar: 'ماء ومروحة وحشوات سميكة: الطريقة المعروفة لتبريد البيت في الحرّ الجاف وبثلث التيار.',
      },
      {
        en: 'Rolls from the kitchen to the bedroom and runs on a small generator line.',
        ar: 'تتحرّك على عجلات من المطبخ إلى غرفة النوم، وتعمل على خط المولّدة الصغير.',
      },
    ],
    points: [
      { en: 'Runs on one and a half amperes', ar: 'تعمل على أمبير ونصف' },
      { en: 'Replaceable pads', ar: 'حشوات قابلة للتبديل' },
      { en: 'Four wheels with brakes', ar: 'أربع عجلات مع مكابح' },
      { en: 'Ice compartment', ar: 'فيها مكان للثلج' },
      { en: 'Three speeds', ar: 'ثلاث سرعات' },
    ],
    shorts: [
      { en: 'Cool air on one and a half amperes.', ar: 'هواء بارد بأمبير ونصف.' },
      { en: 'Rolls to wherever it is hot.', ar: 'تنقلها إلى حيث الحرّ.' },
    ],
  },
  {
    code: 'stand-fan',
    category: 'appliances/cooling-and-heating/air-coolers-and-fans',
    picture: 'fan',
    noun: { en: 'Pedestal fan', ar: 'مروحة عمودية' },
    brands: ['panasonic', 'midea', 'khind', 'babil'],
    series: ['Sway', 'Gale', 'Night', 'Zephyr'],
    specifications: [
      { attribute: 'color', choices: ['white', 'black', 'blue'] },
      { attribute: 'motor_power', choices: ['60 w'] },
    ],
    price: { from: 29_000, to: 98_000 },
    openings: [
      {
        en: 'Turns without creaking and blows gently enough for a sleeping child.',
        ar: 'تدور بلا صرير، ونسمتها هادئة لا توقظ طفلاً نائماً.',
      },
      {
        en: 'The fan for generator hours: little current, plenty of air.',
        ar: 'مروحة ساعات المولّدة: تيار قليل وهواء كثير.',
      },
    ],
    points: [
      { en: 'Height from 110 to 135 cm', ar: 'ارتفاع من 110 إلى 135 سم' },
      { en: 'Timer up to eight hours', ar: 'مؤقّت حتى ثماني ساعات' },
      { en: 'Guard that comes off for cleaning', ar: 'شبكة تُفتح للتنظيف' },
      { en: 'Heavy base that doesn’t tip', ar: 'قاعدة ثقيلة لا تنقلب' },
    ],
    shorts: [
      { en: 'Plenty of air, little current.', ar: 'هواء كثير بتيار قليل.' },
      { en: 'Quiet enough for the nursery.', ar: 'هادئة تناسب غرفة الأطفال.' },
    ],
  },
  {
    code: 'room-heater',
    category: 'appliances/cooling-and-heating/heaters',
    picture: 'heater',
    noun: { en: 'Room heater', ar: 'مدفأة' },
    brands: ['babil', 'delonghi', 'aladdin', 'midea'],
    series: ['Kanoon', 'Ember', 'Warm', 'Jamra'],
    specifications: [{ attribute: 'heating', choices: ['gas', 'electric', 'kerosene'], inName: true }],
    price: { from: 26_000, to: 185_000 },
    openings: [
      {
        en: 'For January evenings, with tea in hand and the family gathered around.',
        ar: 'لأمسيات كانون: استكان الشاي باليد والعائلة حولها.',
      },
      {
        en: 'Warms a room of twenty square meters and shuts off on its own if it falls over.',
        ar: 'تدفئ غرفة بمساحة عشرين متراً مربعاً، وتنطفئ وحدها إذا سقطت.',
      },
    ],
    points: [
      { en: 'Shuts off when it tips', ar: 'تنطفئ عند الميلان' },
      { en: 'Guard to prevent burns', ar: 'شبكة تحمي من الحروق' },
      { en: 'Three heat settings', ar: 'ثلاث درجات للحرارة' },
      { en: 'Handle that stays cool', ar: 'مقبض لا يسخن' },
    ],
    shorts: [
      { en: 'Warm evenings, safe when it tips.', ar: 'أمسيات دافئة وأمان عند السقوط.' },
      { en: 'Warms the room before the movie starts.', ar: 'تدفئ الغرفة قبل أن يبدأ الفلم.' },
    ],
  },
];
