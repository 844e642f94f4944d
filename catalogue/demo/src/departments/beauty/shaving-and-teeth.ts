import type { Kind } from '../../department.ts';

export const shavingAndTeeth: readonly Kind[] = [
  {
    code: 'shaver',
    category: 'beauty/shaving-and-teeth/shavers',
    picture: 'shaver',
    noun: { en: 'Cordless shaver', ar: 'ماكنة حلاقة لاسلكية' },
    called: { en: 'Shaver', ar: 'ماكنة حلاقة' },
    brands: ['philips', 'braun', 'xiaomi', 'vgr', 'kemei'],
    series: ['Smooth', 'Pro', 'S1', 'S3', 'Barber', 'Active'],
    specifications: [
      { attribute: 'shaver_type', choices: ['rotary', 'foil', 'trimmer'], inName: true },
      { attribute: 'gender', choices: ['men'] },
    ],
    price: { from: 22_000, to: 135_000 },
    openings: [
      {
        en: 'Charge it when the power is on, use it when it’s off: one charge is good for about two weeks of shaving.',
        ar: 'تُشحن حين تأتي الكهرباء وتعمل حين تنقطع، وشحنة واحدة تكفي نحو أسبوعين.',
      },
      {
        en: 'A neat beard by Friday without an hour at the barber’s.',
        ar: 'لحية مرتّبة ليوم الجمعة من دون ساعة انتظار عند الحلاق.',
      },
      {
        en: 'Follows the jawline, doesn’t pull and rinses clean under the faucet.',
        ar: 'تتبع خط الفك ولا تشدّ الشعر، وتُغسل تحت الحنفية.',
      },
    ],
    points: [
      { en: 'USB charging, works from a power bank', ar: 'تُشحن بمنفذ USB ومن الباور بانك' },
      { en: 'Washable head', ar: 'رأس قابل للغسل' },
      { en: 'Battery indicator', ar: 'مؤشر لمستوى البطارية' },
      { en: 'Travel lock', ar: 'قفل للسفر' },
      { en: 'Cleaning brush and pouch included', ar: 'معها فرشاة تنظيف وكيس' },
    ],
    shorts: [
      { en: 'A close, calm shave, with or without power.', ar: 'حلاقة ناعمة وهادئة، بالكهرباء ومن دونها.' },
      { en: 'Charges by USB and rinses under the faucet.', ar: 'تُشحن بمنفذ USB وتُغسل تحت الحنفية.' },
    ],
  },
  {
    code: 'toothbrush',
    category: 'beauty/shaving-and-teeth/teeth',
    picture: 'toothbrush',
    noun: { en: 'Electric toothbrush', ar: 'فرشاة أسنان كهربائية' },
    called: { en: 'Toothbrush', ar: 'فرشاة كهربائية' },
    brands: ['oral-b', 'philips', 'xiaomi', 'colgate'],
    series: ['Clean', 'Sonic', 'Vital', 'Pro', 'Fresh'],
    specifications: [{ attribute: 'bristles', choices: ['soft', 'medium'], inName: true }],
    axes: [{ attribute: 'color', choices: ['white', 'black', 'pink', 'blue'] }],
    price: { from: 19_000, to: 92_000 },
    openings: [
      {
        en: 'Two minutes, and it tells you when to move on to the next side.',
        ar: 'دقيقتان فقط، وهي التي تنبّهك متى تنتقل إلى الجهة التالية.',
      },
      {
        en: 'Cleans along the gum line where the hand gets tired, and eases off when you press too hard.',
        ar: 'تنظّف حدود اللثة حيث تتعب اليد، وتخفّف قوتها إذا ضغطت أكثر مما يجب.',
      },
      {
        en: 'Fully charged it lasts about three weeks, so it survives a trip without its charger.',
        ar: 'شحنتها الكاملة تدوم نحو ثلاثة أسابيع، فتسافر معك من دون الشاحن.',
      },
    ],
    points: [
      { en: 'Three cleaning modes', ar: 'ثلاثة أوضاع للتنظيف' },
      { en: 'Pressure sensor', ar: 'حسّاس للضغط' },
      { en: 'Waterproof, for use in the shower', ar: 'مقاومة للماء وتُستعمل في الحمّام' },
      { en: 'Charging stand included', ar: 'معها قاعدة شحن' },
    ],
    shorts: [
      { en: 'Thorough in two minutes, gentle on the gums.', ar: 'تنظيف كامل في دقيقتين ولطف على اللثة.' },
      { en: 'One charge lasts about three weeks.', ar: 'شحنة واحدة تدوم نحو ثلاثة أسابيع.' },
    ],
  },
];
