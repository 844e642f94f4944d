import type { Kind } from '../../department.ts';

export const drawing: readonly Kind[] = [
  {
    code: 'drawing-set',
    category: 'toys/creative-play/drawing',
    picture: 'pen-set',
    noun: { en: 'Drawing and coloring set', ar: 'طقم رسم وتلوين' },
    called: { en: 'Drawing set', ar: 'طقم رسم' },
    brands: ['crayola', 'faber-castell', 'clementoni', 'dijla'],
    series: ['Artist', 'Rainbow', 'Studio', 'Color Case', 'Junior'],
    specifications: [
      { attribute: 'piece_count', choices: ['24-pieces', '50-pieces', '100-pieces'], inName: true },
      { attribute: 'age_group', choices: ['3-years', '4-years', '6-years'] },
    ],
    price: { from: 9_000, to: 26_000 },
    openings: [
      {
        en: 'Crayons, markers and watercolors in one case, each in its place, at least on the first day.',
        ar: 'ألوان شمعية وأقلام ماجك وألوان مائية في حقيبة واحدة، كل شيء في مكانه، على الأقل في اليوم الأول.',
      },
      {
        en: 'For the refrigerator gallery, for birthday cards and for quiet hours after lunch.',
        ar: 'لمعرض الثلاجة ولبطاقات الأعياد ولساعة الهدوء بعد الغداء.',
      },
      {
        en: 'Strong colors from a light hand, and they wash out of sleeves and sofa covers.',
        ar: 'ألوان قوية من ضغطة خفيفة، وتزول عن الأكمام وأغطية القنفات بالغسل.',
      },
    ],
    points: [
      { en: 'Washes out of most fabrics', ar: 'تزول عن معظم الأقمشة بالغسل' },
      { en: 'Tips that survive being pressed', ar: 'رؤوس تتحمّل الضغط' },
      { en: 'Carrying case with compartments', ar: 'حقيبة حمل مقسّمة' },
      { en: 'Odorless colors', ar: 'ألوان بلا رائحة' },
      { en: 'A present ready to give', ar: 'هدية جاهزة' },
    ],
    shorts: [
      { en: 'All colors in one case.', ar: 'كل الألوان في حقيبة واحدة.' },
      { en: 'Strong on paper, gone in the wash.', ar: 'قوية على الورق، سهلة الزوال بالغسل.' },
    ],
  },
  {
    code: 'writing-tablet',
    category: 'toys/creative-play/drawing',
    picture: 'tablet',
    noun: { en: 'Children’s LCD writing board', ar: 'لوح كتابة إلكتروني للأطفال' },
    called: { en: 'LCD writing board', ar: 'لوح كتابة' },
    brands: ['xiaomi', 'dijla', 'babil'],
    series: ['Sketch', 'Magic', 'Easy Write', 'Scribble'],
    specifications: [
      { attribute: 'tablet_size', choices: ['8.5-inch', '10-inch', '12-inch'], inName: true },
      { attribute: 'age_group', choices: ['3-years', '4-years'] },
    ],
    axes: [{ attribute: 'color', choices: ['blue', 'pink', 'black', 'mint'] }],
    price: { from: 8_000, to: 21_000 },
    openings: [
      {
        en: 'Write, press, write again: a thousand sheets of paper without one on the floor.',
        ar: 'اكتب ثم امسح بضغطة ثم اكتب من جديد: ألف ورقة ولا واحدة على الأرض.',
      },
      {
        en: 'For letters, math and long car rides. No light in the screen and no games on it.',
        ar: 'للحروف والجمع والطرح والسفر الطويل، بلا ضوء يتعب العين ولا ألعاب.',
      },
      {
        en: 'Thinner than a school notebook and not much heavier, with the pen on a cord.',
        ar: 'أرفع من دفتر المدرسة ووزنه قريب منه، وقلمه مربوط بخيط.',
      },
    ],
    points: [
      { en: 'Lock against accidental clearing', ar: 'قفل يمنع المسح بالخطأ' },
      { en: 'No backlight, easy on the eyes', ar: 'بلا إضاءة خلفية، مريح للعين' },
      { en: 'Pen and cord included', ar: 'معه قلم وخيط' },
      { en: 'Battery lid fastened with a screw', ar: 'غطاء البطارية مثبّت ببرغي' },
    ],
    shorts: [
      { en: 'Endless paper for letters and drawings.', ar: 'ورق لا ينتهي للحروف والرسوم.' },
      { en: 'Write, press, begin again.', ar: 'اكتب وامسح وابدأ من جديد.' },
    ],
  },
];
