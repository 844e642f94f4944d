import type { Kind } from '../../department.ts';

const bedding = 'home-and-kitchen/textiles-and-decor/bedding';
const towels = 'home-and-kitchen/textiles-and-decor/towels-and-cushions';
const rugs = 'home-and-kitchen/textiles-and-decor/rugs-and-curtains';

export const textiles: readonly Kind[] = [
  {
    code: 'bed-sheets',
    category: bedding,
    picture: 'pillow',
    noun: { en: 'Bed sheet set', ar: 'طقم شراشف' },
    brands: ['dijla', 'ishtar', 'karaca', 'nakheel', 'english-home'],
    series: ['Naoum', 'Rawan', 'Qamar', 'Haneen', 'Layla', 'Sahar', 'Wisada'],
    specifications: [
      { attribute: 'set_pieces', choices: ['3 pcs', '4 pcs', '6 pcs'], inName: true },
      { attribute: 'material', choices: ['cotton', 'linen'] },
    ],
    axes: [
      { attribute: 'color', choices: ['white', 'beige', 'blue', 'gray'] },
      { attribute: 'bed_size', choices: ['120x200', '160x200', '180x200'] },
    ],
    price: { from: 22_000, to: 60_000 },
    openings: [
      {
        en: 'A sheet that lets the air through, for nights when the power goes and the fan stops.',
        ar: 'شرشف يتنفّس، لليالي التي تنقطع فيها الكهرباء وتتوقّف المروحة.',
      },
      {
        en: 'Smooth and cool in July, soft in January, and still the same color after a year of washing.',
        ar: 'بارد وأملس في تموز، ناعم في كانون، ولونه على حاله بعد سنة من الغسل.',
      },
      {
        en: 'A fitted sheet that stays at its corners, with pillowcases that close over the pillow.',
        ar: 'شرشف بمطاط يثبت على زوايا الفراش، ووجوه مخدّات تُغلق على المخدّة.',
      },
    ],
    points: [
      { en: 'Elastic on all four sides', ar: 'مطاط من الجهات الأربع' },
      { en: 'Fits mattresses up to 30 cm high', ar: 'يناسب فراشاً بارتفاع حتى 30 سم' },
      { en: 'Two pillowcases of 50 × 70 cm', ar: 'معه وجها مخدّة بقياس 50 × 70 سم' },
      { en: 'Washes at 40 degrees', ar: 'يُغسل على 40 درجة' },
      { en: 'Dries quickly on the roof', ar: 'يجفّ بسرعة على السطح' },
      { en: 'Needs little ironing', ar: 'لا يحتاج إلى كيّ كثير' },
      { en: 'Dyed so that it doesn’t fade', ar: 'صبغته ثابتة لا تبهت' },
    ],
    shorts: [
      { en: 'Cool in summer and firm at the corners.', ar: 'بارد في الصيف وثابت على زوايا الفراش.' },
      { en: 'Sheet and pillowcases that keep their color.', ar: 'شرشف ووجوه مخدّات بلون لا يبهت.' },
    ],
  },
  {
    code: 'blanket',
    category: bedding,
    picture: 'blanket',
    noun: { en: 'Soft blanket', ar: 'بطانية ناعمة' },
    brands: ['dijla', 'ishtar', 'sumer', 'karaca', 'english-home'],
    series: ['Dafa', 'Jamra', 'Sidra', 'Naima', 'Ghaym', 'Kanoon'],
    specifications: [
      { attribute: 'blanket_season', choices: ['all-season', 'winter'], inName: true },
      { attribute: 'material', choices: ['polyester', 'cotton', 'wool'] },
    ],
    axes: [
      { attribute: 'color', choices: ['beige', 'gray', 'burgundy', 'navy'] },
      { attribute: 'blanket_size', choices: ['160x200', '200x220', '220x240'] },
    ],
    price: { from: 19_000, to: 60_000 },
    openings: [
      {
        en: 'Warm without weight: you forget it’s there and sleep.',
        ar: 'دفء بلا ثقل: تنام تحتها مرتاحاً من غير أن تشعر بوزنها.',
      },
      {
        en: 'For the cold of January mornings, when the heater waits for the generator.',
        ar: 'لبرد صباحات كانون، حين تنتظر الصوبة دور المولّدة.',
      },
      {
        en: 'For the sofa in front of the television as well as for the bed, and for a guest who stays overnight.',
        ar: 'للقنفة أمام التلفزيون كما للسرير، ولضيف يبيت عندك.',
      },
    ],
    points: [
      { en: 'Doesn’t shed or pill', ar: 'لا يتساقط وبرها ولا تتحبّب' },
      { en: 'Both sides equally soft', ar: 'ناعمة من الوجهين' },
      { en: 'Sewn border all around', ar: 'حافّة مخيطة من كل الجهات' },
      { en: 'In a zipped bag for the summer', ar: 'معها حقيبة بسحّاب لحفظها في الصيف' },
      { en: 'No static shocks', ar: 'لا تولّد كهرباء ساكنة' },
    ],
    shorts: [
      { en: 'Warmth without weight for cold nights.', ar: 'دفء بلا ثقل لليالي الباردة.' },
      { en: 'Soft on both sides, for bed and sofa.', ar: 'ناعمة من الوجهين، للسرير وللقنفة.' },
    ],
  },
  {
    code: 'pillow',
    category: bedding,
    picture: 'pillow',
    noun: { en: 'Bed pillow', ar: 'مخدّة نوم' },
    brands: ['dijla', 'ishtar', 'karaca', 'english-home'],
    series: ['Nawm', 'Hilm', 'Cloud', 'Raha', 'Sukoon', 'Memo'],
    specifications: [
      { attribute: 'pillow_firmness', choices: ['soft', 'medium', 'firm'], inName: true },
      { attribute: 'material', choices: ['cotton', 'foam', 'polyester'] },
    ],
    price: { from: 9_000, to: 42_000 },
    openings: [
      {
        en: 'Lifts the neck just enough, so you wake up without stiffness.',
        ar: 'ترفع الرقبة بالقدر الصحيح، فتصحو بلا تشنّج.',
      },
      {
        en: 'Shake it once in the morning and the filling is back in shape.',
        ar: 'حشوة تعود إلى شكلها كل صباح بنفضة واحدة.',
      },
      {
        en: 'Its cover lets heat out, and at three in the morning in August you’ll notice.',
        ar: 'غطاؤها يطرد الحرارة، وستلاحظ ذلك في الثالثة فجراً من ليالي آب.',
      },
    ],
    points: [
      { en: 'Cover comes off for washing', ar: 'غطاؤها يُنزع للغسل' },
      { en: 'Sewn twice, so no filling gets out', ar: 'خياطة مزدوجة تحبس الحشوة' },
      { en: 'Good for people with dust allergies', ar: 'تناسب من لديه حسّاسية من الغبار' },
      { en: 'Air it in the sun once a month', ar: 'تُهوّى في الشمس مرة في الشهر' },
      { en: 'Returnable while the seal is closed', ar: 'تُعاد ما دام غلافها مختوماً' },
    ],
    shorts: [
      { en: 'Keeps its shape and lets the heat out.', ar: 'تحفظ شكلها وتطرد الحرارة.' },
      { en: 'For a neck that wakes up rested.', ar: 'لرقبة ترتاح حتى الصباح.' },
    ],
  },
  {
    code: 'towel-set',
    category: towels,
    picture: 'towels',
    noun: { en: 'Cotton towel set', ar: 'طقم مناشف قطنية' },
    called: { en: 'Towel set', ar: 'طقم مناشف' },
    brands: ['dijla', 'nakheel', 'ishtar', 'karaca', 'english-home'],
    series: ['Hammam', 'Mawj', 'Nada', 'Soft', 'Yaqut', 'Spa'],
    specifications: [
      { attribute: 'set_pieces', choices: ['2 pcs', '3 pcs', '4 pcs', '6 pcs'], inName: true },
      { attribute: 'material', choices: ['cotton'] },
    ],
    axes: [{ attribute: 'color', choices: ['white', 'blue', 'beige', 'gray', 'pink'] }],
    price: { from: 11_000, to: 35_000 },
    openings: [
      {
        en: 'Soaks up water at first touch, thanks to long-staple cotton.',
        ar: 'تمتصّ الماء من أول لمسة بفضل قطنها طويل التيلة.',
      },
      {
        en: 'Thick enough to feel like a hotel, light enough to dry by the afternoon.',
        ar: 'سميكة كمناشف الفنادق، وخفيفة تجفّ قبل العصر.',
      },
      {
        en: 'For the family bathroom, for guests, and for the bag that goes to the pool.',
        ar: 'لحمّام البيت وللضيوف ولحقيبة المسبح.',
      },
    ],
    points: [
      { en: '500 grams per square meter', ar: '500 غرام للمتر المربع' },
      { en: 'Loop for hanging', ar: 'حلقة للتعليق' },
      { en: 'Gets softer with the first washes', ar: 'تزداد نعومة مع الغسلات الأولى' },
      {
        en: 'Leave out fabric softener: it spoils the absorbency',
        ar: 'لا تستعمل معها منعّم الأقمشة فهو يقلّل امتصاصها',
      },
      { en: 'Color stays after many washes', ar: 'لونها ثابت بعد غسلات كثيرة' },
    ],
    shorts: [
      { en: 'Thirsty, thick, and soft after every wash.', ar: 'سميكة وناعمة وتمتصّ الماء فوراً.' },
      { en: 'Real cotton for family and guests.', ar: 'قطن حقيقي لأهل البيت وللضيوف.' },
    ],
  },
  {
    code: 'cushion',
    category: towels,
    picture: 'cushion',
    noun: { en: 'Sofa cushion', ar: 'وسادة قنفة' },
    brands: ['sumer', 'ishtar', 'karaca', 'english-home'],
    series: ['Naqsha', 'Samawa', 'Tatreez', 'Mawja', 'Ramla', 'Kilim'],
    specifications: [{ attribute: 'material', choices: ['cotton', 'velvet', 'linen'] }],
    axes: [
      { attribute: 'color', choices: ['green', 'beige', 'red', 'navy', 'camel'] },
      { attribute: 'cushion_size', choices: ['45x45', '60x60', '40x60'] },
    ],
    price: { from: 8_000, to: 24_000 },
    openings: [
      {
        en: 'Two or three of these change the look of the whole sofa.',
        ar: 'اثنتان أو ثلاث منها تغيّر شكل القنفة كلها.',
      },
      {
        en: 'Firm enough to lean on through a whole movie, soft enough for an afternoon nap.',
        ar: 'متماسكة تسند ظهرك طوال الفلم، وطرية لقيلولة الظهر.',
      },
      {
        en: 'Woven in the patterns of the marsh weavers, in colors that suit a modern room.',
        ar: 'نقشات مستوحاة من نسيج أهل الأهوار، بألوان تناسب غرفة حديثة.',
      },
    ],
    points: [
      { en: 'Hidden zipper', ar: 'سحّاب مخفي' },
      { en: 'Filling included', ar: 'الحشوة معها' },
      { en: 'Springs back after leaning', ar: 'تستعيد شكلها بعد الاتّكاء' },
      { en: 'Same pattern on both sides', ar: 'النقشة نفسها على الوجهين' },
      { en: 'Spare covers can be ordered later', ar: 'يمكن طلب أغطية إضافية لاحقاً' },
    ],
    shorts: [
      { en: 'A touch of color to lean on.', ar: 'لمسة لون تتّكئ عليها.' },
      { en: 'Washable cover, filling that springs back.', ar: 'غطاء يُغسل وحشوة تستعيد شكلها.' },
    ],
  },
  {
    code: 'rug',
    category: rugs,
    picture: 'rug',
    noun: { en: 'Area rug', ar: 'سجادة' },
    brands: ['sumer', 'babil', 'ishtar', 'merinos'],
    series: ['Zuliya', 'Kufa', 'Isfahan', 'Nineveh', 'Boho', 'Anatolia'],
    specifications: [
      { attribute: 'rug_weave', choices: ['flat', 'short-pile', 'shaggy'], inName: true },
      { attribute: 'material', choices: ['polyester', 'wool', 'cotton', 'viscose'] },
    ],
    axes: [
      { attribute: 'color', choices: ['red', 'navy', 'beige', 'gray'] },
      { attribute: 'rug_size', choices: ['80x150', '120x180', '160x230', '200x300'] },
    ],
    price: { from: 19_000, to: 39_000 },
    openings: [
      {
        en: 'Spread it in October, when the tiles grow cold, and the room is a winter room.',
        ar: 'افرشها في تشرين حين يبرد الكاشي، فتصير الغرفة غرفة شتاء.',
      },
      {
        en: 'Woven densely, so that dust stays on top and the vacuum gets it all.',
        ar: 'حياكتها كثيفة، فيبقى التراب على سطحها وتسحبه المكنسة كله.',
      },
      {
        en: 'A zuliya that carries children’s play, guests’ feet, and the tea table without losing its pattern.',
        ar: 'زولية تتحمّل لعب الأطفال وأقدام الضيوف وطاولة الشاي، ونقشتها لا تضيع.',
      },
    ],
    points: [
      { en: 'Edges bound, nothing unravels', ar: 'حوافّ محبوكة لا تنسل' },
      { en: 'Back that doesn’t slip on tiles', ar: 'ظهر لا ينزلق على الكاشي' },
      { en: 'Colors that stand up to the sun', ar: 'ألوان تتحمّل شمس الشبّاك' },
      { en: 'Any vacuum cleaner will do', ar: 'تكفيها أي مكنسة كهربائية' },
      { en: 'Rolls up without creases for the summer', ar: 'تُلفّ في الصيف من غير أن تتثنّى' },
      { en: 'Delivered rolled in thick plastic', ar: 'تصلك ملفوفة بنايلون سميك' },
    ],
    shorts: [
      {
        en: 'Warm underfoot, easy to clean, slow to fade.',
        ar: 'دافئة تحت القدم، سهلة التنظيف، لا يبهت لونها.',
      },
      { en: 'A zuliya for the living room and the guests.', ar: 'زولية لغرفة المعيشة وللضيوف.' },
    ],
  },
  {
    code: 'curtain',
    category: rugs,
    picture: 'curtain',
    noun: { en: 'Window curtain', ar: 'ستارة شبّاك' },
    brands: ['ishtar', 'sumer', 'karaca', 'english-home'],
    series: ['Zill', 'Shams', 'Noor', 'Harir', 'Opera', 'Balad'],
    specifications: [
      { attribute: 'curtain_opacity', choices: ['dimming', 'blackout', 'thermal'], inName: true },
      { attribute: 'material', choices: ['polyester', 'linen', 'velvet'] },
    ],
    axes: [{ attribute: 'color', choices: ['white', 'beige', 'gray', 'green', 'navy'] }],
    price: { from: 15_000, to: 45_000 },
    openings: [
      {
        en: 'Drawn at noon, it keeps out the worst of the sun, and the air cooler has less to do.',
        ar: 'اسحبها ظهراً فتحجب أقوى الشمس، ويخفّ الحمل على المبردة.',
      },
      {
        en: 'Falls in even folds from rail to floor and doesn’t stay creased when drawn aside.',
        ar: 'تنسدل بثنيات منتظمة من السكّة إلى الأرض، ولا تتجعّد حين تُفتح.',
      },
      {
        en: 'For the bedroom that faces the street lamp and the guest room that faces the neighbors.',
        ar: 'لغرفة نوم تطلّ على ضوء الشارع، ولغرفة ضيوف تطلّ على الجيران.',
      },
    ],
    points: [
      { en: 'Metal rings that glide on any rail', ar: 'حلقات معدنية تنزلق على أي سكّة' },
      { en: 'Can be shortened with an iron-on strip', ar: 'تُقصّر بشريط لاصق بالمكواة' },
      {
        en: 'Washes at 30 degrees without the rings coming off',
        ar: 'تُغسل على 30 درجة من غير أن تُفكّ الحلقات',
      },
      { en: 'Dust shakes off easily', ar: 'يُنفض عنها التراب بسهولة' },
      { en: 'Tie-back of the same cloth', ar: 'معها رباط من القماش نفسه' },
    ],
    shorts: [
      { en: 'Keeps noon outside and the folds in line.', ar: 'تُبقي حرّ الظهيرة في الخارج وثنياتها مرتّبة.' },
      { en: 'For a cooler room and some privacy.', ar: 'لغرفة أبرد وخصوصية أكثر.' },
    ],
  },
];
