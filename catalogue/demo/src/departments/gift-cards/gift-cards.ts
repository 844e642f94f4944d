import type { Department, Kind, Phrase } from '../../department.ts';

const sent: readonly Phrase[] = [
  {
    en: 'The code appears in your account, or behind the link we send, once it’s paid for; nothing has to be delivered.',
    ar: 'يظهر الرمز في حسابك، أو من الرابط الذي نرسله، بعد دفع ثمنه، ولا شيء يحتاج إلى توصيل.',
  },
  {
    en: 'For someone whose taste you don’t know: nothing to wrap, and the choice is theirs.',
    ar: 'لمن لا تعرف ذوقه: لا تغليف، والاختيار له.',
  },
];

const promises: readonly Phrase[] = [
  { en: 'Your code once it’s paid for', ar: 'رمزك بعد دفع ثمنه' },
  { en: 'Valid for one year', ar: 'صالحة لمدة سنة' },
  { en: 'No name on it: give it to anyone you like', ar: 'بلا اسم عليها: أهدها لمن تشاء' },
  { en: 'Help in Arabic when a code doesn’t work', ar: 'مساعدة بالعربية إذا لم يعمل الرمز' },
];

const gift: Omit<Kind, 'code' | 'category' | 'noun' | 'brands' | 'series' | 'price' | 'shorts'> = {
  type: 'virtual',
  picture: 'gift-card',
  specifications: [{ attribute: 'card_value', choices: ['10', '25', '50', '100'], inName: true }],
  openings: sent,
  points: promises,
};

