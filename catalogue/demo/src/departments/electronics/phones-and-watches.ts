import type { Kind } from '../../department.ts';

export const phonesAndWatches: readonly Kind[] = [
  {
    code: 'smartphone',
    category: 'electronics/phones-and-watches/smartphones',
    weight: 2,
    picture: 'phone',
    noun: { en: 'Smartphone', ar: 'هاتف ذكي' },
    called: { en: 'Smartphone', ar: 'موبايل' },
    brands: ['samsung', 'xiaomi', 'honor', 'infinix', 'tecno', 'realme'],
    series: ['Nova', 'Lumen', 'Zen', 'Orbit', 'Pulse', 'Vega'],
    specifications: [{ attribute: 'network', choices: ['4g', '5g'], inName: true }],
    axes: [
      { attribute: 'color', choices: ['black', 'blue', 'green', 'silver', 'lilac', 'gold'] },
      { attribute: 'storage', choices: ['128 gb', '256 gb', '512 gb'] },
    ],
    price: { from: 165_000, to: 720_000 },
    openings: [
      {
        en: 'A phone for the whole day: the battery lasts from the first call in the morning to the last movie at night, even when the power is out and there’s nowhere to charge.',
        ar: 'هاتف ليوم كامل: بطاريته تكفي من مكالمة الصباح إلى آخر فلم في الليل، حتى إذا انقطعت الكهرباء ولم تجد أين تشحن.',
      },
      {
        en: 'The screen stays readable on the street at noon, and the camera doesn’t need a steady hand in the evening.',
        ar: 'شاشته واضحة تحت شمس الظهيرة، وكاميرته تلتقط صوراً ثابتة في المساء من دون عناء.',
      },
      {
        en: 'Two lines in one phone, one for work and one for the family, and room enough for years of pictures.',
        ar: 'خطّان في جهاز واحد، واحد للعمل وآخر للعائلة، وسعة تكفي لصور سنوات.',
      },
    ],
    points: [
      { en: 'Dual SIM, both active', ar: 'يعمل بشريحتين في وقت واحد' },
      { en: 'Fast charging, cable included', ar: 'شحن سريع، والسلك داخل العلبة' },
      { en: 'Unlocks by fingerprint or face', ar: 'يُفتح ببصمة الإصبع أو الوجه' },
      { en: 'Arabic, Kurdish and English keyboards', ar: 'لوحة مفاتيح بالعربية والكردية والإنكليزية' },
    ],
    shorts: [
      { en: 'Bright screen, long battery, two lines.', ar: 'شاشة ساطعة وبطارية طويلة وخطّان.' },
      { en: 'Takes good pictures and lasts until night.', ar: 'يصوّر بوضوح وتدوم بطاريته حتى الليل.' },
      {
        en: 'Everything a phone should do, quickly and without getting hot.',
        ar: 'كل ما تريده من الهاتف، بسرعة ومن غير أن يسخن.',
      },
    ],
  },
  {
    code: 'keypad-phone',
    category: 'electronics/phones-and-watches/smartphones',
    picture: 'phone',
    weight: 0.5,
    noun: { en: 'Keypad phone', ar: 'هاتف بأزرار' },
    brands: ['nokia', 'itel', 'tecno'],
    series: ['Classic', 'Simple', 'Duo', 'Call'],
    specifications: [{ attribute: 'color', choices: ['black', 'blue', 'gray', 'red'] }],
    price: { from: 22_000, to: 65_000 },
    openings: [
      {
        en: 'A second phone you charge once a week, with keys you can feel and a ring nobody misses.',
        ar: 'هاتف ثانٍ يُشحن مرة في الأسبوع، أزراره واضحة باللمس ورنّته لا تفوت أحداً.',
      },
      {
        en: 'For parents and grandparents: large letters, loud sound and a flashlight with its own key.',
        ar: 'للوالدين والأجداد: حروف كبيرة وصوت عالٍ ومصباح له زرّ خاص.',
      },
    ],
    points: [
      { en: 'Two SIM cards', ar: 'شريحتان' },
      { en: 'Up to a week on standby', ar: 'يبقى حتى أسبوع في وضع الانتظار' },
      { en: 'Flashlight and FM radio', ar: 'مصباح وراديو FM' },
      { en: 'Large backlit keys', ar: 'أزرار كبيرة مضاءة' },
      { en: 'Battery you can change yourself', ar: 'بطارية قابلة للتبديل باليد' },
    ],
    shorts: [
      {
        en: 'Calls, flashlight, radio, and a week without charging.',
        ar: 'مكالمات ومصباح وراديو، وأسبوع بلا شحن.',
      },
      { en: 'Simple to use, hard to break.', ar: 'سهل الاستعمال ويتحمّل السقوط.' },
    ],
  },
  {
    code: 'smart-watch',
    category: 'electronics/phones-and-watches/smart-watches',
    picture: 'watch',
    noun: { en: 'Smart watch', ar: 'ساعة ذكية' },
    brands: ['xiaomi', 'huawei', 'samsung', 'amazfit'],
    series: ['Active', 'Pace', 'Horizon', 'Tempo', 'Core'],
    specifications: [],
    axes: [{ attribute: 'color', choices: ['black', 'blue', 'beige', 'pink', 'silver', 'orange'] }],
    price: { from: 42_000, to: 260_000 },
    openings: [
      {
        en: 'Shows who’s calling while your phone stays in your pocket, tracks steps and sleep, and reminds you of prayer times.',
        ar: 'تُظهر لك المتّصل والهاتف في جيبك، وتعدّ خطواتك وساعات نومك، وتذكّرك بأوقات الصلاة.',
      },
      {
        en: 'Light on the wrist and readable in the sun: as good for a walk by the river as for the office.',
        ar: 'خفيفة على اليد وواضحة تحت الشمس، تصلح للمشي على الكورنيش كما تصلح للدوام.',
      },
    ],
    points: [
      { en: 'Up to ten days per charge', ar: 'حتى عشرة أيام في الشحنة الواحدة' },
      { en: 'Heart rate, sleep and steps', ar: 'قياس النبض والنوم والخطوات' },
      { en: 'Resists sweat and splashes', ar: 'مقاومة للعرق ورذاذ الماء' },
      { en: 'Messages in Arabic', ar: 'تعرض الرسائل بالعربية' },
      { en: 'Strap changes without tools', ar: 'سوار يُبدَّل بلا أدوات' },
      { en: 'Works with Android and iPhone', ar: 'تعمل مع أندرويد وآيفون' },
    ],
    shorts: [
      {
        en: 'Calls, steps and prayer times at a glance.',
        ar: 'المكالمات والخطوات وأوقات الصلاة بنظرة واحدة.',
      },
      { en: 'Ten days on one charge, light on the wrist.', ar: 'عشرة أيام بشحنة واحدة وخفيفة على اليد.' },
    ],
  },
  {
    code: 'fitness-band',
    category: 'electronics/phones-and-watches/smart-watches',
    picture: 'watch',
    weight: 0.5,
    noun: { en: 'Fitness band', ar: 'سوار رياضي ذكي' },
    brands: ['xiaomi', 'huawei', 'honor'],
    series: ['Pulse', 'Step', 'Stride', 'Run'],
    specifications: [{ attribute: 'color', choices: ['black', 'blue', 'pink', 'green'] }],
    price: { from: 24_000, to: 69_000 },
    openings: [
      {
        en: 'Hardly heavier than a strap, and yet it knows how far you walked and how well you slept.',
        ar: 'لا يزيد وزنه على وزن السوار نفسه، ومع ذلك يعرف كم مشيت وكيف نمت.',
      },
      {
        en: 'For anyone starting to exercise: it counts quietly and gently reminds you to move.',
        ar: 'لمن بدأ الرياضة حديثاً: يعدّ بهدوء ويذكّرك بلطف أن تتحرّك.',
      },
    ],
    points: [
      { en: 'Two weeks per charge', ar: 'أسبوعان في الشحنة الواحدة' },
      { en: 'Safe to wear in the shower', ar: 'لا يضرّه ماء الاستحمام' },
      { en: 'Counts steps, pulse and sleep', ar: 'يعدّ الخطوات والنبض وساعات النوم' },
      { en: 'Vibrates gently for calls and alarms', ar: 'يهتزّ بلطف عند المكالمات والمنبّه' },
    ],
    shorts: [
      { en: 'Counts steps and sleep, two weeks per charge.', ar: 'يعدّ الخطوات والنوم، وأسبوعان في الشحنة.' },
      { en: 'The lightest way to start exercising.', ar: 'أخفّ بداية مع الرياضة.' },
    ],
  },
  {
    code: 'phone-case',
    category: 'electronics/phones-and-watches/cases-and-protection',
    picture: 'phone-case',
    noun: { en: 'Phone case', ar: 'كفر هاتف' },
    brands: ['spigen', 'dijla', 'anker'],
    series: ['Armor', 'Contour', 'Soft', 'Shield'],
    specifications: [{ attribute: 'material', choices: ['silicone', 'plastic', 'imitation leather'] }],
    axes: [{ attribute: 'color', choices: ['black', 'navy', 'red', 'pink', 'mint', 'lilac', 'beige'] }],
    price: { from: 4_000, to: 22_000 },
    openings: [
      {
        en: 'Raised edges keep screen and camera off the table, and the corners take the blow when your phone slips off the car seat.',
        ar: 'حوافّ مرتفعة تُبعد الشاشة والكاميرا عن سطح الطاولة، وزوايا تمتصّ الصدمة إذا انزلق الهاتف من مقعد السيارة.',
      },
      {
        en: 'A snug case that doesn’t yellow in the sun and wipes clean in a moment.',
        ar: 'كفر محكم لا يصفرّ تحت الشمس ويُنظّف بمسحة واحدة.',
      },
    ],
    points: [
      { en: 'Cushioned corners for drops', ar: 'زوايا مخفّفة للصدمات' },
      { en: 'Works with wireless charging', ar: 'لا يمنع الشحن اللاسلكي' },
      { en: 'Holds firmly in a sweaty hand', ar: 'لا ينزلق من اليد المتعرّقة' },
      { en: 'Precise cutouts for buttons and ports', ar: 'فتحات دقيقة للأزرار والمنافذ' },
    ],
    shorts: [
      { en: 'Slim, and ready for a drop.', ar: 'نحيف ويحمي عند السقوط.' },
      { en: 'Protects edges, camera and screen.', ar: 'يحمي الحوافّ والكاميرا والشاشة.' },
    ],
  },
];
