import type { Kind } from '../../department.ts';

const history = 'books/arabic-books/history-and-memoirs';
const science = 'books/arabic-books/science';
const cooking = 'books/home-and-self/cooking';
const growth = 'books/home-and-self/self-development';
const authors = [
  'yasin-al-jubouri',
  'rana-shakir',
  'huda-mansour',
  'faris-al-obaidi',
  'azad-rasul',
  'zaynab-al-saffar',
];
const houses = ['dar-shanasheel', 'dar-al-qaws', 'two-rivers'];

export const arabicKnowledge: readonly Kind[] = [
  {
    code: 'iraqi-history',
    category: history,
    picture: 'book',
    tints: ['6b4a34', '1f2f4d', '6c6b3c', '6d2233'],
    noun: { en: 'Book of Iraqi history', ar: 'كتاب في تاريخ العراق' },
    brands: houses,
    series: [],
    titles: [
      {
        en: 'Bricks of Babylon: how a city was built',
        ar: 'طابوق بابل: كيف بُنيت مدينة',
        picture: 'book-bricks-of-babylon',
      },
      { en: 'Markets of Baghdad: a history', ar: 'أسواق بغداد: تاريخ وحكايات' },
      { en: 'The First Letters: writing in Sumer', ar: 'أول الحروف: الكتابة في سومر' },
      { en: 'Bridges over the Tigris', ar: 'جسور على دجلة' },
      { en: 'The Age of the Abbasid Translators', ar: 'زمن المترجمين: بغداد العباسية' },
      { en: 'Coffeehouses of Iraq', ar: 'مقاهي العراق' },
      { en: 'The Railway of Mesopotamia', ar: 'سكّة حديد بين النهرين' },
      { en: 'Shanasheel: the wooden windows of Basra', ar: 'شناشيل البصرة: حكاية الشبابيك الخشبية' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic'], inName: true },
      { attribute: 'author', choices: authors },
      { attribute: 'book_pages', choices: ['240', '320', '480'] },
    ],
    axes: [{ attribute: 'book_cover', choices: ['paperback', 'hardcover'] }],
    price: { from: 9_000, to: 18_000 },
    openings: [
      {
        en: 'History as we like to hear it: through people, trades, and places, with the sources at the end.',
        ar: 'تاريخ كما نحبّ أن نسمعه: من خلال الناس والمهن والأماكن، والمصادر في آخر الكتاب.',
      },
      {
        en: 'You’ve walked past these walls a hundred times. Now you know who built them.',
        ar: 'مررت بهذه الجدران مئة مرة، وستعرف الآن من بناها.',
      },
      {
        en: 'Written for readers, not for examiners: clear, exact, and full of small discoveries.',
        ar: 'كُتب للقارئ لا للممتحن: واضح ودقيق ومليء باكتشافات صغيرة.',
      },
    ],
    points: [
      { en: 'With maps and old photographs', ar: 'مع خرائط وصور قديمة' },
      { en: 'Timeline inside the cover', ar: 'خط زمني داخل الغلاف' },
      { en: 'Index of names and places', ar: 'فهرس للأعلام والأماكن' },
      { en: 'Sources at the end of each chapter', ar: 'مصادر في نهاية كل فصل' },
      { en: 'Good for high school students too', ar: 'يناسب طلبة الإعدادية أيضاً' },
      { en: 'Sewn binding', ar: 'تجليد مخيط' },
    ],
    shorts: [
      { en: 'History told by way of people and places.', ar: 'تاريخ يُروى من خلال الناس والأماكن.' },
      { en: 'What the old walls could tell.', ar: 'ما كانت الجدران القديمة لتحكيه.' },
    ],
  },
  {
    code: 'memoir',
    category: history,
    picture: 'book',
    tints: ['46484d', 'b5895a', '3f6ea8'],
    noun: { en: 'Memoir', ar: 'مذكرات' },
    brands: houses,
    series: [],
    titles: [
      { en: 'A Doctor in Amara: memoir', ar: 'طبيب في العمارة: مذكرات' },
      { en: 'The Teacher’s Bicycle: memoir', ar: 'درّاجة المعلّم: مذكرات' },
      { en: 'Forty Years at the Printing Press: memoir', ar: 'أربعون عاماً في المطبعة: مذكرات' },
      { en: 'My Father’s Oud: memoir', ar: 'عود أبي: مذكرات' },
      { en: 'Goalkeeper: memoir', ar: 'حارس المرمى: مذكرات' },
      { en: 'From Sulaymaniyah to the Sea: memoir', ar: 'من السليمانية إلى البحر: مذكرات' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic'], inName: true },
      { attribute: 'author', choices: authors },
      { attribute: 'book_pages', choices: ['160', '240', '320'] },
    ],
    price: { from: 6_500, to: 12_500 },
    openings: [
      {
        en: 'One life, told without boasting, and through it half a century of a country.',
        ar: 'حياة واحدة تُروى بلا تفاخر، ومن خلالها نصف قرن من عمر البلد.',
      },
      {
        en: 'The small things are all there: the smell of the classroom, the price of bread, the voice on the radio.',
        ar: 'كل التفاصيل الصغيرة هنا: رائحة الصف وسعر الخبز وصوت الراديو.',
      },
      {
        en: 'For fathers who hardly ever read, and then can’t put it down.',
        ar: 'كتاب لأب قلّما يقرأ، ثم لا يتركه من يده.',
      },
    ],
    points: [
      { en: 'Sixteen pages of photographs', ar: 'ست عشرة صفحة من الصور' },
      { en: 'Large, clear print', ar: 'خط كبير واضح' },
      { en: 'Short chapters', ar: 'فصول قصيرة' },
      { en: 'Foreword by the family', ar: 'مقدّمة بقلم العائلة' },
      { en: 'A gift for parents and grandparents', ar: 'هدية للوالدين والأجداد' },
      { en: 'Cream paper', ar: 'ورق كريمي' },
    ],
    shorts: [
      { en: 'One life and half a century.', ar: 'حياة واحدة ونصف قرن.' },
      { en: 'Remembered honestly, told well.', ar: 'ذكريات صادقة تُروى بإتقان.' },
    ],
  },
  {
    code: 'popular-science',
    category: science,
    picture: 'book',
    tints: ['2f9c9a', '1f2f4d', '6a4c85'],
    noun: { en: 'Popular science book', ar: 'كتاب علوم مبسّطة' },
    brands: houses,
    series: [],
    titles: [
      { en: 'Why Is the Sky Yellow? Dust explained', ar: 'لماذا تصفرّ السماء؟ كتاب عن الغبار' },
      { en: 'The Clever Palm: botany of a tree', ar: 'النخلة الذكية: علم شجرة' },
      { en: 'Numbers for Everyone', ar: 'الأرقام للجميع' },
      { en: 'How Machines Learn', ar: 'كيف تتعلّم الآلة' },
      { en: 'The Water We Drink', ar: 'الماء الذي نشربه' },
      {
        en: 'Stars over the Desert: a sky guide',
        ar: 'نجوم الصحراء: دليل السماء',
        picture: 'book-desert-stars',
      },
      { en: 'Electricity at Home, Understood', ar: 'كهرباء البيت ببساطة' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic'], inName: true },
      { attribute: 'author', choices: authors },
      { attribute: 'book_pages', choices: ['160', '240', '320'] },
    ],
    price: { from: 7_500, to: 15_000 },
    openings: [
      {
        en: 'Begins with a question a child would ask and ends where a student would go on.',
        ar: 'يبدأ بسؤال يسأله طفل، وينتهي حيث يواصل طالب جامعي.',
      },
      {
        en: 'No formulas before page fifty, and by then you want them.',
        ar: 'لا معادلات قبل الصفحة الخمسين، وعندها ستطلبها بنفسك.',
      },
      {
        en: 'Examples from our own houses, rivers, and roofs, not from books made for other countries.',
        ar: 'أمثلة من بيوتنا وأنهارنا وسطوحنا، لا من كتب كُتبت لبلاد أخرى.',
      },
    ],
    points: [
      { en: 'Drawings on every second page', ar: 'رسوم في كل صفحتين' },
      { en: 'Experiments for the kitchen', ar: 'تجارب تُنفّذ في المطبخ' },
      { en: 'Glossary in Arabic and English', ar: 'مسرد بالعربية والإنكليزية' },
      { en: 'Checked by specialists', ar: 'راجعه مختصّون' },
      { en: 'Ages 14 and up', ar: 'من عمر 14 سنة' },
      { en: 'Color print', ar: 'طباعة ملوّنة' },
    ],
    shorts: [
      { en: 'Clear answers to good questions.', ar: 'أجوبة واضحة عن أسئلة جيدة.' },
      { en: 'Science from our own roofs and rivers.', ar: 'علم من سطوحنا وأنهارنا.' },
    ],
  },
  {
    code: 'cookbook',
    category: cooking,
    picture: 'book',
    tints: ['a82a2c', 'd5793a', 'e2b93b', '3c5f45'],
    noun: { en: 'Cookbook', ar: 'كتاب طبخ' },
    brands: ['dar-sindibad', 'two-rivers', 'dar-shanasheel'],
    series: [],
    titles: [
      { en: 'Dolma and Its Sisters', ar: 'الدولمة وأخواتها', picture: 'book-dolma' },
      { en: 'The Baghdad Table', ar: 'سفرة بغداد' },
      { en: 'Bread: samoon, tannour, and more', ar: 'الخبز: صمون وتنّور وأكثر' },
      { en: 'Thirty Evenings of Ramadan', ar: 'ثلاثون سفرة رمضانية' },
      { en: 'Fish from Two Rivers', ar: 'سمك النهرين' },
      { en: 'Sweets from Grandmother’s Tin', ar: 'حلويات من علبة الجدّة' },
      { en: 'Lunch in Half an Hour', ar: 'غداء في نصف ساعة' },
      { en: 'The Kurdish Kitchen', ar: 'المطبخ الكردي' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic'], inName: true },
      { attribute: 'author', choices: ['nadia-hashim', 'rana-shakir', 'mariam-toma', 'zaynab-al-saffar'] },
      { attribute: 'book_pages', choices: ['160', '240'] },
    ],
    axes: [{ attribute: 'book_cover', choices: ['paperback', 'hardcover'] }],
    price: { from: 9_500, to: 19_000 },
    openings: [
      {
        en: 'Quantities in grams and in istikans, so it works with scales and without.',
        ar: 'المقادير بالغرام وبالاستكان، فتنجح بالميزان وبدونه.',
      },
      {
        en: 'Recipes that grandmothers carried in their heads, tried again until they work for everyone.',
        ar: 'وصفات كانت في رؤوس الجدّات، جُرّبت حتى تنجح مع الجميع.',
      },
      {
        en: 'Each recipe says what can be prepared the day before, which is half of every feast.',
        ar: 'كل وصفة تذكر ما يُحضّر قبل يوم، وذلك نصف كل عزيمة.',
      },
    ],
    points: [
      { en: 'A photo of every dish', ar: 'صورة لكل طبق' },
      { en: 'For four, with quantities for twelve', ar: 'لأربعة أشخاص، مع مقادير لاثني عشر' },
      { en: 'Wipe-clean paper', ar: 'ورق يُمسح' },
      { en: 'Stays open on the kitchen counter', ar: 'يبقى مفتوحاً على طاولة المطبخ' },
      { en: 'A list of spices and their names', ar: 'قائمة بالبهارات وأسمائها' },
      { en: 'Marked by time and effort', ar: 'كل وصفة معها وقتها وصعوبتها' },
    ],
    shorts: [
      { en: 'Tried recipes, with grams and istikans.', ar: 'وصفات مجرّبة، بالغرام وبالاستكان.' },
      { en: 'For beginners, and for those who miss home.', ar: 'للمبتدئين ولمن يشتاق إلى طبخ أهله.' },
    ],
  },
  {
    code: 'self-development',
    category: growth,
    picture: 'book',
    tints: ['e2b93b', '2f9c9a', '3f6ea8'],
    noun: { en: 'Self-development book', ar: 'كتاب تطوير الذات' },
    brands: houses,
    series: [],
    titles: [
      { en: 'Begin with Ten Minutes', ar: 'ابدأ بعشر دقائق', picture: 'book-ten-minutes' },
      { en: 'The Quiet Manager', ar: 'المدير الهادئ' },
      { en: 'Money in the Household', ar: 'مصروف البيت' },
      { en: 'Saying No Kindly', ar: 'كيف تقول لا بلطف' },
      { en: 'A Shop of Your Own', ar: 'محلّك الأول: من الفكرة إلى الزبون' },
      { en: 'Study Like This', ar: 'هكذا تدرس' },
      { en: 'Less Phone, More Day', ar: 'هاتف أقل ويوم أطول' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic'], inName: true },
      { attribute: 'author', choices: authors },
      { attribute: 'book_pages', choices: ['160', '240'] },
    ],
    price: { from: 6_000, to: 11_500 },
    openings: [
      {
        en: 'No miracles: small steps, a pencil, and a page at the end of each chapter to write on.',
        ar: 'لا معجزات فيه: خطوات صغيرة وقلم وصفحة في آخر كل فصل تكتب عليها.',
      },
      {
        en: 'Written for life as it is here, with family visits, power cuts, and two jobs.',
        ar: 'كُتب للحياة كما هي عندنا، بزيارات الأهل وانقطاع الكهرباء وعملين في اليوم.',
      },
      {
        en: 'Read a chapter on Friday and try it until Thursday.',
        ar: 'اقرأ فصلاً يوم الجمعة، وجرّبه حتى الخميس.',
      },
    ],
    points: [
      { en: 'Exercises in every chapter', ar: 'تمارين في كل فصل' },
      { en: 'Summary on one page', ar: 'خلاصة في صفحة واحدة' },
      { en: 'Examples from everyday life', ar: 'أمثلة من الحياة اليومية' },
      { en: 'Short chapters', ar: 'فصول قصيرة' },
      { en: 'Plain language', ar: 'لغة سهلة' },
      { en: 'Fits a handbag', ar: 'بحجم يدخل الحقيبة' },
    ],
    shorts: [
      { en: 'Small steps that last.', ar: 'خطوات صغيرة تدوم.' },
      { en: 'One chapter a week to try in real life.', ar: 'فصل كل أسبوع تجرّبه في حياتك.' },
    ],
  },
];
