import type { Kind } from '../../department.ts';

const tea = 'grocery/tea-and-coffee/tea';
const coffee = 'grocery/tea-and-coffee/coffee';
const soap = 'grocery/soap/bar-soap';

export const teaCoffeeAndSoap: readonly Kind[] = [
  {
    code: 'black-tea',
    category: tea,
    picture: 'tea-tin',
    noun: { en: 'Black tea', ar: 'شاي أسود' },
    brands: ['ahmad-tea', 'lipton', 'alwazah', 'mahmood', 'nakheel'],
    series: ['Royal', 'Classic', 'Gold', 'Special', 'Afternoon', 'Breakfast'],
    specifications: [
      { attribute: 'leaf', choices: ['long-leaf', 'short-leaf', 'fine-leaf'], inName: true },
      { attribute: 'origin', choices: ['sri-lanka', 'india', 'kenya'] },
    ],
    axes: [{ attribute: 'net_weight', choices: ['250 g', '500 g', '1 kg'] }],
    price: { from: 3_500, to: 7_500 },
    openings: [
      {
        en: 'It brews red and clear over the kettle and still tastes good after a quarter of an hour.',
        ar: 'يتخدّر على الكتلي أحمر صافياً، ويبقى طعمه طيباً ربع ساعة.',
      },
      {
        en: 'Tea for houses where the pot is never empty: strong in the glass, soft in the throat.',
        ar: 'شاي للبيوت التي لا يفرغ فيها القوري: ثقيل في الاستكان وناعم في الحلق.',
      },
      {
        en: 'Add three pods of cardamom and it smells of a Baghdad afternoon.',
        ar: 'أضف إليه ثلاث حبّات هيل، فتفوح منه رائحة عصريات بغداد.',
      },
    ],
    points: [
      { en: 'One spoon for three istikans', ar: 'ملعقة تكفي ثلاثة استكانات' },
      { en: 'Steep for ten minutes over steam', ar: 'يُخدَّر عشر دقائق على البخار' },
      { en: 'Closes tightly and keeps its scent', ar: 'عبوة محكمة تحفظ رائحته' },
      { en: 'No artificial colors', ar: 'بلا صبغة' },
      { en: 'Goes well with cardamom or dried lime', ar: 'يطيب مع الهيل أو النومي بصرة' },
    ],
    shorts: [
      { en: 'A strong red brew for the istikan.', ar: 'شاي ثقيل أحمر للاستكان.' },
      { en: 'For houses where the pot is never empty.', ar: 'لبيوت لا يفرغ فيها القوري.' },
    ],
  },
  {
    code: 'herbal-tea',
    category: tea,
    picture: 'tea-tin',
    tints: ['8fae8b'],
    noun: { en: 'Herbal tea', ar: 'شاي أعشاب' },
    brands: ['ahmad-tea', 'lipton', 'nakheel', 'dijla'],
    series: ['Rawaq', 'Layl', 'Raiha', 'Garden', 'Sukun', 'Nasim'],
    specifications: [
      {
        attribute: 'herb',
        choices: ['chamomile', 'mint', 'dried-lime', 'cinnamon-ginger', 'hibiscus'],
        inName: true,
      },
      { attribute: 'tea_bags', choices: ['20 bags', '25 bags', '40 bags'] },
    ],
    price: { from: 2_250, to: 5_000 },
    openings: [
      {
        en: 'For the hour when black tea would keep you awake and you still want something warm in your hand.',
        ar: 'لساعة يُسهرك فيها الشاي الأسود وما زلت تريد شيئاً دافئاً في يدك.',
      },
      {
        en: 'Grandmother’s shelf in small bags: for the stomach, for the throat, or simply for quiet.',
        ar: 'رفّ الجدّة في أكياس صغيرة: بعد أكلة ثقيلة، أو لحلق متعب، أو للهدوء فقط.',
      },
      {
        en: 'Poured hot in winter, over ice with a slice of lemon in summer.',
        ar: 'يُشرب حارّاً في الشتاء، وعلى الثلج مع شريحة ليمون في الصيف.',
      },
    ],
    points: [
      { en: 'No caffeine', ar: 'بلا كافيين' },
      { en: 'Each bag in its own envelope', ar: 'كل كيس في مغلّف مستقلّ' },
      { en: 'Steep for five minutes, covered', ar: 'يُنقع خمس دقائق مغطّى' },
      { en: 'Nothing but herbs and fruit', ar: 'أعشاب وثمار فقط' },
      { en: 'Bags without metal clips', ar: 'أكياس بلا دبابيس معدنية' },
      { en: 'Sweeten with honey, if at all', ar: 'يُحلّى بالعسل لمن يحبّ' },
    ],
    shorts: [
      { en: 'Warm in the hand and quiet for the night.', ar: 'دفء في اليد وهدوء قبل النوم.' },
      { en: 'Herbs without caffeine, hot or iced.', ar: 'أعشاب بلا كافيين، حارّة أو مثلّجة.' },
    ],
  },
  {
    code: 'ground-coffee',
    category: coffee,
    picture: 'coffee-bag',
    noun: { en: 'Ground coffee', ar: 'قهوة مطحونة' },
    called: { en: 'Ground coffee', ar: 'قهوة' },
    brands: ['nakheel', 'lavazza', 'najjar', 'mehmet-efendi', 'dijla'],
    series: ['Diwan', 'Saada', 'Harari', 'Turka', 'Majlis', 'Moka'],
    specifications: [
      { attribute: 'cardamom', choices: ['plain', 'with-cardamom', 'extra-cardamom'], inName: true },
      { attribute: 'roast', choices: ['light-roast', 'medium-roast', 'dark-roast'] },
    ],
    axes: [{ attribute: 'net_weight', choices: ['200 g', '500 g', '1 kg'] }],
    price: { from: 7_000, to: 14_000 },
    openings: [
      {
        en: 'Ground as fine as flour, so the foam rises slowly and stays until the last sip.',
        ar: 'مطحونة كالطحين، فترتفع رغوتها على مهل وتبقى حتى آخر رشفة.',
      },
      {
        en: 'Roasted in small batches every week, and packed while the room still smells of it.',
        ar: 'تُحمّص بكميات صغيرة كل أسبوع، وتُعبّأ ورائحتها ما زالت تملأ المكان.',
      },
      {
        en: 'For the dallah in the guest room and the small pot on your own stove.',
        ar: 'لدلّة الديوانية، ولركوة صغيرة على طبّاخك.',
      },
    ],
    points: [
      { en: 'Valve bag that keeps the aroma', ar: 'كيس بصمّام يحفظ النكهة' },
      { en: 'Fine grind for Turkish and Arabic coffee', ar: 'طحن ناعم للقهوة التركية والعربية' },
      { en: 'Roast date on the bag', ar: 'تاريخ التحميص على الكيس' },
      { en: 'Close tightly and keep dry', ar: 'يُغلق بإحكام ويُحفظ في مكان جاف' },
    ],
    shorts: [
      {
        en: 'Fresh from the roaster, ground for pot and dallah.',
        ar: 'طازجة من المحمصة، مطحونة للركوة وللدلّة.',
      },
      { en: 'A slow foam and a scent that fills the house.', ar: 'رغوة هادئة ورائحة تملأ البيت.' },
    ],
  },
  {
    code: 'instant-coffee',
    category: coffee,
    picture: 'jar',
    tints: ['4a2a18'],
    noun: { en: 'Instant coffee', ar: 'قهوة سريعة التحضير' },
    called: { en: 'Instant coffee', ar: 'قهوة سريعة' },
    brands: ['nescafe', 'lavazza', 'jacobs', 'dijla'],
    series: ['Classic', 'Gold', 'Crema', 'Morning', 'Velvet', 'Intenso'],
    specifications: [
      { attribute: 'jar_weight', choices: ['100 g', '200 g'], inName: true },
      { attribute: 'roast', choices: ['medium-roast', 'dark-roast'] },
    ],
    price: { from: 5_500, to: 9_000 },
    openings: [
      {
        en: 'Two spoons, hot water, and the day begins, even in the office kitchen.',
        ar: 'ملعقتان وماء حار ويبدأ اليوم، حتى في مطبخ الدائرة.',
      },
      {
        en: 'Dissolves in cold milk too, for iced coffee on days when nobody wants steam.',
        ar: 'تذوب في الحليب البارد أيضاً، لقهوة مثلّجة في أيام لا أحد يريد فيها البخار.',
      },
      {
        en: 'Whip it with a little sugar and it turns into the thick foam everyone at home asks for.',
        ar: 'اخفقها مع قليل من السكر فتصبح رغوة كثيفة يطلبها كل من في البيت.',
      },
    ],
    points: [
      { en: 'Dissolves at once', ar: 'تذوب فوراً' },
      { en: 'In a glass jar with a sealed lid', ar: 'في عبوة زجاجية بغطاء مختوم' },
      { en: 'About 50 cups per 100 grams', ar: 'نحو 50 كوباً لكل 100 غرام' },
      { en: 'Keep the jar dry', ar: 'تُحفظ العبوة بعيداً عن الرطوبة' },
      { en: 'For hot and iced coffee', ar: 'للقهوة الحارّة والمثلّجة' },
    ],
    shorts: [
      { en: 'A good cup in half a minute.', ar: 'كوب طيب في نصف دقيقة.' },
      { en: 'Hot at work, iced at home.', ar: 'حارّة في الدوام ومثلّجة في البيت.' },
    ],
  },
  {
    code: 'bar-soap',
    category: soap,
    picture: 'soap',
    noun: { en: 'Bar soap', ar: 'صابون قطع' },
    brands: ['nakheel', 'duru', 'dove', 'palmolive', 'lux'],
    series: ['Mawj', 'Natural', 'Nada', 'Naqi', 'Soft', 'Hammam'],
    specifications: [
      {
        attribute: 'soap_scent',
        choices: ['laurel', 'olive-oil', 'rose', 'jasmine', 'unscented'],
        inName: true,
      },
      { attribute: 'soap_bars', choices: ['2 bars', '4 bars', '6 bars'] },
    ],
    price: { from: 1_500, to: 3_250 },
    openings: [
      {
        en: 'Lathers in hard water, leaves no film, and doesn’t pull at the skin when it dries.',
        ar: 'يرغي في الماء العسر ولا يترك طبقة، ولا يشدّ البشرة بعد جفافها.',
      },
      {
        en: 'Dried long, so the bar is hard and lasts weeks in a family bathroom.',
        ar: 'مجفّف مدة طويلة، فالقطعة صلبة وتدوم أسابيع في حمّام العائلة.',
      },
      {
        en: 'For hands that get washed often and for children who’d rather not.',
        ar: 'لأيدٍ تُغسل كثيراً ولأطفال يهربون من الغسل.',
      },
    ],
    points: [
      { en: 'For hands, face, and body', ar: 'لليدين والوجه والجسم' },
      { en: 'Made from plant oils', ar: 'من زيوت نباتية' },
      { en: 'Wrapped one by one', ar: 'كل قطعة مغلّفة وحدها' },
      { en: 'Keep on a dish that drains', ar: 'تُترك على صحن يصفّي الماء' },
      { en: 'Suits dry skin', ar: 'يناسب البشرة الجافّة' },
      { en: 'No artificial colors', ar: 'بلا ألوان صناعية' },
    ],
    shorts: [
      { en: 'Gentle on the skin, slow to wear down.', ar: 'لطيف على البشرة وصلب لا يذوب بسرعة.' },
      { en: 'A bar that lasts in a family bathroom.', ar: 'صابون يدوم في حمّام العائلة.' },
    ],
  },
];
