import type { Kind } from '../../department.ts';

const novels = 'books/arabic-books/novels-and-stories';
const poetry = 'books/arabic-books/poetry';
const authors = [
  'salim-al-rubaie',
  'nadia-hashim',
  'karim-al-tamimi',
  'huda-mansour',
  'faris-al-obaidi',
  'zaynab-al-saffar',
  'azad-rasul',
  'mariam-toma',
];
const houses = ['dar-shanasheel', 'dar-al-qaws', 'dar-sindibad', 'two-rivers'];
const covers = ['1f2f4d', '6d2233', '3c5f45', 'b5895a', '2f6f74', '46484d'];

export const arabicLiterature: readonly Kind[] = [
  {
    code: 'arabic-novel',
    category: novels,
    picture: 'book',
    tints: covers,
    noun: { en: 'Novel', ar: 'رواية' },
    brands: houses,
    series: [],
    titles: [
      { en: 'The Last Boat to Qurna: a novel', ar: 'رواية «آخر زورق إلى القرنة»' },
      { en: 'A House with Two Doors: a novel', ar: 'رواية «بيت ببابين»' },
      { en: 'The Photographer of Rashid Street: a novel', ar: 'رواية «مصوّر شارع الرشيد»' },
      {
        en: 'Seven Nights on the Roof: a novel',
        ar: 'رواية «سبع ليالٍ على السطح»',
        picture: 'book-seven-nights',
      },
      { en: 'The Watchmaker’s Daughter: a novel', ar: 'رواية «ابنة الساعاتي»' },
      { en: 'Salt of the Marshes: a novel', ar: 'رواية «ملح الأهوار»' },
      { en: 'A Train to Mosul: a novel', ar: 'رواية «قطار إلى الموصل»', picture: 'book-train-to-mosul' },
      { en: 'The Year the River Rose: a novel', ar: 'رواية «سنة الفيضان»' },
      { en: 'Letters Nobody Read: a novel', ar: 'رواية «رسائل لم يقرأها أحد»' },
      {
        en: 'The Lemon Tree in the Courtyard: a novel',
        ar: 'رواية «ليمونة الحوش»',
        picture: 'book-lemon-tree',
      },
      { en: 'Room Number Nine: a novel', ar: 'رواية «الغرفة رقم تسعة»' },
      { en: 'What the Ferryman Knew: a novel', ar: 'رواية «ما عرفه صاحب العبّارة»' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic'], inName: true },
      { attribute: 'author', choices: authors },
      { attribute: 'book_pages', choices: ['240', '320', '480'] },
    ],
    axes: [{ attribute: 'book_cover', choices: ['paperback', 'hardcover'] }],
    price: { from: 7_000, to: 13_000 },
    openings: [
      {
        en: 'A family, a street, and forty years in which both change. You’ll know these people by the second chapter.',
        ar: 'عائلة وشارع وأربعون عاماً يتغيّر فيها كلاهما. ستعرف هؤلاء الناس منذ الفصل الثاني.',
      },
      {
        en: 'The story begins with a key that fits no door, and it doesn’t let go of you before the last page.',
        ar: 'تبدأ الحكاية بمفتاح لا يناسب أي باب، ولا تتركك قبل الصفحة الأخيرة.',
      },
      {
        en: 'Told slowly and with humor, as stories are told on summer nights when the power is out.',
        ar: 'تُحكى على مهل وبخفّة دم، كما تُحكى القصص في ليالي الصيف حين تنقطع الكهرباء.',
      },
    ],
    points: [
      { en: 'Clear print, easy on the eyes', ar: 'خط واضح مريح للعين' },
      { en: 'Sewn binding that stays open', ar: 'تجليد مخيط يبقى مفتوحاً' },
      { en: 'Cream paper', ar: 'ورق كريمي' },
      { en: 'Good for book clubs: questions at the end', ar: 'يصلح لنوادي القراءة وفي آخره أسئلة للنقاش' },
      { en: 'New edition, revised by the author', ar: 'طبعة جديدة راجعها المؤلف' },
      { en: 'Bookmark included', ar: 'معه فاصل قراءة' },
    ],
    shorts: [
      { en: 'A story of people you feel you know.', ar: 'حكاية ناس تشعر أنك تعرفهم.' },
      { en: 'A novel for long evenings.', ar: 'رواية لسهرات طويلة.' },
    ],
  },
  {
    code: 'short-stories',
    category: novels,
    picture: 'book',
    tints: covers,
    noun: { en: 'Short stories', ar: 'مجموعة قصصية' },
    brands: houses,
    series: [],
    titles: [
      { en: 'Tea Without Sugar: short stories', ar: 'قصص «شاي بلا سكر»', picture: 'book-tea-without-sugar' },
      { en: 'The Barber of Karkh: short stories', ar: 'قصص «حلّاق الكرخ»' },
      { en: 'Ten Minutes of Electricity: short stories', ar: 'قصص «عشر دقائق كهرباء»' },
      { en: 'Neighbors: short stories', ar: 'قصص «الجيران»' },
      { en: 'The Man Who Sold Shade: short stories', ar: 'قصص «بائع الظلّ»' },
      { en: 'Small Windows: short stories', ar: 'قصص «شبابيك صغيرة»' },
      { en: 'Wednesday Comes Twice: short stories', ar: 'قصص «الأربعاء مرتين»' },
      { en: 'A Taxi at Dawn: short stories', ar: 'قصص «تكسي الفجر»' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic'], inName: true },
      { attribute: 'author', choices: authors },
      { attribute: 'book_pages', choices: ['160', '240'] },
    ],
    price: { from: 5_000, to: 9_500 },
    openings: [
      {
        en: 'Each story is as long as a ride across the city, and some stay with you longer than a novel.',
        ar: 'كل قصة بطول مشوار في المدينة، وبعضها يبقى معك أكثر من رواية.',
      },
      {
        en: 'People in lines, in kitchens, and behind counters, seen with a warm and exact eye.',
        ar: 'ناس في الطوابير والمطابخ وخلف واجهات الدكاكين، بعين دافئة ودقيقة.',
      },
      {
        en: 'Fourteen stories, none longer than a glass of tea takes.',
        ar: 'أربع عشرة قصة، لا تأخذ الواحدة منها أكثر من استكان شاي.',
      },
    ],
    points: [
      { en: 'Stories that can be read in any order', ar: 'قصص تُقرأ بأي ترتيب' },
      { en: 'Fits a jacket pocket', ar: 'بحجم يدخل الجيب' },
      { en: 'Clear print', ar: 'خط واضح' },
      { en: 'With a foreword', ar: 'مع مقدّمة' },
      { en: 'For those who have little time to read', ar: 'لمن وقته للقراءة قليل' },
      { en: 'A good gift for a traveler', ar: 'هدية جميلة لمسافر' },
    ],
    shorts: [
      { en: 'Short enough for the bus, long enough to remember.', ar: 'قصيرة بطول الطريق، ولا تُنسى.' },
      { en: 'City life in fourteen stories.', ar: 'حياة المدينة في أربع عشرة قصة.' },
    ],
  },
  {
    code: 'arabic-poetry',
    category: poetry,
    picture: 'book',
    tints: ['6d2233', '2f6f74', '222226', 'b5895a'],
    noun: { en: 'Poetry', ar: 'ديوان شعر' },
    brands: houses,
    series: [],
    titles: [
      { en: 'The River Has No Address: poems', ar: 'ديوان «لا عنوان للنهر»' },
      { en: 'Palms at Night: poems', ar: 'ديوان «نخل الليل»', picture: 'book-palms-at-night' },
      { en: 'My Mother’s Thread: poems', ar: 'ديوان «خيط أمي»' },
      { en: 'Clay and Wind: poems', ar: 'ديوان «طين وريح»' },
      { en: 'An Umbrella for Two Cities: poems', ar: 'ديوان «مظلّة لمدينتين»' },
      { en: 'Songs of the Water Carrier: poems', ar: 'ديوان «أغاني السقّاء»' },
      { en: 'As If It Were Basra: poems', ar: 'ديوان «كأنها البصرة»' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic'], inName: true },
      { attribute: 'author', choices: authors },
      { attribute: 'book_pages', choices: ['96', '160'] },
    ],
    axes: [{ attribute: 'book_cover', choices: ['paperback', 'hardcover'] }],
    price: { from: 4_500, to: 8_500 },
    openings: [
      {
        en: 'Poems to be read aloud: at the table, in the car, to someone who’s far away.',
        ar: 'قصائد تُقرأ بصوت عالٍ: على المائدة، وفي السيارة، ولمن هو بعيد.',
      },
      {
        en: 'Free verse beside rhymed lines, and between them plenty of white space to rest in.',
        ar: 'تفعيلة إلى جانب العمودي، وبينهما بياض يرتاح فيه القارئ.',
      },
      {
        en: 'About rivers, about mothers, and about cities we leave without leaving.',
        ar: 'عن الأنهار والأمهات ومدن نغادرها ولا نغادرها.',
      },
    ],
    points: [
      { en: 'Fully vocalized where it matters', ar: 'مشكول حيث يلزم' },
      { en: 'Calligraphy on the cover', ar: 'خط عربي على الغلاف' },
      { en: 'Heavy cream paper', ar: 'ورق كريمي ثقيل' },
      { en: 'Index of first lines', ar: 'فهرس لمطالع القصائد' },
      { en: 'Dedication page left free for a gift', ar: 'صفحة إهداء فارغة لمن يهديه' },
      { en: 'Ribbon', ar: 'شريط قراءة' },
    ],
    shorts: [
      { en: 'Poems to read aloud.', ar: 'قصائد تُقرأ بصوت عالٍ.' },
      { en: 'About rivers, mothers, and faraway cities.', ar: 'عن الأنهار والأمهات والمدن البعيدة.' },
    ],
  },
  {
    code: 'novel-box-set',
    category: novels,
    picture: 'book-stack',
    noun: { en: 'Box set of novels', ar: 'سلسلة روايات' },
    brands: houses,
    series: [],
    titles: [
      { en: 'The Tigris Trilogy, box set', ar: 'ثلاثية دجلة، طقم كامل' },
      { en: 'The Merchant’s Sons, box set', ar: 'سلسلة «أبناء التاجر»، طقم كامل' },
      { en: 'Detective Nuri’s Cases, box set', ar: '«قضايا المفتّش نوري»، طقم كامل' },
      { en: 'Four Seasons in Baghdad, box set', ar: 'رباعية «فصول بغداد»، طقم كامل' },
      { en: 'The Road of Caravans, box set', ar: 'سلسلة «طريق القوافل»، طقم كامل' },
      { en: 'Women of the Old Quarter, box set', ar: 'ثلاثية «نساء المحلّة القديمة»، طقم كامل' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic'], inName: true },
      { attribute: 'author', choices: authors },
    ],
    price: { from: 24_000, to: 52_000 },
    openings: [
      {
        en: 'All volumes in one slipcase, so nobody has to wait for the next part.',
        ar: 'كل الأجزاء في علبة واحدة، فلا ينتظر أحد الجزء التالي.',
      },
      { en: 'A series to sink into for a whole winter.', ar: 'سلسلة تغوص فيها شتاءً كاملاً.' },
      {
        en: 'For the shelf in the living room and for a present that fills a month.',
        ar: 'لرفّ غرفة المعيشة، ولهدية تملأ شهراً.',
      },
    ],
    points: [
      { en: 'Sturdy slipcase', ar: 'علبة كرتونية متينة' },
      { en: 'Family tree in the first volume', ar: 'شجرة العائلة في الجزء الأول' },
      { en: 'Same height, so they stand well', ar: 'بقياس واحد فتصطفّ بشكل جميل' },
      { en: 'Cheaper than the single volumes', ar: 'أرخص من شراء الأجزاء متفرّقة' },
      { en: 'Clear print', ar: 'خط واضح' },
      { en: 'Packed against bumps', ar: 'مغلّفة لتصل بلا خدش' },
    ],
    shorts: [
      { en: 'All parts together, in a slipcase.', ar: 'كل الأجزاء معاً في علبة.' },
      { en: 'A whole winter of reading.', ar: 'قراءة تكفي شتاءً كاملاً.' },
    ],
  },
];
