import type { Kind } from '../../department.ts';

export const nurseryAndClothes: readonly Kind[] = [
  {
    code: 'crib',
    isLarge: true,
    category: 'mother-and-child/nursery/cribs',
    picture: 'crib',
    noun: { en: 'Baby crib', ar: 'سرير أطفال' },
    brands: ['kinderkraft', 'chicco', 'graco', 'babil', 'dijla'],
    series: ['Dream', 'Nest', 'Luna', 'Cradle', 'Hilal'],
    specifications: [
      { attribute: 'crib_size', choices: ['60x120', '70x140'], inName: true },
      { attribute: 'material', choices: ['wood', 'engineered wood'] },
      { attribute: 'age_group', choices: ['birth'] },
    ],
    axes: [{ attribute: 'color', choices: ['white', 'gray', 'beige', 'brown'] }],
    price: { from: 125_000, to: 340_000 },
    openings: [
      {
        en: 'The bars stand close and the base sits high at first and low later, once the baby discovers standing up.',
        ar: 'قضبانه متقاربة، وقاعدته عالية في الأشهر الأولى ثم تُخفض حين يتعلّم الطفل الوقوف.',
      },
      {
        en: 'Solid on its feet, quiet at the joints: it neither creaks nor wanders across the tiles.',
        ar: 'ثابت على أرجله، لا يصدر صريراً ولا يتحرّك على البلاط.',
      },
      {
        en: 'One side comes off, so the crib becomes a bedside sleeper and later a little bed.',
        ar: 'يُنزع أحد جانبيه فيصير سريراً ملاصقاً لسرير الوالدين، ثم سريراً مستقلاً للطفل.',
      },
    ],
    points: [
      { en: 'Three mattress heights', ar: 'ثلاثة ارتفاعات للفراش' },
      { en: 'Rounded edges, water-based paint', ar: 'حوافّ مدوّرة وطلاء مائي' },
      { en: 'Slatted base for air from below', ar: 'قاعدة بشرائح تسمح بالتهوية من الأسفل' },
      { en: 'Mattress sold separately', ar: 'الفراش يُباع منفصلاً' },
      { en: 'Assembly takes about half an hour, tools included', ar: 'تركيبه نحو نصف ساعة، والأدوات معه' },
      { en: 'Lockable casters', ar: 'عجلات بأقفال' },
    ],
    shorts: [
      { en: 'A solid crib that grows with the child.', ar: 'سرير متين يكبر مع الطفل.' },
      { en: 'Close bars, three heights, quiet joints.', ar: 'قضبان متقاربة وثلاثة ارتفاعات ومفاصل هادئة.' },
    ],
  },
  {
    code: 'baby-blanket',
    category: 'mother-and-child/nursery/blankets',
    picture: 'blanket',
    noun: { en: 'Baby blanket', ar: 'بطانية أطفال رضّع' },
    brands: ['dijla', 'ishtar', 'chicco', 'carters', 'nakheel'],
    series: ['Cloud', 'Cuddle', 'Star', 'Bunny', 'Soft'],
    specifications: [
      { attribute: 'material', choices: ['cotton', 'fleece'], inName: true },
      { attribute: 'age_group', choices: ['birth'] },
    ],
    axes: [{ attribute: 'color', choices: ['white', 'sky blue', 'pink', 'mint', 'yellow'] }],
    price: { from: 9_000, to: 28_000 },
    openings: [
      {
        en: 'For swaddling and covering today, and for dragging through the house a year from now.',
        ar: 'للفّ المولود وتغطيته اليوم، وليجرّها معه في أرجاء البيت بعد سنة.',
      },
      {
        en: 'Warm enough for the cooler’s breeze, light enough for a child that kicks.',
        ar: 'تدفئ من هواء المبردة، وخفيفة على طفل كثير الحركة.',
      },
      {
        en: 'The present for a new baby that’s never one too many.',
        ar: 'هدية للمولود الجديد لا تزيد عن حاجته مهما كثرت.',
      },
    ],
    points: [
      { en: 'Soft on both sides', ar: 'ناعمة من الوجهين' },
      { en: 'Doesn’t shed lint', ar: 'لا يتساقط وبرها' },
      { en: 'Ribbon-tied, ready to give', ar: 'مربوطة بشريط وجاهزة للإهداء' },
      { en: 'Bound edges that don’t fray', ar: 'حوافّ مشغولة لا تنسل' },
    ],
    shorts: [
      { en: 'A soft first blanket, ready to give.', ar: 'أول بطانية للمولود، ناعمة وجاهزة للإهداء.' },
      { en: 'Light, warm and washable.', ar: 'خفيفة ودافئة وسهلة الغسل.' },
    ],
  },
  {
    code: 'baby-suit',
    category: 'mother-and-child/baby-clothes/rompers-and-sets',
    picture: 'baby-suit',
    noun: { en: 'Baby romper', ar: 'أفرول أطفال' },
    brands: ['dijla', 'carters', 'lc-waikiki', 'chicco', 'civil'],
    series: ['Bear', 'Moon', 'Bunny', 'Daisy', 'Little One'],
    specifications: [
      { attribute: 'material', choices: ['cotton', 'jersey'], inName: true },
      { attribute: 'gender', choices: ['boys', 'girls', 'unisex'] },
    ],
    axes: [
      { attribute: 'color', choices: ['white', 'sky blue', 'pink', 'yellow', 'gray'] },
      { attribute: 'size', choices: ['newborn', '0-3 months', '3-6 months', '6-12 months', '12-18 months'] },
    ],
    price: { from: 8_000, to: 26_000 },
    openings: [
      {
        en: 'Snaps from the neck to the foot, so a change at three in the morning needs no bright light.',
        ar: 'كبّاسات من الرقبة إلى القدم، فلا يحتاج التغيير في الثالثة فجراً إلى إنارة كاملة.',
      },
      {
        en: 'Soft seams, a wide neck and cuffs that fold over little hands.',
        ar: 'دروز ناعمة ورقبة واسعة وأكمام تُثنى فوق اليدين الصغيرتين.',
      },
      {
        en: 'Babies need a lot of these. It comes out of the machine as soft as it went in.',
        ar: 'يحتاج الرضيع إلى كثير منه، ويخرج من الغسالة ناعماً كما دخلها.',
      },
    ],
    points: [
      { en: 'Printed care label, nothing to scratch', ar: 'تعليمات الغسل مطبوعة بلا ملصق' },
      { en: 'Fold-over cuffs against scratching', ar: 'أكمام تُثنى لتمنع الخدش' },
      { en: 'Nickel-free snaps', ar: 'كبّاسات خالية من النيكل' },
      { en: 'Envelope neck, easy to put on', ar: 'رقبة متداخلة سهلة اللبس' },
      { en: 'Wash once before first wearing', ar: 'يُغسل مرة قبل أول لبسة' },
      {
        en: 'Babies grow quickly: between two sizes, take the larger',
        ar: 'الأطفال يكبرون بسرعة، فبين قياسين اختاري الأكبر',
      },
    ],
    shorts: [
      { en: 'A soft romper with snaps in the right places.', ar: 'أفرول ناعم بكبّاسات في أماكنها الصحيحة.' },
      { en: 'Easy on, easy off, easily washed.', ar: 'سهل اللبس والخلع والغسل.' },
    ],
  },
];
