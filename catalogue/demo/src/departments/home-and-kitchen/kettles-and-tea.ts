import type { Kind } from '../../department.ts';

const kettles = 'home-and-kitchen/kettles-and-tea/kettles-and-teapots';
const glasses = 'home-and-kitchen/kettles-and-tea/tea-glasses-and-mugs';
const dallahs = 'home-and-kitchen/kettles-and-tea/dallahs-and-thermoses';

export const kettlesAndTea: readonly Kind[] = [
  {
    code: 'stove-kettle',
    category: kettles,
    picture: 'enamel-kettle',
    noun: { en: 'Enamel stove kettle', ar: 'كتلي مينا للطباخ' },
    called: { en: 'Enamel kettle', ar: 'كتلي مينا' },
    brands: ['sumer', 'babil', 'korkmaz', 'karaca'],
    series: ['Layali', 'Rafid', 'Dafa', 'Nahrain', 'Shanasheel', 'Zohra'],
    specifications: [
      { attribute: 'vessel_volume', choices: ['1.5 l', '2 l', '2.5 l', '3 l'], inName: true },
      { attribute: 'material', choices: ['enamel'] },
    ],
    axes: [{ attribute: 'color', choices: ['red', 'white', 'blue', 'green'] }],
    price: { from: 10_000, to: 17_500 },
    openings: [
      {
        en: 'Thick steel under a glassy enamel coat: the water boils quickly and stays hot while the pot on top steeps.',
        ar: 'فولاذ سميك تحت طبقة من المينا اللامعة: يغلي الماء بسرعة ويبقى ساخناً ما دام القوري فوقه يتخدّر.',
      },
      {
        en: 'The kettle that stays on the stove from the first tea in the morning to the last guest at night.',
        ar: 'الكتلي الذي لا ينزل عن الطباخ من شاي الصباح حتى آخر ضيف في الليل.',
      },
      {
        en: 'When the power is out and the gas is on, tea is still ready in ten minutes. No cable, nothing to break.',
        ar: 'تنقطع الكهرباء ويبقى الغاز، والشاي جاهز في عشر دقائق. لا سلك فيه ولا قطعة تتعطّل.',
      },
    ],
    points: [
      { en: 'For gas, charcoal, and ceramic cooktops', ar: 'للغاز والفحم والطباخ السيراميك' },
      { en: 'Wooden handle you can hold with bare hands', ar: 'مقبض خشبي تمسكه بيدك مباشرة' },
      { en: 'Wide opening, so scale is easy to wipe out', ar: 'فتحة واسعة يسهل منها تنظيف الكلس' },
      { en: 'The lid is shaped to hold a teapot', ar: 'غطاؤه مهيّأ ليستقرّ القوري فوقه' },
      { en: 'The spout pours without dripping', ar: 'فوّهته تصبّ من غير أن تقطّر' },
      { en: 'Enamel doesn’t change the taste of the water', ar: 'المينا لا تغيّر طعم الماء' },
    ],
    shorts: [
      { en: 'For gas and charcoal, with a handle that stays cool.', ar: 'للغاز وللفحم، وبمقبض لا يسخن.' },
      {
        en: 'Boils quickly and holds its heat while the tea steeps.',
        ar: 'يغلي بسرعة ويحفظ حرارته حتى يتخدّر الشاي.',
      },
    ],
  },
  {
    code: 'teapot',
    category: kettles,
    picture: 'teapot',
    noun: { en: 'Porcelain teapot', ar: 'قوري بورسلين' },
    brands: ['sumer', 'ishtar', 'karaca', 'kutahya'],
    series: ['Yasmin', 'Samarra', 'Warda', 'Rusafa', 'Jadwal', 'Nargis'],
    specifications: [
      { attribute: 'vessel_volume', choices: ['600 ml', '750 ml', '900 ml', '1.2 l'], inName: true },
      { attribute: 'material', choices: ['porcelain'] },
    ],
    axes: [{ attribute: 'color', choices: ['white', 'blue', 'green'] }],
    price: { from: 8_500, to: 17_000 },
    openings: [
      {
        en: 'A round belly gives the leaves room to open, and the foot sits steadily on the kettle.',
        ar: 'بطن مدوّر تتفتّح فيه أوراق الشاي، وقاعدة تستقرّ فوق الكتلي بثبات.',
      },
      {
        en: 'Porcelain keeps the color and the scent of tea as they are, cardamom and all.',
        ar: 'البورسلين يحفظ لون الشاي ورائحته كما هما، بالهيل أو بدونه.',
      },
      {
        en: 'Pretty enough to bring to the table, sturdy enough for every day on the kettle.',
        ar: 'جميل يُقدَّم أمام الضيوف، ومتين يعيش فوق الكتلي كل يوم.',
      },
    ],
    points: [
      { en: 'Strainer holes inside the spout', ar: 'مصفاة داخل الفوّهة' },
      { en: 'Lid that stays on while you pour', ar: 'غطاء بحافّة تمنع سقوطه عند الصبّ' },
      {
        en: 'Glazed inside and out, so tea leaves no stain',
        ar: 'مزجّج من الداخل والخارج فلا يترك الشاي أثراً',
      },
      { en: 'Made to stand over steam on a kettle', ar: 'مصنوع ليقف على بخار الكتلي' },
      { en: 'Not for an open flame', ar: 'لا يوضع على النار مباشرة' },
      { en: 'Comes in a padded box', ar: 'يصلك في علبة مبطّنة' },
    ],
    shorts: [
      {
        en: 'Sits on the kettle and steeps tea the way it should be.',
        ar: 'يجلس فوق الكتلي ويخدّر الشاي على أصوله.',
      },
      { en: 'A porcelain pot for tea with cardamom.', ar: 'قوري أنيق لشاي مهيّل كما تحبّه.' },
    ],
  },
  {
    code: 'tea-glasses',
    category: glasses,
    picture: 'tea-glasses',
    noun: { en: 'Tea glasses with saucers', ar: 'طقم استكانات شاي مع الصحون' },
    called: { en: 'Tea glass set', ar: 'طقم استكانات' },
    brands: ['sumer', 'pasabahce', 'karaca', 'luminarc', 'ishtar'],
    series: ['Jalsa', 'Shahrazad', 'Zain', 'Mutanabbi', 'Karrada', 'Lulu'],
    specifications: [
      { attribute: 'set_pieces', choices: ['12 pcs', '18 pcs', '24 pcs'], inName: true },
      { attribute: 'material', choices: ['glass'] },
    ],
    price: { from: 6_500, to: 18_000 },
    openings: [
      {
        en: 'Waisted glasses as tea is served in Iraq: the narrow middle keeps the heat, the rim stays cool enough to hold.',
        ar: 'استكانات بخصر نحيل كما يُقدَّم الشاي في العراق: الوسط يحفظ الحرارة، والحافّة تبقى باردة يسهل الإمساك بها.',
      },
      {
        en: 'One set for the family and enough for the guests who come without calling.',
        ar: 'طقم يكفي أهل البيت ويكفي ضيوفاً يأتون بلا موعد.',
      },
      {
        en: 'Clear glass that shows off the red of well-steeped tea, on saucers with a place for the spoon.',
        ar: 'زجاج صافٍ يُظهر حمرة الشاي المخدّر، وصحون فيها مكان للملعقة.',
      },
    ],
    points: [
      { en: 'Heatproof glass that can take boiling tea', ar: 'زجاج مقاوم للحرارة يتحمّل الشاي المغلي' },
      { en: 'A fine gold line around the rim', ar: 'خط مذهّب رفيع حول الحافّة' },
      { en: 'Glasses and saucers in equal number', ar: 'عدد الاستكانات بعدد الصحون' },
      { en: 'In a gift-ready box', ar: 'في علبة تصلح للهدية' },
    ],
    shorts: [
      {
        en: 'Waisted glasses and saucers for tea as it should be.',
        ar: 'استكانات وصحون لشاي عراقي على أصوله.',
      },
      { en: 'A full set for the family and its guests.', ar: 'طقم كامل لأهل البيت وضيوفهم.' },
    ],
  },
  {
    code: 'mug',
    category: glasses,
    picture: 'mug',
    noun: { en: 'Stoneware mug', ar: 'كوب سيراميك' },
    brands: ['dijla', 'ishtar', 'karaca', 'kutahya'],
    series: ['Sabah', 'Terra', 'Hay', 'Nord', 'Layl', 'Ghaym'],
    specifications: [
      { attribute: 'vessel_volume', choices: ['250 ml', '350 ml', '450 ml'], inName: true },
      { attribute: 'material', choices: ['ceramic'] },
    ],
    axes: [{ attribute: 'color', choices: ['white', 'blue', 'green', 'beige', 'black'] }],
    price: { from: 4_500, to: 11_000 },
    openings: [
      {
        en: 'A thick wall keeps coffee warm through a long call, and the handle has room for the whole hand.',
        ar: 'جدار سميك يُبقي القهوة دافئة طوال مكالمة طويلة، ومقبض يتّسع لليد كلها.',
      },
      {
        en: 'For Nescafé at work or tea with milk at home: the mug you reach for without looking.',
        ar: 'للنسكافيه في الدوام أو لشاي الحليب في البيت: الكوب الذي تمدّ يدك إليه من غير تفكير.',
      },
      {
        en: 'Fired twice and glazed matte, each one a shade different from its neighbor.',
        ar: 'مفخور مرتين بطلاء مطفي، وكل كوب يختلف لونه قليلاً عن الآخر.',
      },
    ],
    points: [
      { en: 'Microwave-safe', ar: 'يصلح للمايكروويف' },
      { en: 'Dishwasher-safe', ar: 'يصلح لغسالة الصحون' },
      { en: 'Smooth foot that doesn’t scratch the table', ar: 'قاعدة ملساء لا تخدش الطاولة' },
      { en: 'Broad base, hard to knock over', ar: 'قاعدة عريضة فلا ينقلب بسهولة' },
      { en: 'Glaze without lead or cadmium', ar: 'طلاء خالٍ من الرصاص والكادميوم' },
      { en: 'The rim is rounded and doesn’t chip easily', ar: 'حافّته مدوّرة لا تنكسر بسهولة' },
    ],
    shorts: [
      { en: 'A broad handle and a matte glaze for every day.', ar: 'مقبض عريض وطلاء مطفي لكل يوم.' },
      { en: 'Keeps coffee warm and feels good in the hand.', ar: 'يحفظ دفء القهوة ويريح اليد.' },
    ],
  },
  {
    code: 'dallah',
    category: dallahs,
    picture: 'dallah',
    noun: { en: 'Coffee dallah', ar: 'دلّة قهوة' },
    brands: ['sumer', 'babil', 'nakheel', 'ishtar'],
    series: ['Hatim', 'Safafeer', 'Diwan', 'Mudhif', 'Amara', 'Badiya'],
    specifications: [
      { attribute: 'vessel_volume', choices: ['500 ml', '750 ml', '1 l', '1.5 l'], inName: true },
      { attribute: 'material', choices: ['copper', 'stainless steel'] },
    ],
    price: { from: 20_000, to: 55_000 },
    openings: [
      {
        en: 'The curved beak holds the grounds back and pours a thin, even stream into the small cup.',
        ar: 'منقارها المعقوف يحجز الثفل ويصبّ خيطاً رفيعاً متّصلاً في الفنجان.',
      },
      {
        en: 'For the guest room and the mudhif, for weddings and for condolences: where there is coffee, there’s a dallah.',
        ar: 'للديوانية والمضيف، للفرح وللعزاء: حيث تكون القهوة تكون الدلّة.',
      },
      {
        en: 'Shaped the way the coppersmiths of the old market shape it, made for today’s stove.',
        ar: 'شكلها كما يطرقه الصفّارون في السوق القديم، ومصنوعة لطباخ اليوم.',
      },
    ],
    points: [
      { en: 'For gas flames and coals', ar: 'لنار الغاز وللجمر' },
      { en: 'Hinged lid with a finger knob', ar: 'غطاء بمفصل ومقبض صغير للإصبع' },
      { en: 'Heavy base, so it stands firm', ar: 'قاعدة ثقيلة فتقف بثبات' },
      { en: 'Handle riveted, not glued', ar: 'مقبضها مثبّت بالبرشام لا باللصق' },
      { en: 'Rinse with warm water; no steel wool', ar: 'تُشطف بماء دافئ من غير سلك جلي' },
      { en: 'A welcome gift for a new home', ar: 'هدية محبوبة لبيت جديد' },
    ],
    shorts: [
      { en: 'Pours bitter coffee in one thin stream.', ar: 'تصبّ القهوة المُرّة بخيط رفيع واحد.' },
      { en: 'The heart of the guest room, for stove and coals.', ar: 'قلب غرفة الضيوف، للطباخ وللجمر.' },
    ],
  },
  {
    code: 'thermos',
    category: dallahs,
    picture: 'thermos',
    noun: { en: 'Vacuum flask', ar: 'ترمس شاي وقهوة' },
    brands: ['dijla', 'tefal', 'stanley', 'korkmaz', 'karaca'],
    series: ['Termo', 'Safar', 'Dafi', 'Nahar', 'Rihla', 'Alta'],
    specifications: [
      { attribute: 'vessel_volume', choices: ['500 ml', '750 ml', '1 l', '1.5 l', '2 l'], inName: true },
      { attribute: 'material', choices: ['stainless steel', 'glass'] },
    ],
    axes: [{ attribute: 'color', choices: ['silver', 'white', 'black', 'green'] }],
    price: { from: 13_000, to: 35_000 },
    openings: [
      {
        en: 'Fill it in the morning and pour hot tea in the afternoon: two walls with a vacuum between them.',
        ar: 'املأه صباحاً واشرب شاياً ساخناً عصراً: جداران بينهما فراغ يحبس الحرارة.',
      },
      {
        en: 'For long roads, for site work and for picnics by the river, where no socket is near.',
        ar: 'لطريق السفر وللعمل في الموقع ولسفرة على النهر، حيث لا كهرباء قريبة.',
      },
      {
        en: 'Keeps tea hot on the guest-room table so nobody has to run to the kitchen.',
        ar: 'يُبقي الشاي ساخناً على طاولة الضيوف، فلا يركض أحد إلى المطبخ.',
      },
    ],
    points: [
      { en: 'Hot for 12 hours, cold for 24', ar: 'يحفظ الحرارة 12 ساعة والبرودة 24 ساعة' },
      { en: 'Pours at the press of a button', ar: 'يصبّ بضغطة زر' },
      { en: 'The lid serves as a cup', ar: 'غطاؤه يصلح كوباً' },
      { en: 'Leak-proof, even on its side in the trunk', ar: 'لا يُسرّب حتى لو انقلب في صندوق السيارة' },
      { en: 'The mouth is wide enough for ice cubes', ar: 'فتحته تتّسع لمكعّبات الثلج' },
      { en: 'Rinse with hot water before the first use', ar: 'يُشطف بماء ساخن قبل أول استعمال' },
    ],
    shorts: [
      { en: 'Hot tea in the afternoon from the morning’s kettle.', ar: 'شاي الصباح يبقى ساخناً حتى العصر.' },
      { en: 'For the road, for work, and for guests.', ar: 'للطريق والعمل والضيوف.' },
    ],
  },
];
