import type { Kind } from '../../department.ts';

export const accessories: readonly Kind[] = [
  {
    code: 'socks',
    category: 'fashion/accessories/socks-and-caps',
    picture: 'socks',
    noun: { en: 'Cotton socks', ar: 'جوارب قطنية' },
    brands: ['dijla', 'penti', 'puma', 'adidas', 'lc-waikiki'],
    series: ['Daily', 'Office', 'Sport', 'Soft', 'Step'],
    specifications: [
      { attribute: 'pack_of', choices: ['3-pairs', '5-pairs', '7-pairs'], inName: true },
      { attribute: 'material', choices: ['cotton'] },
      { attribute: 'gender', choices: ['men', 'women', 'unisex'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'white', 'gray', 'navy', 'beige'] }],
    price: { from: 5_000, to: 11_000 },
    openings: [
      {
        en: 'Socks that stay up in the shoe and come off at the door without a mark on the leg.',
        ar: 'جوارب تثبت في الحذاء، وتخلعها عند الباب من دون أثر على الساق.',
      },
      {
        en: 'Knitted thicker at heel and toe, where a sock wears through first, and thin on the instep for hot days.',
        ar: 'أسمك عند الكعب والأصابع حيث تتلف الجوارب أولاً، وأخفّ فوق القدم لأيام الحرّ.',
      },
      {
        en: 'A pack of one color, so there’s never a single sock looking for its partner.',
        ar: 'كلها بلون واحد، فلا تبقى فردة تبحث عن أختها بعد الغسيل.',
      },
    ],
    points: [
      { en: '80% cotton, 17% polyamide, 3% elastane', ar: 'قطن 80% وبولي أميد 17% وإيلاستين 3%' },
      { en: 'Reinforced heel and toe', ar: 'كعب ومقدّمة مقوّيان' },
      { en: 'Flat toe seam', ar: 'خياطة مسطّحة عند الأصابع' },
      { en: 'Soft cuff that doesn’t cut in', ar: 'حافّة ليّنة لا تضغط على الساق' },
      { en: 'One size, 39 to 44', ar: 'قياس واحد من 39 إلى 44' },
    ],
    shorts: [
      {
        en: 'Everyday cotton socks, strong at heel and toe.',
        ar: 'جوارب قطنية لكل يوم، متينة عند الكعب والأصابع.',
      },
      {
        en: 'They stay up, leave no marks and match each other.',
        ar: 'تثبت في مكانها ولا تترك أثراً، وكلها متشابهة.',
      },
    ],
  },
  {
    code: 'cap',
    category: 'fashion/accessories/socks-and-caps',
    picture: 'cap',
    noun: { en: 'Baseball cap', ar: 'كاب' },
    brands: ['dijla', 'nike', 'adidas', 'puma', 'new-era'],
    series: ['Street', 'Sun', 'Club', 'Classic', 'Trail'],
    specifications: [
      { attribute: 'material', choices: ['cotton', 'polyester', 'canvas'], inName: true },
      { attribute: 'season', choices: ['summer'] },
      { attribute: 'gender', choices: ['unisex'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'navy', 'beige', 'white', 'olive'] }],
    price: { from: 8_000, to: 34_000 },
    openings: [
      {
        en: 'A bit of shade to carry with you: a curved brim for the eyes, eyelets on top for the heat.',
        ar: 'ظلّ صغير يرافقك أينما ذهبت: حافّة مقوّسة للعينين وفتحات في الأعلى تخرج منها الحرارة.',
      },
      {
        en: 'For the car, the soccer field and a boat on the Tigris. The strap holds it in the wind.',
        ar: 'للسيارة والملعب وزورق دجلة، وحزامه الخلفي يثبّته في الهواء.',
      },
      {
        en: 'Soft front, no cardboard: it folds into a pocket and comes out in shape.',
        ar: 'مقدّمته ليّنة بلا كرتون: تطويه في الجيب ويعود إلى شكله.',
      },
    ],
    points: [
      { en: 'Ventilation eyelets', ar: 'فتحات للتهوية' },
      { en: 'Sweatband inside', ar: 'شريط داخلي يمتصّ العرق' },
      { en: 'Brim keeps its curve after washing', ar: 'حافّته تحافظ على تقوّسها بعد الغسيل' },
      { en: 'Embroidered, not printed', ar: 'شعاره مطرّز لا مطبوع' },
    ],
    shorts: [
      { en: 'Shade for the eyes, air for the head.', ar: 'ظلّ للعينين وتهوية للرأس.' },
      { en: 'An adjustable cap for hot days.', ar: 'كاب قابل للتعديل لأيام الشمس.' },
    ],
  },
  {
    code: 'belt',
    category: 'fashion/accessories/belts-and-wallets',
    picture: 'belt',
    noun: { en: 'Men’s belt', ar: 'حزام رجالي' },
    brands: ['babil', 'sumer', 'us-polo', 'lc-waikiki', 'fossil'],
    series: ['Classic', 'Office', 'Ranger', 'Atlas', 'Urban'],
    specifications: [
      { attribute: 'material', choices: ['leather', 'imitation leather'], inName: true },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'brown', 'navy', 'camel'] }],
    price: { from: 11_000, to: 38_000 },
    openings: [
      {
        en: 'One belt for suits and jeans: not too narrow for the jeans, not too wide for the suit.',
        ar: 'حزام واحد للبدلة والجينز: ليس رفيعاً على الجينز ولا عريضاً على البدلة.',
      },
      {
        en: 'The buckle comes off with a screw, so the belt can be cut to your length at home with scissors.',
        ar: 'إبزيمه يُفكّ ببرغي، فتقصّه على طولك في البيت بالمقص.',
      },
      {
        en: 'The edges are sealed all around, so sweat doesn’t split them after one summer.',
        ar: 'حوافّه مشمّعة من كل الجهات، فلا تتفتّح من العرق بعد صيف واحد.',
      },
    ],
    points: [
      { en: 'Matte metal buckle that doesn’t rust', ar: 'إبزيم معدني مطفي لا يصدأ' },
      { en: 'Five holes, 2.5 cm apart', ar: 'خمسة ثقوب، بين كل اثنين 2.5 سم' },
      { en: 'Comes in a box', ar: 'يصلك في علبة' },
      { en: 'Wipe with a soft cloth; don’t wash', ar: 'يُمسح بقماش ناعم ولا يُغسل' },
    ],
    shorts: [
      { en: 'A belt for suits and jeans, cut to your length.', ar: 'حزام للبدلة والجينز، تقصّه على قياسك.' },
      { en: 'Sealed edges and a buckle that doesn’t rust.', ar: 'حوافّ مشمّعة وإبزيم لا يصدأ.' },
    ],
  },
  {
    code: 'sunglasses',
    category: 'fashion/accessories/sunglasses',
    picture: 'sunglasses',
    noun: { en: 'Sunglasses', ar: 'نظارة شمسية' },
    brands: ['ray-ban', 'polaroid', 'fossil', 'dijla', 'ishtar'],
    series: ['Horizon', 'Retro', 'Dune', 'Coast', 'Metro', 'Sol'],
    specifications: [
      { attribute: 'lens', choices: ['uv400', 'polarized', 'photochromic'], inName: true },
      { attribute: 'gender', choices: ['men', 'women', 'unisex'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'brown', 'gold', 'blue'] }],
    price: { from: 18_000, to: 165_000 },
    openings: [
      {
        en: 'For the road to Basra at noon: less glare on the windshield, colors that stay true, and no pressure behind the ears.',
        ar: 'لطريق البصرة عند الظهر: وهج أقل على الزجاج وألوان طبيعية، ومن دون ضغط خلف الأذن.',
      },
      {
        en: 'Light on the nose, dark enough for August. The frame springs back when it’s bent.',
        ar: 'خفيفة على الأنف وداكنة بما يكفي لشهر آب، وإطارها مرن يعود إلى شكله.',
      },
      {
        en: 'Full protection from ultraviolet light, in a frame you’ll want to wear in the shade as well.',
        ar: 'حماية كاملة من الأشعة فوق البنفسجية، بإطار تودّ لبسه حتى في الظل.',
      },
    ],
    points: [
      { en: 'Temples that don’t slip', ar: 'ذراعان لا تنزلقان عن الأذن' },
      { en: 'Spring hinges', ar: 'مفصّلات مرنة' },
      { en: 'Soft nose pads', ar: 'وسائد أنف ليّنة' },
      { en: 'Weighs less than 30 grams', ar: 'وزنها أقل من 30 غراماً' },
      {
        en: 'Keep out of the parked car: heat warps lenses',
        ar: 'لا تتركها في السيارة المتوقفة، فالحرارة تشوّه العدسات',
      },
    ],
    shorts: [
      { en: 'Full UV protection in a light frame.', ar: 'حماية كاملة من الأشعة بإطار خفيف.' },
      { en: 'Less glare, true colors, no pressure.', ar: 'وهج أقل وألوان طبيعية، بلا ضغط على الأنف والأذن.' },
    ],
  },
  {
    code: 'wrist-watch',
    category: 'fashion/accessories/watches-and-jewelry',
    picture: 'wrist-watch',
    noun: { en: 'Wristwatch', ar: 'ساعة يد' },
    brands: ['casio', 'seiko', 'citizen', 'q-and-q', 'fossil', 'sumer'],
    series: ['Heritage', 'Field', 'Legacy', 'Meridian', 'Metro', 'Moment'],
    specifications: [
      { attribute: 'watch_strap', choices: ['leather-strap', 'steel-strap', 'silicone-strap'], inName: true },
      { attribute: 'gender', choices: ['men', 'women'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'silver', 'gold', 'blue'] }],
    price: { from: 38_000, to: 260_000 },
    openings: [
      {
        en: 'Hands and numerals you can read at a glance, in the sun and on a dark street.',
        ar: 'عقارب وأرقام تقرؤها بلمحة، في الشمس وفي شارع معتم.',
      },
      {
        en: 'A watch that asks for nothing: one battery lasts about three years, and there’s no charger to forget.',
        ar: 'ساعة لا تطلب منك شيئاً: بطاريتها تدوم نحو ثلاث سنوات، ولا شاحن لها تنساه.',
      },
      {
        en: 'A gift for graduation, for a first paycheck, or for someone who’s always on time.',
        ar: 'هدية للتخرّج ولأول راتب، أو لمن يحترم المواعيد.',
      },
    ],
    points: [
      { en: 'Quartz movement', ar: 'ماكنة كوارتز' },
      { en: 'Withstands splashes and hand washing', ar: 'تتحمّل رذاذ الماء وغسل اليدين' },
      { en: 'Luminous hands', ar: 'عقارب مضيئة في الظلام' },
      { en: 'Date display', ar: 'نافذة للتاريخ' },
      { en: 'Comes in a gift box', ar: 'تصلك في علبة هدايا' },
      { en: 'Strap can be changed with standard pins', ar: 'يمكن تبديل سوارها بدبابيس عادية' },
    ],
    shorts: [
      { en: 'Quartz accuracy and a dial that’s easy to read.', ar: 'دقّة الكوارتز وأرقام واضحة.' },
      { en: 'An understated watch for the office, or to give.', ar: 'ساعة هادئة للدوام وللإهداء.' },
    ],
  },
  {
    code: 'necklace',
    category: 'fashion/accessories/watches-and-jewelry',
    picture: 'necklace',
    noun: { en: 'Pendant necklace', ar: 'قلادة نسائية' },
    brands: ['ishtar', 'sumer', 'swarovski', 'nakheel'],
    series: ['Lulu', 'Hilal', 'Inanna', 'Warda', 'Najma', 'Amal'],
    specifications: [{ attribute: 'gender', choices: ['women'] }],
    axes: [{ attribute: 'jewelry_metal', choices: ['silver-925', 'gold-plated'] }],
    price: { from: 19_000, to: 95_000 },
    openings: [
      {
        en: 'A fine chain with a small pendant that sits at the collarbone and shows above a round neckline.',
        ar: 'سلسلة رفيعة بتعليقة صغيرة تستقرّ عند الترقوة وتظهر فوق الرقبة الدائرية.',
      },
      {
        en: 'Given on Mother’s Day, at an engagement or without a reason. The box is ready to give.',
        ar: 'تُهدى في عيد الأم وفي الخطوبة، أو بلا مناسبة. علبتها جاهزة للتقديم.',
      },
      {
        en: 'Small enough for every day and bright enough for the evening, worn alone or with a second chain.',
        ar: 'صغيرة تناسب كل يوم، ولامعة تناسب السهرة، وحدها أو مع سلسلة ثانية.',
      },
    ],
    points: [
      { en: 'Nickel-free', ar: 'خالية من النيكل' },
      { en: 'Clasp that opens with one hand', ar: 'قفل سهل الفتح بيد واحدة' },
      { en: 'Comes in a velvet box', ar: 'تصلك في علبة مخملية' },
      { en: 'Stones set in prongs, not glued', ar: 'أحجارها مثبّتة بمخالب لا بالصمغ' },
    ],
    shorts: [
      { en: 'A fine pendant for every day, in a gift box.', ar: 'قلادة ناعمة لكل يوم، في علبة هدايا.' },
      { en: 'Small, bright and nickel-free.', ar: 'صغيرة ولامعة وخالية من النيكل.' },
    ],
  },
];
