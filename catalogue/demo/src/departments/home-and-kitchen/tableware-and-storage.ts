import type { Kind } from '../../department.ts';

const plates = 'home-and-kitchen/tableware/plates-and-cutlery';
const serving = 'home-and-kitchen/tableware/bowls-and-trays';
const storage = 'home-and-kitchen/storage/boxes-and-containers';

export const tablewareAndStorage: readonly Kind[] = [
  {
    code: 'dinner-set',
    category: plates,
    picture: 'plates',
    noun: { en: 'Dinner set', ar: 'طقم صحون' },
    brands: ['karaca', 'kutahya', 'luminarc', 'ishtar', 'sumer'],
    series: ['Sufra', 'Bahija', 'Nesrin', 'Aseel', 'Pera', 'Diwani', 'Roza'],
    specifications: [
      { attribute: 'set_pieces', choices: ['18 pcs', '24 pcs', '36 pcs', '60 pcs'], inName: true },
      { attribute: 'material', choices: ['porcelain', 'ceramic', 'glass'] },
    ],
    axes: [{ attribute: 'color', choices: ['white', 'beige', 'blue'] }],
    price: { from: 30_000, to: 85_000 },
    openings: [
      {
        en: 'Flat plates, deep plates for stew, and dessert plates: a table where everything matches.',
        ar: 'صحون مسطّحة وأخرى عميقة للمرق وصغيرة للحلويات: مائدة كل ما عليها متناسق.',
      },
      {
        en: 'A quiet color that makes rice and stew look their best, and strong enough for every day.',
        ar: 'لون هادئ يُبرز التمّن والمرق، ومتانة تكفي لكل يوم.',
      },
      {
        en: 'For guests who stay for lunch, and for the month of Ramadan when the table is full every evening.',
        ar: 'للضيوف الذين يبقون على الغداء، ولشهر رمضان حين تمتلئ السفرة كل مساء.',
      },
    ],
    points: [
      { en: 'Stacks without wobbling', ar: 'يُرصّ فوق بعضه بثبات' },
      { en: 'Thickened rim against chipping', ar: 'حافّة مقوّاة ضد التكسّر' },
      {
        en: 'Packed piece by piece; we replace what breaks on the way',
        ar: 'مغلّف قطعة قطعة، ونستبدل ما ينكسر في الطريق',
      },
      { en: 'You can buy single pieces later', ar: 'يمكن شراء قطع مفردة منه لاحقاً' },
    ],
    shorts: [
      { en: 'Plates for every course, for family and guests.', ar: 'صحون لكل الأطباق، للعائلة وللضيوف.' },
      { en: 'A table that matches, from stew to dessert.', ar: 'سفرة متناسقة من المرق إلى الحلويات.' },
    ],
  },
  {
    code: 'cutlery-set',
    category: plates,
    picture: 'cutlery',
    noun: { en: 'Cutlery set', ar: 'طقم ملاعق وشوكات وسكاكين' },
    called: { en: 'Cutlery set', ar: 'طقم ملاعق' },
    brands: ['karaca', 'korkmaz', 'zwilling', 'ishtar'],
    series: ['Zafaf', 'Linea', 'Bosfor', 'Talya', 'Sirma', 'Venus'],
    specifications: [
      { attribute: 'set_pieces', choices: ['24 pcs', '36 pcs', '60 pcs', '84 pcs'], inName: true },
      { attribute: 'material', choices: ['stainless steel'] },
    ],
    axes: [{ attribute: 'color', choices: ['silver', 'gold'] }],
    price: { from: 17_000, to: 48_000 },
    openings: [
      {
        en: 'Spoons deep enough for soup, forks that hold rice, and knives with a fine tooth for kebab.',
        ar: 'ملاعق عميقة للشوربة، وشوكات تمسك التمّن، وسكاكين بأسنان ناعمة للكباب.',
      },
      {
        en: 'Steel with a mirror finish that stays bright after hundreds of washes.',
        ar: 'ستيل بلمعة المرآة، يبقى برّاقاً بعد مئات الغسلات.',
      },
      {
        en: 'The weight is right: nothing bends in hard ice cream, nothing feels cheap in the hand.',
        ar: 'وزن موزون: لا تنثني في المثلّجات ولا تبدو رخيصة في اليد.',
      },
    ],
    points: [
      { en: '18/10 stainless steel', ar: 'ستانلس ستيل 18/10' },
      { en: 'With tea spoons for istikans', ar: 'معه ملاعق صغيرة للاستكانات' },
      { en: 'Rounded edges, smooth on the lips', ar: 'حوافّ مدوّرة ناعمة على الشفاه' },
      { en: 'In a lined case', ar: 'في صندوق مبطّن' },
      { en: 'Wipe dry to avoid water spots', ar: 'يُمسح جافّاً حتى لا تبقى بقع الماء' },
    ],
    shorts: [
      { en: 'Stays bright and feels right in the hand.', ar: 'لامع دائماً ومريح في اليد.' },
      { en: 'For everyday meals and for feasts.', ar: 'لسفرة كل يوم ولسفرة العزائم.' },
    ],
  },
  {
    code: 'serving-bowl',
    category: serving,
    picture: 'bowl',
    noun: { en: 'Serving bowl set', ar: 'طقم طاسات تقديم' },
    called: { en: 'Bowl set', ar: 'طقم طاسات' },
    brands: ['luminarc', 'pasabahce', 'karaca', 'sumer'],
    series: ['Salata', 'Turshi', 'Mezza', 'Rumman', 'Nida', 'Toros'],
    specifications: [
      { attribute: 'set_pieces', choices: ['3 pcs', '5 pcs', '6 pcs'], inName: true },
      { attribute: 'material', choices: ['glass', 'ceramic', 'porcelain'] },
    ],
    axes: [{ attribute: 'color', choices: ['white', 'blue', 'green'] }],
    price: { from: 7_500, to: 22_000 },
    openings: [
      {
        en: 'For salad, pickles, yogurt, and fruit: bowls that sit inside one another when the meal is over.',
        ar: 'للزلاطة والطرشي واللبن والفواكه، وتدخل إحداها في الأخرى بعد الأكل.',
      },
      {
        en: 'Deep sides keep soup where it belongs, even when it travels around the whole table.',
        ar: 'جوانبها العميقة تحفظ الشوربة من الانسكاب مهما دارت حول السفرة.',
      },
      {
        en: 'Color on the outside and white inside, so the food is what you see.',
        ar: 'لون من الخارج وبياض من الداخل، فتبقى العين على الأكل.',
      },
    ],
    points: [
      { en: 'Microwave-safe', ar: 'تصلح للمايكروويف' },
      { en: 'Nest to save room', ar: 'متداخلة توفّر المكان' },
      { en: 'Foot that doesn’t slide on the tray', ar: 'قاعدة لا تنزلق على الصينية' },
      { en: 'Graduated sizes, from dips to salad', ar: 'أحجام متدرّجة من المقبّلات إلى الزلاطة' },
      { en: 'Refrigerator-safe', ar: 'تتحمّل برودة الثلاجة' },
    ],
    shorts: [
      {
        en: 'For salads, pickles, and everything beside the rice.',
        ar: 'للزلاطة والطرشي وكل ما يجاور التمّن.',
      },
      { en: 'Bowls that nest and go from fridge to table.', ar: 'طاسات متداخلة من الثلاجة إلى السفرة.' },
    ],
  },
  {
    code: 'serving-tray',
    category: serving,
    picture: 'tray',
    noun: { en: 'Serving tray', ar: 'صينية تقديم' },
    brands: ['sumer', 'ishtar', 'dijla', 'karaca'],
    series: ['Diyafa', 'Hala', 'Majlis', 'Naqsh', 'Zari', 'Marhaba'],
    specifications: [
      { attribute: 'piece_length', choices: ['35 cm', '40 cm', '45 cm', '50 cm'], inName: true },
      { attribute: 'material', choices: ['stainless steel', 'copper', 'wood'] },
    ],
    price: { from: 8_000, to: 24_000 },
    openings: [
      {
        en: 'Room for twelve istikans, the sugar, and a plate of kleicha, carried through the door in one go.',
        ar: 'تتّسع لاثني عشر استكاناً والشكردان وصحن كليجة، وتدخل بها من الباب دفعة واحدة.',
      },
      {
        en: 'A raised edge, two firm handles, and a surface on which glasses don’t slide.',
        ar: 'حافّة مرتفعة ومقبضان متينان وسطح لا تنزلق عليه الاستكانات.',
      },
      {
        en: 'For tea in the guest room and breakfast in the garden, and it hangs on the wall in between.',
        ar: 'لشاي الضيوف ولفطور الحديقة، وتُعلّق على الحائط بينهما زينةً.',
      },
    ],
    points: [
      { en: 'Handles wide enough for the whole hand', ar: 'مقبضان يتّسعان لليد كلها' },
      { en: 'Wipes clean with a damp cloth', ar: 'تُمسح بقطعة قماش رطبة' },
      { en: 'Felt under the base protects the table', ar: 'لبّاد تحت القاعدة يحمي الطاولة' },
      { en: 'Doesn’t bend when full', ar: 'لا تنثني وهي ممتلئة' },
      { en: 'The pattern is engraved and doesn’t fade', ar: 'نقشتها محفورة لا تبهت' },
    ],
    shorts: [
      { en: 'Tea for all, carried in one go.', ar: 'شاي الجميع بمشوار واحد.' },
      {
        en: 'Firm handles and a raised edge for guests’ tea.',
        ar: 'مقبضان متينان وحافّة مرتفعة لشاي الضيوف.',
      },
    ],
  },
  {
    code: 'storage-box',
    category: storage,
    picture: 'storage-box',
    noun: { en: 'Storage box with lid', ar: 'صندوق تخزين بغطاء' },
    called: { en: 'Storage box', ar: 'صندوق تخزين' },
    brands: ['dijla', 'babil', 'rubbermaid', 'nakheel'],
    series: ['Tarteeb', 'Rukn', 'Modul', 'Saqf', 'Makhzan', 'Clip'],
    specifications: [
      { attribute: 'vessel_volume', choices: ['10 l', '20 l', '35 l', '50 l', '80 l'], inName: true },
      { attribute: 'material', choices: ['plastic'] },
    ],
    axes: [{ attribute: 'color', choices: ['white', 'gray', 'blue', 'beige'] }],
    price: { from: 1_750, to: 4_500 },
    openings: [
      {
        en: 'What you don’t need this season waits here, clean and dry, and the dust stays outside.',
        ar: 'ما لا تحتاج إليه هذا الموسم ينتظر هنا نظيفاً، والتراب يبقى خارج الصندوق.',
      },
      {
        en: 'Boxes that stack steadily up to the ceiling and win back half the storeroom.',
        ar: 'صناديق تُرصّ حتى السقف بثبات، فتكسب غرفة التخزين مساحة جديدة.',
      },
      {
        en: 'For toys, cables, medicine, and everything without a place: a box, a label, and the house is tidy again.',
        ar: 'للألعاب والأسلاك والأدوية وكل ما لا مكان له: صندوق وملصق، ويعود الترتيب.',
      },
    ],
    points: [
      { en: 'Lid with two clips', ar: 'غطاء بقفلين جانبيين' },
      { en: 'Keeps out dust and insects', ar: 'يمنع دخول التراب والحشرات' },
      { en: 'Stacks up to five high', ar: 'تُرصّ خمسة منه بعضها فوق بعض' },
      { en: 'Doesn’t turn brittle in a hot storeroom', ar: 'لا يتشقّق في حرّ المخزن' },
      { en: 'Rinses clean with the hose', ar: 'يُغسل بالصوندة في الحوش' },
      { en: 'Handles molded into both ends', ar: 'مقبض مدمج من كل جهة' },
    ],
    shorts: [
      { en: 'Dust stays outside, order stays inside.', ar: 'التراب خارجه والترتيب داخله.' },
      { en: 'Stacks, locks, and handles a hot storeroom.', ar: 'يُرصّ ويُقفل ويتحمّل حرّ المخزن.' },
    ],
  },
  {
    code: 'food-containers',
    category: storage,
    picture: 'storage-box',
    noun: { en: 'Food container set', ar: 'طقم علب حفظ طعام' },
    called: { en: 'Food containers', ar: 'علب حفظ طعام' },
    brands: ['luminarc', 'pyrex', 'dijla', 'tefal'],
    series: ['Fresh', 'Hifz', 'Lunch', 'Mouna', 'Seal', 'Barrad'],
    specifications: [
      { attribute: 'set_pieces', choices: ['3 pcs', '5 pcs', '10 pcs'], inName: true },
      { attribute: 'material', choices: ['glass', 'plastic'] },
    ],
    price: { from: 8_000, to: 32_000 },
    openings: [
      {
        en: 'Friday’s dolma for Sunday’s lunch: a tight lid that keeps smell and moisture where they belong.',
        ar: 'دولمة الجمعة لغداء الأحد: غطاء محكم يحبس الرائحة والرطوبة في مكانهما.',
      },
      {
        en: 'When the power is off for hours, food in closed boxes stays cool longer than food in pots.',
        ar: 'حين تنقطع الكهرباء لساعات، يبقى الأكل في العلب المغلقة بارداً أكثر من القدور.',
      },
      {
        en: 'For lunch at work: no leaks in the bag, and straight into the microwave.',
        ar: 'لغداء الدوام: لا تُسرّب في الحقيبة وتدخل المايكروويف مباشرة.',
      },
    ],
    points: [
      { en: 'Silicone seal that can be taken out for washing', ar: 'حلقة سيليكون تُنزع للغسل' },
      { en: 'Freezer-safe', ar: 'تتحمّل المجمّدة' },
      { en: 'Microwave-safe without the lid', ar: 'تصلح للمايكروويف من دون الغطاء' },
      { en: 'BPA-free', ar: 'خالية من مادة BPA' },
      { en: 'Stack evenly in the refrigerator', ar: 'تُرصّ بانتظام في الثلاجة' },
      { en: 'Won’t stain from tomatoes', ar: 'لا تصطبغ بلون الطماطة' },
    ],
    shorts: [
      {
        en: 'Tight lids for the fridge, the freezer, and lunch.',
        ar: 'أغطية محكمة للثلاجة والمجمّدة وغداء الدوام.',
      },
      { en: 'Leftovers that taste like the first day.', ar: 'أكل اليوم بطعمه نفسه غداً.' },
    ],
  },
];
