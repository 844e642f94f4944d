import type { Kind } from '../../department.ts';

const stories = 'books/children-books/stories';
const activities = 'books/children-books/activity-books';
const novels = 'books/english-books/english-novels';
const learning = 'books/english-books/learning-english';
const writers = ['ellen-hart', 'daniel-brooks', 'laila-cole', 'tom-avery', 'grace-whitman'];

export const childrenAndEnglish: readonly Kind[] = [
  {
    code: 'children-story',
    category: stories,
    picture: 'book',
    tints: ['e2b93b', '9cc3df', 'e0a3ae', 'a9d3bd', 'd5793a'],
    noun: { en: 'Children’s story', ar: 'قصة أطفال' },
    brands: ['dar-sindibad', 'nakheel', 'two-rivers'],
    series: [],
    titles: [
      { en: 'Sparrow on the Water Tank', ar: 'عصفور على خزّان الماء' },
      { en: 'Zaina and the Lost Shoe', ar: 'زينة والحذاء الضائع' },
      { en: 'The Cat Who Loved Fish Day', ar: 'القطة التي تحبّ يوم السمك', picture: 'book-cat-and-fish-day' },
      { en: 'Grandfather’s Donkey', ar: 'حمار جدّي' },
      { en: 'The Moon over the Roof', ar: 'قمر السطح' },
      { en: 'Hammoudi Counts the Palms', ar: 'حمّودي يعدّ النخل' },
      { en: 'A Buffalo Called Rose', ar: 'جاموسة اسمها وردة' },
      {
        en: 'The Kite That Saw Everything',
        ar: 'الطيّارة الورقية التي رأت كل شيء',
        picture: 'book-kite-that-saw-everything',
      },
      { en: 'Good Night, Generator', ar: 'تصبحين على خير يا مولّدة' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic'], inName: true },
      { attribute: 'author', choices: ['nadia-hashim', 'huda-mansour', 'mariam-toma', 'rana-shakir'] },
      { attribute: 'reader_age', choices: ['3-6', '6-9'] },
    ],
    price: { from: 3_000, to: 7_000 },
    openings: [
      {
        en: 'To be read aloud before sleep, with a sentence on each page that the child soon says along.',
        ar: 'تُقرأ بصوت عالٍ قبل النوم، وفي كل صفحة جملة يحفظها الطفل ويردّدها.',
      },
      {
        en: 'Pictures with much to find, from the neighbor’s cat to the hole in Dad’s sock.',
        ar: 'رسوم فيها الكثير لتكتشفه، من قطة الجيران إلى ثقب في جوراب الأب.',
      },
      {
        en: 'A story from our streets and roofs, with children whose names are heard in every class.',
        ar: 'قصة من شوارعنا وسطوحنا، وأبطالها أطفال تسمع أسماءهم في كل صف.',
      },
    ],
    points: [
      { en: 'Fully vocalized text', ar: 'نص مشكول بالكامل' },
      { en: 'Large letters', ar: 'حروف كبيرة' },
      { en: 'Thick pages, rounded corners', ar: 'صفحات سميكة وزوايا مدوّرة' },
      { en: 'Pages to color at the end', ar: 'صفحات للتلوين في آخرها' },
      { en: 'Ten minutes of reading', ar: 'قراءتها عشر دقائق' },
      { en: 'Questions to talk about', ar: 'أسئلة للحديث بعد القراءة' },
    ],
    shorts: [
      {
        en: 'Ten minutes before sleep, and once more, please.',
        ar: 'عشر دقائق قبل النوم، ثم «مرة ثانية من فضلك».',
      },
      { en: 'Pictures to explore and words to repeat.', ar: 'رسوم للاكتشاف وكلمات للترديد.' },
    ],
  },
  {
    code: 'activity-book',
    category: activities,
    picture: 'book',
    tints: ['d5793a', '3f6ea8', 'a9d3bd'],
    noun: { en: 'Activity book', ar: 'كتاب أنشطة' },
    brands: ['dar-sindibad', 'nakheel'],
    series: [],
    titles: [
      { en: 'My First Letters: trace and color', ar: 'حروفي الأولى: اكتب ولوّن' },
      { en: 'Numbers up to a Hundred', ar: 'الأعداد حتى المئة' },
      { en: 'Mazes of Babylon', ar: 'متاهات بابل' },
      { en: 'One Hundred Stickers: animals of Iraq', ar: 'مئة ملصق: حيوانات العراق' },
      { en: 'Puzzles for the Long Road', ar: 'ألغاز للطريق الطويل' },
      { en: 'Cut, Fold, Glue', ar: 'قصّ واطوِ والصق' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic'], inName: true },
      { attribute: 'reader_age', choices: ['3-6', '6-9', '9-12'] },
      { attribute: 'book_pages', choices: ['64', '96'] },
    ],
    price: { from: 2_500, to: 6_000 },
    openings: [
      {
        en: 'Half an hour of quiet in the back seat, and something learned at the end of the road.',
        ar: 'نصف ساعة من الهدوء في المقعد الخلفي، ومعها شيء جديد تعلّمه.',
      },
      {
        en: 'Each page is a little harder than the one before, so nobody is bored and nobody gives up.',
        ar: 'كل صفحة أصعب قليلاً من سابقتها، فلا يملّ أحد ولا يستسلم أحد.',
      },
      {
        en: 'For summer vacation, when the first weeks are sweet and the last ones long.',
        ar: 'للعطلة الصيفية، حين تكون أسابيعها الأولى حلوة والأخيرة طويلة.',
      },
    ],
    points: [
      { en: 'Thick paper for felt-tips', ar: 'ورق سميك يتحمّل أقلام التلوين' },
      { en: 'Answers at the end', ar: 'الحلول في آخر الكتاب' },
      { en: 'Tear-out pages', ar: 'صفحات تُنزع' },
      { en: 'Certificate for the last page', ar: 'شهادة لمن يُكمل الكتاب' },
      { en: 'Made with teachers', ar: 'أُعدّ مع معلّمات' },
      { en: 'Fits the school bag', ar: 'يدخل حقيبة المدرسة' },
    ],
    shorts: [
      { en: 'Quiet hours with a pencil.', ar: 'ساعات هادئة مع القلم.' },
      { en: 'Play, think, and learn a little.', ar: 'لعب وتفكير وشيء من التعلّم.' },
    ],
  },
  {
    code: 'english-novel',
    category: novels,
    picture: 'book',
    tints: ['1f2f4d', '6d2233', '6a4c85', '3c5f45'],
    noun: { en: 'English novel', ar: 'رواية إنكليزية' },
    brands: ['riverbank-press', 'palm-house'],
    series: [],
    titles: [
      { en: 'The Cartographer’s Garden', ar: 'حديقة رسّام الخرائط' },
      { en: 'Nine Letters from Harrow Street', ar: 'تسع رسائل من شارع هارو' },
      { en: 'The Lighthouse Ledger', ar: 'دفتر المنارة', picture: 'book-lighthouse-ledger' },
      { en: 'A Winter in Cardiff', ar: 'شتاء في كارديف' },
      { en: 'The Second Violin', ar: 'الكمان الثاني' },
      { en: 'Murder at the Tea Auction', ar: 'جريمة في مزاد الشاي', picture: 'book-tea-auction' },
      { en: 'Where the Swallows Sleep', ar: 'حيث تنام السنونو' },
      { en: 'The Clockmaker of Leeds', ar: 'ساعاتي ليدز' },
      { en: 'An Honest Forger', ar: 'مزوّر أمين' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['english'], inName: true },
      { attribute: 'author', choices: writers },
      { attribute: 'book_pages', choices: ['240', '320', '480'] },
    ],
    axes: [{ attribute: 'book_cover', choices: ['paperback', 'hardcover'] }],
    price: { from: 11_000, to: 21_000 },
    openings: [
      {
        en: 'A mystery with tea in it, told in the kind of English you want to borrow sentences from.',
        ar: 'لغز يدور حول أكواب الشاي، بإنكليزية تودّ أن تستعير جملها.',
      },
      {
        en: 'Nothing explodes, and still you’ll miss your stop.',
        ar: 'لا انفجارات فيها، ومع ذلك ستفوتك محطّتك.',
      },
      {
        en: 'Characters who say one thing and mean another: a school of English for those past the grammar.',
        ar: 'شخصيات تقول شيئاً وتقصد غيره: مدرسة إنكليزية لمن تجاوز القواعد.',
      },
    ],
    points: [
      { en: 'Unabridged English text', ar: 'نص إنكليزي كامل غير مختصر' },
      { en: 'For readers at B2 and up', ar: 'لمستوى B2 فما فوق' },
      { en: 'Clear print', ar: 'خط واضح' },
      { en: 'Light paper, easy to hold', ar: 'ورق خفيف مريح في اليد' },
      { en: 'Reading guide at the end', ar: 'دليل قراءة في آخرها' },
      { en: 'Imported edition', ar: 'طبعة مستوردة' },
    ],
    shorts: [
      { en: 'A story for a long train or a short night.', ar: 'حكاية لطريق طويل أو ليلة قصيرة.' },
      { en: 'Good company, in English.', ar: 'رفقة ممتعة بالإنكليزية.' },
    ],
  },
  {
    code: 'english-course',
    category: learning,
    picture: 'paperback',
    noun: { en: 'English course', ar: 'كورس لتعلّم الإنكليزية' },
    brands: ['riverbank-press', 'palm-house', 'two-rivers'],
    series: [],
    titles: [
      {
        en: 'English from the First Hello: course in three books',
        ar: 'الإنكليزية من أول هلو: كورس بثلاثة كتب',
        picture: 'three-volumes',
      },
      { en: 'Grammar without Tears', ar: 'قواعد بلا دموع' },
      { en: 'A Thousand Words for Work', ar: 'ألف كلمة للعمل' },
      { en: 'Speak at the Airport, Speak at the Bank', ar: 'تكلّم في المطار وفي المصرف' },
      { en: 'English for Nurses and Doctors', ar: 'الإنكليزية للأطباء والممرّضين' },
      { en: 'Ready for the Exam: practice tests', ar: 'مستعدّ للامتحان: اختبارات تدريبية' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['both'], inName: true },
      { attribute: 'course_level', choices: ['beginner', 'intermediate', 'advanced'] },
      { attribute: 'book_pages', choices: ['160', '240', '320'] },
    ],
    price: { from: 10_000, to: 27_000 },
    openings: [
      {
        en: 'Explained in Arabic, practiced in English, with the mistakes we all make treated first.',
        ar: 'الشرح بالعربية والتمرين بالإنكليزية، وأول ما يعالجه أخطاؤنا الشائعة.',
      },
      {
        en: 'Half an hour a day: listen, repeat, write two lines, done.',
        ar: 'نصف ساعة في اليوم: استمع وكرّر واكتب سطرين، ويكفي.',
      },
      {
        en: 'Dialogues you’ll really need: at the doctor’s, on the phone, at passport control.',
        ar: 'حوارات ستحتاج إليها فعلاً: عند الطبيب، وفي الهاتف، وعند ختم الجواز.',
      },
    ],
    points: [
      { en: 'Audio for every lesson by QR code', ar: 'تسجيل صوتي برمز في كل درس' },
      { en: 'Answer key included', ar: 'مع مفتاح الحلول' },
      { en: 'Test after every five lessons', ar: 'اختبار بعد كل خمسة دروس' },
      { en: 'Good for self-study', ar: 'يناسب التعلّم الذاتي' },
      { en: 'Pocket word list', ar: 'قائمة كلمات للجيب' },
      { en: 'Large margins for notes', ar: 'هوامش واسعة للملاحظات' },
    ],
    shorts: [
      { en: 'Half an hour a day, explained in Arabic.', ar: 'نصف ساعة في اليوم، وشرح بالعربية.' },
      { en: 'English you can use on Sunday morning.', ar: 'إنكليزية تستعملها من الغد.' },
    ],
  },
];
