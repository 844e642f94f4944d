import type { Kind } from '../../department.ts';

const staplers = 'office/desk-supplies/staplers-and-scissors';
const organizers = 'office/desk-supplies/organizers-and-folders';
const calculators = 'office/desk-supplies/calculators';

export const deskSupplies: readonly Kind[] = [
  {
    code: 'stapler',
    category: staplers,
    picture: 'stapler',
    noun: { en: 'Stapler', ar: 'كبّاسة ورق' },
    brands: ['rapid', 'maped', 'deli', 'dijla'],
    series: ['Classic', 'Half Strip', 'Eco', 'Power', 'Supreme', 'Daira'],
    specifications: [
      {
        attribute: 'staple_sheets',
        choices: ['20 sheets', '30 sheets', '50 sheets', '100 sheets'],
        inName: true,
      },
      { attribute: 'material', choices: ['steel', 'plastic'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'blue', 'red'] }],
    price: { from: 3_500, to: 9_000 },
    openings: [
      {
        en: 'One press, one staple, no jams, even on the fortieth form of the morning.',
        ar: 'كبسة واحدة ودبّوس واحد بلا تعليق، حتى في المعاملة الأربعين من الصباح.',
      },
      {
        en: 'The lever does the work, so the last sheet is held as firmly as the first.',
        ar: 'الذراع تقوم بالجهد، فتثبت آخر ورقة كأولها.',
      },
      { en: 'For offices where everything is filed in triplicate.', ar: 'لدائرة تُطلب فيها الأوراق بثلاث نسخ.' },
    ],
    points: [
      { en: 'A box of staples is included', ar: 'معها علبة دبابيس' },
      { en: 'Loads from the front', ar: 'تُعبّأ من الأمام' },
      { en: 'Rubber base that doesn’t slip', ar: 'قاعدة مطاطية لا تنزلق' },
      { en: 'Opens flat for pinning on boards', ar: 'تُفتح كاملة للتثبيت على اللوح' },
      { en: 'Staple remover at the back', ar: 'نازعة دبابيس في الخلف' },
    ],
    shorts: [
      { en: 'Firm, quiet, and never jammed.', ar: 'قوية وهادئة ولا تعلق.' },
      { en: 'For thick files and long mornings.', ar: 'لملفات سميكة ودوام طويل.' },
    ],
  },
  {
    code: 'scissors',
    category: staplers,
    picture: 'scissors',
    noun: { en: 'Scissors', ar: 'مقصّ' },
    brands: ['maped', 'deli', 'faber-castell', 'dijla'],
    series: ['Everyday', 'Comfort', 'Steel', 'Qass', 'Study', 'Duo'],
    specifications: [
      { attribute: 'scissors_length', choices: ['13 cm', '17 cm', '21 cm'], inName: true },
      { attribute: 'material', choices: ['stainless steel'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'blue', 'green'] }],
    price: { from: 1_500, to: 5_500 },
    openings: [
      {
        en: 'Cuts to the very tip, so corners come out as corners.',
        ar: 'يقطع حتى رأسه، فتخرج الزوايا زوايا.',
      },
      {
        en: 'For paper, tape, ribbon, and the packaging that resists everything else.',
        ar: 'للورق واللاصق والأشرطة، ولتغليف لا يفتحه شيء.',
      },
      {
        en: 'Soft rings that don’t pinch, even after thirty paper stars.',
        ar: 'حلقات طرية لا تؤلم الأصابع ولو قصصت ثلاثين نجمة.',
      },
    ],
    points: [
      { en: 'Blades stay sharp for years', ar: 'شفرات تبقى حادّة سنوات' },
      { en: 'For left and right hands', ar: 'لليدين اليمنى واليسرى' },
      { en: 'Adjustable screw', ar: 'برغي قابل للشدّ' },
      { en: 'Doesn’t rust', ar: 'لا يصدأ' },
      { en: 'Tape doesn’t stick to the blades', ar: 'لا يعلق اللاصق بشفراته' },
    ],
    shorts: [
      { en: 'Sharp to the tip, soft in the hand.', ar: 'حادّ حتى رأسه ومريح في اليد.' },
      { en: 'For desk, school, and gift wrapping.', ar: 'للمكتب والمدرسة وتغليف الهدايا.' },
    ],
  },
  {
    code: 'ring-binder',
    category: organizers,
    picture: 'folder',
    noun: { en: 'Lever arch file', ar: 'بوكس فايل' },
    brands: ['leitz', 'deli', 'dijla', 'babil'],
    series: ['Arshif', 'Standard', 'Rado', 'Hifz', 'Color', 'Diwan'],
    specifications: [
      { attribute: 'spine', choices: ['5 cm', '8 cm'], inName: true },
      { attribute: 'paper_size', choices: ['a4'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'blue', 'red', 'green', 'gray'] }],
    price: { from: 2_250, to: 5_500 },
    openings: [
      {
        en: 'Invoices of a whole year, and each of them found in half a minute.',
        ar: 'فواتير سنة كاملة، وأي واحدة منها تجدها في نصف دقيقة.',
      },
      {
        en: 'The mechanism closes without a gap, so sheets turn and don’t tear.',
        ar: 'آليته تنطبق بلا فراغ، فتُقلب الأوراق ولا تتمزّق.',
      },
      {
        en: 'For the deed to the house, the children’s certificates, and the generator’s bills.',
        ar: 'لسند البيت وشهادات الأولاد ووصولات المولّدة.',
      },
    ],
    points: [
      {
        en: 'Metal bottom edge that lasts for years on the shelf',
        ar: 'حافّة سفلية معدنية تتحمّل سنوات على الرفّ',
      },
      { en: 'Label for the spine', ar: 'ملصق لظهر الملف' },
      { en: 'Finger ring to pull it off the shelf', ar: 'حلقة للسحب من الرفّ' },
      { en: 'Cover wipes clean', ar: 'غلاف يُمسح بسهولة' },
      { en: 'Index sheets included', ar: 'معه فواصل مفهرسة' },
      { en: 'For punched sheets and sleeves', ar: 'للأوراق المثقّبة والجيوب الشفّافة' },
    ],
    shorts: [
      { en: 'A year of paper, in order.', ar: 'أوراق سنة كاملة مرتّبة.' },
      { en: 'Firm mechanism, clear label, long life.', ar: 'آلية متينة وملصق واضح وعمر طويل.' },
    ],
  },
  {
    code: 'document-folder',
    category: organizers,
    picture: 'folder',
    noun: { en: 'Document folder', ar: 'حافظة مستندات' },
    called: { en: 'Folder', ar: 'حافظة مستندات' },
    brands: ['deli', 'leitz', 'dijla', 'ishtar'],
    series: ['Muamala', 'Zip', 'Clear', 'Safar', 'Expand', 'Wathiqa'],
    specifications: [
      { attribute: 'pockets', choices: ['1 pocket', '7 pockets', '13 pockets'], inName: true },
      { attribute: 'material', choices: ['plastic', 'imitation leather'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'blue', 'brown'] }],
    price: { from: 2_500, to: 6_500 },
    openings: [
      {
        en: 'National card, residence card, passport, and four photos: all in one place before you stand in line.',
        ar: 'البطاقة الوطنية وبطاقة السكن والجواز وأربع صور، كلها في مكان واحد قبل أن تقف في الطابور.',
      },
      {
        en: 'Keeps papers dry in the rain and smooth in the bag.',
        ar: 'تحفظ الأوراق جافّة تحت المطر ومستوية في الحقيبة.',
      },
      {
        en: 'Every child’s certificates in one place, flat and easy to find.',
        ar: 'شهادات الأولاد كلها في مكان واحد، مستوية وسهلة الوصول.',
      },
    ],
    points: [
      { en: 'Holds A4 without bending', ar: 'تتّسع لورق A4 من غير طيّ' },
      { en: 'Water-repellent', ar: 'طاردة للماء' },
      { en: 'Zipper that runs smoothly', ar: 'سحّاب سلس' },
      { en: 'Name label included', ar: 'معها ملصق للاسم' },
      { en: 'Card slots inside', ar: 'جيوب للبطاقات من الداخل' },
      { en: 'Stands open on the desk', ar: 'تقف مفتوحة على المكتب' },
    ],
    shorts: [
      { en: 'All papers together, smooth and dry.', ar: 'كل الأوراق معاً، مستوية وجافّة.' },
      { en: 'For offices, travel, and school certificates.', ar: 'للمعاملات والسفر وشهادات المدرسة.' },
    ],
  },
  {
    code: 'desk-organizer',
    category: organizers,
    picture: 'desk-organiser',
    noun: { en: 'Desk organizer', ar: 'منظّم مكتب' },
    called: { en: 'Organizer', ar: 'منظّم مكتب' },
    brands: ['deli', 'sumer', 'dijla', 'ishtar'],
    series: ['Nizam', 'Cubic', 'Tarteeb', 'Grid', 'Rattib', 'Mono'],
    specifications: [
      {
        attribute: 'compartments',
        choices: ['4 compartments', '6 compartments', '8 compartments'],
        inName: true,
      },
      { attribute: 'material', choices: ['wood', 'plastic', 'steel'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'white', 'brown'] }],
    price: { from: 7_500, to: 21_000 },
    openings: [
      {
        en: 'Pens upright, clips in the drawer, the phone where you can see it.',
        ar: 'الأقلام واقفة والدبابيس في الدرج والموبايل أمامك.',
      },
      {
        en: 'You find the desk again, and with it the ruler that has been missing since spring.',
        ar: 'يظهر سطح المكتب من جديد، وتظهر معه المسطرة الضائعة منذ الربيع.',
      },
      {
        en: 'Small enough for a school desk, useful enough for a manager’s.',
        ar: 'صغير يناسب ميز الطالب ومفيد يليق بميز المدير.',
      },
    ],
    points: [
      { en: 'Drawer for small things', ar: 'درج للأشياء الصغيرة' },
      { en: 'Slot for the phone', ar: 'مكان للموبايل' },
      { en: 'Feet that don’t scratch', ar: 'أرجل لا تخدش' },
      { en: 'Comes assembled', ar: 'يصل جاهزاً بلا تركيب' },
      { en: 'Wipe with a damp cloth', ar: 'يُمسح بقطعة قماش رطبة' },
      { en: 'Rounded edges', ar: 'حوافّ مدوّرة' },
    ],
    shorts: [
      { en: 'A place for every pen and clip.', ar: 'مكان لكل قلم ودبّوس.' },
      { en: 'Order on the desk in one minute.', ar: 'مكتب مرتّب في دقيقة.' },
    ],
  },
  {
    code: 'desk-calculator',
    category: calculators,
    picture: 'calculator',
    noun: { en: 'Desk calculator', ar: 'حاسبة مكتب' },
    brands: ['casio', 'canon', 'deli', 'dijla'],
    series: ['Ledger', 'Pro', 'Business', 'Tax', 'Suq', 'Big Key'],
    specifications: [
      { attribute: 'digits', choices: ['10 digits', '12 digits', '14 digits'], inName: true },
      { attribute: 'calculator_power', choices: ['solar-battery', 'battery'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'white'] }],
    price: { from: 8_000, to: 24_000 },
    openings: [
      {
        en: 'Millions of dinars need digits. These are large enough to show the customer.',
        ar: 'الملايين بالدينار تحتاج إلى خانات، وهذه أرقامها كبيرة تديرها نحو الزبون.',
      },
      {
        en: 'Runs on the light in the shop, whether or not there’s power.',
        ar: 'تعمل على ضوء المحلّ ولا تسأل عن الكهرباء.',
      },
      {
        en: 'Keys you hit without looking, from the first invoice to the last.',
        ar: 'أزرار تصيبها من غير نظر، من أول فاتورة إلى آخرها.',
      },
    ],
    points: [
      { en: 'Large tilted display', ar: 'شاشة كبيرة مائلة' },
      { en: 'Double zero key', ar: 'زر الصفرين' },
      { en: 'Memory and grand total', ar: 'ذاكرة ومجموع كلي' },
      { en: 'Percent and currency exchange', ar: 'نسبة مئوية وتحويل عملة' },
      { en: 'Keys that don’t wear off', ar: 'أزرار لا تُمحى أرقامها' },
    ],
    shorts: [
      { en: 'Large digits for shop and office.', ar: 'أرقام كبيرة للمحلّ والمكتب.' },
      { en: 'Counts millions on daylight alone.', ar: 'تحسب الملايين على ضوء النهار.' },
    ],
  },
  {
    code: 'scientific-calculator',
    category: calculators,
    picture: 'calculator',
    noun: { en: 'Scientific calculator', ar: 'حاسبة علمية' },
    called: { en: 'Calculator', ar: 'حاسبة علمية' },
    brands: ['casio', 'canon', 'texas-instruments'],
    series: ['Alpha', 'Delta', 'Muhandis', 'Student', 'Plus', 'Exam'],
    specifications: [
      { attribute: 'functions', choices: ['240 functions', '417 functions', '552 functions'], inName: true },
      { attribute: 'calculator_power', choices: ['solar-battery', 'battery'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'white', 'pink'] }],
    price: { from: 14_000, to: 32_000 },
    openings: [
      {
        en: 'Shows fractions and roots just as they look in the textbook, so mistakes stand out at once.',
        ar: 'تعرض الكسور والجذور كما في الكتاب، فيظهر الخطأ فوراً.',
      },
      {
        en: 'From senior year of high school through engineering college, with the same keys.',
        ar: 'من السادس الإعدادي إلى كلية الهندسة بالأزرار نفسها.',
      },
      {
        en: 'The calculator you may take to the exam, because it sends and stores nothing.',
        ar: 'حاسبة تدخل قاعة الامتحان، فلا إنترنت فيها ولا تخزين نصوص.',
      },
    ],
    points: [
      { en: 'Natural textbook display', ar: 'عرض طبيعي للمعادلات' },
      { en: 'Solves equations and matrices', ar: 'تحلّ المعادلات والمصفوفات' },
      { en: 'Statistics and tables of values', ar: 'إحصاء وجداول قيم' },
      { en: 'Sliding cover protects the keys', ar: 'غطاء منزلق يحمي الأزرار' },
      { en: 'Quick guide in Arabic', ar: 'دليل مختصر بالعربية' },
    ],
    shorts: [
      {
        en: 'Formulas as in the textbook, for school and college.',
        ar: 'معادلات كما في الكتاب، للمدرسة والكلية.',
      },
      { en: 'For the exam and the years after it.', ar: 'للامتحان ولما بعده من سنوات.' },
    ],
  },
];
