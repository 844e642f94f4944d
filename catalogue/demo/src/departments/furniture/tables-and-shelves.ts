import type { Kind } from '../../department.ts';

const living = 'furniture/living-room/tables-and-tv-stands';
const dining = 'furniture/dining-room/dining-tables';
const desks = 'furniture/study/desks-and-bookshelves';

export const tablesAndShelves: readonly Kind[] = [
  {
    code: 'coffee-table',
    category: living,
    picture: 'coffee-table',
    noun: { en: 'Coffee table', ar: 'طاولة وسطية' },
    called: { en: 'Coffee table', ar: 'طاولة وسط' },
    brands: ['sumer', 'ishtar', 'ikea', 'dogtas'],
    series: ['Diyafa', 'Halqa', 'Fjord', 'Kawthar', 'Loft', 'Sini'],
    specifications: [
      { attribute: 'tabletop', choices: ['oak-top', 'walnut-top', 'marble-top', 'glass-top'], inName: true },
      { attribute: 'material', choices: ['steel', 'wood'] },
    ],
    price: { from: 65_000, to: 190_000 },
    openings: [
      {
        en: 'Room for the tray, twelve istikans, fruit, and the remote control, within reach of every seat.',
        ar: 'تتّسع للصينية واثني عشر استكاناً والفواكه والريموت، وكل جالس يصل إليها.',
      },
      {
        en: 'Rounded corners at the height of a toddler’s forehead. You’ll be glad of them.',
        ar: 'زوايا مدوّرة بارتفاع جبين طفل يتعلّم المشي، وستحمد الله عليها.',
      },
      {
        en: 'A surface that forgives hot glasses and wet rings.',
        ar: 'سطح لا تترك عليه الاستكانات الساخنة ولا حلقات الماء أثراً.',
      },
    ],
    points: [
      { en: 'Shelf below for magazines and chargers', ar: 'رفّ سفلي للمجلّات والشواحن' },
      { en: 'Felt under the feet', ar: 'لبّاد تحت الأرجل' },
      { en: 'Wipe with a damp cloth', ar: 'تُمسح بقطعة قماش رطبة' },
      { en: '42 cm high, right for a sofa', ar: 'ارتفاعها 42 سم، مناسب للقنفة' },
      { en: 'Assembles in fifteen minutes', ar: 'تُركّب في ربع ساعة' },
    ],
    shorts: [
      { en: 'The middle of the living room, with round corners.', ar: 'قلب غرفة المعيشة، بزوايا مدوّرة.' },
      { en: 'Holds tea for twelve and wipes clean.', ar: 'تتّسع لشاي الضيوف وتُنظّف بمسحة واحدة.' },
    ],
  },
  {
    code: 'tv-stand',
    isLarge: true,
    category: living,
    picture: 'tv-stand',
    noun: { en: 'TV stand', ar: 'ميز تلفزيون' },
    brands: ['sumer', 'babil', 'ikea', 'bellona', 'dogtas'],
    series: ['Shasha', 'Media', 'Madar', 'Line', 'Sala', 'Vega'],
    specifications: [
      { attribute: 'furniture_width', choices: ['120 cm', '150 cm', '180 cm'], inName: true },
      { attribute: 'material', choices: ['wood', 'engineered wood'] },
    ],
    axes: [{ attribute: 'color', choices: ['brown', 'white', 'black'] }],
    price: { from: 95_000, to: 260_000 },
    openings: [
      {
        en: 'Receiver, router, and game console have their place, and the cables leave by the back.',
        ar: 'للرسيفر والراوتر وجهاز الألعاب أماكنها، والأسلاك تخرج من الخلف.',
      },
      {
        en: 'Long and low, so the screen is at eye level from the sofa.',
        ar: 'طويل ومنخفض، فتأتي الشاشة بمستوى العين من القنفة.',
      },
      {
        en: 'Drawers that close softly, and open shelves that keep devices from overheating.',
        ar: 'أدراج تُغلق بهدوء ورفوف مفتوحة لا تسخن فيها الأجهزة.',
      },
    ],
    points: [
      { en: 'Cable holes in the back wall', ar: 'فتحات للأسلاك في الظهر' },
      { en: 'Drawers on metal runners', ar: 'أدراج على سكك معدنية' },
      { en: 'Feet leave room for the mop', ar: 'أرجله مرتفعة لتمرّ تحتها الممسحة' },
      { en: 'Can be mounted to the wall', ar: 'يمكن تثبيته بالحائط' },
      { en: 'Two people assemble it in an hour', ar: 'يركّبه شخصان في ساعة' },
    ],
    shorts: [
      { en: 'Everything around the screen finds its place.', ar: 'لكل ما حول الشاشة مكانه.' },
      { en: 'Long, low, and free of tangled cables.', ar: 'طويل ومنخفض وبلا تشابك أسلاك.' },
    ],
  },
  {
    code: 'dining-table',
    isLarge: true,
    category: dining,
    picture: 'dining-table',
    noun: { en: 'Dining table', ar: 'طاولة طعام' },
    brands: ['sumer', 'ishtar', 'dogtas', 'istikbal', 'ikea'],
    series: ['Walima', 'Lamma', 'Barhi', 'Toscana', 'Bayt', 'Zagros'],
    specifications: [
      { attribute: 'seats', choices: ['4 seats', '6 seats', '8 seats', '10 seats'], inName: true },
      { attribute: 'wood', choices: ['beech', 'oak', 'walnut'] },
    ],
    price: { from: 150_000, to: 330_000 },
    openings: [
      {
        en: 'A table for homework at four and dolma at eight, with no wobble between them.',
        ar: 'طاولة للواجبات عصراً وللدولمة مساءً، ولا تهتزّ بين هذه وتلك.',
      },
      {
        en: 'Wood you can see and feel, oiled so hot pots and wet glasses leave no mark.',
        ar: 'خشب تراه وتلمسه، معالج بالزيت فلا يترك عليه القدر الساخن ولا الكوب المبلّل أثراً.',
      },
      {
        en: 'Legs at the very corners, so nobody gets the seat with the table leg.',
        ar: 'أرجلها في الزوايا تماماً، فلا تزاحم ركبة أحد.',
      },
    ],
    points: [
      { en: '3 cm thick top', ar: 'سُمك السطح 3 سم' },
      { en: '76 cm high', ar: 'الارتفاع 76 سم' },
      { en: 'Chairs sold separately', ar: 'الكراسي تُباع منفصلة' },
      { en: 'Adjustable feet for uneven floors', ar: 'أرجل قابلة للضبط على الأرض غير المستوية' },
      { en: 'Oil once a year', ar: 'يُجدّد زيتها مرة في السنة' },
      { en: 'Two people assemble it in half an hour', ar: 'يركّبها شخصان في نصف ساعة' },
    ],
    shorts: [
      { en: 'Steady, wide, and there for every meal.', ar: 'ثابتة وواسعة لكل وجبة.' },
      { en: 'Solid wood for family lunches.', ar: 'خشب صلب لغداء العائلة.' },
    ],
  },
  {
    code: 'study-desk',
    isLarge: true,
    category: desks,
    picture: 'desk',
    noun: { en: 'Desk', ar: 'ميز مكتب' },
    brands: ['dijla', 'babil', 'ikea', 'bellona', 'sumer'],
    series: ['Talib', 'Focus', 'Dars', 'Studio', 'Qalam', 'Junior'],
    specifications: [
      { attribute: 'furniture_width', choices: ['100 cm', '120 cm', '140 cm', '160 cm'], inName: true },
      { attribute: 'material', choices: ['wood', 'engineered wood'] },
    ],
    axes: [{ attribute: 'color', choices: ['brown', 'white', 'black'] }],
    price: { from: 75_000, to: 170_000 },
    openings: [
      {
        en: 'For the year of the ministerial exams and for work from home: a place where things can stay the way you left them.',
        ar: 'لسنة الامتحان الوزاري وللعمل من البيت: مكان تبقى فيه أشياؤك كما تركتها.',
      },
      {
        en: 'Screen, keyboard, books, and a cup of tea, and there’s still room for an elbow.',
        ar: 'شاشة وكيبورد وكتب واستكان شاي، ويبقى مكان للكوع.',
      },
      {
        en: 'Cables run through the back, so the desk looks tidy even when your day wasn’t.',
        ar: 'الأسلاك تمرّ من الخلف، فيبدو المكتب مرتّباً حتى لو لم يكن يومك كذلك.',
      },
    ],
    points: [
      { en: 'Lockable drawer', ar: 'درج بقفل' },
      { en: 'Cable opening', ar: 'فتحة للأسلاك' },
      { en: 'Scratch-resistant surface', ar: 'سطح مقاوم للخدش' },
      { en: 'Feet that adjust to the floor', ar: 'أرجل قابلة للضبط حسب الأرضية' },
      { en: 'Assembles in forty minutes', ar: 'يُركّب في أربعين دقيقة' },
    ],
    shorts: [
      {
        en: 'A place to study, work, and leave things as they are.',
        ar: 'مكان للدراسة والعمل وترك الأشياء كما هي.',
      },
      { en: 'Room for screen and books, cables out of sight.', ar: 'يتّسع للشاشة والكتب ويخفي الأسلاك.' },
    ],
  },
  {
    code: 'bookshelf',
    isLarge: true,
    category: desks,
    picture: 'bookshelf',
    noun: { en: 'Bookshelf', ar: 'مكتبة كتب' },
    brands: ['sumer', 'babil', 'ikea', 'dijla'],
    series: ['Mutanabbi', 'Warraq', 'Tower', 'Hikma', 'Cubo', 'Rafoof'],
    specifications: [
      { attribute: 'shelves', choices: ['4 shelves', '5 shelves', '6 shelves'], inName: true },
      { attribute: 'material', choices: ['wood', 'engineered wood'] },
    ],
    axes: [{ attribute: 'color', choices: ['brown', 'white'] }],
    price: { from: 60_000, to: 175_000 },
    openings: [
      {
        en: 'Sturdy shelves for heavy books: they don’t sag when the encyclopedia moves in.',
        ar: 'رفوف متينة للكتب الثقيلة، لا تنحني حتى لو حملت الموسوعة كلها.',
      },
      {
        en: 'Half for books, half for photos and the copper from grandfather’s house.',
        ar: 'نصفها للكتب ونصفها للصور ولنحاسيات بيت الجدّ.',
      },
      {
        en: 'Shelves move up and down, so an atlas finds its place as well as a pocket novel.',
        ar: 'رفوف يُغيّر ارتفاعها، فيجد الأطلس مكانه كما تجده رواية الجيب.',
      },
    ],
    points: [
      { en: '25 kg per shelf', ar: '25 كغم لكل رفّ' },
      { en: 'Two wall brackets included', ar: 'تُثبّت بالحائط بزاويتين موجودتين معها' },
      { en: 'Back panel included', ar: 'معها لوح خلفي' },
      { en: 'Assembles in half an hour', ar: 'تُركّب في نصف ساعة' },
      { en: 'Dust with a dry cloth', ar: 'تُمسح بقطعة قماش جافّة' },
    ],
    shorts: [
      { en: 'Shelves that carry a library without sagging.', ar: 'رفوف تحمل مكتبة كاملة من غير أن تنحني.' },
      { en: 'For books, photos, and everything you treasure.', ar: 'للكتب والصور وكل عزيز.' },
    ],
  },
];
