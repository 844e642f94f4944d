import type { Kind } from '../../department.ts';

export const televisionAndCameras: readonly Kind[] = [
  {
    code: 'television',
    category: 'electronics/television/televisions',
    weight: 1.5,
    picture: 'television',
    noun: { en: 'Smart TV', ar: 'تلفزيون ذكي' },
    brands: ['samsung', 'lg', 'tcl', 'hisense', 'sony', 'toshiba'],
    series: ['Vista', 'Prisma', 'Mirage', 'Cinema', 'Bright'],
    specifications: [
      {
        attribute: 'screen_size',
        choices: ['32 inch', '43 inch', '50 inch', '55 inch', '65 inch', '75 inch'],
        inName: true,
      },
      { attribute: 'resolution', choices: ['full hd', '4k'] },
    ],
    price: { from: 165_000, to: 340_000 },
    openings: [
      {
        en: 'The picture stays clear with the curtains open, and everyone in the room can see the match.',
        ar: 'صورة واضحة والستائر مفتوحة، والمباراة تُشاهد من كل مقعد في الغرفة.',
      },
      {
        en: 'Connects to your home internet and finds movies, lessons and recitations by voice, in Arabic too.',
        ar: 'يتّصل بإنترنت البيت ويجد الأفلام والدروس والتلاوات بالصوت، وبالعربية أيضاً.',
      },
      {
        en: 'After a power cut it comes back to the channel you were watching.',
        ar: 'بعد انقطاع الكهرباء يعود إلى القناة التي كنت تشاهدها.',
      },
    ],
    points: [
      { en: 'Built-in satellite receiver', ar: 'رسيفر فضائي داخلي' },
      { en: 'Three HDMI and two USB ports', ar: 'ثلاثة منافذ HDMI ومنفذا USB' },
      { en: 'Stands on feet or hangs on the wall', ar: 'يوضع على قاعدته أو يُعلّق على الحائط' },
      { en: 'Mirrors your phone without a cable', ar: 'يعرض شاشة الهاتف بلا سلك' },
      { en: 'Handles 150 to 250 volts', ar: 'يتحمّل من 150 إلى 250 فولتاً' },
    ],
    shorts: [
      { en: 'A clear picture, even at noon.', ar: 'صورة واضحة حتى وقت الظهيرة.' },
      { en: 'Movies, matches and lessons in one place.', ar: 'أفلام ومباريات ودروس في مكان واحد.' },
      { en: 'Satellite inside, internet ready.', ar: 'رسيفر داخلي وجاهز للإنترنت.' },
    ],
  },
  {
    code: 'soundbar',
    category: 'electronics/television/soundbars',
    picture: 'soundbar',
    weight: 0.7,
    noun: { en: 'Soundbar', ar: 'ساوند بار' },
    brands: ['samsung', 'lg', 'sony', 'jbl'],
    series: ['Hall', 'Theater', 'Slim', 'Voice'],
    specifications: [{ attribute: 'sound_power', choices: ['60 w', '200 w', '400 w'], inName: true }],
    price: { from: 95_000, to: 340_000 },
    openings: [
      {
        en: 'Thin TVs sound thin too: this bar brings back the voices and the bass.',
        ar: 'الشاشات النحيفة صوتها نحيف أيضاً، وهذه السماعة تعيد إليها وضوح الكلام وعمق البيس.',
      },
      {
        en: 'One cable to the TV and movies sound the way they should, with a night mode that doesn’t wake the house.',
        ar: 'سلك واحد إلى التلفزيون فيصير صوت الفلم كما يجب، ووضع ليلي لا يوقظ أهل البيت.',
      },
    ],
    points: [
      { en: 'Speech mode for news and series', ar: 'وضع الكلام للأخبار والمسلسلات' },
      { en: 'Bluetooth for music from the phone', ar: 'بلوتوث للموسيقى من الهاتف' },
      { en: 'One remote for soundbar and TV', ar: 'ريموت واحد للسماعة والتلفزيون' },
      { en: 'Sits in front of the screen or mounts below it', ar: 'توضع أمام الشاشة أو تُعلّق تحتها' },
    ],
    shorts: [
      { en: 'Clear dialogue again.', ar: 'يعود الكلام واضحاً.' },
      { en: 'Movie sound from one bar and one cable.', ar: 'سينما من قطعة واحدة وسلك واحد.' },
    ],
  },
  {
    code: 'projector',
    category: 'electronics/television/projectors',
    picture: 'projector',
    weight: 0.6,
    noun: { en: 'Home projector', ar: 'جهاز عرض منزلي' },
    called: { en: 'Projector', ar: 'جهاز عرض' },
    brands: ['xiaomi', 'epson', 'anker'],
    series: ['Beam', 'Aurora', 'Lumen', 'Dream'],
    specifications: [{ attribute: 'resolution', choices: ['hd', 'full hd', '4k'], inName: true }],
    price: { from: 140_000, to: 620_000 },
    openings: [
      {
        en: 'A white wall and an evening on the roof: that’s all you need for a movie night.',
        ar: 'حائط أبيض وأمسية على السطح: هذا كل ما يحتاجه ليصير البيت سينما.',
      },
      {
        en: 'Squares up the picture on its own, wherever you put it.',
        ar: 'يعدّل الصورة تلقائياً حيثما وضعته.',
      },
    ],
    points: [
      { en: 'Up to 120 inches on the wall', ar: 'حتى 120 إنج على الحائط' },
      { en: 'Built-in speaker', ar: 'سماعة داخلية' },
      { en: 'Runs on a portable power station too', ar: 'يعمل على محطة طاقة متنقلة أيضاً' },
      { en: 'Fan as quiet as a whisper', ar: 'مروحة هادئة كالهمس' },
    ],
    shorts: [
      { en: 'Movie night on the roof.', ar: 'سينما على السطح.' },
      { en: 'A large picture from a small box.', ar: 'صورة كبيرة من جهاز صغير.' },
    ],
  },
  {
    code: 'camera',
    category: 'electronics/cameras/digital-cameras',
    picture: 'camera',
    weight: 0.7,
    noun: { en: 'Digital camera', ar: 'كاميرا رقمية' },
    brands: ['canon', 'nikon', 'sony', 'fujifilm'],
    series: ['Focus', 'Light', 'Trace', 'Scene'],
    specifications: [
      { attribute: 'color', choices: ['black', 'silver'] },
      { attribute: 'resolution', choices: ['full hd', '4k'] },
    ],
    price: { from: 390_000, to: 1_900_000 },
    openings: [
      {
        en: 'For weddings, trips and first steps: it finds the faces and keeps them sharp.',
        ar: 'للأعراس والسفر وخطوات الطفل الأولى: تجد الوجوه وتبقيها واضحة.',
      },
      {
        en: 'A lens that sees well in the evening and a grip that stays comfortable all day.',
        ar: 'عدسة ترى جيداً في المساء ومقبض مريح في اليد طوال النهار.',
      },
    ],
    points: [
      { en: 'Thread for a tripod', ar: 'يُثبّت على الحامل الثلاثي' },
      { en: 'Screen that flips out', ar: 'شاشة تنفتح وتدور' },
      { en: 'Sends pictures to the phone', ar: 'ترسل الصور إلى الهاتف' },
      { en: 'Menu in Arabic', ar: 'قائمة بالعربية' },
    ],
    shorts: [
      { en: 'Sees well in the evening.', ar: 'ترى جيداً في المساء.' },
      { en: 'For weddings and travel.', ar: 'للأعراس والسفر.' },
    ],
  },
  {
    code: 'security-camera',
    category: 'electronics/cameras/security-cameras',
    picture: 'webcam',
    noun: { en: 'Security camera', ar: 'كاميرا مراقبة' },
    brands: ['xiaomi', 'tp-link', 'hikvision', 'dahua'],
    series: ['Guard', 'Watch', 'Home', 'Gate'],
    specifications: [{ attribute: 'resolution', choices: ['full hd', '4k'], inName: true }],
    price: { from: 28_000, to: 120_000 },
    openings: [
      {
        en: 'Shows your front gate on your phone, wherever you are, and tells you when someone is standing there.',
        ar: 'تريك باب البيت على هاتفك أينما كنت، وتنبّهك إذا وقف أحد أمامه.',
      },
      {
        en: 'Sees as well at night as by day, and keeps recording on its own card when the internet is down.',
        ar: 'ترى ليلاً كما ترى نهاراً، وتواصل التسجيل على ذاكرتها إذا انقطع الإنترنت.',
      },
    ],
    points: [
      { en: 'Night vision', ar: 'رؤية ليلية' },
      { en: 'Two-way talk', ar: 'تتكلّم وتسمع من خلالها' },
      { en: 'App in Arabic', ar: 'برنامجها بالعربية' },
      { en: 'Runs on a small UPS', ar: 'تعمل على يو بي إس صغير' },
      { en: 'Mounting screws included', ar: 'براغيها ضمن العلبة' },
    ],
    shorts: [
      { en: 'Your front gate, always in your pocket.', ar: 'باب البيت دائماً في جيبك.' },
      { en: 'Sees at night, tells you at once.', ar: 'ترى ليلاً وتنبّهك فوراً.' },
    ],
  },
  {
    code: 'memory-card',
    category: 'electronics/cameras/memory-cards',
    picture: 'memory-card',
    noun: { en: 'Memory card', ar: 'بطاقة ذاكرة' },
    brands: ['sandisk', 'samsung', 'kingston', 'lexar'],
    series: ['Vault', 'Swift', 'Record', 'Select'],
    specifications: [
      { attribute: 'storage', choices: ['64 gb', '128 gb', '256 gb', '512 gb'], inName: true },
    ],
    price: { from: 7_500, to: 22_000 },
    openings: [
      {
        en: 'Holds years of family pictures and writes fast enough for video.',
        ar: 'تحفظ صور العائلة لسنوات، وسرعتها تكفي لتصوير الأفلام.',
      },
      {
        en: 'For your phone, your camera and the camera above the gate.',
        ar: 'للهاتف وللكاميرا ولكاميرا باب البيت.',
      },
    ],
    points: [
      { en: 'Reads up to 150 MB a second', ar: 'قراءة حتى 150 ميغابايت في الثانية' },
      { en: 'Adapter for cameras', ar: 'معها محوّل للكاميرات' },
      { en: 'Resists heat, cold and water', ar: 'تتحمّل الحرّ والبرد والماء' },
      { en: 'Comes in a plastic case so it doesn’t get lost', ar: 'علبة بلاستيكية تحميها من الضياع' },
    ],
    shorts: [
      { en: 'Room for years of pictures.', ar: 'سعة لصور سنوات.' },
      { en: 'For phone and camera.', ar: 'للهاتف والكاميرا.' },
    ],
  },
];
