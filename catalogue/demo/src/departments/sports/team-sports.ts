import type { Kind } from '../../department.ts';

export const teamSports: readonly Kind[] = [
  {
    code: 'soccer-ball',
    category: 'sports/team-sports/balls',
    picture: 'football',
    noun: { en: 'Soccer ball', ar: 'كرة قدم' },
    brands: ['adidas', 'nike', 'puma', 'molten', 'dijla'],
    series: ['Club', 'Street', 'Match', 'Shaab', 'Training', 'Final'],
    specifications: [
      { attribute: 'ball_size', choices: ['size-4', 'size-5'], inName: true },
      { attribute: 'playing_ground', choices: ['grass', 'turf'] },
      { attribute: 'sport', choices: ['soccer'] },
    ],
    price: { from: 14_000, to: 62_000 },
    openings: [
      {
        en: 'For the street, the school field and the league on Friday: it flies straight and keeps its air for weeks.',
        ar: 'للدربونة وساحة المدرسة ودوري الجمعة: تطير مستقيمة وتحفظ هواءها أسابيع.',
      },
      {
        en: 'The cover takes asphalt and gravel without peeling, and that’s where most of our games are played.',
        ar: 'غلافها يتحمّل الإسفلت والحصى ولا يتقشّر، فعليهما تُلعب أغلب مبارياتنا.',
      },
      {
        en: 'Round, firm and honest off the foot. If you miss the goal, don’t blame the ball.',
        ar: 'مستديرة ومتماسكة وصادقة مع القدم، فلا تلُم الكرة إن أخطأتَ المرمى.',
      },
    ],
    points: [
      { en: 'Butyl bladder that holds air', ar: 'كيس داخلي من البيوتيل يحفظ الهواء' },
      { en: '32-panel cover', ar: 'غلاف من 32 قطعة' },
      { en: 'Abrasion-resistant cover', ar: 'غلاف يقاوم الاحتكاك' },
      { en: 'Delivered deflated, with a needle', ar: 'تصل غير منفوخة ومعها إبرة' },
      { en: 'Recommended pressure printed at the valve', ar: 'ضغط الهواء المناسب مطبوع عند الصمّام' },
      { en: 'Wipe with a damp cloth, don’t leave in the sun', ar: 'تُمسح بقطعة مبلّلة ولا تُترك في الشمس' },
    ],
    shorts: [
      { en: 'Flies straight and survives asphalt.', ar: 'تطير مستقيمة وتتحمّل الإسفلت.' },
      { en: 'A ball for streets, schools and Friday leagues.', ar: 'كرة للشارع والمدرسة ودوري الجمعة.' },
    ],
  },
  {
    code: 'basketball',
    category: 'sports/team-sports/balls',
    picture: 'basketball',
    noun: { en: 'Basketball', ar: 'كرة سلة' },
    brands: ['molten', 'spalding', 'wilson', 'dijla'],
    series: ['Court', 'Grip', 'Street', 'Dunk', 'Pro Touch'],
    specifications: [
      { attribute: 'ball_size', choices: ['size-5', 'size-6', 'size-7'], inName: true },
      { attribute: 'sport', choices: ['basketball'] },
    ],
    price: { from: 18_000, to: 68_000 },
    openings: [
      {
        en: 'Deep channels and a grippy surface: it stays in the hand, even with sweat and dust on it.',
        ar: 'قنوات عميقة وسطح خشن قليلاً، فتثبت في اليد حتى مع العرق والغبار.',
      },
      {
        en: 'Bounces evenly from the first dribble, on the gym floor as in the yard.',
        ar: 'ارتدادها متساوٍ من أول طبطبة، في القاعة وفي الحوش.',
      },
      { en: 'For school teams and for two friends with one hoop.', ar: 'لفرق المدارس، ولصديقين وسلّة واحدة.' },
    ],
    points: [
      { en: 'Deep-channel rubber cover', ar: 'غلاف مطاطي بقنوات عميقة' },
      { en: 'Nylon-wound carcass keeps the shape', ar: 'هيكل ملفوف بالنايلون يحافظ على الاستدارة' },
      { en: 'Butyl bladder', ar: 'كيس داخلي من البيوتيل' },
      { en: 'Delivered deflated, with a needle', ar: 'تصل غير منفوخة ومعها إبرة' },
      { en: 'Size 7 for men, 6 for women, 5 for children', ar: 'قياس 7 للرجال و6 للنساء و5 للأطفال' },
      { en: 'For indoor and outdoor courts', ar: 'للقاعات والساحات المكشوفة' },
    ],
    shorts: [
      { en: 'Good grip and an even bounce.', ar: 'قبضة ثابتة وارتداد متساوٍ.' },
      { en: 'For the gym, the yard and any hoop.', ar: 'للقاعة وللحوش ولأي سلّة.' },
    ],
  },
  {
    code: 'team-kit',
    category: 'sports/team-sports/team-wear',
    picture: 'tee',
    noun: { en: 'Team kit', ar: 'طقم فريق كرة قدم' },
    called: { en: 'Team kit', ar: 'طقم فريق' },
    brands: ['dijla', 'babil', 'joma', 'puma', 'adidas'],
    series: ['Derby', 'League', 'Captain', 'Rafidain', 'Cup'],
    specifications: [
      { attribute: 'team_size', choices: ['5-a-side', '7-a-side', '11-a-side'], inName: true },
      { attribute: 'material', choices: ['polyester'] },
      { attribute: 'sport', choices: ['soccer'] },
    ],
    axes: [
      { attribute: 'color', choices: ['red', 'green', 'blue', 'white', 'yellow'] },
      { attribute: 'size', choices: ['s', 'm', 'l', 'xl'] },
    ],
    price: { from: 85_000, to: 165_000 },
    openings: [
      {
        en: 'Jerseys and shorts for the whole team in one box: no more arguing over who plays in the white undershirt.',
        ar: 'فانيلات وشورتات للفريق كله في صندوق واحد، فلا خلاف بعد اليوم على من يلعب بالفانيلة البيضاء.',
      },
      {
        en: 'Light knit that lets the wind through, in colors that can be told apart under a single floodlight.',
        ar: 'نسيج خفيف يمرّ منه الهواء، بألوان تتميّز حتى تحت كشّاف واحد.',
      },
      {
        en: 'For the neighborhood, the company and the college, from the first friendly to the cup.',
        ar: 'لفريق المحلّة والشركة والكلية، من أول مباراة ودّية إلى الكأس.',
      },
    ],
    points: [
      { en: 'One jersey and one pair of shorts per player', ar: 'فانيلة وشورت لكل لاعب' },
      { en: 'Numbers printed on the back', ar: 'أرقام مطبوعة على الظهر' },
      { en: 'Dries within an hour', ar: 'يجفّ خلال ساعة' },
      { en: 'Colors don’t run', ar: 'ألوان ثابتة لا تبهت' },
      { en: 'A captain’s armband included', ar: 'معه شارة القائد' },
    ],
    shorts: [
      { en: 'One box, one color, one team.', ar: 'صندوق واحد ولون واحد وفريق واحد.' },
      { en: 'Numbered jerseys and shorts for everyone.', ar: 'فانيلات مرقّمة وشورتات للجميع.' },
    ],
  },
  {
    code: 'soccer-shoes',
    category: 'sports/team-sports/team-wear',
    also: ['fashion/shoes/sneakers'],
    picture: 'trainer',
    noun: { en: 'Soccer shoes', ar: 'حذاء كرة قدم' },
    brands: ['adidas', 'nike', 'puma', 'joma'],
    series: ['Strike', 'Speed', 'Control', 'Winger', 'Goal'],
    specifications: [
      { attribute: 'playing_ground', choices: ['grass', 'turf', 'hall'], inName: true },
      { attribute: 'gender', choices: ['men'] },
      { attribute: 'sport', choices: ['soccer'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'white', 'red', 'yellow', 'blue'] },
      { attribute: 'size', choices: ['39', '40', '41', '42', '43', '44', '45'] },
    ],
    price: { from: 38_000, to: 145_000 },
    openings: [
      {
        en: 'Light and close-fitting, with a sole made for the surface you play on.',
        ar: 'ملتصق بالقدم وخفيف، ونعله مصنوع للأرضية التي تلعب عليها.',
      },
      {
        en: 'The upper is thin where you touch the ball and firm where others step on you.',
        ar: 'وجهه رقيق حيث تلمس الكرة، ومتين حيث يدوس عليك الخصم.',
      },
      {
        en: 'Holds the heel in the turn and never catches on the ground.',
        ar: 'يثبّت الكعب عند الدوران، ولا يعلق بالأرض.',
      },
    ],
    points: [
      { en: 'Textured upper for ball control', ar: 'وجه محبّب يساعد على التحكّم بالكرة' },
      { en: 'Firm heel cup', ar: 'كعب داخلي ثابت' },
      { en: 'Stitched sole', ar: 'نعل مخيط' },
      { en: 'Padded, removable insole', ar: 'ضبان مبطّن قابل للنزع' },
      { en: 'About 240 grams in size 42', ar: 'نحو 240 غراماً للقياس 42' },
      {
        en: 'Knock off the dirt dry, keep away from the heater',
        ar: 'يُنفض التراب وهو جاف، ويُبعد عن المدفأة',
      },
    ],
    shorts: [
      { en: 'Light, close-fitting and right for your field.', ar: 'خفيف ومحكم ومناسب لأرضية ملعبك.' },
      { en: 'Control at the front, hold at the heel.', ar: 'تحكّم من الأمام وثبات عند الكعب.' },
    ],
  },
];
