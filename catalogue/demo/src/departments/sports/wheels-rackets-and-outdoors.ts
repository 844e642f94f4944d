import type { Kind } from '../../department.ts';

export const wheelsRacketsAndOutdoors: readonly Kind[] = [
  {
    code: 'bicycle',
    category: 'sports/cycling/bicycles',
    picture: 'bicycle',
    noun: { en: 'Mountain bike', ar: 'دراجة هوائية جبلية' },
    called: { en: 'Mountain bike', ar: 'دراجة جبلية' },
    brands: ['trinx', 'giant', 'dijla', 'babil'],
    series: ['Ridge', 'Zagros', 'Sprint', 'Cross', 'Summit'],
    specifications: [
      { attribute: 'wheel_size', choices: ['26-inch', '27.5-inch', '29-inch'], inName: true },
      { attribute: 'sport', choices: ['cycling'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'red', 'blue', 'green', 'orange'] }],
    price: { from: 185_000, to: 420_000 },
    openings: [
      {
        en: 'Past the traffic, along the Corniche and over broken asphalt: the fork soaks up the city’s bumps.',
        ar: 'تسبق الزحام وتمرّ على الكورنيش وفوق الإسفلت المكسّر، ونوابضها الأمامية تمتصّ مطبّات المدينة.',
      },
      {
        en: 'Twenty-one gears, of which you’ll love five: one for the bridge, one for the wind and three for everything else.',
        ar: '21 سرعة ستحبّ خمساً منها: واحدة للجسر وواحدة للريح وثلاثاً لما عداهما.',
      },
      {
        en: 'For the ride to college and for Fridays in the mountains.',
        ar: 'لطريق الكلية، ولأيام الجمعة في الجبل.',
      },
    ],
    points: [
      { en: 'Double-wall aluminum rims', ar: 'أطواق ألمنيوم مزدوجة الجدار' },
      { en: 'Disc brakes front and rear', ar: 'فرامل قرصية أمامية وخلفية' },
      { en: 'Suspension fork', ar: 'شوكة أمامية بنوابض' },
      { en: 'Adjustable saddle height', ar: 'مقعد قابل لتعديل الارتفاع' },
      { en: 'Delivered 85% assembled, with tools', ar: 'تصل مركّبة بنسبة 85% ومعها الأدوات' },
      { en: 'Tighten all screws again after the first 50 km', ar: 'يُعاد شدّ البراغي بعد أول 50 كم' },
    ],
    shorts: [
      { en: 'Disc brakes, suspension and a gear for every bridge.', ar: 'فرامل قرصية ونوابض وسرعة لكل جسر.' },
      { en: 'For city streets and mountain trails.', ar: 'لشوارع المدينة ودروب الجبل.' },
    ],
  },
  {
    code: 'childrens-bicycle',
    category: 'sports/cycling/childrens-bicycles',
    picture: 'bicycle',
    noun: { en: 'Children’s bicycle', ar: 'دراجة أطفال' },
    brands: ['trinx', 'dijla', 'giant', 'ishtar'],
    series: ['Little Rider', 'Comet', 'Star', 'Jump', 'Daisy'],
    specifications: [
      { attribute: 'wheel_size', choices: ['12-inch', '16-inch', '20-inch'], inName: true },
      { attribute: 'gender', choices: ['boys', 'girls', 'unisex'] },
      { attribute: 'sport', choices: ['cycling'] },
    ],
    axes: [{ attribute: 'color', choices: ['red', 'pink', 'blue', 'yellow', 'turquoise'] }],
    price: { from: 62_000, to: 135_000 },
    openings: [
      {
        en: 'First with the little wheels, then without, then with no hands, which nobody has to know.',
        ar: 'بالعجلات الصغيرة أولاً، ثم من دونها، ثم من دون يدين، ولا داعي لأن يعلم أحد.',
      },
      {
        en: 'A low frame to get on easily, and a closed chain guard that keeps pants out of the chain.',
        ar: 'هيكل منخفض يسهل الركوب عليه، وغطاء سلسلة مغلق لا يمسك البنطلون.',
      },
      { en: 'The report-card present nobody forgets.', ar: 'هدية النجاح التي لا تُنسى.' },
    ],
    points: [
      { en: 'Removable training wheels', ar: 'عجلات مساندة قابلة للنزع' },
      { en: 'Hand brakes with short levers for small hands', ar: 'فرامل يد بمقابض قصيرة للأيدي الصغيرة' },
      { en: 'Basket on the handlebar', ar: 'سلّة على المقود' },
      { en: 'Bell and reflectors', ar: 'جرس وعاكسات' },
      { en: 'Saddle and handlebar grow with the child', ar: 'مقعد ومقود يرتفعان مع نموّ الطفل' },
      {
        en: '12-inch from age 3, 16-inch from 5, 20-inch from 7',
        ar: '12 إنج من 3 سنوات، و16 من 5، و20 من 7',
      },
      { en: 'A helmet belongs on every head', ar: 'الخوذة ضرورية لكل رأس صغير' },
    ],
    shorts: [
      { en: 'From training wheels to first freedom.', ar: 'من العجلات المساندة إلى أول انطلاقة.' },
      { en: 'Low, safe and adjustable as they grow.', ar: 'منخفضة وآمنة وتكبر معهم.' },
    ],
  },
  {
    code: 'tennis-racket',
    category: 'sports/racket-sports/rackets',
    picture: 'racket',
    noun: { en: 'Tennis racket', ar: 'مضرب تنس' },
    brands: ['wilson', 'head', 'yonex', 'domyos'],
    series: ['Ace', 'Rally', 'Baseline', 'Spin', 'Court'],
    specifications: [
      { attribute: 'material', choices: ['aluminium', 'graphite'], inName: true },
      { attribute: 'age_group', choices: ['8-years', '12-years'] },
      { attribute: 'sport', choices: ['tennis'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'red', 'blue', 'yellow'] }],
    price: { from: 28_000, to: 120_000 },
    openings: [
      {
        en: 'A large head forgives what the arm is still learning.',
        ar: 'رأس كبير يغفر ما لم تتقنه الذراع بعد.',
      },
      {
        en: 'Balanced toward the handle, so the second set feels as light as the first.',
        ar: 'ثقله نحو المقبض، فتبقى الذراع مرتاحة في المجموعة الثانية كما في الأولى.',
      },
      {
        en: 'Unpack it, find a wall and begin: nothing is missing.',
        ar: 'افتح العلبة وابحث عن حائط وابدأ: لا شيء ينقصه.',
      },
    ],
    points: [
      { en: 'Strung, ready to play', ar: 'أوتار مشدودة وجاهز للّعب' },
      { en: 'Grip that absorbs sweat', ar: 'مقبض يمتصّ العرق' },
      { en: 'Cover included', ar: 'معه غلاف' },
      { en: 'Less vibration in the arm', ar: 'اهتزاز أقل في الذراع' },
      { en: 'About 280 grams', ar: 'نحو 280 غراماً' },
      { en: 'Don’t leave it in a hot car: strings loosen', ar: 'لا يُترك في السيارة الحارّة فترتخي أوتاره' },
    ],
    shorts: [
      { en: 'Forgiving, balanced and ready to play.', ar: 'مريح ومتوازن وجاهز للّعب.' },
      { en: 'A large head and a grip that stays dry.', ar: 'رأس كبير ومقبض يبقى جافاً.' },
    ],
  },
  {
    code: 'badminton-set',
    category: 'sports/racket-sports/rackets',
    picture: 'racket',
    noun: { en: 'Badminton set', ar: 'طقم ريشة طائرة' },
    brands: ['yonex', 'domyos', 'dijla', 'babil'],
    series: ['Garden', 'Feather', 'Duo', 'Smash'],
    specifications: [
      { attribute: 'material', choices: ['aluminium', 'steel'] },
      { attribute: 'age_group', choices: ['6-years', '8-years'] },
      { attribute: 'sport', choices: ['badminton'] },
    ],
    price: { from: 14_000, to: 42_000 },
    openings: [
      {
        en: 'Two rackets, three shuttlecocks and an evening without wind: nothing else is needed on the roof or in the park.',
        ar: 'مضربان وثلاث ريشات وأمسية بلا ريح: لا حاجة إلى أكثر من ذلك على السطح أو في المتنزّه.',
      },
      {
        en: 'Light enough for children, tough enough for brothers.',
        ar: 'خفيف على الأطفال، ومتين أمام الإخوة.',
      },
      {
        en: 'Everything in one bag, in the trunk of the car from March to May.',
        ar: 'كل شيء في حقيبة واحدة، مكانها صندوق السيارة من آذار إلى أيار.',
      },
    ],
    points: [
      { en: 'Carry bag included', ar: 'معه حقيبة حمل' },
      { en: 'About 100 grams per racket', ar: 'وزن المضرب نحو 100 غرام' },
      { en: 'Padded grips', ar: 'مقبضان مبطّنان' },
      { en: 'Strung and ready', ar: 'أوتار مشدودة وجاهزة' },
      { en: 'For beginners and families', ar: 'للمبتدئين وللعائلة' },
    ],
    shorts: [
      { en: 'A bag of fun for two and a calm evening.', ar: 'متعة لاثنين في أمسية هادئة.' },
      { en: 'Light rackets for roof and park.', ar: 'مضربان خفيفان للسطح والمتنزّه.' },
    ],
  },
  {
    code: 'camping-tent',
    category: 'sports/outdoors/tents',
    picture: 'tent',
    noun: { en: 'Camping tent', ar: 'خيمة تخييم' },
    called: { en: 'Tent', ar: 'خيمة' },
    brands: ['quechua', 'coleman', 'babil', 'nakheel'],
    series: ['Halgurd', 'Desert', 'Base Camp', 'Breeze', 'Nomad'],
    specifications: [
      { attribute: 'tent_capacity', choices: ['2-people', '4-people', '6-people'], inName: true },
      { attribute: 'sport', choices: ['camping'] },
    ],
    axes: [{ attribute: 'color', choices: ['green', 'blue', 'orange', 'beige'] }],
    price: { from: 68_000, to: 165_000 },
    openings: [
      {
        en: 'For Nowruz in the north and truffle season in the west: up before the tea boils.',
        ar: 'لنوروز في الشمال وموسم الكمأ في الغرب: تُنصب قبل أن يغلي الشاي.',
      },
      {
        en: 'Two layers with air between them, so the morning begins dry inside.',
        ar: 'طبقتان بينهما هواء، فيطلع الصباح وداخلها جاف.',
      },
      {
        en: 'Fine mesh at doors and windows lets in the breeze and keeps out what hums.',
        ar: 'شبك ناعم على الأبواب والنوافذ يُدخل النسيم ويمنع البعوض.',
      },
    ],
    points: [
      { en: 'Water-resistant outer layer', ar: 'طبقة خارجية مقاومة للماء' },
      { en: 'Inner pockets for phones and lamps', ar: 'جيوب داخلية للموبايل والمصباح' },
      { en: 'Flexible fiberglass poles', ar: 'أعمدة مرنة من الألياف الزجاجية' },
      { en: 'Sewn-in floor', ar: 'أرضية مخيطة مع الخيمة' },
      { en: 'Pegs, ropes and bag included', ar: 'معها أوتاد وحبال وحقيبة' },
      { en: 'Let it dry before packing', ar: 'تُجفّف قبل طيّها' },
    ],
    shorts: [
      { en: 'Up in minutes, dry in the morning.', ar: 'تُنصب في دقائق وتبقى جافة حتى الصباح.' },
      { en: 'For spring in the mountains and nights in the desert.', ar: 'لربيع الجبل وليالي البادية.' },
    ],
  },
];
