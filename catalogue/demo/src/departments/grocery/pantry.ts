import type { Kind } from '../../department.ts';

const grains = 'grocery/pantry/rice-and-pasta';
const oils = 'grocery/pantry/oils-and-cans';
const spices = 'grocery/pantry/spices-and-pickles';

export const pantry: readonly Kind[] = [
  {
    code: 'rice',
    category: grains,
    picture: 'rice-sack',
    noun: { en: 'Rice', ar: 'تمّن' },
    brands: ['mahmood', 'abu-kas', 'nakheel', 'dijla'],
    series: ['Premium', 'Walima', 'Golden', 'Sufra', 'Aila', 'Royal'],
    specifications: [
      { attribute: 'rice_type', choices: ['basmati', 'amber', 'jasmine', 'sella'], inName: true },
    ],
    axes: [{ attribute: 'net_weight', choices: ['1 kg', '5 kg', '10 kg'] }],
    price: { from: 1_000, to: 1_750 },
    openings: [
      {
        en: 'Grain by grain in the pot and fragrant before the lid is lifted.',
        ar: 'مفلفل في القدر، وتسبقه رائحته قبل أن يُرفع الغطاء.',
      },
      {
        en: 'Aged rice that takes its time in the water and doubles in length without breaking.',
        ar: 'تمّن معتّق يأخذ وقته في الماء، ويتضاعف طوله من غير أن ينكسر.',
      },
      { en: 'For everyday lunch and for the tray under a whole lamb.', ar: 'لغداء كل يوم، ولصينية القوزي.' },
    ],
    points: [
      { en: 'Sorted by machine and by eye: no stones', ar: 'مفروز آلياً ويدوياً، بلا حصى' },
      { en: 'Soak for half an hour before cooking', ar: 'يُنقع نصف ساعة قبل الطبخ' },
      { en: 'One cup of rice to one and a half of water', ar: 'كوب تمّن لكوب ونصف ماء' },
      { en: 'Resealable sack', ar: 'كيس يُعاد إغلاقه' },
      { en: 'Makes a good golden crust', ar: 'يعطي حكّاكة ذهبية' },
    ],
    shorts: [
      { en: 'Fragrant, and loose in the pot.', ar: 'عطر الرائحة، مفلفل في القدر.' },
      { en: 'For lunch today and the feast on Friday.', ar: 'لغداء اليوم ولعزيمة الجمعة.' },
    ],
  },
  {
    code: 'pasta',
    category: grains,
    picture: 'pasta-pack',
    noun: { en: 'Pasta', ar: 'معكرونة' },
    brands: ['barilla', 'oba', 'dijla'],
    series: ['Classica', 'Napoli', 'Family', 'Semola', 'Al Dente', 'Roma'],
    specifications: [
      {
        attribute: 'pasta_shape',
        choices: ['spaghetti', 'penne', 'fusilli', 'vermicelli', 'elbow'],
        inName: true,
      },
      { attribute: 'box_weight', choices: ['400 g', '500 g'] },
    ],
    price: { from: 1_250, to: 2_750 },
    openings: [
      {
        en: 'Durum wheat that keeps its bite, even if the phone rings while it boils.',
        ar: 'قمح صلب يحافظ على قوامه، حتى لو رنّ الهاتف وهو يغلي.',
      },
      {
        en: 'Dinner in fifteen minutes for children who come home hungry.',
        ar: 'عشاء في ربع ساعة لأطفال يعودون جائعين.',
      },
      {
        en: 'Holds the sauce instead of letting it run to the bottom of the plate.',
        ar: 'تمسك الصلصة ولا تتركها في قاع الصحن.',
      },
    ],
    points: [
      { en: 'Cooks in 8 to 11 minutes', ar: 'تنضج خلال 8 إلى 11 دقيقة' },
      { en: 'Doesn’t stick together', ar: 'لا تلتصق ببعضها' },
      { en: 'Contains gluten', ar: 'تحتوي على الغلوتين' },
      { en: 'Salt the water, not the pasta', ar: 'يُملّح الماء لا المعكرونة' },
    ],
    shorts: [
      { en: 'Firm to the bite, ready in ten minutes.', ar: 'متماسكة وتنضج في عشر دقائق.' },
      { en: 'A quick dinner that everyone eats.', ar: 'عشاء سريع يأكله الجميع.' },
    ],
  },
  {
    code: 'cooking-oil',
    category: oils,
    picture: 'oil-bottle',
    noun: { en: 'Cooking oil', ar: 'زيت طعام' },
    brands: ['zer', 'altunsa', 'afia', 'dijla'],
    series: ['Saf', 'Natura', 'Chef', 'Light', 'Matbakh', 'Gold'],
    specifications: [
      { attribute: 'oil_type', choices: ['sunflower', 'corn', 'canola'], inName: true },
      { attribute: 'bottle_volume', choices: ['1 l', '1.8 l', '3 l'] },
    ],
    price: { from: 2_250, to: 3_500 },
    openings: [
      {
        en: 'Clear, light, and without a taste of its own: the dish tastes of what’s in it.',
        ar: 'صافٍ وخفيف بلا طعم، فيبقى للطبخة طعمها.',
      },
      {
        en: 'Takes the heat of deep frying, from french fries to falafel.',
        ar: 'يتحمّل حرارة القلي العميق، من البطاطا إلى الفلافل.',
      },
      {
        en: 'For rice, for stew, for cakes: the bottle that’s always beside the stove.',
        ar: 'للتمّن والمرق والكيك: القنينة التي لا تغيب عن جانب الطباخ.',
      },
    ],
    points: [
      { en: 'Rich in vitamin E', ar: 'غني بفيتامين E' },
      { en: 'Cholesterol-free', ar: 'خالٍ من الكولسترول' },
      { en: 'No-drip pouring cap', ar: 'غطاء يصبّ من غير تقطير' },
      { en: 'Doesn’t foam when frying', ar: 'لا يرغي عند القلي' },
      { en: 'Handle for a full bottle', ar: 'قنينة بمقبض' },
    ],
    shorts: [
      { en: 'Light oil for frying, cooking, and baking.', ar: 'زيت خفيف للقلي والطبخ والكيك.' },
      { en: 'Clear in the pan, quiet in taste.', ar: 'صافٍ في الطاوة ولا يغيّر الطعم.' },
    ],
  },
  {
    code: 'olive-oil',
    category: oils,
    picture: 'oil-bottle',
    tints: ['6c6b3c'],
    noun: { en: 'Extra virgin olive oil', ar: 'زيت زيتون بكر ممتاز' },
    called: { en: 'Olive oil', ar: 'زيت زيتون بكر' },
    brands: ['nakheel', 'durra', 'babil', 'sumer'],
    series: ['Akhdar', 'Ghusn', 'Harvest', 'Zaytuna', 'Jabal', 'Asira'],
    specifications: [
      { attribute: 'bottle_volume', choices: ['500 ml', '750 ml', '1 l'], inName: true },
      { attribute: 'origin', choices: ['iraq', 'turkey', 'syria'] },
    ],
    price: { from: 14_000, to: 24_000 },
    openings: [
      {
        en: 'Pressed cold on the day of picking. It smells of grass and leaves a little pepper in the throat.',
        ar: 'معصور على البارد يوم القطاف، رائحته خضراء وفيه لذعة خفيفة في الحلق.',
      },
      {
        en: 'For labneh and zaatar at breakfast, for salad at noon, for a plate of ful at night.',
        ar: 'للّبنة والزعتر فطوراً، وللزلاطة ظهراً، ولصحن الباقلاء مساءً.',
      },
      {
        en: 'In dark glass, because light is the first enemy of good oil.',
        ar: 'في زجاج داكن، فالضوء أول عدوّ للزيت الجيد.',
      },
    ],
    points: [
      { en: 'First cold press', ar: 'عصرة أولى على البارد' },
      { en: 'Acidity below 0.8%', ar: 'الحموضة أقل من 0.8%' },
      { en: 'This season’s harvest', ar: 'من قطاف هذا الموسم' },
      { en: 'Clouds in the cold and clears on its own', ar: 'يتعكّر في البرد ثم يصفو وحده' },
      { en: 'Best raw, good for gentle frying', ar: 'الأفضل نيئاً، ويصلح للقلي الخفيف' },
    ],
    shorts: [
      { en: 'Cold pressed, green, and a little peppery.', ar: 'معصور على البارد، أخضر فيه لذعة خفيفة.' },
      { en: 'For labneh, zaatar, and salads.', ar: 'للّبنة والزعتر والزلاطة.' },
    ],
  },
  {
    code: 'tomato-paste',
    category: oils,
    picture: 'can',
    tints: ['a32a24'],
    noun: { en: 'Tomato paste', ar: 'معجون طماطة' },
    brands: ['altunsa', 'tat', 'durra', 'dijla'],
    series: ['Konserve', 'Ahmar', 'Bahce', 'Tabkha', 'Domates', 'Saha'],
    specifications: [
      { attribute: 'can_weight', choices: ['400 g', '800 g', '1.6 kg'], inName: true },
      { attribute: 'concentration', choices: ['22 brix', '28 brix'] },
    ],
    price: { from: 1_250, to: 2_250 },
    openings: [
      {
        en: 'Two spoons give a pot of stew its color; the rest waits in the refrigerator under a film of oil.',
        ar: 'ملعقتان تكفيان لون قدر المرق، والباقي ينتظر في الثلاجة تحت طبقة زيت.',
      },
      {
        en: 'Ripe tomatoes and salt, boiled down until the spoon stands.',
        ar: 'طماطة ناضجة وملح، تُطبخ حتى تقف فيها الملعقة.',
      },
      { en: 'For bamia, for beans, for the red rice on Thursday.', ar: 'للبامية والفاصوليا وتمّن الطماطة.' },
    ],
    points: [
      { en: 'Ring-pull can', ar: 'علبة بفتح سهل' },
      { en: 'No color, no starch', ar: 'بلا صبغة ولا نشا' },
      { en: 'Move to glass after opening', ar: 'يُنقل إلى وعاء زجاجي بعد الفتح' },
      { en: 'Fry it briefly in oil to round out the taste', ar: 'اقلِه قليلاً في الزيت ليكتمل طعمه' },
    ],
    shorts: [
      { en: 'Red, thick, and nothing but tomato and salt.', ar: 'أحمر كثيف، طماطة وملح فقط.' },
      { en: 'Color and body for every stew.', ar: 'لون وقوام لكل مرق.' },
    ],
  },
  {
    code: 'canned-beans',
    category: oils,
    picture: 'can',
    noun: { en: 'Canned beans', ar: 'بقوليات معلّبة' },
    brands: ['california-garden', 'durra', 'altunsa', 'dijla'],
    series: ['Ready', 'Mazza', 'Hadir', 'Fatoor', 'Sahl', 'Home'],
    specifications: [
      { attribute: 'bean', choices: ['fava', 'chickpeas', 'white-beans', 'red-beans'], inName: true },
      { attribute: 'can_weight', choices: ['400 g', '800 g'] },
    ],
    price: { from: 1_000, to: 1_750 },
    openings: [
      {
        en: 'What would soak overnight and simmer for hours is ready in five minutes.',
        ar: 'ما يُنقع ليلة ويغلي ساعات، جاهز في خمس دقائق.',
      },
      {
        en: 'For the suhoor that must be quick and the guest who comes at nine.',
        ar: 'لسحور سريع ولضيف يأتي في التاسعة.',
      },
      {
        en: 'Soft but whole, in clear brine, good with oil, lemon, and cumin.',
        ar: 'طرية وحبّاتها كاملة، في ماء صافٍ، وتطيب بالزيت والليمون والكمّون.',
      },
    ],
    points: [
      { en: 'Ring-pull can', ar: 'علبة بفتح سهل' },
      { en: 'Rinse before adding to salad', ar: 'تُغسل قبل إضافتها إلى الزلاطة' },
      { en: 'No preservatives', ar: 'بلا مواد حافظة' },
      { en: 'Heat in a pot, not in the can', ar: 'تُسخّن في قدر لا في علبتها' },
    ],
    shorts: [
      { en: 'Cooked until soft and ready for oil and lemon.', ar: 'مطبوخة طرية، تنتظر الزيت والليمون.' },
      { en: 'Breakfast or supper in five minutes.', ar: 'فطور أو عشاء في خمس دقائق.' },
    ],
  },
  {
    code: 'spices',
    category: spices,
    picture: 'spice-jar',
    noun: { en: 'Ground spices', ar: 'بهارات مطحونة' },
    brands: ['nakheel', 'durra', 'babil', 'sumer'],
    series: ['Attar', 'Shorja', 'Bazaar', 'Hind', 'Nakha', 'Suq'],
    specifications: [
      {
        attribute: 'spice',
        choices: ['seven-spice', 'cumin', 'turmeric', 'cardamom-spice', 'sumac', 'paprika'],
        inName: true,
      },
      { attribute: 'jar_weight', choices: ['50 g', '100 g'] },
    ],
    price: { from: 2_000, to: 4_500 },
    openings: [
      {
        en: 'Ground in small batches to stay fresh, and you notice it when you open the jar.',
        ar: 'تُطحن بكميات قليلة لتبقى طازجة، وتعرف ذلك حين تفتح المرطبان.',
      },
      { en: 'The smell of Shorja market, in a jar that closes.', ar: 'رائحة سوق الشورجة في مرطبان محكم.' },
      {
        en: 'A pinch for rice, a spoon for stew, and the house knows what’s for lunch.',
        ar: 'رشّة للتمّن وملعقة للمرق، فيعرف البيت ما على الغداء.',
      },
    ],
    points: [
      { en: 'Pure, without flour or color', ar: 'صافية بلا طحين ولا صبغة' },
      { en: 'Lid with holes for sprinkling', ar: 'غطاء مثقّب للرشّ' },
      { en: 'Glass jar that can be refilled', ar: 'مرطبان زجاجي يُعاد ملؤه' },
      { en: 'Grinding date on the label', ar: 'تاريخ الطحن مكتوب على المرطبان' },
    ],
    shorts: [
      { en: 'The smell of the spice market in a jar.', ar: 'رائحة الشورجة في مرطبان.' },
      { en: 'Freshly ground, with nothing mixed in.', ar: 'مطحونة حديثاً وبلا خلط.' },
    ],
  },
  {
    code: 'pickles',
    category: spices,
    picture: 'jar',
    tints: ['c9b24a'],
    noun: { en: 'Pickles', ar: 'طرشي' },
    brands: ['nakheel', 'durra', 'tat', 'babil'],
    series: ['Mukhtar', 'Sharqi', 'Karkhi', 'Sofra', 'Qarqash', 'Nukha'],
    specifications: [
      {
        attribute: 'pickle',
        choices: ['mixed-pickles', 'cucumber', 'turnip', 'amba', 'olives'],
        inName: true,
      },
      { attribute: 'jar_weight', choices: ['400 g', '700 g', '1 kg'] },
    ],
    price: { from: 1_000, to: 1_750 },
    openings: [
      {
        en: 'Still crunches in the last week of the jar, because it was salted slowly and not boiled.',
        ar: 'يبقى مقرمشاً حتى آخر المرطبان، لأنه خُلّل على مهل ولم يُسلق.',
      },
      {
        en: 'Beside kebab, beside rice, inside the falafel sandwich: something sour belongs there.',
        ar: 'مع الكباب ومع التمّن وفي لفّة الفلافل: لا بدّ من شيء حامض.',
      },
      {
        en: 'Vinegar, salt, garlic, and a memory of the shops in the old market.',
        ar: 'خلّ وملح وثوم، وطعم دكاكين الطرشي في السوق القديم.',
      },
    ],
    points: [
      { en: 'Natural vinegar', ar: 'خلّ طبيعي' },
      { en: 'No artificial colors', ar: 'بلا ألوان صناعية' },
      { en: 'Ready to serve', ar: 'جاهز للتقديم' },
      { en: 'Keep below the brine', ar: 'يبقى مغموراً في مائه' },
    ],
    shorts: [
      { en: 'Sour, crunchy, and gone before you know it.', ar: 'حامض مقرمش وينتهي أسرع مما تظنّ.' },
      { en: 'For kebab, rice, and falafel.', ar: 'للكباب والتمّن والفلافل.' },
    ],
  },
];
