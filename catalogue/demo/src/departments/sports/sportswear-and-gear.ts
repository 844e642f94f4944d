import type { Kind } from '../../department.ts';

export const sportswearAndGear: readonly Kind[] = [
  {
    code: 'sports-shirt',
    category: 'sports/sportswear/tops',
    picture: 'tee',
    noun: { en: 'Training T-shirt', ar: 'تيشيرت تمرين' },
    brands: ['adidas', 'nike', 'puma', 'reebok', 'dijla'],
    series: ['Train', 'Dry', 'Move', 'Tempo', 'Active'],
    specifications: [
      { attribute: 'gender', choices: ['men', 'women'], inName: true },
      { attribute: 'material', choices: ['polyester'] },
      { attribute: 'sport', choices: ['fitness', 'running'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'blue', 'red', 'gray', 'turquoise'] },
      { attribute: 'size', choices: ['s', 'm', 'l', 'xl', 'xxl'] },
    ],
    price: { from: 14_000, to: 42_000 },
    openings: [
      {
        en: 'Wicks sweat away, dries on the way home and weighs next to nothing.',
        ar: 'يُخرج العرق إلى سطحه ويجفّ في طريق العودة، ولا تكاد تشعر بوزنه.',
      },
      {
        en: 'Cut so your shoulders move freely and the hem stays down during push-ups.',
        ar: 'قصّته تحرّر الكتفين، وحاشيته لا ترتفع في تمرين الضغط.',
      },
      {
        en: 'For the gym, for running along the river and for days too hot for anything else.',
        ar: 'للنادي وللجري على ضفة النهر، ولأيام لا يُحتمل فيها غيره.',
      },
    ],
    points: [
      { en: 'Quick-drying knit', ar: 'نسيج سريع الجفاف' },
      { en: 'Flat seams that don’t rub', ar: 'خياطة مسطّحة لا تحتكّ بالجلد' },
      { en: 'Mesh panel at the back', ar: 'شبكة تهوية في الظهر' },
      { en: 'Reflective mark for the evening run', ar: 'علامة عاكسة للجري مساءً' },
      { en: 'Needs no ironing', ar: 'لا يحتاج إلى كيّ' },
    ],
    shorts: [
      { en: 'Light, quick-drying and free in the shoulders.', ar: 'خفيف وسريع الجفاف ومريح للكتفين.' },
      { en: 'Made to be sweated in.', ar: 'صُنع للتمرين والعرق.' },
    ],
  },
  {
    code: 'sports-bottle',
    category: 'sports/sportswear/bottles-and-bags',
    picture: 'bottle',
    noun: { en: 'Sports water bottle', ar: 'قنينة ماء رياضية' },
    called: { en: 'Sports bottle', ar: 'قنينة رياضية' },
    brands: ['dijla', 'nike', 'adidas', 'domyos'],
    series: ['Hydro', 'Active', 'Trail', 'Cool', 'Sip'],
    specifications: [
      { attribute: 'volume', choices: ['500 ml', '750 ml', '1 l'], inName: true },
      { attribute: 'material', choices: ['stainless steel', 'plastic', 'aluminium'] },
      { attribute: 'sport', choices: ['fitness', 'running', 'cycling'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'blue', 'green', 'silver', 'pink'] }],
    price: { from: 7_000, to: 24_000 },
    openings: [
      {
        en: 'Drink with one hand, close with the same one, and the bag stays dry.',
        ar: 'تشرب بيد واحدة وتغلقها باليد نفسها، والحقيبة تبقى جافة.',
      },
      {
        en: 'Fits the bicycle cage, the treadmill and the pocket of a backpack.',
        ar: 'تناسب حامل الدراجة وجهاز المشي وجيب حقيبة الظهر.',
      },
      {
        en: 'A wide neck for ice cubes, a narrow spout for running.',
        ar: 'فوهة واسعة لمكعبات الثلج، وفتحة ضيّقة للشرب أثناء الجري.',
      },
    ],
    points: [
      { en: 'Leak-proof cap', ar: 'غطاء لا يسرّب' },
      { en: 'Scale in milliliters', ar: 'تدريج بالمليلتر' },
      { en: 'BPA-free', ar: 'خالية من مادة BPA' },
      { en: 'Carrying loop', ar: 'حلقة للحمل' },
      { en: 'Holds no aftertaste', ar: 'لا يعلق بها طعم' },
    ],
    shorts: [
      { en: 'Opens with one hand, closes tightly.', ar: 'تُفتح بيد واحدة وتُغلق بإحكام.' },
      { en: 'Water within reach, on every run.', ar: 'ماء في متناولك في كل تمرين.' },
    ],
  },
  {
    code: 'gym-bag',
    category: 'sports/sportswear/bottles-and-bags',
    also: ['fashion/bags/backpacks'],
    picture: 'backpack',
    noun: { en: 'Gym backpack', ar: 'حقيبة رياضية' },
    brands: ['nike', 'adidas', 'puma', 'reebok', 'dijla'],
    series: ['Locker', 'Team', 'Trainer', 'Daypack', 'Move'],
    specifications: [
      { attribute: 'material', choices: ['polyester', 'canvas'], inName: true },
      { attribute: 'sport', choices: ['fitness', 'soccer'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'navy', 'gray', 'red'] }],
    price: { from: 24_000, to: 72_000 },
    openings: [
      {
        en: 'Shoes below, clothes above, and nobody at the office guesses where you’re headed after work.',
        ar: 'الحذاء في الأسفل والملابس في الأعلى، ولا يعرف أحد في الدوام إلى أين تذهب بعده.',
      },
      {
        en: 'A separate compartment keeps wet things away from dry ones on the way home.',
        ar: 'قسم منفصل يفصل المبلّل عن الجاف في طريق العودة.',
      },
      {
        en: 'Room for a ball, cleats and a towel, on straps that don’t cut in.',
        ar: 'تتّسع للكرة والحذاء والمنشفة، وأحزمتها لا تحزّ الكتف.',
      },
    ],
    points: [
      { en: 'Ventilated shoe compartment', ar: 'قسم للحذاء مع فتحات تهوية' },
      { en: 'Key hook inside', ar: 'حلقة داخلية للمفاتيح' },
      { en: 'About 28 liters', ar: 'السعة نحو 28 لتراً' },
      { en: 'Two bottle pockets', ar: 'جيبان لقنينة الماء' },
      { en: 'Padded straps', ar: 'أحزمة مبطّنة' },
      { en: 'Wipes clean', ar: 'سهلة المسح' },
    ],
    shorts: [
      {
        en: 'Wet apart from dry, and shoes apart from both.',
        ar: 'المبلّل منفصل عن الجاف، والحذاء منفصل عنهما.',
      },
      { en: 'A gym bag that goes to the office too.', ar: 'حقيبة للنادي وللدوام معاً.' },
    ],
  },
];
