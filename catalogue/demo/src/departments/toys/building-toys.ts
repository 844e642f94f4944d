import type { Kind } from '../../department.ts';

export const buildingToys: readonly Kind[] = [
  {
    code: 'brick-set',
    category: 'toys/building/blocks-and-bricks',
    picture: 'blocks',
    noun: { en: 'Building brick set', ar: 'مكعبات تركيب' },
    called: { en: 'Brick set', ar: 'مكعبات تركيب' },
    brands: ['lego', 'mega-bloks', 'dijla', 'babil'],
    series: ['Downtown', 'Castle', 'Space', 'Harbor', 'Garage', 'Ziggurat'],
    specifications: [
      {
        attribute: 'piece_count',
        choices: ['100-pieces', '250-pieces', '500-pieces', '1000-pieces'],
        inName: true,
      },
      { attribute: 'age_group', choices: ['4-years', '6-years', '8-years'] },
    ],
    price: { from: 14_000, to: 36_000 },
    openings: [
      {
        en: 'First the model in the booklet, then everything that isn’t in it. A quiet afternoon, or three.',
        ar: 'النموذج الذي في الكتيّب أولاً، ثم كل ما ليس فيه. عصر هادئ، بل ثلاثة.',
      },
      {
        en: 'The bricks hold firmly and still come apart without teeth.',
        ar: 'القطع تتماسك جيداً وتنفكّ من دون أسنان.',
      },
      {
        en: 'For rainy days, long holidays and hours without internet.',
        ar: 'لأيام المطر والعطلة الطويلة وساعات انقطاع الإنترنت.',
      },
    ],
    points: [
      { en: 'Picture instructions, no reading needed', ar: 'تعليمات مصوّرة لا تحتاج إلى قراءة' },
      { en: 'Fits the common brick sizes', ar: 'تتوافق مع المقاسات الشائعة' },
      { en: 'Sorting bags by building step', ar: 'أكياس مرقّمة حسب خطوات البناء' },
      { en: 'Spare small parts', ar: 'قطع صغيرة احتياطية' },
      { en: 'Bricks can be washed in lukewarm water', ar: 'تُغسل القطع بماء فاتر' },
      { en: 'Small parts: not for children under three', ar: 'فيها قطع صغيرة، لا تناسب من هم دون 3 سنوات' },
    ],
    shorts: [
      { en: 'Build what’s shown, then what you like.', ar: 'ابنِ ما في الصورة، ثم ابنِ ما تشاء.' },
      { en: 'Firm bricks and many quiet hours.', ar: 'قطع متماسكة وساعات هادئة كثيرة.' },
    ],
  },
  {
    code: 'wooden-blocks',
    category: 'toys/building/blocks-and-bricks',
    picture: 'blocks',
    noun: { en: 'Wooden blocks', ar: 'مكعبات خشبية' },
    brands: ['melissa-and-doug', 'fisher-price', 'sumer', 'nakheel'],
    series: ['Rainbow', 'First Tower', 'Meadow', 'Village', 'Babylon'],
    specifications: [
      { attribute: 'piece_count', choices: ['24-pieces', '50-pieces', '100-pieces'], inName: true },
      { attribute: 'age_group', choices: ['1-year', '18-months', '2-years'] },
      { attribute: 'material', choices: ['wood'] },
    ],
    price: { from: 16_000, to: 34_000 },
    openings: [
      {
        en: 'A tower, a crash, laughter, and start again. Children have learned this way for thousands of years, and not far from here.',
        ar: 'برج ثم انهيار ثم ضحكة، ثم من جديد. هكذا تعلّم الأطفال منذ آلاف السنين، وليس بعيداً عن هنا.',
      },
      {
        en: 'Smooth wood without splinters, in sizes that a small hand can close around.',
        ar: 'خشب أملس بلا شظايا، بأحجام تمسكها يد صغيرة.',
      },
      {
        en: 'Cubes, arches and columns that fit each other, so even the first house has a door.',
        ar: 'مكعبات وأقواس وأعمدة تتناسب قياساتها، فحتى البيت الأول يكون له باب.',
      },
    ],
    points: [
      { en: 'Sanded smooth, rounded corners', ar: 'مصقولة وزواياها مدوّرة' },
      { en: 'Water-based colors', ar: 'ألوان مائية' },
      { en: 'Comes in a cloth bag', ar: 'في كيس قماشي للحفظ' },
      { en: 'Large enough not to be swallowed', ar: 'أحجامها كبيرة لا تُبلع' },
      { en: 'Teaches colors, shapes and patience', ar: 'تعلّم الألوان والأشكال والصبر' },
    ],
    shorts: [
      { en: 'Smooth wood for the first towers.', ar: 'خشب أملس لأول الأبراج.' },
      { en: 'Cubes, arches and columns in a cloth bag.', ar: 'مكعبات وأقواس وأعمدة في كيس قماشي.' },
    ],
  },
  {
    code: 'magnetic-tiles',
    category: 'toys/building/magnetic-toys',
    picture: 'blocks',
    noun: { en: 'Magnetic building tiles', ar: 'قطع بناء مغناطيسية' },
    called: { en: 'Magnetic tiles', ar: 'مكعبات مغناطيسية' },
    brands: ['dijla', 'melissa-and-doug', 'babil', 'spin-master'],
    series: ['Crystal', 'Magna', 'Bright', 'Palace', 'Arch'],
    specifications: [
      { attribute: 'piece_count', choices: ['24-pieces', '50-pieces', '100-pieces'], inName: true },
      { attribute: 'age_group', choices: ['3-years', '4-years'] },
      { attribute: 'material', choices: ['plastic'] },
    ],
    price: { from: 21_000, to: 48_000 },
    openings: [
      {
        en: 'Lay them flat, lift, and a house stands there. The magnets do what glue and patience can’t.',
        ar: 'تُصفّ على الأرض ثم تُرفع فيقف البيت. المغناطيس يفعل ما لا يفعله الصمغ.',
      },
      {
        en: 'Clear colors that throw bright patches on the wall when the sun comes in.',
        ar: 'ألوان شفافة ترسم بقعاً زاهية على الحائط حين تدخل الشمس.',
      },
      {
        en: 'Triangles and squares become balls, rockets and mosques. Geometry takes care of itself.',
        ar: 'مثلثات ومربّعات تصير كرات وصواريخ ومساجد، والهندسة تأتي وحدها.',
      },
    ],
    points: [
      { en: 'Magnets sealed inside the tile', ar: 'مغناطيس محكم الإغلاق داخل القطعة' },
      { en: 'Edges welded, not glued', ar: 'حوافّ ملحومة لا ملصقة' },
      { en: 'Squares, triangles and windows', ar: 'مربّعات ومثلثات ونوافذ' },
      { en: 'Works with other sets of this size', ar: 'تتوافق مع أطقم أخرى من القياس نفسه' },
      { en: 'Idea booklet included', ar: 'معها كتيّب أفكار' },
      { en: 'Wipe clean', ar: 'سهلة المسح' },
    ],
    shorts: [
      { en: 'Flat on the floor one moment, a house the next.', ar: 'مسطّحة على الأرض، ثم بيت قائم.' },
      { en: 'Bright tiles that hold each other.', ar: 'قطع زاهية يتماسك بعضها ببعض.' },
    ],
  },
  {
    code: 'play-tent',
    category: 'toys/creative-play/play-tents',
    picture: 'tent',
    noun: { en: 'Children’s play tent', ar: 'خيمة لعب للأطفال' },
    called: { en: 'Play tent', ar: 'خيمة لعب' },
    brands: ['dijla', 'ishtar', 'babil'],
    series: ['Camp', 'Castle', 'Desert', 'Star', 'Hideout'],
    specifications: [
      { attribute: 'age_group', choices: ['2-years', '3-years'], inName: true },
      { attribute: 'material', choices: ['cotton', 'polyester'] },
    ],
    axes: [{ attribute: 'color', choices: ['blue', 'pink', 'green', 'cream'] }],
    price: { from: 19_000, to: 48_000 },
    openings: [
      {
        en: 'A room of one’s own in the middle of the living room. Grown-ups knock.',
        ar: 'غرفة خاصة في وسط غرفة المعيشة، وعلى الكبار أن يستأذنوا.',
      },
      {
        en: 'Reading corner in the morning, spaceship at noon, and on the roof under the stars in spring.',
        ar: 'زاوية قراءة صباحاً ومركبة فضاء ظهراً، وعلى السطح تحت النجوم في الربيع.',
      },
      {
        en: 'Up in five minutes, away under the bed in two.',
        ar: 'تُنصب في خمس دقائق، وتُطوى تحت السرير في دقيقتين.',
      },
    ],
    points: [
      { en: 'Space for two to three children', ar: 'تتّسع لطفلين أو ثلاثة' },
      { en: 'Window and roll-up door', ar: 'نافذة وباب يُلفّ إلى الأعلى' },
      { en: 'Poles without sharp ends', ar: 'أعمدة بلا أطراف حادّة' },
      { en: 'Carry bag included', ar: 'معها كيس للحمل' },
    ],
    shorts: [
      { en: 'A small house inside the house.', ar: 'بيت صغير داخل البيت.' },
      { en: 'Up in minutes, gone in less.', ar: 'تُنصب في دقائق وتُطوى في أقل.' },
    ],
  },
];
