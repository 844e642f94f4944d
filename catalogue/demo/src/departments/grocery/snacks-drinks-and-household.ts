import type { Kind } from '../../department.ts';

const sweets = 'grocery/snacks-and-drinks/sweets-and-biscuits';
const nuts = 'grocery/snacks-and-drinks/nuts';
const drinks = 'grocery/snacks-and-drinks/water-and-juice';
const cleaning = 'grocery/household/cleaning-and-tissues';

export const snacksDrinksAndHousehold: readonly Kind[] = [
  {
    code: 'chocolate',
    category: sweets,
    picture: 'chocolate',
    noun: { en: 'Chocolate', ar: 'شوكولاتة' },
    brands: ['galaxy', 'ulker', 'nestle', 'dijla'],
    series: ['Cubes', 'Moments', 'Velvet', 'Gece', 'Dream', 'Amoor'],
    specifications: [
      {
        attribute: 'chocolate_type',
        choices: ['milk', 'dark-70', 'white', 'pistachio-chocolate', 'hazelnut'],
        inName: true,
      },
      { attribute: 'box_weight', choices: ['100 g', '200 g', '400 g'] },
    ],
    price: { from: 3_000, to: 8_000 },
    openings: [
      {
        en: 'Breaks with a snap, melts without haste, and is best shared before someone finds it.',
        ar: 'تنكسر بطقّة وتذوب على مهل، والأفضل تقاسمها قبل أن يجدها أحد.',
      },
      {
        en: 'Ten minutes in the refrigerator in July, and it snaps as it does in January.',
        ar: 'عشر دقائق في الثلاجة صيفاً، فتعود تنكسر بطقّة كما في الشتاء.',
      },
      {
        en: 'For the plate beside the coffee and the drawer in the desk.',
        ar: 'لصحن الضيافة بجانب القهوة، ولدرج المكتب.',
      },
    ],
    points: [
      { en: 'Real cocoa butter', ar: 'زبدة كاكاو حقيقية' },
      { en: 'May contain nuts and milk', ar: 'قد تحتوي على مكسّرات وحليب' },
      { en: 'Scored for easy breaking', ar: 'مقسّمة ليسهل كسرها' },
      { en: 'A pale surface comes from heat and does no harm', ar: 'إن شحب سطحها فذلك من الحرارة ولا يضرّ' },
    ],
    shorts: [
      { en: 'A clean snap and a slow melt.', ar: 'طقّة واضحة وذوبان على مهل.' },
      { en: 'For guests, gifts, and the desk drawer.', ar: 'للضيوف والهدايا ودرج المكتب.' },
    ],
  },
  {
    code: 'biscuits',
    category: sweets,
    picture: 'biscuit-box',
    noun: { en: 'Biscuits', ar: 'بسكويت' },
    brands: ['ulker', 'mcvities', 'tiffany', 'dijla'],
    series: ['Petit', 'Tea Time', 'Crunch', 'Kids', 'Mola', 'Zaki'],
    specifications: [
      {
        attribute: 'biscuit_flavor',
        choices: ['butter', 'chocolate-cream', 'date-filled', 'oat', 'coconut'],
        inName: true,
      },
      { attribute: 'box_weight', choices: ['200 g', '400 g', '750 g'] },
    ],
    price: { from: 1_500, to: 3_500 },
    openings: [
      {
        en: 'Made to be dipped: it holds for three seconds in hot tea, and not a second longer.',
        ar: 'مصنوع ليُغمس: يصمد ثلاث ثوانٍ في الشاي الحار لا أكثر.',
      },
      {
        en: 'For the school bag, the glove compartment, and the hour between lunch and dinner.',
        ar: 'لحقيبة المدرسة ولدرج السيارة ولساعة بين الغداء والعشاء.',
      },
      {
        en: 'Crisp to the last one, thanks to small packs inside the box.',
        ar: 'مقرمش حتى آخر حبّة، بفضل أكياس صغيرة داخل العلبة.',
      },
    ],
    points: [
      { en: 'Packed in small portions', ar: 'مقسّم إلى أكياس صغيرة' },
      { en: 'No artificial colors', ar: 'بلا ألوان صناعية' },
      { en: 'Contains wheat and milk', ar: 'يحتوي على القمح والحليب' },
      { en: 'Goes with tea and milk', ar: 'يطيب مع الشاي والحليب' },
      { en: 'Resealable box', ar: 'علبة يُعاد إغلاقها' },
    ],
    shorts: [
      { en: 'Crisp beside tea, handy for school.', ar: 'مقرمش مع الشاي وعملي للمدرسة.' },
      { en: 'Small packs that stay crisp.', ar: 'أكياس صغيرة تحفظ قرمشته.' },
    ],
  },
  {
    code: 'nuts',
    category: nuts,
    picture: 'nuts-bag',
    noun: { en: 'Roasted nuts', ar: 'مكسّرات محمّصة' },
    brands: ['nakheel', 'castania', 'tadim', 'alrifai'],
    series: ['Sahra', 'Karazat', 'Lubb', 'Nukha', 'Match', 'Layla'],
    specifications: [
      {
        attribute: 'nut',
        choices: ['mixed', 'pistachios', 'almonds', 'cashews', 'sunflower-seeds'],
        inName: true,
      },
      { attribute: 'roast_style', choices: ['salted', 'unsalted', 'lemon-salt'] },
    ],
    axes: [{ attribute: 'net_weight', choices: ['250 g', '500 g', '1 kg'] }],
    price: { from: 5_500, to: 10_500 },
    openings: [
      {
        en: 'The match begins, the bag goes around, and by halftime it’s empty.',
        ar: 'تبدأ المباراة ويدور الكيس، وفي الشوط الثاني لا يبقى منه شيء.',
      },
      {
        en: 'Roasted the same week and packed warm, so they stay crisp.',
        ar: 'تُحمّص في الأسبوع نفسه وتُعبّأ طازجة، فتبقى مقرمشة.',
      },
      {
        en: 'For the long evenings of winter and for guests at Eid.',
        ar: 'لسهرات الشتاء الطويلة ولضيوف العيد.',
      },
    ],
    points: [
      { en: 'Sorted by hand', ar: 'مفروزة باليد' },
      { en: 'Zip bag keeps them crisp', ar: 'كيس بسحّاب يحفظ القرمشة' },
      { en: 'Roasted dry, without oil', ar: 'محمّصة بلا زيت' },
      { en: 'Contains nuts', ar: 'تحتوي على مكسّرات' },
    ],
    shorts: [
      { en: 'Fresh from the roaster, for match and guests.', ar: 'طازجة من المحمصة، للمباراة وللضيوف.' },
      { en: 'Crisp to the bottom of the bag.', ar: 'مقرمشة حتى آخر الكيس.' },
    ],
  },
  {
    code: 'juice',
    category: drinks,
    picture: 'juice-carton',
    noun: { en: 'Fruit juice', ar: 'عصير فواكه' },
    brands: ['cappy', 'rani', 'pinar', 'dijla'],
    series: ['Bustan', 'Fresh', 'Sunny', 'Nectar', 'Tropi', 'Sayf'],
    specifications: [
      {
        attribute: 'juice_flavor',
        choices: ['orange-juice', 'pomegranate', 'apple', 'mango', 'grape'],
        inName: true,
      },
      { attribute: 'bottle_volume', choices: ['1 l', '1.5 l'] },
    ],
    price: { from: 1_500, to: 3_000 },
    openings: [
      {
        en: 'Cold from the refrigerator when you come in from 48 °C.',
        ar: 'بارد من الثلاجة حين تدخل البيت من حرّ 48 درجة.',
      },
      {
        en: 'Fruit first: it tastes like the picture on the carton.',
        ar: 'الفاكهة أولاً: طعمه كالصورة التي على العلبة.',
      },
      {
        en: 'For breakfast, for iftar, and for guests who don’t drink tea.',
        ar: 'للفطور وللإفطار ولضيف لا يشرب الشاي.',
      },
    ],
    points: [
      { en: 'No artificial colors', ar: 'بلا ألوان صناعية' },
      { en: 'Resealable cap', ar: 'غطاء يُعاد إغلاقه' },
      { en: 'Shake before pouring', ar: 'يُرجّ قبل الصبّ' },
      { en: 'Keeps without a refrigerator until opened', ar: 'لا يحتاج إلى ثلاجة قبل الفتح' },
      { en: 'Good with ice and mint', ar: 'يطيب مع الثلج والنعناع' },
    ],
    shorts: [
      { en: 'Fruit you can taste, cold from the fridge.', ar: 'طعم الفاكهة، بارداً من الثلاجة.' },
      { en: 'For breakfast, iftar, and hot afternoons.', ar: 'للفطور والإفطار وظهيرة الصيف.' },
    ],
  },
  {
    code: 'drinking-water',
    category: drinks,
    picture: 'water-pack',
    noun: { en: 'Drinking water', ar: 'ماء شرب معبّأ' },
    brands: ['aquafina', 'dijla', 'babil'],
    series: ['Pure', 'Nabaa', 'Zulal', 'Daily', 'Sport', 'Rafidain'],
    specifications: [
      {
        attribute: 'water_pack',
        choices: ['20 x 500 ml', '12 x 1 l', '6 x 1.5 l', '40 x 330 ml'],
        inName: true,
      },
      { attribute: 'water_type', choices: ['mineral', 'purified'] },
    ],
    price: { from: 2_000, to: 4_000 },
    openings: [
      {
        en: 'It comes to your door, so nobody carries it from the car in the noon heat.',
        ar: 'يصل إلى بابك، فلا تحمله من السيارة في حرّ الظهيرة.',
      },
      {
        en: 'For guests, for the car, and for days when the tank isn’t to be trusted.',
        ar: 'للضيوف وللسيارة ولأيام لا تثق فيها بماء الخزّان.',
      },
      {
        en: 'Light in minerals and clean in taste, so tea keeps its color too.',
        ar: 'قليل الأملاح نقي الطعم، فيحافظ الشاي على لونه أيضاً.',
      },
    ],
    points: [
      { en: 'Low in sodium', ar: 'قليل الصوديوم' },
      { en: 'Sealed caps', ar: 'أغطية مختومة' },
      { en: 'Shrink-wrapped with a handle', ar: 'مغلّف بنايلون وله مقبض' },
      { en: 'Production date on every bottle', ar: 'تاريخ الإنتاج على كل قنينة' },
      { en: 'Bottles can be recycled', ar: 'القناني قابلة للتدوير' },
    ],
    shorts: [
      { en: 'A whole pack at your door.', ar: 'كارتون كامل إلى بابك.' },
      { en: 'Clean in taste, light in minerals.', ar: 'نقي الطعم قليل الأملاح.' },
    ],
  },
  {
    code: 'laundry-detergent',
    category: cleaning,
    picture: 'detergent',
    noun: { en: 'Laundry detergent', ar: 'مسحوق غسيل' },
    brands: ['ariel', 'persil', 'tide', 'omo', 'dijla'],
    series: ['Automatic', 'Fresh', 'Color', 'Bayad', 'Nasim', 'Plus'],
    specifications: [
      { attribute: 'box_weight', choices: ['1.5 kg', '3 kg', '5 kg'], inName: true },
      { attribute: 'detergent_scent', choices: ['lavender', 'spring', 'unscented'] },
    ],
    price: { from: 2_250, to: 4_000 },
    openings: [
      {
        en: 'Takes dust from the street and turmeric from the table out of the same shirt.',
        ar: 'يُخرج تراب الشارع وكركم السفرة من القميص نفسه.',
      },
      {
        en: 'Works in hard water and in a short program, for hours when the power is on.',
        ar: 'ينظّف في الماء العسر وفي برنامج قصير يناسب ساعات الكهرباء.',
      },
      {
        en: 'White stays white and black stays black, wash after wash.',
        ar: 'الأبيض يبقى أبيض والأسود يبقى أسود بعد غسلات كثيرة.',
      },
    ],
    points: [
      { en: 'For automatic and twin-tub machines', ar: 'للغسالة الأوتوماتيك والعادية' },
      { en: 'Dissolves in cold water', ar: 'يذوب في الماء البارد' },
      { en: 'Measuring cup included', ar: 'معه مكيال' },
      { en: 'Rinses out without leaving marks', ar: 'يُشطف ولا يترك أثراً' },
      { en: 'Keep away from children', ar: 'يُحفظ بعيداً عن الأطفال' },
      { en: 'Keep dry, so it doesn’t clump', ar: 'يُحفظ جافّاً حتى لا يتكتّل' },
    ],
    shorts: [
      { en: 'Clean in cold water and a short wash.', ar: 'نظافة بالماء البارد وبغسلة قصيرة.' },
      { en: 'Stains go, colors stay.', ar: 'البقعة تزول واللون يبقى.' },
    ],
  },
  {
    code: 'dish-soap',
    category: cleaning,
    picture: 'pump-bottle',
    noun: { en: 'Dish soap', ar: 'سائل جلي' },
    brands: ['fairy', 'pril', 'dijla', 'nakheel'],
    series: ['Fresh', 'Ultra', 'Power', 'Sahn', 'Drop', 'Soft Hands'],
    specifications: [
      { attribute: 'bottle_volume', choices: ['500 ml', '750 ml', '1 l', '1.5 l'], inName: true },
      { attribute: 'detergent_scent', choices: ['lemon', 'unscented'] },
    ],
    price: { from: 2_250, to: 4_250 },
    openings: [
      {
        en: 'One drop for the plates, three for the tray the fish was baked in.',
        ar: 'قطرة للصحون وثلاث لصينية السمك.',
      },
      {
        en: 'Lifts the fat of dolma and biryani even when the water is only lukewarm.',
        ar: 'يزيل دهن الدولمة والبرياني حتى بالماء الفاتر.',
      },
      {
        en: 'Strong with the pot and gentle with the hands that wash it.',
        ar: 'قوي على القدر ولطيف على اليد التي تغسله.',
      },
    ],
    points: [
      { en: 'Rinses quickly, saves water', ar: 'يُشطف بسرعة ويوفّر الماء' },
      { en: 'Gentle on hands', ar: 'لطيف على اليدين' },
      { en: 'Leaves no streaks on glasses', ar: 'يترك الاستكانات صافية' },
      { en: 'Removes the smell of fish and garlic', ar: 'يزيل رائحة السمك والثوم' },
      { en: 'Keep away from children', ar: 'يُحفظ بعيداً عن الأطفال' },
      { en: 'Bottle can be refilled', ar: 'قنينة يُعاد ملؤها' },
    ],
    shorts: [
      { en: 'Cuts the fat, spares the hands.', ar: 'يزيل الدهن ولا يؤذي اليد.' },
      { en: 'A few drops for a full sink.', ar: 'قطرات تكفي حوضاً ممتلئاً.' },
    ],
  },
  {
    code: 'tissues',
    category: cleaning,
    picture: 'tissue-box',
    noun: { en: 'Facial tissues', ar: 'مناديل ورقية' },
    brands: ['fine', 'selpak', 'sanita', 'dijla'],
    series: ['Classic', 'Soft', 'Prestige', 'Home', 'Cotton Touch', 'Ward'],
    specifications: [
      { attribute: 'tissue_pack', choices: ['4 boxes', '6 boxes', '10 boxes'], inName: true },
      { attribute: 'ply', choices: ['2 ply', '3 ply'] },
    ],
    price: { from: 2_500, to: 4_000 },
    openings: [
      {
        en: 'One for the guest room, one for the car, one for the desk: every place needs its own box.',
        ar: 'علبة لغرفة الضيوف وأخرى للسيارة وثالثة للمكتب: لكل مكان علبته.',
      },
      { en: 'Soft on a nose that has been running for a week.', ar: 'ناعمة على أنف مزكوم منذ أسبوع.' },
      {
        en: 'Strong enough not to tear when pulled, and without lint on glasses.',
        ar: 'متينة لا تتمزّق عند السحب ولا تترك وبراً على النظّارة.',
      },
    ],
    points: [
      { en: 'Pure pulp', ar: 'ألياف نقية' },
      { en: 'Doesn’t crumble when wet', ar: 'لا تتفتّت عند البلل' },
      { en: 'No scent', ar: 'بلا عطر' },
      { en: 'Box fits a car tissue holder', ar: 'علبتها تناسب حامل السيارة' },
      { en: 'Pulls out one by one', ar: 'تُسحب واحدة واحدة' },
      { en: 'For kitchen, car, and desk', ar: 'للمطبخ والسيارة والمكتب' },
    ],
    shorts: [
      { en: 'Soft, strong, and one at a time.', ar: 'ناعمة ومتينة وتُسحب واحدة واحدة.' },
      { en: 'A stock for home, car, and desk.', ar: 'مؤونة للبيت والسيارة والمكتب.' },
    ],
  },
];
