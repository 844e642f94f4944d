import type { Kind } from '../../department.ts';

export const smallAppliances: readonly Kind[] = [
  {
    code: 'vacuum-cleaner',
    category: 'appliances/cleaning-and-ironing/vacuum-cleaners',
    picture: 'vacuum-cleaner',
    noun: { en: 'Vacuum cleaner', ar: 'مكنسة كهربائية' },
    called: { en: 'Vacuum', ar: 'مكنسة' },
    brands: ['panasonic', 'samsung', 'philips', 'bosch', 'hitachi'],
    series: ['Sirocco', 'Gust', 'Storm', 'Home'],
    specifications: [
      { attribute: 'motor_power', choices: ['1600 w', '2000 w', '2400 w'], inName: true },
      { attribute: 'color', choices: ['red', 'blue', 'black', 'gray'] },
    ],
    price: { from: 72_000, to: 240_000 },
    openings: [
      {
        en: 'Pulls dust-storm sand out of the carpet and doesn’t blow it back out behind.',
        ar: 'تسحب تراب العاصفة من السجاد ولا تنفخه من خلفها.',
      },
      {
        en: 'A long cord and a light body: the whole floor without changing outlets.',
        ar: 'سلك طويل وجسم خفيف: طابق كامل بلا تبديل المأخذ.',
      },
    ],
    points: [
      { en: 'Works with a bag or a dust cup', ar: 'تعمل بكيس أو بخزّان' },
      { en: 'Brushes for carpet, tile and curtains', ar: 'فرش للسجاد والبلاط والستائر' },
      { en: 'Washable filter', ar: 'فلتر قابل للغسل' },
      { en: 'Seven-meter cord that rewinds itself', ar: 'سلك 7 أمتار يلتفّ وحده' },
    ],
    shorts: [
      { en: 'Gets the dust storm out of the carpet.', ar: 'تسحب غبار العواصف من السجاد.' },
      { en: 'Strong and light, with a long cord.', ar: 'قوية وخفيفة بسلك طويل.' },
    ],
  },
  {
    code: 'steam-iron',
    category: 'appliances/cleaning-and-ironing/irons',
    picture: 'iron',
    noun: { en: 'Steam iron', ar: 'أوتي بخار' },
    brands: ['philips', 'tefal', 'braun', 'panasonic'],
    series: ['Glide', 'Sabaa', 'Azur', 'Lisse'],
    specifications: [
      { attribute: 'motor_power', choices: ['1600 w', '2000 w', '2400 w'], inName: true },
      { attribute: 'color', choices: ['blue', 'purple', 'turquoise'] },
    ],
    price: { from: 22_000, to: 96_000 },
    openings: [
      {
        en: 'Gets a dishdasha crisp in a few strokes and turns itself off if a phone call runs long.',
        ar: 'يجعل الدشداشة مستقيمة بضربات قليلة، وينطفئ وحده إذا طالت المكالمة.',
      },
      {
        en: 'Steam that goes through two layers, using plain tap water.',
        ar: 'بخار ينفذ من طبقتين، ومن ماء أي حنفية.',
      },
    ],
    points: [
      { en: 'Ceramic soleplate', ar: 'قاعدة سيراميك' },
      { en: 'Turns itself off', ar: 'ينطفئ تلقائياً' },
      { en: 'Self-cleaning against lime', ar: 'ينظّف نفسه من الكلس' },
      { en: 'Doesn’t drip', ar: 'لا يقطّر' },
    ],
    shorts: [
      { en: 'Crisp in a few strokes.', ar: 'كيّ مستقيم بضربات قليلة.' },
      { en: 'Plenty of steam, no drips.', ar: 'بخار كثير بلا تقطير.' },
    ],
  },
  {
    code: 'microwave',
    category: 'appliances/kitchen-appliances/microwaves',
    picture: 'microwave',
    noun: { en: 'Microwave oven', ar: 'مايكروويف' },
    called: { en: 'Microwave', ar: 'مايكروويف' },
    brands: ['samsung', 'lg', 'panasonic', 'beko', 'midea'],
    series: ['Wave', 'Rapido', 'Ember', 'Minute'],
    specifications: [
      { attribute: 'appliance_volume', choices: ['20 l', '25 l', '30 l'], inName: true },
      { attribute: 'color', choices: ['black', 'silver', 'white'] },
    ],
    price: { from: 85_000, to: 230_000 },
    openings: [
      {
        en: 'Warms yesterday’s stew evenly to the middle and thaws meat without cooking its edge.',
        ar: 'يسخّن مرق الأمس حتى وسطه، ويذيب اللحم من غير أن يطبخ أطرافه.',
      },
      {
        en: 'Three buttons for what you do every day, and a door children can’t open alone.',
        ar: 'ثلاثة أزرار لما تفعله كل يوم، وباب لا يفتحه الأطفال وحدهم.',
      },
    ],
    points: [
      { en: 'Defrosts by weight', ar: 'إذابة حسب الوزن' },
      { en: 'Enamel interior that wipes clean', ar: 'داخله مينا يُمسح بلحظة' },
      { en: '27 cm glass plate', ar: 'صحن زجاجي 27 سم' },
      { en: 'Child lock', ar: 'قفل للأطفال' },
    ],
    shorts: [
      { en: 'Warm to the middle, thawed all the way through.', ar: 'تسخين حتى الوسط وإذابة كاملة.' },
      { en: 'Three buttons, no manual needed.', ar: 'ثلاثة أزرار بلا كتيّب.' },
    ],
  },
  {
    code: 'blender',
    category: 'appliances/food-preparation/blenders-and-mixers',
    picture: 'blender',
    noun: { en: 'Blender', ar: 'خلاط' },
    brands: ['moulinex', 'philips', 'braun', 'kenwood', 'panasonic'],
    series: ['Swirl', 'Fresh', 'Pulse', 'Crush'],
    specifications: [
      { attribute: 'appliance_volume', choices: ['1.5 l', '1.8 l'], inName: true },
      { attribute: 'motor_power', choices: ['600 w', '1000 w'] },
      { attribute: 'color', choices: ['white', 'black', 'red'] },
    ],
    price: { from: 29_000, to: 115_000 },
    openings: [
      {
        en: 'Crushes ice for lemonade and grinds chickpeas smooth for hummus.',
        ar: 'يجرش الثلج لعصير الليمون ويطحن الحمّص ناعماً.',
      },
      {
        en: 'A glass jar that doesn’t hold on to the smell of garlic, with a spice mill on the side.',
        ar: 'دورق زجاجي لا يحتفظ برائحة الثوم، ومعه مطحنة للبهارات.',
      },
    ],
    points: [
      { en: 'Coffee and spice mill', ar: 'مطحنة للقهوة والبهارات' },
      { en: 'Stainless steel blades', ar: 'شفرات ستانلس ستيل' },
      { en: 'Starts only when the lid is locked', ar: 'لا يعمل إلا مغلقاً' },
      { en: 'Non-slip feet', ar: 'قاعدة لا تنزلق' },
    ],
    shorts: [
      { en: 'Ice, hummus and spices.', ar: 'ثلج وحمّص وبهارات.' },
      { en: 'Strong, and quick to clean.', ar: 'قوي ويُنظّف بسرعة.' },
    ],
  },
  {
    code: 'stand-mixer',
    category: 'appliances/food-preparation/blenders-and-mixers',
    picture: 'stand-mixer',
    weight: 0.7,
    noun: { en: 'Dough mixer', ar: 'عجّانة' },
    called: { en: 'Stand mixer', ar: 'عجّانة' },
    brands: ['kenwood', 'bosch', 'moulinex', 'tefal'],
    series: ['Artisan', 'Ajeen', 'Warda', 'Vanille'],
    specifications: [
      { attribute: 'appliance_volume', choices: ['5 l', '6 l'], inName: true },
      { attribute: 'color', choices: ['red', 'silver', 'cream', 'black'] },
    ],
    price: { from: 125_000, to: 390_000 },
    openings: [
      {
        en: 'Kneads two kilos of samoon dough without walking across the counter.',
        ar: 'تعجن كيلوين من عجين الصمون من غير أن تتحرّك على الطاولة.',
      },
      {
        en: 'Kleicha for the whole street: it kneads while you shell the walnuts.',
        ar: 'كليجة لأهل الشارع كلهم: هي تعجن وأنت تقشّر الجوز.',
      },
    ],
    points: [
      { en: 'Suction feet hold it in place', ar: 'أرجل شافطة تثبّته في مكانه' },
      { en: 'Stainless steel bowl', ar: 'وعاء ستانلس ستيل' },
      { en: 'Six speeds', ar: 'ست سرعات' },
      { en: 'Splash guard', ar: 'غطاء يمنع التناثر' },
    ],
    shorts: [
      { en: 'Two kilos of dough, hands free.', ar: 'كيلوان من العجين ويداك فارغتان.' },
      { en: 'Kneads, beats and whips.', ar: 'تعجن وتخفق وتخلط.' },
    ],
  },
  {
    code: 'toaster',
    category: 'appliances/food-preparation/breakfast-appliances',
    picture: 'toaster',
    weight: 0.8,
    noun: { en: 'Toaster', ar: 'محمّصة خبز' },
    brands: ['philips', 'tefal', 'braun', 'kenwood'],
    series: ['Crisp', 'Golden', 'Sunrise', 'Daily'],
    specifications: [
      { attribute: 'color', choices: ['black', 'silver', 'red', 'cream'] },
      { attribute: 'motor_power', choices: ['1000 w', '1600 w'] },
    ],
    price: { from: 22_000, to: 78_000 },
    openings: [
      {
        en: 'Browns both sides evenly and remembers how you like it.',
        ar: 'تحمّر الوجهين بالتساوي وتحفظ الدرجة التي تحبها.',
      },
      { en: 'Slots wide enough for samoon cut in half.', ar: 'فتحاتها عريضة تكفي لنصف صمونة.' },
    ],
    points: [
      { en: 'Seven browning levels', ar: 'سبع درجات للتحميص' },
      { en: 'Crumb tray', ar: 'درج للفتات' },
      { en: 'Thaws frozen bread', ar: 'تذيب الخبز المجمّد' },
      { en: 'Stays cool on the outside', ar: 'لا تسخن من الخارج' },
    ],
    shorts: [
      { en: 'Evenly brown, every morning.', ar: 'تحميص متساوٍ كل صباح.' },
      { en: 'Wide enough for samoon.', ar: 'عريضة تكفي للصمّون.' },
    ],
  },
  {
    code: 'coffee-maker',
    category: 'appliances/food-preparation/breakfast-appliances',
    picture: 'coffee-maker',
    weight: 0.8,
    noun: { en: 'Coffee machine', ar: 'ماكنة قهوة' },
    brands: ['delonghi', 'philips', 'arzum', 'braun'],
    series: ['Aroma', 'Okka', 'Crema', 'Bean'],
    specifications: [
      { attribute: 'color', choices: ['black', 'silver', 'red', 'copper'] },
      { attribute: 'motor_power', choices: ['1000 w', '1600 w'] },
    ],
    price: { from: 62_000, to: 480_000 },
    openings: [
      {
        en: 'Lets the coffee rise and stops before it boils over: foam just like from the old pot.',
        ar: 'ترفع القهوة وتتوقّف قبل أن تفور: وجه كالذي تصنعه الدلّة.',
      },
      {
        en: 'Fills the house with the smell of coffee before the alarm rings.',
        ar: 'تملأ البيت برائحة القهوة قبل أن يرنّ المنبّه.',
      },
    ],
    points: [
      { en: 'Ready in two minutes', ar: 'جاهزة في دقيقتين' },
      { en: 'Rinses clean under the tap', ar: 'تُنظّف بماء الحنفية' },
      { en: 'Beeps when it’s done', ar: 'تنبيه عند الجاهزية' },
      { en: 'Turns itself off', ar: 'تنطفئ تلقائياً' },
    ],
    shorts: [
      { en: 'Foam just like from the old pot.', ar: 'وجه كقهوة الدلّة.' },
      { en: 'Two minutes to the first cup.', ar: 'دقيقتان إلى أول فنجان.' },
    ],
  },
  {
    code: 'rice-cooker',
    category: 'appliances/food-preparation/cooking-appliances',
    picture: 'rice-cooker',
    noun: { en: 'Rice cooker', ar: 'طباخ تمّن كهربائي' },
    called: { en: 'Rice cooker', ar: 'طباخ تمّن' },
    brands: ['panasonic', 'tefal', 'moulinex', 'midea'],
    series: ['Timman', 'Pearl', 'Steam', 'Amira'],
    specifications: [
      { attribute: 'appliance_volume', choices: ['1.5 l', '1.8 l', '5 l'], inName: true },
      { attribute: 'color', choices: ['white', 'red', 'silver'] },
    ],
    price: { from: 29_000, to: 89_000 },
    openings: [
      {
        en: 'Every grain separate and a golden crust at the bottom, with nobody watching.',
        ar: 'حبّة حبّة وحكّاكة ذهبية في القعر، من غير أن يراقبه أحد.',
      },
      {
        en: 'Keeps the rice warm until the last one comes home.',
        ar: 'يُبقي التمّن دافئاً حتى يعود آخر واحد إلى البيت.',
      },
    ],
    points: [
      { en: 'Nonstick bowl', ar: 'وعاء لا يلتصق' },
      { en: 'Steamer basket', ar: 'سلّة للطبخ بالبخار' },
      { en: 'Lid comes off for washing', ar: 'غطاء يُنزع للغسل' },
      { en: 'Keeps warm for five hours', ar: 'يحفظ الحرارة خمس ساعات' },
    ],
    shorts: [
      { en: 'Every grain separate.', ar: 'تمّن حبّة حبّة.' },
      { en: 'Warm until the last one is home.', ar: 'دافئ حتى يعود الجميع.' },
    ],
  },
];
