import type { Kind } from '../../department.ts';

export const games: readonly Kind[] = [
  {
    code: 'game-console',
    category: 'electronics/games/consoles',
    picture: 'console',
    weight: 0.8,
    noun: { en: 'Game console', ar: 'جهاز ألعاب' },
    brands: ['sony', 'microsoft', 'nintendo'],
    series: ['Play', 'Family', 'Arcade', 'Home'],
    specifications: [
      { attribute: 'storage', choices: ['512 gb', '1 tb', '2 tb'], inName: true },
      { attribute: 'color', choices: ['white', 'black'] },
    ],
    price: { from: 290_000, to: 420_000 },
    openings: [
      {
        en: 'For evenings when the whole family wants a turn: two play, the others cheer.',
        ar: 'لأمسيات يريد فيها الجميع دورهم: اثنان يلعبان والباقون يشجّعون.',
      },
      {
        en: 'Starts in seconds and remembers where you stopped, even after the lights went out.',
        ar: 'يبدأ في ثوانٍ ويتذكّر أين توقّفت، حتى بعد انقطاع الكهرباء.',
      },
    ],
    points: [
      { en: 'One controller included', ar: 'يد تحكّم واحدة ضمن العلبة' },
      { en: 'Plays movies as well', ar: 'يشغّل الأفلام أيضاً' },
      { en: 'Age and time limits for children', ar: 'تحديد العمر وساعات اللعب للأطفال' },
      { en: 'Quiet fan', ar: 'مروحة هادئة' },
    ],
    shorts: [
      { en: 'Two play, the others cheer.', ar: 'اثنان يلعبان والباقون يشجّعون.' },
      { en: 'Quick to start, hard to put down.', ar: 'يبدأ بسرعة ويصعب تركه.' },
    ],
  },
  {
    code: 'game-controller',
    category: 'electronics/games/controllers-and-accessories',
    picture: 'game-controller',
    noun: { en: 'Game controller', ar: 'يد تحكّم للألعاب' },
    called: { en: 'Controller', ar: 'يد ألعاب' },
    brands: ['sony', 'microsoft', 'logitech', '8bitdo', 'redragon'],
    series: ['Grip', 'Combo', 'Retro', 'Turbo'],
    specifications: [{ attribute: 'connection', choices: ['bluetooth', 'wireless', 'wired'], inName: true }],
    axes: [{ attribute: 'color', choices: ['black', 'white', 'red', 'blue', 'purple'] }],
    price: { from: 18_000, to: 105_000 },
    openings: [
      {
        en: 'Sits in your hand as if it was made for it, and the buttons respond at once.',
        ar: 'تستقرّ في اليد كأنها منها، وأزرارها تستجيب فوراً.',
      },
      { en: 'A second one, so that nobody has to wait for a turn.', ar: 'يد ثانية كي لا ينتظر أحد دوره.' },
    ],
    points: [
      { en: 'Works with computer and phone', ar: 'للكمبيوتر والهاتف' },
      { en: 'Vibrates with the game', ar: 'تهتزّ مع اللعبة' },
      { en: 'Textured grip for hot hands', ar: 'مقبض خشن لا ينزلق من اليد' },
      { en: 'Quiet buttons', ar: 'أزرار هادئة' },
    ],
    shorts: [
      { en: 'Responds at once.', ar: 'استجابة فورية.' },
      { en: 'A turn for everyone.', ar: 'دور لكل واحد.' },
    ],
  },
];
