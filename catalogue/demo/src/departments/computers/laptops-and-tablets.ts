import type { Kind } from '../../department.ts';

export const laptopsAndTablets: readonly Kind[] = [
  {
    code: 'laptop',
    category: 'computers/laptops/everyday-laptops',
    weight: 1.5,
    picture: 'laptop',
    noun: { en: 'Laptop', ar: 'لابتوب' },
    brands: ['lenovo', 'hp', 'dell', 'asus', 'acer'],
    series: ['Study', 'Office', 'Slim', 'Path', 'Note'],
    specifications: [
      { attribute: 'display_size', choices: ['14 inch', '15.6 inch'], inName: true },
      { attribute: 'processor', choices: ['core i3', 'core i5', 'core i7', 'ryzen 5', 'ryzen 7'] },
      { attribute: 'memory', choices: ['8 gb', '16 gb'] },
      { attribute: 'keyboard_layout', choices: ['arabic english'] },
      { attribute: 'color', choices: ['silver', 'charcoal', 'black'] },
    ],
    axes: [{ attribute: 'storage', choices: ['256 gb', '512 gb', '1 tb'] }],
    price: { from: 480_000, to: 980_000 },
    openings: [
      {
        en: 'For university and office: it’s on before you’ve sat down and lasts a full workday when the power doesn’t.',
        ar: 'للجامعة والدوام: يشتغل وأنت تجلس، ويكمل معك يوم عمل كاملاً إذا انقطعت الكهرباء.',
      },
      {
        en: 'Light enough to carry every day, with both languages on the keys.',
        ar: 'خفيف تحمله كل يوم، وحروف مفاتيحه باللغتين.',
      },
      {
        en: 'Spreadsheets, lectures, a movie in the evening: it runs quietly and stays cool on your lap.',
        ar: 'جداول ومحاضرات وأفلام في المساء، يقوم بها بهدوء ولا يسخن على الركبتين.',
      },
    ],
    points: [
      { en: 'Arabic and English letters on the keys', ar: 'مفاتيح بالعربية والإنكليزية' },
      { en: 'Camera with privacy cover', ar: 'كاميرا بغطاء للخصوصية' },
      { en: 'Memory can be added later', ar: 'يمكن زيادة الذاكرة لاحقاً' },
      { en: 'Serviced in Baghdad', ar: 'صيانته في بغداد' },
    ],
    shorts: [
      { en: 'Starts right away and lasts a workday.', ar: 'يشتغل فوراً ويكفي يوم عمل.' },
      { en: 'For lectures, spreadsheets and an evening movie.', ar: 'للمحاضرات والجداول وفلم المساء.' },
    ],
  },
  {
    code: 'gaming-laptop',
    category: 'computers/laptops/gaming-laptops',
    picture: 'laptop',
    weight: 0.7,
    noun: { en: 'Gaming laptop', ar: 'لابتوب ألعاب' },
    brands: ['asus', 'lenovo', 'msi', 'acer', 'hp'],
    series: ['Raider', 'Blaze', 'Titan', 'Shadow'],
    specifications: [
      { attribute: 'processor', choices: ['core i5', 'core i7', 'ryzen 7'], inName: true },
      { attribute: 'memory', choices: ['16 gb', '32 gb'] },
      { attribute: 'display_size', choices: ['15.6 inch'] },
      { attribute: 'color', choices: ['black', 'charcoal'] },
    ],
    axes: [{ attribute: 'storage', choices: ['512 gb', '1 tb', '2 tb'] }],
    price: { from: 680_000, to: 1_050_000 },
    openings: [
      {
        en: 'Runs the newest games smoothly, and handles 3D and video editing just as fast by day.',
        ar: 'يشغّل أحدث الألعاب بسلاسة، وفي النهار ينجز التصاميم والمونتاج بالسرعة نفسها.',
      },
      {
        en: 'Two fans keep it cool in a room that isn’t, and you decide how loud they get.',
        ar: 'مروحتان تبرّدانه حتى في غرفة حارّة، وأنت تقرّر كم يُسمع صوتهما.',
      },
    ],
    points: [
      { en: 'Graphics card with its own memory', ar: 'كارت شاشة بذاكرة مستقلة' },
      { en: 'Backlit keys', ar: 'مفاتيح مضاءة' },
      { en: 'Two slots for memory', ar: 'فتحتان للذاكرة' },
      { en: 'Hot air leaves at the back, not at your hand', ar: 'الهواء الساخن يخرج من الخلف لا عند اليد' },
    ],
    shorts: [
      { en: 'Games at night, design and video by day.', ar: 'ألعاب ليلاً ومونتاج وتصميم نهاراً.' },
      { en: 'Fast, and stays cool.', ar: 'سريع ويبقى بارداً.' },
    ],
  },
  {
    code: 'tablet',
    category: 'computers/tablets/tablets',
    weight: 1.2,
    picture: 'tablet',
    noun: { en: 'Tablet', ar: 'تابلت' },
    brands: ['samsung', 'lenovo', 'xiaomi', 'huawei', 'honor'],
    series: ['Page', 'Canvas', 'Safha', 'Plus'],
    specifications: [{ attribute: 'display_size', choices: ['8 inch', '11 inch'], inName: true }],
    axes: [
      { attribute: 'color', choices: ['gray', 'silver', 'blue', 'pink', 'mint'] },
      { attribute: 'storage', choices: ['64 gb', '128 gb', '256 gb'] },
    ],
    price: { from: 130_000, to: 460_000 },
    openings: [
      {
        en: 'For lessons, drawing and movies in the back seat: a screen large enough for two.',
        ar: 'للدروس والرسم وفلم في مقعد السيارة الخلفي: شاشة تكفي لاثنين.',
      },
      {
        en: 'Easy to read, awake at a touch, and its battery survives a long evening without power.',
        ar: 'تقرأ عليه كأنه ورق، ويصحو بلمسة، وبطاريته تتحمّل مساءً طويلاً بلا كهرباء.',
      },
    ],
    points: [
      { en: 'Kids’ mode with limits', ar: 'وضع للأطفال بحدود يضعها الأهل' },
      { en: 'Four speakers', ar: 'أربع سماعات' },
      { en: 'Ten hours of video', ar: 'عشر ساعات من الفيديو' },
      { en: 'Memory card slot', ar: 'يقبل بطاقة ذاكرة' },
      { en: 'Works with a stylus', ar: 'يعمل مع القلم' },
    ],
    shorts: [
      { en: 'Lessons by day, movies in the evening.', ar: 'دروس نهاراً وأفلام مساءً.' },
      { en: 'Clear screen, light in your hand.', ar: 'شاشة واضحة ووزن خفيف.' },
    ],
  },
  {
    code: 'e-reader',
    category: 'computers/tablets/e-readers',
    picture: 'tablet',
    weight: 0.5,
    noun: { en: 'E-reader', ar: 'قارئ كتب إلكتروني' },
    brands: ['kobo', 'onyx', 'xiaomi'],
    series: ['Leaf', 'Ink', 'Story'],
    specifications: [
      { attribute: 'storage', choices: ['64 gb', '128 gb'] },
      { attribute: 'color', choices: ['black', 'white'] },
    ],
    price: { from: 145_000, to: 310_000 },
    openings: [
      {
        en: 'A shelf of books at the weight of one, readable in the sun and easy on the eyes at night.',
        ar: 'رفّ كتب كامل بوزن كتاب واحد، يُقرأ تحت الشمس ويريح العين ليلاً.',
      },
      {
        en: 'Turns pages from right to left, the way Arabic books read.',
        ar: 'يقلّب الصفحات من اليمين إلى اليسار كما تريد الكتب العربية.',
      },
    ],
    points: [
      { en: 'Weeks on one charge', ar: 'أسابيع بشحنة واحدة' },
      { en: 'Clear Arabic fonts', ar: 'خطوط عربية واضحة' },
      { en: 'Opens EPUB and PDF', ar: 'يفتح ملفات EPUB وPDF' },
      { en: 'Warm light for the evening', ar: 'إضاءة دافئة للمساء' },
    ],
    shorts: [
      { en: 'A shelf of books in one hand.', ar: 'رفّ كتب في يد واحدة.' },
      { en: 'Easy on the eyes, weeks per charge.', ar: 'مريح للعين وأسابيع في الشحنة.' },
    ],
  },
];
