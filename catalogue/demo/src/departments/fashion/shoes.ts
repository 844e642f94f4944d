import type { Kind } from '../../department.ts';

const mensSizes = ['40', '41', '42', '43', '44', '45'];
const womensSizes = ['36', '37', '38', '39', '40', '41'];

export const shoes: readonly Kind[] = [
  {
    code: 'mens-sneakers',
    category: 'fashion/shoes/sneakers',
    picture: 'trainer',
    noun: { en: 'Men’s sneakers', ar: 'حذاء رياضي رجالي' },
    brands: ['nike', 'adidas', 'puma', 'skechers', 'new-balance', 'dijla'],
    series: ['Runner', 'Street', 'Flex', 'Court', 'Stride', 'Aero'],
    specifications: [
      { attribute: 'closure', choices: ['laces', 'slip-on'], inName: true },
      { attribute: 'material', choices: ['polyester', 'canvas'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'white', 'blue', 'gray'] },
      { attribute: 'size', choices: mensSizes },
    ],
    price: { from: 38_000, to: 165_000 },
    openings: [
      {
        en: 'For the many steps of an ordinary day: soft under the heel, firm at the side and light enough to forget.',
        ar: 'لخطوات يوم عادي وما أكثرها: طري تحت الكعب، ثابت من الجانبين، وخفيف حتى تنساه.',
      },
      {
        en: 'The sole bends where your foot does and grips on dusty tiles as well as on asphalt.',
        ar: 'نعله ينثني مع قدمك، ويثبت على البلاط المغبر كما يثبت على الإسفلت.',
      },
      {
        en: 'They look right with jeans and still take you around the park in the evening.',
        ar: 'حذاء يليق مع الجينز، ويكمل معك المشي في المتنزّه مساءً.',
      },
    ],
    points: [
      { en: 'Cushioned insole that can be taken out to dry', ar: 'ضبان مبطّن يُخرج للتجفيف' },
      { en: 'Padded heel collar', ar: 'حافّة مبطّنة حول الكاحل' },
      { en: 'Non-slip rubber outsole', ar: 'نعل مطاطي مانع للانزلاق' },
      { en: 'Toe cap that takes a knock', ar: 'مقدّمة مقوّاة تتحمّل الصدمات' },
      { en: 'True to size', ar: 'القياس مطابق' },
      { en: 'Airy upper for hot days', ar: 'وجه يسمح بالتهوية في الأيام الحارّة' },
    ],
    shorts: [
      { en: 'Light sneakers for walking, work and weekends.', ar: 'حذاء خفيف للمشي والدوام والعطلة.' },
      { en: 'Soft underfoot, steady on dusty streets.', ar: 'مريح تحت القدم وثابت في الشارع المغبر.' },
    ],
  },
  {
    code: 'womens-sneakers',
    category: 'fashion/shoes/sneakers',
    also: ['fashion/shoes/womens-shoes'],
    picture: 'trainer',
    noun: { en: 'Women’s sneakers', ar: 'حذاء رياضي نسائي' },
    brands: ['skechers', 'adidas', 'puma', 'nike', 'dijla'],
    series: ['Cloud', 'Breeze', 'Step', 'Glow', 'Motion'],
    specifications: [
      { attribute: 'closure', choices: ['laces', 'slip-on', 'strap'], inName: true },
      { attribute: 'material', choices: ['polyester', 'imitation leather', 'canvas'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [
      { attribute: 'color', choices: ['white', 'black', 'pink', 'beige'] },
      { attribute: 'size', choices: womensSizes },
    ],
    price: { from: 36_000, to: 150_000 },
    openings: [
      {
        en: 'For campus, the mall and the school drop-off: a foam sole that takes the edge off the sidewalk.',
        ar: 'للجامعة والمول وتوصيل الأطفال إلى المدرسة: نعل كالإسفنج لا تشعرين معه بقساوة الرصيف.',
      },
      {
        en: 'Light under a long skirt, right with jeans and clean again after one wipe.',
        ar: 'خفيف تحت التنورة الطويلة، مناسب مع الجينز، ونظيف بمسحة واحدة.',
      },
      {
        en: 'A 3 cm sole adds height without a heel, and your feet stay comfortable all day.',
        ar: 'نعل بسماكة 3 سم يمنحك طولاً بلا كعب، وتبقى قدمك مرتاحة طوال اليوم.',
      },
    ],
    points: [
      { en: 'Memory-foam insole', ar: 'ضبان من إسفنج الذاكرة' },
      { en: 'Weighs about 240 grams per shoe', ar: 'وزن الفردة نحو 240 غراماً' },
      { en: 'Soft edge that doesn’t rub the heel', ar: 'حافّة ناعمة لا تحتكّ بالكعب' },
      { en: 'Non-slip outsole', ar: 'نعل مانع للانزلاق' },
      { en: 'Wipes clean with a damp cloth', ar: 'يُنظّف بقطعة مبلّلة' },
      { en: 'For wide feet, take one size up', ar: 'للقدم العريضة اختاري قياساً أكبر' },
    ],
    shorts: [
      { en: 'Feather-light sneakers with a foam sole.', ar: 'حذاء خفيف كالريشة بنعل إسفنجي.' },
      { en: 'Comfortable from the first class to the last errand.', ar: 'مريح من أول محاضرة إلى آخر مشوار.' },
    ],
  },
  {
    code: 'mens-dress-shoe',
    category: 'fashion/shoes/mens-shoes',
    picture: 'dress-shoe',
    noun: { en: 'Men’s dress shoes', ar: 'حذاء رجالي رسمي' },
    called: { en: 'Dress shoes', ar: 'حذاء رسمي' },
    brands: ['babil', 'clarks', 'hush-puppies', 'aldo', 'sumer'],
    series: ['Regent', 'Milano', 'Office', 'Windsor', 'Classic'],
    specifications: [
      { attribute: 'material', choices: ['leather', 'imitation leather'], inName: true },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'brown'] },
      { attribute: 'size', choices: mensSizes },
    ],
    price: { from: 52_000, to: 135_000 },
    openings: [
      {
        en: 'For the suit, the wedding and the interview: a slim toe, a quiet shine and a sole that’s stitched as well as glued.',
        ar: 'للبدلة والعرس ومقابلة العمل: مقدّمة رشيقة ولمعة هادئة ونعل مثبّت بالخياطة واللصق.',
      },
      {
        en: 'A dress shoe you can stand in for hours, because there’s a cushion where others have cardboard.',
        ar: 'حذاء رسمي تقف فيه ساعات، لأن تحت قدمك بطانة حقيقية لا كرتوناً.',
      },
      {
        en: 'Goes with gray, navy and black, and with the dishdasha at Eid.',
        ar: 'يليق مع الرمادي والكحلي والأسود، ومع الدشداشة في العيد.',
      },
    ],
    points: [
      { en: 'Stitched and glued sole', ar: 'نعل مثبّت بالخياطة واللصق' },
      { en: 'Cushioned leather-feel insole', ar: 'ضبان مبطّن ناعم الملمس' },
      { en: 'Low heel, 2.5 cm, with rubber tip', ar: 'كعب منخفض 2.5 سم بطرف مطاطي' },
      { en: 'Replaceable heel tip', ar: 'يمكن تبديل طرف الكعب عند الإسكافي' },
      { en: 'Comes with a dust bag', ar: 'معه كيس قماشي للحفظ' },
      { en: 'Brush off dust, keep in the shade', ar: 'يُنظّف من الغبار بفرشاة ويُحفظ بعيداً عن الشمس' },
      { en: 'True to size', ar: 'القياس مطابق' },
    ],
    shorts: [
      { en: 'Dress shoes made to be stood in.', ar: 'حذاء رسمي لا تتعب من الوقوف فيه.' },
      { en: 'Neat, cushioned and right with every suit.', ar: 'مرتّب ومبطّن ويليق مع كل بدلة.' },
    ],
  },
  {
    code: 'boots',
    category: 'fashion/shoes/mens-shoes',
    picture: 'boot',
    noun: { en: 'Men’s ankle boots', ar: 'بوت رجالي' },
    called: { en: 'Men’s boots', ar: 'بوت رجالي' },
    brands: ['caterpillar', 'clarks', 'babil', 'skechers'],
    series: ['Ridge', 'Trail', 'Zagros', 'Worker', 'Rock'],
    specifications: [
      { attribute: 'material', choices: ['leather', 'suede', 'imitation leather'], inName: true },
      { attribute: 'season', choices: ['winter'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['brown', 'black', 'beige'] },
      { attribute: 'size', choices: mensSizes },
    ],
    price: { from: 58_000, to: 185_000 },
    openings: [
      {
        en: 'For wet streets in February and stony paths in Rawanduz: a deep tread, a stiff heel and a tongue that keeps the mud out.',
        ar: 'لشوارع شباط المبلّلة وطرق راوندوز الحجرية: نعل عميق النقش وكعب صلب ولسان يمنع دخول الطين.',
      },
      {
        en: 'Sturdy at work, good-looking with jeans on Friday. The ankle is padded, so there’s little to break in.',
        ar: 'متين في العمل وأنيق مع الجينز يوم الجمعة، وكاحله مبطّن فلا يتعبك في أيامه الأولى.',
      },
      {
        en: 'A boot with weight where it protects and none where it doesn’t.',
        ar: 'بوت قوي حيث يجب أن يحمي، وخفيف فيما عدا ذلك.',
      },
    ],
    points: [
      { en: 'Deep rubber tread', ar: 'نعل مطاطي بنقش عميق' },
      { en: 'Metal eyelets and round laces', ar: 'عيون معدنية ورباط متين' },
      { en: 'Padded ankle', ar: 'حافّة مبطّنة حول الكاحل' },
      { en: 'Pull loop at the heel', ar: 'عروة خلفية تسهّل اللبس' },
      { en: 'Warm lining', ar: 'بطانة دافئة' },
      { en: 'Let it dry slowly, away from the heater', ar: 'يُجفّف على مهل بعيداً عن المدفأة' },
    ],
    shorts: [
      { en: 'Lined boots for rain, mud and mountain trips.', ar: 'بوت مبطّن للمطر والطين وسفرات الجبل.' },
      { en: 'Deep tread, padded ankle, little breaking in.', ar: 'نعل عميق وكاحل مبطّن وراحة من أول يوم.' },
    ],
  },
  {
    code: 'heels',
    category: 'fashion/shoes/womens-shoes',
    picture: 'heel',
    noun: { en: 'Women’s heels', ar: 'حذاء نسائي بكعب' },
    brands: ['ishtar', 'aldo', 'trendyol', 'koton'],
    series: ['Bella', 'Soiree', 'Paris', 'Dalia', 'Nina'],
    specifications: [
      { attribute: 'heel_height', choices: ['3-cm', '5-cm', '7-cm'], inName: true },
      { attribute: 'material', choices: ['imitation leather', 'suede', 'satin'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'beige', 'gold', 'burgundy'] },
      { attribute: 'size', choices: womensSizes },
    ],
    price: { from: 34_000, to: 92_000 },
    openings: [
      {
        en: 'For the wedding hall and the day after: the heel stands under your weight instead of behind it, so you last until the cake.',
        ar: 'لقاعة العرس وما بعدها: كعب متوازن يحمل وزنك بثبات، فتكملين السهرة حتى قطع الكيك.',
      },
      {
        en: 'A soft cushion under the ball of the foot, where heels usually begin to hurt.',
        ar: 'وسادة طرية تحت مقدّمة القدم، حيث يبدأ ألم الكعب عادةً.',
      },
      {
        en: 'Slim in front without pinching the toes, and quiet on marble.',
        ar: 'رشيق من الأمام من دون أن يضغط على الأصابع، وهادئ على المرمر.',
      },
    ],
    points: [
      { en: 'Heel covered in the same material', ar: 'كعب مكسو بالخامة نفسها' },
      { en: 'Rubber heel tips, one spare pair', ar: 'أطراف كعب مطاطية مع زوج احتياطي' },
      { en: 'Soft lining at the heel', ar: 'بطانة ناعمة عند الكعب' },
      { en: 'Non-slip sole', ar: 'نعل مانع للانزلاق' },
      { en: 'Comes in a dust bag', ar: 'معه كيس قماشي للحفظ' },
      { en: 'Between two sizes, take the larger', ar: 'بين قياسين اختاري الأكبر' },
    ],
    shorts: [
      { en: 'Elegant heels with a cushion where it counts.', ar: 'كعب أنيق بوسادة في مكانها الصحيح.' },
      { en: 'Steady, quiet and kind to the toes.', ar: 'ثابت وهادئ ومريح للأصابع.' },
    ],
  },
  {
    code: 'womens-sandals',
    category: 'fashion/shoes/womens-shoes',
    picture: 'sandal',
    noun: { en: 'Women’s sandals', ar: 'صندل نسائي' },
    brands: ['ishtar', 'skechers', 'aldo', 'dijla', 'defacto'],
    series: ['Breeze', 'Palma', 'Sole', 'Mira', 'Coast'],
    specifications: [
      { attribute: 'closure', choices: ['slip-on', 'strap'] },
      { attribute: 'material', choices: ['imitation leather', 'leather', 'suede'], inName: true },
      { attribute: 'season', choices: ['summer'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [
      { attribute: 'color', choices: ['beige', 'black', 'brown', 'white'] },
      { attribute: 'size', choices: womensSizes },
    ],
    price: { from: 17_000, to: 58_000 },
    openings: [
      {
        en: 'Six months of the year there’s no better shoe: open, light and shaped to the arch of the foot.',
        ar: 'لستة أشهر من السنة لا حذاء أفضل منه: مفتوح وخفيف، وقاعدته تتبع تقوّس القدم.',
      },
      {
        en: 'The straps are lined, so they leave no red lines in the heat, and the sole doesn’t slap when you walk.',
        ar: 'أحزمته مبطّنة فلا تترك أثراً في الحرّ، ونعله لا يصدر صوتاً عند المشي.',
      },
      {
        en: 'For the market in the morning and a visit in the afternoon, with an abaya or with jeans.',
        ar: 'للسوق صباحاً وللزيارة عصراً، مع العباية أو مع الجينز.',
      },
    ],
    points: [
      { en: 'Contoured, padded footbed', ar: 'قاعدة مبطّنة تتبع شكل القدم' },
      { en: 'Soft lined straps', ar: 'أحزمة مبطّنة ناعمة' },
      { en: 'Flat sole of 2 cm', ar: 'نعل مستوٍ بسماكة 2 سم' },
      { en: 'Doesn’t slip on wet tiles', ar: 'لا ينزلق على البلاط المبلّل' },
      { en: 'Wipe clean, dry in the shade', ar: 'يُمسح ويُجفّف في الظل' },
      { en: 'True to size', ar: 'القياس مطابق' },
    ],
    shorts: [
      { en: 'Padded sandals for the long summer.', ar: 'صندل مبطّن لصيف طويل.' },
      { en: 'Light, soft-strapped and easy to walk in.', ar: 'خفيف، ناعم الأحزمة، ومريح في المشي.' },
    ],
  },
  {
    code: 'childrens-shoes',
    category: 'fashion/shoes/childrens-shoes',
    picture: 'trainer',
    noun: { en: 'Children’s shoes', ar: 'حذاء أطفال' },
    brands: ['dijla', 'skechers', 'adidas', 'puma', 'lc-waikiki'],
    series: ['Jump', 'Comet', 'Rocket', 'Playtime', 'Zoom'],
    specifications: [
      { attribute: 'closure', choices: ['strap', 'laces'], inName: true },
      { attribute: 'material', choices: ['polyester', 'imitation leather', 'canvas'] },
      { attribute: 'gender', choices: ['unisex'] },
    ],
    axes: [
      { attribute: 'color', choices: ['blue', 'red', 'black', 'pink'] },
      { attribute: 'size', choices: ['28', '29', '30', '31', '32', '33', '34'] },
    ],
    price: { from: 18_000, to: 62_000 },
    openings: [
      {
        en: 'For the schoolyard and the way there: a bumper in front, a sole that bends and little weight on little feet.',
        ar: 'للساحة وللطريق إليها: مقدّمة محميّة ونعل ينثني ووزن خفيف على الأقدام الصغيرة.',
      },
      {
        en: 'Children don’t walk, they run. The toe is reinforced and the heel holds, so these make it to the end of the school year.',
        ar: 'الأطفال لا يمشون بل يركضون، لذلك قوّينا المقدّمة وثبّتنا الكعب ليبقى الحذاء حتى آخر السنة الدراسية.',
      },
      {
        en: 'Wide opening, soft tongue: on in seconds on a school morning.',
        ar: 'فتحة واسعة ولسان ليّن: يُلبس في ثوانٍ قبل موعد المدرسة.',
      },
    ],
    points: [
      { en: 'Light, about 150 grams each', ar: 'خفيف، وزن الفردة نحو 150 غراماً' },
      { en: 'Flexible non-slip sole', ar: 'نعل مرن مانع للانزلاق' },
      { en: 'Insole with a growth mark', ar: 'ضبان عليه علامة لمعرفة متى يصغر الحذاء' },
      { en: 'Padded around the ankle', ar: 'بطانة حول الكاحل' },
      { en: 'Wipe clean with a damp cloth', ar: 'يُنظّف بقطعة مبلّلة' },
      { en: 'Leave a thumb’s width in front of the toes', ar: 'اترك مسافة بعرض الإبهام أمام الأصابع' },
    ],
    shorts: [
      { en: 'Tough little shoes for school and play.', ar: 'حذاء صغير متين للمدرسة واللعب.' },
      { en: 'Reinforced in front, soft inside.', ar: 'مقوّى من الأمام وليّن من الداخل.' },
    ],
  },
  {
    code: 'mens-slippers',
    category: 'fashion/shoes/mens-shoes',
    picture: 'slide',
    noun: { en: 'Men’s slippers', ar: 'نعال رجالي' },
    brands: ['dijla', 'babil', 'adidas', 'puma', 'skechers'],
    series: ['Home', 'Patio', 'Garden', 'Easy', 'Relax'],
    specifications: [
      { attribute: 'material', choices: ['rubber', 'foam', 'imitation leather'], inName: true },
      { attribute: 'season', choices: ['all-year'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'brown', 'navy', 'beige'] },
      { attribute: 'size', choices: mensSizes },
    ],
    price: { from: 7_000, to: 36_000 },
    openings: [
      {
        en: 'They wait at the door: for the yard, the bakery on the corner and the mosque.',
        ar: 'مكانه عند الباب: للحوش وفرن الصمون وصلاة المغرب.',
      },
      {
        en: 'Soft underfoot, quick to dry after ablutions and not slippery on wet tiles.',
        ar: 'ليّن تحت القدم، يجفّ بسرعة بعد الوضوء، ولا ينزلق على البلاط المبلّل.',
      },
      {
        en: 'A raised edge keeps the foot in place, so you can walk in them and not just shuffle.',
        ar: 'حافّته مرتفعة تثبّت القدم، فتمشي به مرتاحاً ولا تجرّه.',
      },
    ],
    points: [
      { en: 'Slips on without hands', ar: 'يُلبس من دون يدين' },
      { en: 'Non-slip sole', ar: 'نعل مانع للانزلاق' },
      { en: 'Cushioned footbed', ar: 'قاعدة مبطّنة للقدم' },
      { en: 'Light, about 200 grams each', ar: 'خفيف، وزن الفردة نحو 200 غرام' },
      { en: 'For wide feet, take one size up', ar: 'للقدم العريضة اختر قياساً أكبر' },
    ],
    shorts: [
      { en: 'For the door, the yard and everything close by.', ar: 'للبيت والحوش والمشاوير القريبة.' },
      { en: 'Soft, light and dry in no time.', ar: 'ليّن وخفيف وسريع الجفاف.' },
    ],
  },
];
