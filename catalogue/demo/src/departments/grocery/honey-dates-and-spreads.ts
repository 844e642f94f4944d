import type { Kind } from '../../department.ts';

const honey = 'grocery/honey-and-dates/honey';
const dates = 'grocery/honey-and-dates/dates';
const spreads = 'grocery/honey-and-dates/syrups-and-spreads';

export const honeyDatesAndSpreads: readonly Kind[] = [
  {
    code: 'honey',
    category: honey,
    picture: 'jar',
    tints: ['c98a2b'],
    noun: { en: 'Natural honey', ar: 'عسل طبيعي' },
    brands: ['nakheel', 'dijla', 'sumer'],
    series: ['Barari', 'Jabal', 'Rahiq', 'Shahd', 'Nahla', 'Zahr'],
    specifications: [
      { attribute: 'honey_flower', choices: ['sidr', 'thyme', 'clover', 'wildflowers'], inName: true },
      { attribute: 'origin', choices: ['iraq', 'kurdistan'] },
    ],
    axes: [{ attribute: 'net_weight', choices: ['250 g', '500 g', '1 kg'] }],
    price: { from: 9_000, to: 26_000 },
    openings: [
      {
        en: 'From hives that follow the bloom from the plain to the mountains. It’s strained, and nothing else is done to it.',
        ar: 'من خلايا تتنقّل مع الإزهار من السهل إلى الجبل، ويُصفّى فقط من غير أي معالجة.',
      },
      {
        en: 'Thick, fragrant, and slow from the spoon: for breakfast with gaymar, for tea, and for a sore throat.',
        ar: 'كثيف عطر ينزل من الملعقة على مهل: للفطور مع القيمر، وللشاي، ولحلق متعب.',
      },
      {
        en: 'The harvest of a single season, put into glass a few days after it left the comb.',
        ar: 'جني موسم واحد، يُعبّأ في الزجاج بعد أيام من قطفه.',
      },
    ],
    points: [
      { en: 'Unheated and unmixed', ar: 'غير مسخّن ولا مخلوط' },
      { en: 'In a glass jar with a tight lid', ar: 'في عبوة زجاجية محكمة الغلق' },
      {
        en: 'May crystallize in winter: set the jar in warm water',
        ar: 'قد يتبلور في الشتاء، ويكفيه حمّام ماء دافئ',
      },
      { en: 'Use a dry spoon', ar: 'تُستعمل معه ملعقة جافّة' },
      { en: 'Not for babies under one year', ar: 'لا يُعطى لمن عمره أقل من سنة' },
      { en: 'The season’s date is on the label', ar: 'تاريخ الموسم مكتوب على العبوة' },
    ],
    shorts: [
      {
        en: 'Strained honey, unheated, with the scent of its flowers.',
        ar: 'عسل مصفّى غير مسخّن، تفوح منه رائحة أزهاره.',
      },
      { en: 'For gaymar in the morning and tea at night.', ar: 'للقيمر صباحاً وللشاي مساءً.' },
    ],
  },
  {
    code: 'dates',
    category: dates,
    picture: 'dates',
    noun: { en: 'Iraqi dates', ar: 'تمر عراقي' },
    brands: ['nakheel', 'babil', 'sumer'],
    series: ['Wafir', 'Bustan', 'Nakhla', 'Jani', 'Sawad', 'Furat'],
    specifications: [
      { attribute: 'date_variety', choices: ['barhi', 'khastawi', 'zahdi', 'maktoom'], inName: true },
      { attribute: 'origin', choices: ['basra', 'diyala', 'karbala'] },
    ],
    axes: [{ attribute: 'net_weight', choices: ['500 g', '1 kg', '5 kg'] }],
    price: { from: 2_000, to: 4_500 },
    openings: [
      {
        en: 'Picked ripe from the palm, sorted by hand, and packed in the same week.',
        ar: 'يُقطف ناضجاً من النخلة ويُفرز باليد ويُعبّأ في الأسبوع نفسه.',
      },
      {
        en: 'With yogurt for breakfast, with tahini after lunch, and first of all at iftar.',
        ar: 'مع اللبن فطوراً، ومع الراشي بعد الغداء، وأول ما يُفطر عليه الصائم.',
      },
      {
        en: 'Every variety has its hour: soft for dessert, dry for tea, firm for kleicha.',
        ar: 'لكل صنف وقته: الطري للتحلية، والجاف مع الشاي، والمتماسك للكليجة.',
      },
    ],
    points: [
      { en: 'This year’s harvest', ar: 'من جني هذا الموسم' },
      { en: 'No sugar, syrup, or oil added', ar: 'بلا سكر ولا شيرة ولا زيت مضاف' },
      { en: 'Sorted and cleaned', ar: 'مفروز ونظيف' },
      { en: 'In a box with a lid', ar: 'في علبة بغطاء' },
      { en: 'Rinse just before eating', ar: 'يُغسل قبل الأكل مباشرة' },
    ],
    shorts: [
      { en: 'From Iraqi palms, this year’s harvest.', ar: 'من نخيل العراق، جني هذا الموسم.' },
      { en: 'Sweet on its own, with nothing added.', ar: 'حلاوته منه، بلا أي إضافة.' },
    ],
  },
  {
    code: 'stuffed-dates',
    category: dates,
    picture: 'dates',
    noun: { en: 'Stuffed dates gift box', ar: 'علبة تمر محشو' },
    called: { en: 'Stuffed dates', ar: 'تمر محشو' },
    brands: ['nakheel', 'ishtar', 'dijla'],
    series: ['Diyafa', 'Eid', 'Lulu', 'Farah', 'Amani', 'Qasr'],
    specifications: [
      { attribute: 'filling', choices: ['walnut', 'almond', 'pistachio', 'mixed-nuts'], inName: true },
      { attribute: 'box_weight', choices: ['400 g', '750 g', '1 kg'] },
    ],
    price: { from: 11_000, to: 22_000 },
    openings: [
      {
        en: 'Pitted by hand, filled with roasted nuts, and laid side by side in a box that needs no wrapping.',
        ar: 'تمر منزوع النوى باليد، محشو بمكسّرات محمّصة، مصفوف في علبة لا تحتاج إلى تغليف.',
      },
      {
        en: 'For visits at Eid, to thank a doctor or a teacher, and for the plate beside the coffee.',
        ar: 'لزيارات العيد، ولشكر طبيب أو معلّمة، ولصحن بجانب القهوة.',
      },
      {
        en: 'A soft date with a crunch inside: guests seldom stop at one.',
        ar: 'لقمة تمر طري فيها قرمشة: قلّما يكتفي الضيف بواحدة.',
      },
    ],
    points: [
      { en: 'In a gift box with ribbon', ar: 'في علبة هدية بشريط' },
      { en: 'Nuts roasted without salt', ar: 'مكسّرات محمّصة بلا ملح' },
      { en: 'Each date in its own cup', ar: 'كل تمرة في كأس ورقي' },
      { en: 'Contains nuts', ar: 'يحتوي على مكسّرات' },
      { en: 'A card for your greeting is in the box', ar: 'معها بطاقة لتكتب عليها تهنئتك' },
    ],
    shorts: [
      { en: 'Dates and roasted nuts, ready to give.', ar: 'تمر ومكسّرات محمّصة، جاهزة للإهداء.' },
      { en: 'A box for Eid, for guests, and for thanks.', ar: 'علبة للعيد وللضيوف وللشكر.' },
    ],
  },
  {
    code: 'date-syrup',
    category: spreads,
    picture: 'jar',
    tints: ['4a2a18'],
    noun: { en: 'Date syrup', ar: 'دبس تمر' },
    brands: ['nakheel', 'babil', 'dijla'],
    series: ['Asli', 'Silan', 'Safi', 'Mazraa', 'Sukkar', 'Zahra'],
    specifications: [
      { attribute: 'jar_weight', choices: ['400 g', '700 g', '1 kg'], inName: true },
      { attribute: 'origin', choices: ['basra', 'karbala', 'diyala'] },
    ],
    price: { from: 1_500, to: 2_500 },
    openings: [
      {
        en: 'Dates, water, and patience: pressed, strained, and boiled down until dark and thick.',
        ar: 'تمر وماء وصبر: يُعصر ويُصفّى ويُطبخ حتى يصير داكناً كثيفاً.',
      },
      {
        en: 'With tahini it’s breakfast, over yogurt dessert, and in stew the secret nobody guesses.',
        ar: 'مع الراشي فطور، وفوق اللبن تحلية، وفي المرق سرّ لا يعرفه أحد.',
      },
      {
        en: 'Sweet with a hint of caramel, as it was made in every house below the palms.',
        ar: 'حلاوة فيها طعم الكراميل، كما كانت تصنعه البيوت تحت النخيل.',
      },
    ],
    points: [
      { en: 'No added sugar', ar: 'بلا سكر مضاف' },
      { en: 'Pours without dripping', ar: 'عبوة تصبّ من غير أن تقطّر' },
      { en: 'Keeps for months after opening', ar: 'يبقى أشهراً بعد الفتح' },
      { en: 'No need to refrigerate', ar: 'لا يحتاج إلى ثلاجة' },
      { en: 'Good in cakes, in place of sugar', ar: 'يصلح للكيك بدل السكر' },
    ],
    shorts: [
      { en: 'Nothing but dates, dark and thick.', ar: 'تمر فقط، داكن وكثيف.' },
      { en: 'For tahini, yogurt, and cakes.', ar: 'مع الراشي واللبن وفي الكيك.' },
    ],
  },
  {
    code: 'tahini',
    category: spreads,
    picture: 'jar',
    tints: ['ddd0b2'],
    noun: { en: 'Tahini', ar: 'راشي' },
    brands: ['nakheel', 'durra', 'babil'],
    series: ['Simsim', 'Hajar', 'Nahar', 'Karm', 'Khair', 'Safi'],
    specifications: [
      { attribute: 'jar_weight', choices: ['400 g', '700 g', '1 kg'], inName: true },
      { attribute: 'roast', choices: ['light-roast', 'medium-roast'] },
    ],
    price: { from: 2_000, to: 3_000 },
    openings: [
      {
        en: 'Roasted gently and ground between stones, so it’s smooth and never bitter.',
        ar: 'سمسم محمّص على مهل ومطحون بين حجرين، فهو ناعم لا مرارة فيه.',
      },
      {
        en: 'The other half of date syrup, the heart of hummus, and the sauce for grilled fish.',
        ar: 'نصف الدبس الآخر، وقلب الحمّص بطحينة، وصلصة السمك المشوي.',
      },
      {
        en: 'Stir the oil back in, and it flows like cream from the first spoon to the last.',
        ar: 'حرّك زيته فيه، فينساب كالقيمر من أول ملعقة إلى آخرها.',
      },
    ],
    points: [
      { en: 'Stir before use', ar: 'يُحرَّك قبل الاستعمال' },
      { en: 'In glass, away from light', ar: 'في عبوة زجاجية، ويُحفظ بعيداً عن الضوء' },
      { en: 'No salt, no preservatives', ar: 'بلا ملح ولا مواد حافظة' },
      { en: 'Contains sesame', ar: 'يحتوي على السمسم لمن لديه حسّاسية' },
    ],
    shorts: [
      { en: 'Stone-ground sesame, smooth and mild.', ar: 'سمسم مطحون على الحجر، ناعم ومعتدل الطعم.' },
      { en: 'For syrup, hummus, and fish.', ar: 'للدبس والحمّص والسمك.' },
    ],
  },
  {
    code: 'jam',
    category: spreads,
    picture: 'jar',
    tints: ['a32a24'],
    noun: { en: 'Fruit jam', ar: 'مربّى فواكه' },
    brands: ['durra', 'vitrac', 'dijla', 'nakheel'],
    series: ['Bustan', 'Riyadh', 'Sabah', 'Garden', 'Karaz', 'Fatoor'],
    specifications: [
      { attribute: 'fruit', choices: ['apricot', 'fig', 'cherry', 'strawberry', 'orange'], inName: true },
      { attribute: 'jar_weight', choices: ['400 g', '700 g'] },
    ],
    price: { from: 1_250, to: 2_250 },
    openings: [
      {
        en: 'Fruit in pieces, cooked no longer than it must be, so it still tastes of the tree.',
        ar: 'قطع فاكهة لم تُطبخ أكثر من اللازم، فبقي فيها طعم الشجرة.',
      },
      {
        en: 'With samoon and gaymar on Friday morning, with cheese on the days between.',
        ar: 'مع الصمون والقيمر صباح الجمعة، ومع الجبن في بقية الأيام.',
      },
      {
        en: 'Set enough to stay on the bread, soft enough to spread with a spoon.',
        ar: 'متماسك يثبت على الخبز، وطري يُمدّ بالملعقة.',
      },
    ],
    points: [
      { en: 'More than half fruit', ar: 'أكثر من نصفه فاكهة' },
      { en: 'No artificial colors', ar: 'بلا ألوان صناعية' },
      { en: 'In a glass jar', ar: 'في عبوة زجاجية' },
      { en: 'Use a clean, dry spoon', ar: 'تُستعمل معه ملعقة نظيفة جافّة' },
      { en: 'Good as a cake filling', ar: 'يصلح حشوة للكيك' },
    ],
    shorts: [
      { en: 'Fruit you can see and taste.', ar: 'فاكهة تراها وتتذوّقها.' },
      { en: 'For samoon, gaymar, and cheese.', ar: 'للصمون والقيمر والجبن.' },
    ],
  },
];
