import type { Kind } from '../../department.ts';

export const largeAppliances: readonly Kind[] = [
  {
    code: 'refrigerator',
    isLarge: true,
    category: 'appliances/kitchen-appliances/refrigerators',
    weight: 1.2,
    picture: 'refrigerator',
    noun: { en: 'Refrigerator', ar: 'ثلاجة' },
    brands: ['lg', 'samsung', 'beko', 'arcelik', 'hitachi', 'hisense'],
    series: ['Fresh', 'Frost', 'Family', 'Nordic', 'Crisp'],
    specifications: [
      { attribute: 'fridge_volume', choices: ['90 l', '250 l', '420 l', '560 l'], inName: true },
      { attribute: 'energy_class', choices: ['a', 'b', 'c'] },
      { attribute: 'color', choices: ['silver', 'white', 'black', 'charcoal'] },
    ],
    price: { from: 420_000, to: 1_150_000 },
    openings: [
      {
        en: 'Stays cold for hours when the power is out, as long as nobody opens the door to look.',
        ar: 'تبقى باردة ساعات بعد انقطاع الكهرباء، ما دام أحد لا يفتح الباب ليتفقّد.',
      },
      {
        en: 'Cold all the way to the back, with a drawer where herbs stay green for a week.',
        ar: 'برودة تصل إلى آخر كل رفّ، ودرج يُبقي الخضرة طريّة أسبوعاً.',
      },
    ],
    points: [
      { en: 'Frost-free, no defrosting', ar: 'بلا تجمّد ولا تذويب' },
      { en: 'Protected against high voltage', ar: 'محمية من الفولتية العالية' },
      { en: 'Tempered glass shelves', ar: 'رفوف من زجاج مقوّى' },
      { en: 'Door opens to either side', ar: 'باب يُركّب يميناً أو يساراً' },
    ],
    shorts: [
      { en: 'Cold for hours after the power goes.', ar: 'باردة لساعات بعد انقطاع الكهرباء.' },
      { en: 'A place for everything, cold to the back.', ar: 'لكل شيء مكانه، والبرودة تصل إلى آخر الرفّ.' },
    ],
  },
  {
    code: 'washing-machine',
    isLarge: true,
    category: 'appliances/laundry/washing-machines',
    weight: 1.2,
    picture: 'washing-machine',
    noun: { en: 'Washing machine', ar: 'غسالة ملابس' },
    brands: ['lg', 'samsung', 'beko', 'arcelik', 'bosch', 'midea'],
    series: ['Bayda', 'Wave', 'Gentle', 'Pearl', 'Turbo'],
    specifications: [
      { attribute: 'wash_load', choices: ['7 kg', '9 kg', '12 kg'], inName: true },
      { attribute: 'energy_class', choices: ['a', 'b'] },
      { attribute: 'color', choices: ['white', 'silver', 'charcoal'] },
    ],
    price: { from: 330_000, to: 790_000 },
    openings: [
      {
        en: 'Remembers where it stopped when the power went out, and picks up from there.',
        ar: 'تتذكّر أين توقّفت عند انقطاع الكهرباء وتكمل من هناك.',
      },
      {
        en: 'Washes a week of school clothes in one go, and has a gentle cycle just for the abaya.',
        ar: 'تغسل ملابس أسبوع المدرسة دفعة واحدة، وللعباءة برنامج لطيف خاص بها.',
      },
    ],
    points: [
      { en: 'Quick 15-minute cycle', ar: 'برنامج سريع مدّته 15 دقيقة' },
      { en: 'Works with low water pressure', ar: 'تعمل مع ضغط ماء ضعيف' },
      { en: 'Child lock', ar: 'قفل أمان للأطفال' },
      { en: 'Control panel in Arabic', ar: 'لوحة تحكّم بالعربية' },
    ],
    shorts: [
      { en: 'Picks up where the power cut stopped it.', ar: 'تكمل من حيث أوقفها انقطاع الكهرباء.' },
      { en: 'A week of school clothes in one load.', ar: 'ملابس أسبوع المدرسة في غسلة واحدة.' },
    ],
  },
  {
    code: 'cooker',
    isLarge: true,
    category: 'appliances/kitchen-appliances/cookers',
    picture: 'cooker',
    noun: { en: 'Gas stove with oven', ar: 'طباخ غازي مع فرن' },
    called: { en: 'Gas stove', ar: 'طباخ غازي' },
    brands: ['beko', 'arcelik', 'bosch', 'ugur', 'babil'],
    series: ['Chef', 'Tandoor', 'Flame', 'Sofra'],
    specifications: [
      { attribute: 'burners', choices: ['4 burners', '5 burners'], inName: true },
      { attribute: 'color', choices: ['silver', 'black', 'white'] },
    ],
    price: { from: 240_000, to: 640_000 },
    openings: [
      {
        en: 'Holds the large pot of dolma on its middle burner and a whole tray of kleicha in the oven.',
        ar: 'عينه الوسطى تحمل قدر الدولمة الكبير، وفرنه يتّسع لصينية كليجة كاملة.',
      },
      {
        en: 'Flames that go low enough for rice and high enough for a feast.',
        ar: 'نار تهدأ لتمّن مضبوط، وتقوى لعزيمة كاملة.',
      },
    ],
    points: [
      { en: 'Cast iron grates', ar: 'مشابك من حديد الزهر' },
      { en: 'Gas shuts off when the flame goes out', ar: 'ينقطع الغاز إذا انطفأت النار' },
      { en: 'Oven with light and broiler', ar: 'فرن بإضاءة وشوّاية' },
      { en: 'Push-button ignition', ar: 'إشعال ذاتي' },
      { en: 'Glass door that comes off for cleaning', ar: 'باب زجاجي يُفكّ للتنظيف' },
    ],
    shorts: [
      { en: 'Dolma on top, kleicha below.', ar: 'الدولمة فوق والكليجة في الفرن.' },
      { en: 'Gentle for rice, strong for feasts.', ar: 'نار هادئة للتمّن وقوية للعزائم.' },
    ],
  },
  {
    code: 'dishwasher',
    isLarge: true,
    category: 'appliances/kitchen-appliances/dishwashers',
    picture: 'dishwasher',
    weight: 0.7,
    noun: { en: 'Dishwasher', ar: 'غسالة صحون' },
    brands: ['bosch', 'beko', 'lg', 'midea'],
    series: ['Spark', 'Silent', 'Shine', 'Crystal'],
    specifications: [
      { attribute: 'energy_class', choices: ['a', 'b'], inName: true },
      { attribute: 'color', choices: ['silver', 'white', 'black'] },
    ],
    price: { from: 390_000, to: 820_000 },
    openings: [
      {
        en: 'After the guests have gone, it washes fourteen place settings while you drink your tea.',
        ar: 'بعد أن يذهب الضيوف تغسل صحون 14 شخصاً، وأنت تشرب شايك.',
      },
      {
        en: 'Uses less water than the sink and reaches the bottom of the stew pot.',
        ar: 'تستهلك ماءً أقل من المغسلة وتصل إلى قعر قدر المرق.',
      },
    ],
    points: [
      { en: 'Half load for quiet evenings', ar: 'نصف حمولة للأيام الخفيفة' },
      { en: 'Upper rack with two heights', ar: 'سلّة علوية بارتفاعين' },
      { en: 'Stops water when a hose leaks', ar: 'توقف الماء عند أي تسريب' },
      { en: 'Hardly heard at night', ar: 'لا تكاد تُسمع ليلاً' },
    ],
    shorts: [
      { en: 'Fourteen place settings while you drink tea.', ar: 'صحون 14 شخصاً وأنت تشرب الشاي.' },
      { en: 'Less water than the sink.', ar: 'ماء أقل من المغسلة.' },
    ],
  },
  {
    code: 'water-dispenser',
    isLarge: true,
    category: 'appliances/kitchen-appliances/water-dispensers',
    picture: 'water-dispenser',
    weight: 0.8,
    noun: { en: 'Water dispenser', ar: 'براد ماء' },
    brands: ['lg', 'midea', 'beko', 'babil'],
    series: ['Spring', 'Furat', 'Clear', 'Ayn'],
    specifications: [
      { attribute: 'color', choices: ['white', 'silver', 'black'] },
      { attribute: 'motor_power', choices: ['600 w', '1000 w'] },
    ],
    price: { from: 115_000, to: 290_000 },
    openings: [
      {
        en: 'Cold water in the heat of August and hot water for tea, from one bottle.',
        ar: 'ماء بارد في حرّ آب وماء ساخن للشاي، من قنينة واحدة.',
      },
      {
        en: 'Stands in the hall or the shop and serves all day.',
        ar: 'يقف في هول البيت أو في المحل ويخدم طوال النهار.',
      },
    ],
    points: [
      { en: 'Hot, cold and room temperature', ar: 'ساخن وبارد وعادي' },
      { en: 'Child lock on the hot tap', ar: 'قفل للأطفال على الحنفية الساخنة' },
      { en: 'Small cabinet below', ar: 'خزانة صغيرة في الأسفل' },
      { en: 'Stainless steel tank', ar: 'خزّان ستانلس ستيل' },
    ],
    shorts: [
      { en: 'Cold in August, hot for tea.', ar: 'بارد في آب وساخن للشاي.' },
      { en: 'Three taps, one bottle.', ar: 'ثلاث حنفيات وقنينة واحدة.' },
    ],
  },
];
