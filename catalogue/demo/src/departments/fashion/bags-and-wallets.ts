import type { Kind } from '../../department.ts';

export const bagsAndWallets: readonly Kind[] = [
  {
    code: 'handbag',
    category: 'fashion/bags/handbags',
    picture: 'handbag',
    noun: { en: 'Women’s handbag', ar: 'حقيبة يد نسائية' },
    brands: ['ishtar', 'aldo', 'mango', 'guess', 'trendyol'],
    series: ['Lina', 'Vera', 'Bella', 'Milano', 'Sofia', 'Dana'],
    specifications: [
      { attribute: 'material', choices: ['imitation leather', 'leather', 'canvas'], inName: true },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'beige', 'brown', 'burgundy'] }],
    price: { from: 35_000, to: 145_000 },
    openings: [
      {
        en: 'It holds what a day takes: phone, wallet, a small bottle, a spare scarf. And it closes over all of it.',
        ar: 'تتّسع لما يحتاج إليه يومك: الموبايل والمحفظة وقنينة صغيرة وشال ثانٍ، ثم تُغلق على كل ذلك.',
      },
      {
        en: 'It stands up on its own on your desk and hangs close to the hip at the market.',
        ar: 'تقف وحدها على مكتب الدوام، وتستقرّ على الجنب في السوق.',
      },
      {
        en: 'A light lining, so you find the keys without emptying the bag on the table.',
        ar: 'بطانتها فاتحة اللون، فتجدين المفاتيح من دون إفراغها على الطاولة.',
      },
    ],
    points: [
      { en: 'Main compartment with a zipper', ar: 'جيب رئيسي بسحّاب' },
      { en: 'Shoulder strap, adjustable and removable', ar: 'حزام كتف قابل للتعديل والفكّ' },
      { en: 'Inner pockets for phone and cards', ar: 'جيوب داخلية للموبايل والبطاقات' },
      { en: 'Metal feet protect the base', ar: 'أقدام معدنية تحمي القاعدة' },
    ],
    shorts: [
      {
        en: 'Roomy inside, with a place for everything.',
        ar: 'حقيبة واسعة من الداخل، وكل شيء فيها في مكانه.',
      },
      {
        en: 'Stands on its own, closes fully, goes with everything.',
        ar: 'تقف وحدها وتُغلق بإحكام وتليق مع كل شيء.',
      },
    ],
  },
  {
    code: 'school-backpack',
    category: 'fashion/bags/backpacks',
    also: ['fashion/children'],
    picture: 'backpack',
    noun: { en: 'School backpack', ar: 'حقيبة مدرسية' },
    called: { en: 'School bag', ar: 'حقيبة مدرسية' },
    brands: ['dijla', 'babil', 'nike', 'adidas', 'puma', 'american-tourister'],
    series: ['Scholar', 'Comet', 'Junior', 'Campus', 'Explorer'],
    specifications: [
      { attribute: 'material', choices: ['polyester', 'canvas'] },
      { attribute: 'gender', choices: ['girls', 'boys', 'unisex'], inName: true },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'navy', 'red', 'pink'] }],
    price: { from: 19_000, to: 62_000 },
    openings: [
      {
        en: 'Books in the back, lunch in front, water at the side: packed like this it hangs straight and the shoulders carry it evenly.',
        ar: 'الكتب من الخلف والطعام من الأمام والماء على الجانب: هكذا تستقيم على الظهر ويتوزّع وزنها على الكتفين.',
      },
      {
        en: 'A school bag gets dropped a hundred times a semester, so the base is double and the handle is sewn through to the back.',
        ar: 'تسقط الحقيبة مئة مرة في الفصل الواحد، لذلك قاعدتها مزدوجة ومقبضها مخيط حتى الظهر.',
      },
      {
        en: 'Wide zippers a seven-year-old can open alone, and that still close over one more notebook.',
        ar: 'سحّابات عريضة يفتحها ابن السابعة وحده، وتُغلق حتى مع دفتر إضافي.',
      },
    ],
    points: [
      { en: 'Padded back and straps', ar: 'ظهر وأحزمة مبطّنة' },
      { en: 'Reflective strips for dark mornings', ar: 'شرائط عاكسة لصباحات الشتاء المعتمة' },
      { en: 'Two bottle pockets', ar: 'جيبان لقنينة الماء' },
      { en: 'Name tag inside', ar: 'بطاقة اسم من الداخل' },
      { en: 'Water-repellent fabric, wipes clean', ar: 'قماش طارد للماء سهل المسح' },
      { en: 'Fits A4 folders', ar: 'تتّسع لملفات A4' },
    ],
    shorts: [
      {
        en: 'A school bag with a padded back and a double base.',
        ar: 'حقيبة مدرسية بظهر مبطّن وقاعدة مزدوجة.',
      },
      { en: 'Carries the books and spares the shoulders.', ar: 'تحمل الكتب وتريح الكتفين.' },
    ],
  },
  {
    code: 'suitcase',
    category: 'fashion/bags/suitcases',
    picture: 'suitcase',
    noun: { en: 'Hard-shell suitcase', ar: 'حقيبة سفر صلبة' },
    called: { en: 'Suitcase', ar: 'حقيبة سفر' },
    brands: ['samsonite', 'american-tourister', 'delsey', 'dijla', 'babil'],
    series: ['Transit', 'Voyage', 'Orbit', 'Skyline', 'Terminal'],
    specifications: [
      { attribute: 'suitcase_size', choices: ['20-inch', '24-inch', '28-inch'], inName: true },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'navy', 'silver', 'red'] }],
    price: { from: 58_000, to: 190_000 },
    openings: [
      {
        en: 'Rolls upright on four double wheels, so your shoulder is free for the child and your hand for the passports.',
        ar: 'تسير واقفة على أربع عجلات مزدوجة، فيبقى كتفك لطفلك ويدك للجوازات.',
      },
      {
        en: 'For the pilgrimage, the visit to family abroad and the long waits in between. The shell flexes and springs back.',
        ar: 'للعمرة وزيارة الأهل في الخارج وما بينهما من انتظار طويل. جسمها يتحمّل الضغط ويعود إلى شكله.',
      },
      {
        en: 'Both halves have a divider, so you can open it in a hotel room without everything falling out.',
        ar: 'في كل نصف حاجز داخلي، فتفتحها في غرفة الفندق من دون أن يسقط ما فيها.',
      },
    ],
    points: [
      { en: 'Four double spinner wheels', ar: 'أربع عجلات مزدوجة تدور في كل اتجاه' },
      { en: 'Three-digit combination lock', ar: 'قفل بثلاثة أرقام' },
      { en: 'Telescopic handle, two heights', ar: 'مقبض سحب بارتفاعين' },
      { en: 'Zippered divider and elastic straps', ar: 'حاجز بسحّاب وأحزمة مطاطية' },
      { en: 'Surface that hides scratches', ar: 'سطح لا تظهر عليه الخدوش' },
      { en: 'Address tag included', ar: 'معها بطاقة عنوان' },
    ],
    shorts: [
      { en: 'Light, lockable and steady on four wheels.', ar: 'خفيفة وبقفل وثابتة على أربع عجلات.' },
      { en: 'A hard shell for soft landings.', ar: 'حقيبة صلبة تحمي أغراضك من أول مطار إلى آخر مطار.' },
    ],
  },
  {
    code: 'wallet',
    category: 'fashion/accessories/belts-and-wallets',
    picture: 'wallet',
    noun: { en: 'Men’s wallet', ar: 'محفظة رجالية' },
    brands: ['babil', 'sumer', 'fossil', 'dijla', 'us-polo'],
    series: ['Classic', 'Slim', 'Trader', 'Souk', 'Fold'],
    specifications: [
      { attribute: 'material', choices: ['leather', 'imitation leather'], inName: true },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'brown', 'navy'] }],
    price: { from: 12_000, to: 48_000 },
    openings: [
      {
        en: 'Takes a stack of 25,000-dinar bills without bulging, and the card slots stay tight.',
        ar: 'تتّسع لرزمة من فئة 25 ألفاً من دون أن تنتفخ، وتثبت البطاقات في أماكنها.',
      },
      {
        en: 'Two bill compartments, so the small change doesn’t mix with the rent.',
        ar: 'فيها قسمان للأوراق النقدية، فلا تختلط الخردة بالإيجار.',
      },
      {
        en: 'Slim enough for the front pocket, with stitching that will outlast the cards inside.',
        ar: 'رفيعة تناسب الجيب الأمامي، وخياطتها متينة تصمد أمام الاستعمال اليومي.',
      },
    ],
    points: [
      { en: 'Wide enough for Iraqi bills, unfolded', ar: 'تتّسع للأوراق العراقية من دون طيّ' },
      { en: 'Eight card slots', ar: 'ثمانية أماكن للبطاقات' },
      { en: 'Window for the national ID', ar: 'نافذة شفافة للبطاقة الوطنية' },
      { en: 'Coin pocket with a snap', ar: 'جيب للقطع المعدنية بكبّاسة' },
      { en: 'Comes in a gift box', ar: 'تصلك في علبة هدايا' },
    ],
    shorts: [
      { en: 'A slim wallet that fits Iraqi bills.', ar: 'محفظة رفيعة على قياس الأوراق العراقية.' },
      {
        en: 'Neat stitching, eight cards, one gift box.',
        ar: 'خياطة متقنة وثمانية أماكن للبطاقات، في علبة هدايا.',
      },
    ],
  },
];
