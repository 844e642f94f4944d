import type { Kind } from '../../department.ts';

export const womensDressesAndAbayas: readonly Kind[] = [
  {
    code: 'abaya',
    category: 'fashion/women/abayas',
    picture: 'abaya',
    noun: { en: 'Women’s abaya', ar: 'عباية نسائية' },
    brands: ['ishtar', 'nakheel', 'dijla', 'sumer'],
    series: ['Noor', 'Reem', 'Layan', 'Mais', 'Zahra', 'Rawan'],
    specifications: [
      { attribute: 'material', choices: ['nida', 'crepe', 'satin'], inName: true },
      { attribute: 'fit', choices: ['straight', 'butterfly', 'flared'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'navy', 'brown'] },
      { attribute: 'size', choices: ['52', '54', '56', '58', '60'] },
    ],
    price: { from: 38_000, to: 95_000 },
    openings: [
      {
        en: 'An abaya for work, visits and the market. It falls without clinging and still looks neat at the end of a long day.',
        ar: 'عباية للدوام والزيارات والسوق، تنسدل من دون أن تلتصق بالجسم، وتبقى مرتّبة حتى نهاية يوم طويل.',
      },
      {
        en: 'Cut for walking and for stairs, with sleeves that stay in place when your hands are full.',
        ar: 'قصّتها مريحة للمشي وصعود الدرج، وأكمامها تبقى في مكانها حين تحملين شيئاً بيدك.',
      },
      {
        en: 'Light on the shoulders and closely woven, so it covers without weighing you down on a July afternoon.',
        ar: 'خفيفة على الكتفين ونسيجها متراصّ، فتستر من دون أن تثقل عليك في ظهيرة تموز.',
      },
    ],
    points: [
      { en: 'Color-fast fabric that doesn’t fade in the wash', ar: 'لون ثابت لا يبهت مع كثرة الغسيل' },
      { en: 'Two hidden side pockets, deep enough for a phone', ar: 'جيبان جانبيان مخفيان يتّسعان للموبايل' },
      { en: 'Snap fasteners inside, invisible when closed', ar: 'كبّاسات داخلية لا تظهر عند الإغلاق' },
      { en: 'Comes with a matching headscarf', ar: 'معها شال من القماش نفسه' },
      {
        en: 'The size is the length in inches, from shoulder to hem',
        ar: 'القياس هو الطول بالإنج من الكتف إلى الحاشية',
      },
      { en: 'Deep hem that can be let down', ar: 'حاشية عريضة من الداخل تسمح بتطويلها' },
    ],
    shorts: [
      {
        en: 'An everyday abaya that drapes well, with hidden pockets.',
        ar: 'عباية لكل يوم، منسدلة وبجيوب مخفية.',
      },
      { en: 'Light, opaque and easy to look after.', ar: 'خفيفة وساترة وسهلة العناية.' },
    ],
  },
  {
    code: 'occasion-abaya',
    category: 'fashion/women/abayas',
    picture: 'abaya',
    noun: { en: 'Embroidered occasion abaya', ar: 'عباية مناسبات مطرّزة' },
    called: { en: 'Occasion abaya', ar: 'عباية مناسبات' },
    brands: ['ishtar', 'nakheel', 'sumer'],
    series: ['Amira', 'Sultana', 'Jumana', 'Lulwa', 'Malak'],
    specifications: [
      { attribute: 'material', choices: ['satin', 'crepe', 'chiffon'], inName: true },
      { attribute: 'fit', choices: ['butterfly', 'flared', 'loose'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'burgundy', 'green'] },
      { attribute: 'size', choices: ['52', '54', '56', '58', '60'] },
    ],
    price: { from: 85_000, to: 190_000 },
    openings: [
      {
        en: 'For engagements, Eid and the henna night: fine embroidery runs along the front and the cuffs, and the rest stays plain.',
        ar: 'للخطوبة والعيد وليلة الحنّة: تطريز دقيق على طول الواجهة وعند الأساور، وبقية العباية سادة.',
      },
      {
        en: 'You’ll be seen in photos for years, so the embroidery is secured stitch by stitch and won’t pull or shed.',
        ar: 'صور المناسبة تبقى سنوات، لذلك ثُبّت التطريز غرزة غرزة فلا ينسل ولا يتساقط.',
      },
      {
        en: 'A generous cut that opens as you walk, lined so that it keeps its shape when you sit.',
        ar: 'قصّة رحبة تنفتح مع المشي، وبطانة تحفظ شكلها عند الجلوس.',
      },
    ],
    points: [
      { en: 'Hidden snap fasteners', ar: 'كبّاسات مخفية' },
      { en: 'Full lining that feels cool on the skin', ar: 'بطانة كاملة باردة الملمس' },
      { en: 'Comes in a fabric garment bag', ar: 'تصلك في كيس قماشي لحفظ الملابس' },
      { en: 'Matching chiffon scarf included', ar: 'معها شال شيفون بلون مناسب' },
      { en: 'Iron from the inside, never on the embroidery', ar: 'تُكوى من الداخل، بعيداً عن التطريز' },
      {
        en: 'The size is the length in inches, from shoulder to hem',
        ar: 'القياس هو الطول بالإنج من الكتف إلى الحاشية',
      },
    ],
    shorts: [
      {
        en: 'Fine embroidery and a generous cut for the evenings that count.',
        ar: 'تطريز دقيق وقصّة رحبة لأمسيات لا تُنسى.',
      },
      {
        en: 'A lined abaya for weddings, Eid and family visits.',
        ar: 'عباية مبطّنة للأعراس والعيد وزيارات الأهل.',
      },
    ],
  },
  {
    code: 'womens-dress',
    category: 'fashion/women/dresses',
    picture: 'dress',
    noun: { en: 'Women’s dress', ar: 'فستان نسائي' },
    brands: ['ishtar', 'lc-waikiki', 'defacto', 'koton', 'mango', 'trendyol'],
    series: ['Luna', 'Aria', 'Riva', 'Selin', 'Mila', 'Elina'],
    specifications: [
      { attribute: 'garment_length', choices: ['midi', 'maxi'], inName: true },
      { attribute: 'pattern', choices: ['plain', 'floral', 'striped'] },
      { attribute: 'material', choices: ['viscose', 'crepe'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [
      { attribute: 'color', choices: ['navy', 'green', 'burgundy', 'beige'] },
      { attribute: 'size', choices: ['s', 'm', 'l', 'xl', 'xxl'] },
    ],
    price: { from: 28_000, to: 68_000 },
    openings: [
      {
        en: 'Put it on and you’re done: a lightly gathered waist, a skirt that moves freely, and it works with flat sandals as well as with heels.',
        ar: 'فستان تلبسينه وتخرجين: خصر مزموم قليلاً وتنورة تنسدل بحرية، ويليق مع الصندل كما يليق مع الكعب.',
      },
      {
        en: 'Long sleeves and a closed neckline, in a fabric light enough for a Baghdad evening in May.',
        ar: 'أكمام طويلة ورقبة مغلقة، بقماش خفيف يناسب أمسيات بغداد في أيار.',
      },
      {
        en: 'Made for days that begin at the office and end with family: it doesn’t wrinkle in the car and needs nothing but a scarf.',
        ar: 'ليوم يبدأ بالدوام وينتهي ببيت الأهل: لا يتجعّد في السيارة، ولا يحتاج إلا إلى شال يكمله.',
      },
    ],
    points: [
      { en: 'Long sleeves with a buttoned cuff', ar: 'أكمام طويلة بزرّ عند الأساور' },
      { en: 'Elastic waist with a removable belt', ar: 'خصر مطاطي وحزام يُنزع عند الرغبة' },
      { en: 'Lined skirt, not see-through in sunlight', ar: 'تنورة مبطّنة لا تشفّ تحت الشمس' },
      { en: 'Hidden zipper at the back', ar: 'سحّاب مخفي من الخلف' },
      { en: 'Side pockets in the seam', ar: 'جيبان جانبيان على خط الخياطة' },
      { en: 'Gentle cycle at 30 degrees', ar: 'يُغسل على الدورة الناعمة بدرجة 30' },
      {
        en: 'True to size; between two sizes, take the larger',
        ar: 'القياس مطابق، وبين قياسين اختاري الأكبر',
      },
    ],
    shorts: [
      {
        en: 'A flowing long-sleeve dress for work and visits.',
        ar: 'فستان منسدل بأكمام طويلة للدوام والزيارات.',
      },
      {
        en: 'Light, lined and easy to wear from morning to night.',
        ar: 'خفيف ومبطّن، ومريح من الصباح إلى المساء.',
      },
    ],
  },
  {
    code: 'evening-dress',
    category: 'fashion/women/dresses',
    picture: 'dress',
    noun: { en: 'Evening gown', ar: 'فستان سهرة' },
    brands: ['ishtar', 'koton', 'mango', 'trendyol'],
    series: ['Soiree', 'Perla', 'Dalia', 'Opera', 'Yasmin'],
    specifications: [
      { attribute: 'material', choices: ['satin', 'chiffon', 'crepe'], inName: true },
      { attribute: 'garment_length', choices: ['maxi'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [
      { attribute: 'color', choices: ['burgundy', 'green', 'black', 'gold'] },
      { attribute: 'size', choices: ['s', 'm', 'l', 'xl', 'xxl'] },
    ],
    price: { from: 75_000, to: 185_000 },
    openings: [
      {
        en: 'For weddings and long evenings: a fitted bodice, a skirt that moves when you dance and sleeves that cover the arm.',
        ar: 'للأعراس والسهرات الطويلة: قصّة محكمة عند الصدر، وتنورة تتحرّك معك في الدبكة، وأكمام تغطي الذراع.',
      },
      {
        en: 'It shines under the lights of the hall without a single scratchy sequin. The cut does all the work.',
        ar: 'يلمع تحت أضواء القاعة من دون ترتر يخدش الجلد، فالقصّة وحدها تكفي.',
      },
      {
        en: 'Wear it as it is or have it fitted: two fingers’ width of extra fabric at the side seams leaves your tailor room.',
        ar: 'تلبسينه كما هو أو يضبطه الخيّاط على قياسك: في خياطته الجانبية زيادة بعرض إصبعين.',
      },
    ],
    points: [
      { en: 'Long sleeves and full lining', ar: 'أكمام طويلة وبطانة كاملة' },
      { en: 'Inner straps keep it in place on the shoulders', ar: 'شريط داخلي يثبّته على الكتفين' },
      { en: 'Hidden zipper with a safety hook', ar: 'سحّاب مخفي مع مشبك أمان' },
      { en: 'Light bust padding, removable', ar: 'حشوة صدر خفيفة قابلة للإزالة' },
      { en: 'Floor length with 5 cm heels', ar: 'يصل إلى الأرض مع كعب 5 سم' },
      { en: 'Dry-clean, or hand wash inside out', ar: 'يُنظّف جافاً، أو يُغسل باليد مقلوباً' },
      { en: 'Comes on a hanger in a garment bag', ar: 'يصلك على علّاقة داخل كيس ملابس' },
    ],
    shorts: [
      {
        en: 'A floor-length gown with sleeves, made for the wedding hall.',
        ar: 'فستان طويل بأكمام، لقاعة العرس وأضوائها.',
      },
      { en: 'Elegant, covered and comfortable until the last song.', ar: 'أنيق وساتر ومريح حتى آخر أغنية.' },
    ],
  },
];
