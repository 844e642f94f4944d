import type { Kind } from '../../department.ts';

export const phonesAndWatches: readonly Kind[] = [
  {
    code: 'smartphone', category: 'electronics/phones-and-watches/smartphones', weight: 2, picture: 'phone',
    noun: { en: 'Smartphone', ar: 'هاتف ذكي' },
    brands: ['samsung', 'xiaomi', 'honor', 'infinix', 'tecno', 'realme'],
    series: ['Nova', 'Lumen', 'Zen', 'Orbit', 'Pulse', 'Vega'],
    specifications: [{ attribute: 'network', choices: ['4g', '5g'], inName: true }],
    axes: [{ attribute: 'color', choices: ['black', 'blue', 'green', 'silver', 'lilac', 'gold'] }, { attribute: 'storage', choices: ['128 gb', '256 gb', '512 gb'] }],
    price: { from: 165_000, to: 720_000 },
    openings: [
      { en: 'A phone for the whole day: its battery lasts from the morning call to the last film at night, even when the power is out and nothing can be charged.', ar: 'هاتف ليوم كامل: بطاريته تكفي من مكالمة الصباح إلى آخر فلم في الليل، حتى إذا انقطعت الكهرباء ولم تجد أين تشحن.' },
      { en: 'The screen stays readable at noon in the street, and the camera needs no steady hand in the evening.', ar: 'شاشته واضحة تحت شمس الظهيرة، وكاميرته تلتقط صوراً ثابتة في المساء من دون عناء.' },
      { en: 'Two lines in one phone, one for work and one for the family, and room enough for years of pictures.', ar: 'خطّان في جهاز واحد، واحد للعمل وآخر للعائلة، وسعة تكفي لصور سنوات.' },
    ],
    points: [
      { en: 'Two SIM cards at the same time', ar: 'يعمل بشريحتين في وقت واحد' },
      { en: '6.6 inch screen at 120 Hz', ar: 'شاشة 6.6 إنج بتردد 120 هرتز' },
      { en: 'Quick charging, cable in the box', ar: 'شحن سريع، والسلك داخل العلبة' },
      { en: 'Opens by fingerprint or face', ar: 'يُفتح ببصمة الإصبع أو الوجه' },
      { en: 'Arabic, Kurdish and English on the keyboard', ar: 'لوحة مفاتيح بالعربية والكردية والإنكليزية' },
      { en: 'One year of guarantee from our shop', ar: 'ضمان سنة كاملة من متجرنا' },
    ],
    shorts: [
      { en: 'Bright screen, long battery, two lines.', ar: 'شاشة ساطعة وبطارية طويلة وخطّان.' },
      { en: 'Takes good pictures and lasts until night.', ar: 'يصوّر بوضوح وتدوم بطاريته حتى الليل.' },
      { en: 'Everything a phone should do, without haste and without heat.', ar: 'كل ما تريده من الهاتف، بسرعة ومن غير أن يسخن.' },
    ],
  },
  {
    code: 'keypad-phone', category: 'electronics/phones-and-watches/smartphones', picture: 'phone', weight: 0.5,
    noun: { en: 'Keypad phone', ar: 'هاتف بأزرار' },
    brands: ['nokia', 'itel', 'tecno'],
    series: ['Classic', 'Simple', 'Duo', 'Call'],
    specifications: [{ attribute: 'color', choices: ['black', 'blue', 'gray', 'red'] }],
    price: { from: 22_000, to: 65_000 },
    openings: [
      { en: 'A second phone that is charged once a week, with keys that can be felt and a ring nobody misses.', ar: 'هاتف ثانٍ يُشحن مرة في الأسبوع، أزراره واضحة باللمس ورنّته لا تفوت أحداً.' },
      { en: 'For parents and grandparents: large letters, loud sound and a torch on its own key.', ar: 'للوالدين والأجداد: حروف كبيرة وصوت عالٍ ومصباح له زرّ خاص.' },
    ],
    points: [
      { en: 'Two SIM cards', ar: 'شريحتان' },
      { en: 'Up to a week on standby', ar: 'يبقى حتى أسبوع في وضع الانتظار' },
      { en: 'Torch and FM radio', ar: 'مصباح وراديو FM' },
      { en: 'Large keys with light', ar: 'أزرار كبيرة مضاءة' },
      { en: 'Battery can be changed by hand', ar: 'بطارية قابلة للتبديل باليد' },
    ],
    shorts: [
      { en: 'Calls, torch, radio, and a week without charging.', ar: 'مكالمات ومصباح وراديو، وأسبوع بلا شحن.' },
      { en: 'Simple to use, hard to break.', ar: 'سهل الاستعمال ويتحمّل السقوط.' },
    ],
  },
  {
    code: 'smart-watch', category: 'electronics/phones-and-watches/smart-watches', picture: 'watch',
    noun: { en: 'Smart watch', ar: 'ساعة ذكية' },
    brands: ['xiaomi', 'huawei', 'samsung', 'amazfit'],
    series: ['Active', 'Pace', 'Horizon', 'Tempo', 'Core'],
    specifications: [],
    axes: [{ attribute: 'color', choices: ['black', 'blue', 'beige', 'pink', 'silver', 'orange'] }],
    price: { from: 42_000, to: 260_000 },
    openings: [
      { en: 'Shows who is calling while the phone stays in the pocket, counts steps and sleep, and tells the times of prayer.', ar: 'تُظهر لك المتّصل والهاتف في جيبك، وتعدّ خطواتك وساعات نومك، وتذكّرك بأوقات الصلاة.' },
      { en: 'Light on the arm and readable in the sun: made for walking by the river as much as for the office.', ar: 'خفيفة على اليد وواضحة تحت الشمس، تصلح للمشي على الكورنيش كما تصلح للدوام.' },
    ],
    points: [
      { en: 'Up to ten days per charge', ar: 'حتى عشرة أيام في الشحنة الواحدة' },
      { en: 'Heart rate, sleep and steps', ar: 'قياس النبض والنوم والخطوات' },
      { en: 'Proof against sweat and splashes', ar: 'مقاومة للعرق ورذاذ الماء' },
      { en: 'Messages in Arabic', ar: 'تعرض الرسائل بالعربية' },
      { en: 'Strap changed without tools', ar: 'سوار يُبدَّل بلا أدوات' },
      { en: 'Works with Android and iPhone', ar: 'تعمل مع أندرويد وآيفون' },
    ],
    shorts: [
      { en: 'Calls, steps and prayer times at a glance.', ar: 'المكالمات والخطوات وأوقات الصلاة بنظرة واحدة.' },
      { en: 'Ten days on one charge, light on the arm.', ar: 'عشرة أيام بشحنة واحدة وخفيفة على اليد.' },
    ],
  },
  {
    code: 'fitness-band', category: 'electronics/phones-and-watches/smart-watches', picture: 'watch', weight: 0.5,
    noun: { en: 'Fitness band', ar: 'سوار رياضي ذكي' },
    brands: ['xiaomi', 'huawei', 'honor'],
    series: ['Band', 'Step', 'Fit', 'Run'],
    specifications: [{ attribute: 'color', choices: ['black', 'blue', 'pink', 'green'] }],
    price: { from: 24_000, to: 69_000 },
    openings: [
      { en: 'Hardly heavier than a strap, and yet it knows how far you walked and how well you slept.', ar: 'لا يزيد وزنه على وزن السوار نفسه، ومع ذلك يعرف كم مشيت وكيف نمت.' },
      { en: 'For those who begin with sport: it counts quietly and reminds you kindly to stand up.', ar: 'لمن بدأ الرياضة حديثاً: يعدّ بهدوء ويذكّرك بلطف أن تتحرّك.' },
    ],
    points: [
      { en: 'Two weeks per charge', ar: 'أسبوعان في الشحنة الواحدة' },
      { en: 'May be worn under the shower', ar: 'لا يضرّه ماء الاستحمام' },
      { en: 'Counts steps, pulse and sleep', ar: 'يعدّ الخطوات والنبض وساعات النوم' },
      { en: 'Shakes softly for calls and alarms', ar: 'يهتزّ بلطف عند المكالمات والمنبّه' },
    ],
    shorts: [
      { en: 'Counts steps and sleep, two weeks per charge.', ar: 'يعدّ الخطوات والنوم، وأسبوعان في الشحنة.' },
      { en: 'The lightest way to begin with sport.', ar: 'أخفّ بداية مع الرياضة.' },
    ],
  },
  {
    code: 'phone-case', category: 'electronics/phones-and-watches/cases-and-protection', picture: 'phone-case',
    noun: { en: 'Phone case', ar: 'كفر هاتف' },
    brands: ['spigen', 'dijla', 'anker'],
    series: ['Armor', 'Clear', 'Soft', 'Shield'],
    specifications: [{ attribute: 'material', choices: ['silicone', 'plastic', 'imitation leather'] }],
    axes: [{ attribute: 'color', choices: ['black', 'navy', 'red', 'pink', 'mint', 'lilac', 'beige'] }],
    price: { from: 4_000, to: 22_000 },
    openings: [
      { en: 'Raised edges keep screen and camera off the table, and the corners take the blow when the phone slips from the car seat.', ar: 'حوافّ مرتفعة تُبعد الشاشة والكاميرا عن سطح الطاولة، وزوايا تمتصّ الصدمة إذا انزلق الهاتف من مقعد السيارة.' },
      { en: 'A case that sits tightly, does not turn yellow in the sun and is wiped clean in a moment.', ar: 'كفر محكم لا يصفرّ تحت الشمس ويُنظّف بمسحة واحدة.' },
    ],
    points: [
      { en: 'Softened corners against falls', ar: 'زوايا مخفّفة للصدمات' },
      { en: 'Charging without a cable works through it', ar: 'لا يمنع الشحن اللاسلكي' },
      { en: 'Holds firmly in a sweaty hand', ar: 'لا ينزلق من اليد المتعرّقة' },
      { en: 'Openings exactly at keys and sockets', ar: 'فتحات دقيقة للأزرار والمنافذ' },
    ],
    shorts: [
      { en: 'Slim, and calm about falls.', ar: 'نحيف ويحمي عند السقوط.' },
      { en: 'Protects edges, camera and screen.', ar: 'يحمي الحوافّ والكاميرا والشاشة.' },
    ],
  },
];
