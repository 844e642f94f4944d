import type { Kind } from '../../department.ts';

export const gamesAndPuzzles: readonly Kind[] = [
  {
    code: 'jigsaw', category: 'toys/games-and-puzzles/puzzles', picture: 'puzzle',
    noun: { en: 'Jigsaw puzzle', ar: 'بازل' },
    brands: ['ravensburger', 'clementoni', 'sumer', 'dijla'],
    series: ['Ishtar Gate', 'Marshes', 'Old Baghdad', 'Erbil Citadel', 'World Map', 'Old Town'],
    specifications: [
      { attribute: 'piece_count', choices: ['100-pieces', '250-pieces', '500-pieces', '1000-pieces'], inName: true },
      { attribute: 'age_group', choices: ['6-years', '8-years', '12-years'] },
    ],
    price: { from: 7_000, to: 16_000 },
    openings: [
      { en: 'First the corners, then the edge, then the long evening. Somebody always walks by and finds a piece.', ar: 'الزوايا أولاً ثم الإطار ثم أمسية طويلة، ولا بد أن يمرّ أحدهم فيجد قطعة.' },
      { en: 'A picture you will look at for hours, printed matte so the lamp does not glare.', ar: 'صورة تتأمّلها ساعات، وطباعتها مطفية فلا ينعكس عليها الضوء.' },
      { en: 'The pieces fit exactly: when you think it is right, it is right.', ar: 'القطع دقيقة التطابق: إذا ظننتها صحيحة فهي صحيحة.' },
    ],
    points: [
      { en: 'Thick cardboard, exact cut', ar: 'كرتون سميك وقصّ دقيق' },
      { en: 'No two pieces alike', ar: 'لا تتشابه فيه قطعتان' },
      { en: 'Sturdy box for storage', ar: 'علبة متينة للحفظ' },
      { en: 'Poster of the picture included', ar: 'معه ملصق للصورة الكاملة' },
      { en: 'Little dust in the box', ar: 'لا غبار كرتون في العلبة' },
      { en: 'Can be framed when finished', ar: 'يمكن تأطيره عند اكتماله' },
    ],
    shorts: [
      { en: 'Exact pieces and a picture worth the evening.', ar: 'قطع دقيقة وصورة تستحق السهرة.' },
      { en: 'For one patient person or a whole family.', ar: 'لشخص صبور أو لعائلة كاملة.' },
    ],
  },
  {
    code: 'wooden-puzzle', category: 'toys/games-and-puzzles/puzzles', picture: 'puzzle',
    noun: { en: 'Wooden toddler puzzle', ar: 'بازل خشبي للصغار' },
    brands: ['melissa-and-doug', 'fisher-price', 'dijla', 'nakheel'],
    series: ['Farm', 'Garden', 'Shapes', 'Fruit', 'Animals'],
    specifications: [
      { attribute: 'piece_count', choices: ['5-pieces', '8-pieces', '12-pieces'], inName: true },
      { attribute: 'age_group', choices: ['1-year', '18-months', '2-years'] },
      { attribute: 'material', choices: ['wood'] },
    ],
    price: { from: 9_000, to: 17_000 },
    openings: [
      { en: 'Every piece has its own place, and finding it takes a toddler’s full attention.', ar: 'لكل قطعة مكانها، والبحث عنه يأخذ كل تركيز الصغير.' },
      { en: 'Thick pieces that stand up by themselves, so the puzzle turns into a play set when it is solved.', ar: 'قطع سميكة تقف وحدها، فإذا حُلّ البازل صارت قطعه ألعاباً.' },
      { en: 'First words at the kitchen table: name it, turn it, put it in.', ar: 'أولى الكلمات على طاولة المطبخ: سمِّها، أدرها، ضعها في مكانها.' },
    ],
    points: [
      { en: 'Large wooden knobs', ar: 'مقابض خشبية كبيرة' },
      { en: 'Picture below every piece as a hint', ar: 'تحت كل قطعة صورتها للمساعدة' },
      { en: 'Water-based colors', ar: 'ألوان مائية' },
      { en: 'Rounded edges', ar: 'حوافّ مدوّرة' },
      { en: '30 × 22 cm board', ar: 'لوح 30 × 22 سم' },
      { en: 'Wipe with a damp cloth', ar: 'يُمسح بقطعة مبلّلة' },
    ],
    shorts: [
      { en: 'Large pieces, clear pictures, first words.', ar: 'قطع كبيرة وصور واضحة وأولى الكلمات.' },
      { en: 'A first puzzle in solid wood.', ar: 'أول بازل من خشب متين.' },
    ],
  },
  {
    code: 'family-game', category: 'toys/games-and-puzzles/board-games', picture: 'board-game',
    noun: { en: 'Family board game', ar: 'لعبة عائلية' },
    brands: ['hasbro', 'ravensburger', 'clementoni', 'sumer'],
    series: ['Souk', 'Caravan', 'Treasure', 'Word Race', 'Detective', 'Two Rivers'],
    specifications: [
      { attribute: 'players', choices: ['2-4', '2-6', '4-8'], inName: true },
      { attribute: 'age_group', choices: ['6-years', '8-years', '12-years'] },
    ],
    price: { from: 12_000, to: 42_000 },
    openings: [
      { en: 'Explained in five minutes, argued about for an hour. For evenings when the internet is gone and everyone is at home.', ar: 'شرحها خمس دقائق والنقاش حولها ساعة، لأمسيات ينقطع فيها الإنترنت والكل في البيت.' },
      { en: 'Grandmother wins as often as the youngest, because luck and cunning balance each other.', ar: 'الجدّة تفوز كما يفوز الصغير، فالحظ والحيلة فيها متعادلان.' },
      { en: 'A round takes about half an hour. Nobody stops after one.', ar: 'الجولة نحو نصف ساعة، ولا أحد يكتفي بواحدة.' },
    ],
    points: [
      { en: 'Rules in Arabic and English', ar: 'القواعد بالعربية والإنجليزية' },
      { en: 'Sturdy board and wooden pieces', ar: 'لوح متين وقطع خشبية' },
      { en: 'Spare pawns and dice', ar: 'قطع وزهر احتياطية' },
      { en: 'Needs no batteries and no phone', ar: 'لا تحتاج إلى بطاريات ولا إلى موبايل' },
      { en: 'Compact box', ar: 'علبة صغيرة الحجم' },
      { en: 'Easy and advanced rules', ar: 'قواعد سهلة وأخرى للمتمرّسين' },
    ],
    shorts: [
      { en: 'Quick to explain, hard to put away.', ar: 'تُشرح بسرعة ويصعب تركها.' },
      { en: 'For evenings with the whole family.', ar: 'لأمسيات العائلة كلها.' },
    ],
  },
  {
    code: 'backgammon', category: 'toys/games-and-puzzles/board-games', picture: 'board-game',
    noun: { en: 'Backgammon set', ar: 'طاولي' },
    brands: ['sumer', 'babil', 'nakheel', 'dijla'],
    series: ['Coffeehouse', 'Shahbandar', 'Classic', 'Karrada', 'Travel'],
    specifications: [
      { attribute: 'material', choices: ['wood', 'engineered wood'], inName: true },
      { attribute: 'players', choices: ['2'] },
      { attribute: 'age_group', choices: ['8-years'] },
    ],
    price: { from: 18_000, to: 78_000 },
    openings: [
      { en: 'The sound of the coffeehouse, at home: dice on wood, tea beside it, and someone who knows better.', ar: 'صوت المقهى في بيتك: زهر على الخشب واستكان شاي بجانبه، ومن يعرف اللعبة أفضل منك.' },
      { en: 'Smooth points, heavy checkers and a board that closes with a clear click.', ar: 'خانات ملساء وأحجار ثقيلة ولوح يُغلق بطقّة واضحة.' },
      { en: 'An inlaid pattern under clear varnish, good for a lifetime of rematches.', ar: 'نقشه مرصّع ووجهه مصقول، ويكفي عمراً من المباريات.' },
    ],
    points: [
      { en: '30 checkers and two pairs of dice', ar: '30 حجراً وزوجان من الزهر' },
      { en: 'Brass hinges and clasp', ar: 'مفصّلات وقفل من النحاس' },
      { en: 'Chessboard on the outside', ar: 'رقعة شطرنج على الوجه الخارجي' },
      { en: 'About 48 × 48 cm when open', ar: 'نحو 48 × 48 سم وهو مفتوح' },
      { en: 'Keep away from sun and water', ar: 'يُحفظ بعيداً عن الشمس والماء' },
      { en: 'Rounded edges, pleasant to hold', ar: 'حوافّ مدوّرة مريحة لليد' },
    ],
    shorts: [
      { en: 'The coffeehouse game, for your own table.', ar: 'لعبة المقهى على طاولتك.' },
      { en: 'Heavy checkers, clear dice, a board that closes well.', ar: 'أحجار ثقيلة وزهر واضح ولوح محكم.' },
    ],
  },
  {
    code: 'chess-set', category: 'toys/games-and-puzzles/board-games', picture: 'board-game',
    noun: { en: 'Chess set', ar: 'طقم شطرنج' },
    brands: ['sumer', 'babil', 'ravensburger', 'hasbro'],
    series: ['Club', 'Master', 'Abbasid', 'Travel', 'School'],
    specifications: [
      { attribute: 'material', choices: ['wood', 'plastic'], inName: true },
      { attribute: 'players', choices: ['2'] },
      { attribute: 'age_group', choices: ['6-years', '8-years'] },
    ],
    price: { from: 9_000, to: 62_000 },
    openings: [
      { en: 'It was already played in Baghdad a thousand years ago. This one folds and fits in a school bag.', ar: 'كانت تُلعب في بغداد قبل ألف عام، وهذا الطقم يُطوى وتتّسع له حقيبة المدرسة.' },
      { en: 'Weighted pieces with felt below, so a move is heard only when it hurts.', ar: 'قطع موزونة تحتها لبّاد، فلا يُسمع من النقلة إلا أثرها.' },
      { en: 'For learning with Grandpa, and for beating him later.', ar: 'ليتعلّم الصغير مع جدّه، ثم يغلبه بعد حين.' },
    ],
    points: [
      { en: '32 pieces with felt base', ar: '32 قطعة بقاعدة لبّاد' },
      { en: 'Folding board, pieces stored inside', ar: 'رقعة تُطوى وتُحفظ القطع داخلها' },
      { en: 'King about 7 cm high', ar: 'ارتفاع الملك نحو 7 سم' },
      { en: 'Two spare queens', ar: 'وزيران احتياطيان' },
      { en: 'Rules in Arabic', ar: 'القواعد بالعربية' },
      { en: 'Squares of 4 cm', ar: 'مربّعات 4 سم' },
    ],
    shorts: [
      { en: 'A folding set with weighted pieces.', ar: 'طقم يُطوى بقطع موزونة.' },
      { en: 'For the first lesson and the thousandth game.', ar: 'للدرس الأول وللمباراة الألف.' },
    ],
  },
];
