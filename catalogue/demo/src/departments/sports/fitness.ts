import type { Kind } from '../../department.ts';

export const fitness: readonly Kind[] = [
  {
    code: 'dumbbells',
    category: 'sports/fitness/strength-and-boxing',
    picture: 'dumbbell',
    noun: { en: 'Dumbbell pair', ar: 'زوج دمبل' },
    brands: ['dijla', 'babil', 'domyos', 'reebok'],
    series: ['Core', 'Solid', 'Grip', 'Home Gym', 'Power'],
    specifications: [
      { attribute: 'sport', choices: ['strength'] },
      { attribute: 'material', choices: ['cast iron', 'rubber'], inName: true },
    ],
    axes: [{ attribute: 'dumbbell_weight', choices: ['2-kg', '4-kg', '6-kg', '8-kg', '10-kg'] }],
    price: { from: 9_000, to: 14_000 },
    openings: [
      {
        en: 'Twenty minutes a day on the roof or in the hallway, and no monthly fee.',
        ar: 'عشرون دقيقة في اليوم على السطح أو في الممر، وبلا اشتراك شهري.',
      },
      {
        en: 'They don’t roll away, don’t slip in a sweaty hand and don’t wear out. Neither do good habits.',
        ar: 'لا يتدحرج ولا ينزلق من اليد المتعرّقة ولا يتلف، كالعادات الجيدة.',
      },
      {
        en: 'Start light, count to twelve, and come back for a heavier pair.',
        ar: 'ابدأ بالخفيف، وعُدّ إلى 12، ثم عُد من أجل الزوج الأثقل.',
      },
    ],
    points: [
      { en: 'Sold as a pair', ar: 'يُباع زوجاً' },
      { en: 'Ribbed handle', ar: 'مقبض محزّز لا ينزلق' },
      { en: 'Handle diameter 3 cm', ar: 'قطر المقبض 3 سم' },
      { en: 'Weight marked on both ends', ar: 'الوزن مكتوب على الطرفين' },
      { en: 'For beginners and for warming up', ar: 'للمبتدئين وللإحماء' },
      { en: 'Exercise poster included', ar: 'معه ملصق للتمارين' },
    ],
    shorts: [
      { en: 'A pair for training at home.', ar: 'زوج للتمرين في البيت.' },
      { en: 'Firm grip, flat sides, no subscription.', ar: 'قبضة ثابتة وأضلاع مسطّحة وبلا اشتراك.' },
    ],
  },
  {
    code: 'boxing-gloves',
    category: 'sports/fitness/strength-and-boxing',
    picture: 'boxing-glove',
    noun: { en: 'Boxing gloves', ar: 'قفازات ملاكمة' },
    brands: ['everlast', 'adidas', 'reebok', 'babil'],
    series: ['Spar', 'Champion', 'Ring', 'Fury', 'Corner'],
    specifications: [
      { attribute: 'material', choices: ['imitation leather', 'leather'], inName: true },
      { attribute: 'sport', choices: ['boxing'] },
    ],
    axes: [
      { attribute: 'color', choices: ['red', 'black', 'blue'] },
      { attribute: 'glove_weight', choices: ['8-oz', '10-oz', '12-oz', '14-oz'] },
    ],
    price: { from: 21_000, to: 72_000 },
    openings: [
      {
        en: 'Dense padding over the knuckles and a thumb that’s sewn down, so that only the bag gets hurt.',
        ar: 'حشوة كثيفة فوق المفاصل وإبهام مثبّت بالخياطة، فلا يتألّم إلا الكيس.',
      },
      {
        en: 'A wide strap holds the wrist straight, and that’s half of good boxing.',
        ar: 'حزام عريض يبقي الرسغ مستقيماً، وهذا نصف الملاكمة الصحيحة.',
      },
      {
        en: 'For the bag, for pads and for letting go of a long day.',
        ar: 'للكيس ولتمارين المدرب، ولتفريغ تعب يوم طويل.',
      },
    ],
    points: [
      { en: 'Multi-layer foam padding', ar: 'حشوة إسفنج متعددة الطبقات' },
      { en: 'Wide hook-and-loop strap', ar: 'حزام لاصق عريض' },
      { en: 'Ventilation holes in the palm', ar: 'فتحات تهوية في راحة اليد' },
      { en: 'Inner lining that absorbs sweat', ar: 'بطانة داخلية تمتصّ العرق' },
      {
        en: '8–10 oz for the bag, 12–14 oz for sparring',
        ar: '8–10 أونصات للكيس، و12–14 أونصة للتدريب مع زميل',
      },
    ],
    shorts: [
      { en: 'Dense padding and a straight wrist.', ar: 'حشوة كثيفة ورسغ ثابت.' },
      { en: 'For the bag, the pads and long days.', ar: 'للكيس والتدريب وتفريغ التعب.' },
    ],
  },
  {
    code: 'skipping-rope',
    category: 'sports/fitness/mats-and-ropes',
    picture: 'skipping-rope',
    noun: { en: 'Jump rope', ar: 'حبل قفز' },
    brands: ['domyos', 'everlast', 'reebok', 'dijla'],
    series: ['Speed', 'Cardio', 'Classic', 'Swift'],
    specifications: [
      { attribute: 'sport', choices: ['fitness'] },
      { attribute: 'material', choices: ['plastic', 'rubber'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'red', 'blue', 'pink'] }],
    price: { from: 4_500, to: 18_000 },
    openings: [
      {
        en: 'Ten minutes replace half an hour of walking, and two square meters are enough.',
        ar: 'عشر دقائق منه بنصف ساعة من المشي، ويكفيه متران مربّعان.',
      },
      {
        en: 'Bearings in the handles, so the rope turns and the wrist rests.',
        ar: 'في مقبضيه بولبرنات، فيدور الحبل ويرتاح الرسغ.',
      },
      {
        en: 'The smallest gym there is: it fits in a coat pocket.',
        ar: 'أصغر نادٍ رياضي: يدخل في جيب المعطف.',
      },
    ],
    points: [
      { en: 'Non-slip grips', ar: 'مقبضان لا ينزلقان' },
      { en: 'Doesn’t tangle', ar: 'لا يتشابك' },
      { en: 'Carry bag included', ar: 'معه كيس حمل' },
      {
        en: 'Right length: stand on the middle and the ends reach your armpits',
        ar: 'الطول الصحيح: قف على منتصفه فيصل طرفاه إلى الإبطين',
      },
    ],
    shorts: [
      { en: 'A gym for the coat pocket.', ar: 'نادٍ رياضي في جيبك.' },
      { en: 'Turns freely and adjusts to your height.', ar: 'يدور بسهولة ويُضبط على طولك.' },
    ],
  },
  {
    code: 'yoga-mat',
    category: 'sports/fitness/mats-and-ropes',
    picture: 'yoga-mat',
    noun: { en: 'Yoga mat', ar: 'فرشة يوغا وتمارين' },
    brands: ['domyos', 'reebok', 'adidas', 'dijla', 'ishtar'],
    series: ['Balance', 'Calm', 'Flow', 'Studio', 'Grip'],
    specifications: [
      { attribute: 'mat_thickness', choices: ['6-mm', '10-mm', '15-mm'], inName: true },
      { attribute: 'sport', choices: ['yoga', 'fitness'] },
    ],
    axes: [{ attribute: 'color', choices: ['purple', 'turquoise', 'pink', 'gray', 'black'] }],
    price: { from: 11_000, to: 34_000 },
    openings: [
      {
        en: 'Between you and the tiles: soft for the knees, steady for the hands, then rolled up in the corner.',
        ar: 'بينك وبين البلاط: ليّنة على الركبتين وثابتة تحت اليدين، ثم تُلفّ وتُركن في الزاوية.',
      },
      {
        en: 'Stays where you put it, even on smooth marble and with damp palms.',
        ar: 'تبقى في مكانها حتى على المرمر الأملس ومع راحتين متعرّقتين.',
      },
      {
        en: 'For yoga, stretching and the exercises the doctor ordered for the back.',
        ar: 'لليوغا وتمارين الإطالة، وللتمارين التي أوصى بها الطبيب للظهر.',
      },
    ],
    points: [
      { en: 'Non-slip on both sides', ar: 'لا تنزلق من الوجهين' },
      { en: 'Carrying strap included', ar: 'معها حزام للحمل' },
      { en: 'Wipes clean with soap and water', ar: 'تُمسح بالماء والصابون' },
      { en: 'Lies flat at once', ar: 'تنبسط فوراً ولا تلتفّ أطرافها' },
      { en: 'Almost odorless; air it out for a day', ar: 'رائحتها خفيفة تزول بعد يوم من التهوية' },
    ],
    shorts: [
      { en: 'Soft for the knees, steady on marble.', ar: 'ليّنة على الركبتين وثابتة على المرمر.' },
      { en: 'For stretching, strength and quiet.', ar: 'للإطالة والقوة والهدوء.' },
    ],
  },
  {
    code: 'treadmill',
    isLarge: true,
    category: 'sports/fitness/machines',
    picture: 'treadmill',
    noun: { en: 'Folding treadmill', ar: 'جهاز مشي كهربائي قابل للطي' },
    called: { en: 'Treadmill', ar: 'جهاز مشي' },
    brands: ['domyos', 'reebok', 'xiaomi', 'dijla'],
    series: ['Walk', 'Run', 'Home', 'Pace', 'Tempo'],
    specifications: [
      { attribute: 'top_speed', choices: ['10-kmh', '12-kmh', '16-kmh'], inName: true },
      { attribute: 'sport', choices: ['running'] },
    ],
    price: { from: 390_000, to: 850_000 },
    openings: [
      {
        en: 'Walking in July, in front of the television and below the air conditioner. It folds up when guests come.',
        ar: 'مشي في تموز أمام التلفزيون وتحت السبلت، ويُطوى حين يأتي الضيوف.',
      },
      {
        en: 'Starts slowly, stops at the pull of a cord and is quiet enough not to disturb the floor below.',
        ar: 'يبدأ ببطء ويتوقّف بسحبة خيط، وصوته هادئ لا يزعج الطابق الأسفل.',
      },
      {
        en: 'After a power cut it stays off until you start it again.',
        ar: 'إذا انقطعت الكهرباء ثم عادت بقي متوقّفاً حتى تشغّله بنفسك.',
      },
    ],
    points: [
      { en: 'Folds upright, on wheels', ar: 'يُطوى عمودياً وله عجلات للنقل' },
      { en: 'Safety key with cord', ar: 'مفتاح أمان بخيط' },
      { en: 'Display for time, distance and pulse', ar: 'شاشة للوقت والمسافة والنبض' },
      { en: 'Cushioned deck, easy on the knees', ar: 'سطح ماصّ للصدمات يريح الركبتين' },
      { en: 'Use a voltage stabilizer', ar: 'يُنصح بتشغيله على منظّم فولتية' },
    ],
    shorts: [
      { en: 'A walking path for hot and dusty months.', ar: 'طريق للمشي في أشهر الحرّ والغبار.' },
      { en: 'Quiet, foldable, stopped by a cord.', ar: 'هادئ، قابل للطي، ويتوقّف بسحبة خيط.' },
    ],
  },
];
