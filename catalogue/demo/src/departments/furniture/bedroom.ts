import type { Kind } from '../../department.ts';

const beds = 'furniture/bedroom/beds';
const wardrobes = 'furniture/bedroom/wardrobes-and-mirrors';

export const bedroom: readonly Kind[] = [
  {
    code: 'bed-frame',
    isLarge: true,
    category: beds,
    picture: 'bed',
    noun: { en: 'Bed frame', ar: 'سرير' },
    brands: ['sumer', 'ishtar', 'istikbal', 'bellona', 'dogtas'],
    series: ['Layali', 'Amira', 'Hudu', 'Royal', 'Sakan', 'Verona'],
    specifications: [
      { attribute: 'wood', choices: ['beech', 'oak', 'walnut'], inName: true },
      { attribute: 'material', choices: ['wood'] },
    ],
    axes: [
      { attribute: 'bed_size', choices: ['160x200', '180x200', '200x200'] },
      { attribute: 'color', choices: ['brown', 'white', 'charcoal'] },
    ],
    price: { from: 190_000, to: 420_000 },
    openings: [
      {
        en: 'A bed that stays quiet when you turn over: every joint is bolted and lined.',
        ar: 'سرير لا يصدر صوتاً حين تتقلّب: كل مفصل فيه مشدود ومبطّن.',
      },
      {
        en: 'A high headboard for those who read, and enough height below for a suitcase.',
        ar: 'ظهر مرتفع لمن يقرأ قبل النوم، ومكان تحته لحقيبة السفر.',
      },
      {
        en: 'Slats set close together support any mattress and let it breathe from below.',
        ar: 'ألواح متقاربة تحمل أي فراش وتهوّيه من الأسفل.',
      },
    ],
    points: [
      { en: 'Slatted base included', ar: 'قاعدة الألواح معه' },
      { en: 'Mattress sold separately', ar: 'الفراش يُباع منفصلاً' },
      { en: 'Center beam with its own leg', ar: 'عارضة وسطية برجل مستقلّة' },
      { en: 'Delivered in three boxes', ar: 'يصل في ثلاثة كارتونات' },
      { en: 'Two people assemble it in an hour', ar: 'يركّبه شخصان في ساعة' },
    ],
    shorts: [
      { en: 'Solid, silent, and wide enough.', ar: 'متين وصامت وواسع.' },
      { en: 'A headboard for reading and a base that breathes.', ar: 'ظهر مريح للقراءة وقاعدة تهوّي الفراش.' },
    ],
  },
  {
    code: 'children-bed',
    isLarge: true,
    category: beds,
    picture: 'bed',
    noun: { en: 'Children’s bed', ar: 'سرير لغرفة الأطفال' },
    called: { en: 'Children’s bed', ar: 'سرير طفل' },
    brands: ['sumer', 'dijla', 'ikea', 'bellona'],
    series: ['Najma', 'Farasha', 'Bahar', 'Robo', 'Asal', 'Fanous'],
    specifications: [
      { attribute: 'wood', choices: ['beech', 'pine'], inName: true },
      { attribute: 'material', choices: ['wood', 'engineered wood'] },
    ],
    axes: [
      { attribute: 'bed_size', choices: ['100x200', '120x200'] },
      { attribute: 'color', choices: ['white', 'sky blue', 'pink'] },
    ],
    price: { from: 95_000, to: 210_000 },
    openings: [
      {
        en: 'Long enough to sleep in until middle school, with a rail for the first few years.',
        ar: 'طويل يكفي حتى المتوسطة، ومعه حاجز للسنوات الأولى.',
      },
      {
        en: 'Two drawers below take toys and winter clothes, and the room is tidy in a minute.',
        ar: 'درجان في الأسفل للألعاب وملابس الشتاء، فتُرتّب الغرفة في دقيقة.',
      },
      {
        en: 'Every edge is rounded and every screw is covered, because beds are for climbing too.',
        ar: 'كل حافّة مدوّرة وكل برغي مغطّى، فالسرير عند الأطفال للتسلّق أيضاً.',
      },
    ],
    points: [
      { en: 'Removable safety rail', ar: 'حاجز أمان قابل للنزع' },
      { en: 'Water-based, odorless paint', ar: 'صبغ مائي بلا رائحة' },
      { en: 'Slatted base included', ar: 'قاعدة الألواح معه' },
      { en: 'Mattress sold separately', ar: 'الفراش يُباع منفصلاً' },
      { en: 'Drawers on wheels', ar: 'أدراج على عجلات' },
      { en: 'Crayon wipes off with a damp cloth', ar: 'آثار التلوين تُمسح بقطعة قماش رطبة' },
    ],
    shorts: [
      { en: 'Grows with them, with a rail and two drawers.', ar: 'يكبر معهم، بحاجز ودرجين.' },
      { en: 'Rounded edges for children who climb.', ar: 'حوافّ مدوّرة لأطفال يحبّون التسلّق.' },
    ],
  },
  {
    code: 'wardrobe',
    isLarge: true,
    category: wardrobes,
    picture: 'wardrobe',
    noun: { en: 'Wardrobe', ar: 'كنتور ملابس' },
    brands: ['sumer', 'babil', 'istikbal', 'bellona', 'ikea', 'dogtas'],
    series: ['Khizana', 'Alaa', 'Slide', 'Arus', 'Modena', 'Saff'],
    specifications: [
      { attribute: 'doors', choices: ['2 doors', '3 doors', '4 doors', '6 doors'], inName: true },
      { attribute: 'material', choices: ['wood', 'engineered wood'] },
    ],
    axes: [{ attribute: 'color', choices: ['white', 'brown', 'charcoal'] }],
    price: { from: 170_000, to: 380_000 },
    openings: [
      {
        en: 'Room to hang dishdashas and dresses at full length, shelves for everything that folds, and a drawer with a lock.',
        ar: 'مكان لتعليق الدشاديش والفساتين بطولها، ورفوف لما يُطوى، ودرج بقفل.',
      },
      {
        en: 'Doors that close tight, so spring dust stays off your clothes.',
        ar: 'أبواب تنطبق بإحكام، فيبقى تراب الربيع خارج الملابس.',
      },
      {
        en: 'Summer on the left, winter on the right, and in between a mirror for the morning.',
        ar: 'الصيف يساراً والشتاء يميناً، وبينهما مرآة للصباح.',
      },
    ],
    points: [
      { en: 'Mirror inside the door', ar: 'مرآة داخل الباب' },
      { en: 'Hinges that close softly', ar: 'مفصلات تُغلق بهدوء' },
      { en: 'Adjustable shelves', ar: 'رفوف يُغيّر ارتفاعها' },
      { en: 'Wall brackets included', ar: 'يُثبّت بالحائط بزوايا موجودة معه' },
      { en: 'Two people assemble it in three hours', ar: 'يركّبه شخصان في ثلاث ساعات' },
    ],
    shorts: [
      { en: 'Room for all seasons, sealed against dust.', ar: 'يتّسع لملابس كل المواسم ولا يدخله التراب.' },
      {
        en: 'Full-length hanging space, shelves, and a drawer with a lock.',
        ar: 'مكان تعليق طويل ورفوف ودرج بقفل.',
      },
    ],
  },
  {
    code: 'standing-mirror',
    category: wardrobes,
    picture: 'mirror',
    noun: { en: 'Standing mirror', ar: 'مرآة طولية' },
    brands: ['sumer', 'ishtar', 'ikea', 'babil'],
    series: ['Safa', 'Qiyafa', 'Noor', 'Slim', 'Arch', 'Badr'],
    specifications: [
      { attribute: 'mirror_height', choices: ['150 cm', '160 cm', '180 cm'], inName: true },
      { attribute: 'material', choices: ['wood', 'aluminium', 'steel'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'gold', 'white', 'brown'] }],
    price: { from: 42_000, to: 125_000 },
    openings: [
      {
        en: 'From shoes to headscarf in one look, without stepping back into the hall.',
        ar: 'من الحذاء إلى الحجاب بنظرة واحدة، من غير أن ترجع إلى الوراء.',
      },
      {
        en: 'Makes a small room look twice as large and sends the daylight into its corners.',
        ar: 'تجعل الغرفة الصغيرة تبدو ضعف حجمها، وتوصل ضوء النهار إلى زواياها.',
      },
      {
        en: 'Stands on its own, leans, or hangs: the fittings for all three are in the box.',
        ar: 'تقف وحدها أو تُسند أو تُعلّق، ولوازم الثلاثة في الكارتون.',
      },
    ],
    points: [
      {
        en: 'Glass backed with film: it doesn’t scatter if it breaks',
        ar: 'زجاج بظهر لاصق لا يتناثر إن انكسر',
      },
      { en: 'True image, no distortion', ar: 'صورة مستوية بلا تشويه' },
      { en: 'Tilts on its stand', ar: 'تميل على حاملها' },
      { en: 'Wipe with a dry microfiber cloth', ar: 'تُمسح بقطعة مايكروفايبر جافّة' },
      { en: 'Anti-tip strap included', ar: 'معها حزام يمنع سقوطها' },
      { en: 'Delivered in a wooden crate', ar: 'تصلك في صندوق خشبي' },
    ],
    shorts: [
      { en: 'Head to toe in one look.', ar: 'من الرأس إلى القدم بنظرة واحدة.' },
      { en: 'More light and more room for any bedroom.', ar: 'ضوء أكثر ومساحة أوسع لغرفة النوم.' },
    ],
  },
];