export const giftCards: Department = {
  categories: [
    {
      path: 'gift-cards',
      name: { en: 'Gift cards', ar: 'بطاقات الهدايا' },
      picture: 'gift-card',
      about: {
        en: 'Codes instead of boxes, for games, phones and our own shop.',
        ar: 'رموز بدل العلب: للألعاب والهاتف ولمتجرنا.',
      },
    },
    {
      path: 'gift-cards/shop-cards',
      name: { en: 'Our gift cards', ar: 'بطاقات المتجر' },
      picture: 'gift-card~red',
    },
    {
      path: 'gift-cards/shop-cards/occasions',
      name: { en: 'For every occasion', ar: 'لكل مناسبة' },
      picture: 'gift-card~green',
    },
    {
      path: 'gift-cards/digital-cards',
      name: { en: 'Digital cards', ar: 'البطاقات الرقمية' },
      picture: 'gift-card~blue',
    },
    {
      path: 'gift-cards/digital-cards/games',
      name: { en: 'Game cards', ar: 'بطاقات الألعاب' },
      picture: 'game-card~purple',
    },
    {
      path: 'gift-cards/digital-cards/apps-and-films',
      name: { en: 'Apps & movies', ar: 'التطبيقات والأفلام' },
      picture: 'film-card~navy',
    },
    {
      path: 'gift-cards/mobile-credit',
      name: { en: 'Mobile credit', ar: 'رصيد الموبايل' },
      picture: 'gift-card~orange',
    },
    {
      path: 'gift-cards/mobile-credit/top-up',
      name: { en: 'Top-up codes', ar: 'كارتات الشحن' },
      picture: 'phone-card~orange',
    },
  ],
  brands: [
    { code: 'playstation', en: 'PlayStation', ar: 'بلايستيشن' },
    { code: 'xbox', en: 'Xbox', ar: 'إكس بوكس' },
    { code: 'steam', en: 'Steam', ar: 'ستيم' },
    { code: 'pubg-mobile', en: 'PUBG Mobile', ar: 'ببجي موبايل' },
    { code: 'google-play', en: 'Google Play', ar: 'غوغل بلاي' },
    { code: 'apple', en: 'Apple', ar: 'آبل' },
    { code: 'netflix', en: 'Netflix', ar: 'نتفلكس' },
    { code: 'zain', en: 'Zain', ar: 'زين' },
    { code: 'asiacell', en: 'Asiacell', ar: 'آسياسيل' },
    { code: 'korek', en: 'Korek', ar: 'كورك' },
  ],
  attributes: [
    {
      code: 'card_value',
      label: { en: 'Value', ar: 'قيمة البطاقة' },
      isFilterable: true,
      choices: [
        { code: '10', en: '10 dollars', ar: '10 دولارات', percent: 100 },
        { code: '25', en: '25 dollars', ar: '25 دولاراً', percent: 250 },
        { code: '50', en: '50 dollars', ar: '50 دولاراً', percent: 500 },
        { code: '100', en: '100 dollars', ar: '100 دولار', percent: 1000 },
        { code: '5000 dinars', en: '5,000 dinars', ar: '5,000 دينار', percent: 100 },
        { code: '10000 dinars', en: '10,000 dinars', ar: '10,000 دينار', percent: 200 },
        { code: '25000 dinars', en: '25,000 dinars', ar: '25,000 دينار', percent: 500 },
        { code: '50000 dinars', en: '50,000 dinars', ar: '50,000 دينار', percent: 1000 },
      ],
    },
  ],
  kinds: [
    {
      ...gift,
      code: 'occasion-card',
      category: 'gift-cards/shop-cards/occasions',
      weight: 0.6,
      tints: ['a82a2c', '3c5f45', '6d2233', 'e2b93b', '2f9c9a'],
      noun: { en: 'Gift card', ar: 'بطاقة هدية' },
      brands: ['dijla'],
      series: [],
      titles: [
        { en: 'Eid al-Fitr gift card', ar: 'بطاقة هدية لعيد الفطر' },
        { en: 'Wedding gift card', ar: 'بطاقة هدية للعرس' },
        { en: 'Birthday gift card', ar: 'بطاقة هدية لعيد الميلاد' },
        { en: 'Graduation gift card', ar: 'بطاقة هدية للتخرّج' },
        { en: 'New baby gift card', ar: 'بطاقة هدية للمولود الجديد' },
        { en: 'Thank-you gift card', ar: 'بطاقة هدية للشكر' },
        { en: 'Eid al-Adha gift card', ar: 'بطاقة هدية لعيد الأضحى' },
        { en: 'Nowruz gift card', ar: 'بطاقة هدية لنوروز' },
        { en: 'Ramadan gift card', ar: 'بطاقة هدية لرمضان' },
        { en: 'Engagement gift card', ar: 'بطاقة هدية للخطوبة' },
        { en: 'Mother’s Day gift card', ar: 'بطاقة هدية لعيد الأم' },
        { en: 'Teacher’s Day gift card', ar: 'بطاقة هدية لعيد المعلّم' },
        { en: 'New home gift card', ar: 'بطاقة هدية للبيت الجديد' },
        { en: 'Good grades gift card', ar: 'بطاقة هدية للنجاح' },
        { en: 'Get-well gift card', ar: 'بطاقة هدية للسلامة' },
        { en: 'Welcome-home gift card', ar: 'بطاقة هدية للعائد من السفر' },
      ],
      specifications: [
        {
          attribute: 'card_value',
          choices: ['5000 dinars', '10000 dinars', '25000 dinars', '50000 dinars'],
          inName: true,
        },
      ],
      price: { from: 5_000, to: 5_000 },
      shorts: [
        { en: 'Good for everything in the shop.', ar: 'تصلح لكل ما في المتجر.' },
        { en: 'A present that arrives within minutes.', ar: 'هدية تصل خلال دقائق.' },
      ],
    },
    {
      ...gift,
      code: 'game-card',
      category: 'gift-cards/digital-cards/games',
      weight: 0.8,
      tints: ['6a4c85', '222226', '3f6ea8', '1f2f4d'],
      noun: { en: 'Game card', ar: 'بطاقة ألعاب' },
      brands: ['playstation', 'xbox', 'steam', 'pubg-mobile'],
      series: ['Wallet', 'Store', 'Credit'],
      price: { from: 13_500, to: 15_000 },
      shorts: [
        { en: 'For games, seasons and extras.', ar: 'للألعاب والمواسم والإضافات.' },
        { en: 'Code within minutes, play right away.', ar: 'الرمز خلال دقائق واللعب فوراً.' },
      ],
    },
    {
      ...gift,
      code: 'app-card',
      category: 'gift-cards/digital-cards/apps-and-films',
      weight: 0.7,
      tints: ['3c5f45', 'a82a2c', '46484d'],
      noun: { en: 'App and movie card', ar: 'بطاقة تطبيقات وأفلام' },
      called: { en: 'App card', ar: 'كارت تطبيقات' },
      brands: ['google-play', 'apple', 'netflix'],
      series: ['Balance', 'Gift', 'Plus'],
      price: { from: 13_500, to: 15_000 },
      shorts: [
        { en: 'For apps, movies and books on your phone.', ar: 'للتطبيقات والأفلام والكتب على الهاتف.' },
        { en: 'No bank card needed.', ar: 'بلا حاجة إلى بطاقة مصرفية.' },
      ],
    },
    {
      ...gift,
      code: 'top-up-code',
      category: 'gift-cards/mobile-credit/top-up',
      weight: 0.6,
      tints: ['d5793a', 'e2b93b', '2f9c9a'],
      noun: { en: 'Mobile top-up code', ar: 'كارت شحن رصيد' },
      called: { en: 'Top-up code', ar: 'كارت رصيد' },
      brands: ['zain', 'asiacell', 'korek'],
      series: ['Talk', 'Net', 'Mix'],
      specifications: [
        { attribute: 'card_value', choices: ['5000 dinars', '10000 dinars', '25000 dinars'], inName: true },
      ],
      price: { from: 5_250, to: 5_500 },
      points: [
        { en: 'Your code once it’s paid for', ar: 'رمزك بعد دفع ثمنه' },
        { en: 'Just dial it, nothing to scratch off', ar: 'اطلبه من لوحة الأرقام بلا حكّ' },
        { en: 'For calls and internet', ar: 'للمكالمات والإنترنت' },
        { en: 'Help in Arabic when a code doesn’t work', ar: 'مساعدة بالعربية إذا لم يعمل الرمز' },
      ],
      shorts: [
        {
          en: 'Credit at midnight, without leaving the house.',
          ar: 'رصيد في منتصف الليل من غير أن تخرج من البيت.',
        },
        { en: 'For calls and internet.', ar: 'للمكالمات والإنترنت.' },
      ],
    },
  ],
};
