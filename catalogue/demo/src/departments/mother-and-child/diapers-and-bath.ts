import type { Kind } from '../../department.ts';

export const diapersAndBath: readonly Kind[] = [
  {
    code: 'diapers',
    category: 'mother-and-child/diapers-and-bath/diapers-and-wipes',
    picture: 'nappies',
    noun: { en: 'Baby diapers', ar: 'حفاضات أطفال' },
    called: { en: 'Diapers', ar: 'حفاضات' },
    brands: ['pampers', 'molfix', 'sleepy', 'prima', 'dijla'],
    series: ['Dry', 'Comfort', 'Soft Care', 'Night', 'Active'],
    specifications: [
      { attribute: 'diaper_size', choices: ['size-1', 'size-2', 'size-3', 'size-4', 'size-5'], inName: true },
      { attribute: 'piece_count', choices: ['32-pieces', '48-pieces', '64-pieces'] },
    ],
    price: { from: 7_000, to: 12_000 },
    openings: [
      {
        en: 'Dry through the night means asleep through the night, for everybody in the house.',
        ar: 'جفاف حتى الصباح يعني نوماً حتى الصباح، لكل من في البيت.',
      },
      {
        en: 'Thin between the legs, elastic at the waist: made for a baby who no longer lies still.',
        ar: 'رقيق بين الساقين ومرن عند الخصر، لطفل لم يعد يهدأ في مكانه.',
      },
      {
        en: 'A breathable outer layer keeps the skin comfortable on days when even the tiles are warm.',
        ar: 'طبقته الخارجية تسمح بالتهوية، فيبقى الجلد مرتاحاً في أيام يسخن فيها حتى البلاط.',
      },
    ],
    points: [
      { en: 'Up to 12 hours of absorption', ar: 'امتصاص حتى 12 ساعة' },
      { en: 'Wetness indicator', ar: 'خط يدلّ على البلل' },
      { en: 'Elastic waist and double leg cuffs', ar: 'خصر مطاطي وحافّتان مزدوجتان عند الساقين' },
      { en: 'Resealable tapes', ar: 'لاصق يُفتح ويُغلق أكثر من مرة' },
      { en: 'Fragrance-free', ar: 'بلا عطر' },
      { en: 'Soft inner layer', ar: 'طبقة داخلية ناعمة' },
      { en: 'If it leaves red marks, take one size up', ar: 'إذا ترك أثراً أحمر فاختاري القياس الأكبر' },
    ],
    shorts: [
      { en: 'Dry, soft and quiet until morning.', ar: 'جفاف ونعومة حتى الصباح.' },
      { en: 'Elastic all around, airy outside.', ar: 'مرن من كل الجهات، ويسمح بالتهوية.' },
    ],
  },
  {
    code: 'baby-wipes',
    category: 'mother-and-child/diapers-and-bath/diapers-and-wipes',
    picture: 'tissue-box',
    noun: { en: 'Baby wipes', ar: 'مناديل مبلّلة للأطفال' },
    called: { en: 'Baby wipes', ar: 'مناديل مبلّلة' },
    brands: ['pampers', 'sleepy', 'johnsons', 'dijla'],
    series: ['Sensitive', 'Aqua', 'Pure', 'Soft'],
    specifications: [
      { attribute: 'piece_count', choices: ['72-wipes', '3x72-wipes'], inName: true },
      { attribute: 'age_group', choices: ['birth'] },
    ],
    price: { from: 2_000, to: 4_500 },
    openings: [
      {
        en: 'For diapers, hands, faces, car seats and everything else a small child touches in a day.',
        ar: 'للحفاض واليدين والوجه ومقعد السيارة، ولكل ما تصل إليه يد طفل صغير في يومه.',
      },
      {
        en: 'So thick that one is enough, and moist to the last one because the lid really closes.',
        ar: 'سميكة فتكفي واحدة، وتبقى رطبة حتى آخرها لأن غطاءها يُغلق جيداً.',
      },
      {
        en: 'Mostly water, hardly any scent: made for skin that’s still new to the world.',
        ar: 'معظمها ماء ورائحتها خفيفة جداً، لبشرة ما زالت في أول أيامها.',
      },
    ],
    points: [
      { en: 'Alcohol-free', ar: 'خالية من الكحول' },
      { en: 'Lid that snaps shut', ar: 'غطاء يُغلق بإحكام' },
      { en: 'Embossed for a better wipe', ar: 'منقوشة لتنظيف أفضل' },
      { en: 'One at a time with one hand', ar: 'تُسحب واحدة واحدة بيد واحدة' },
      { en: 'Don’t flush', ar: 'لا تُرمى في المرحاض' },
    ],
    shorts: [
      { en: 'Thick, mild and moist to the last one.', ar: 'سميكة ولطيفة ورطبة حتى آخر منديل.' },
      { en: 'Mostly water, for the softest skin.', ar: 'معظمها ماء، لأنعم بشرة.' },
    ],
  },
  {
    code: 'baby-shampoo',
    category: 'mother-and-child/diapers-and-bath/bath-and-skin',
    picture: 'pump-bottle',
    tints: ['f3dc8e', 'cfe3ef', 'f3e6d2'],
    noun: { en: 'Baby shampoo and wash', ar: 'شامبو وغسول للأطفال' },
    called: { en: 'Baby shampoo', ar: 'شامبو أطفال' },
    brands: ['johnsons', 'sebamed', 'mustela', 'chicco', 'nakheel'],
    series: ['Gentle', 'Bedtime', 'Chamomile', 'Soft', 'Top to Toe'],
    specifications: [
      { attribute: 'volume', choices: ['300 ml', '500 ml', '750 ml'], inName: true },
      { attribute: 'age_group', choices: ['birth'] },
    ],
    price: { from: 5_500, to: 19_000 },
    openings: [
      {
        en: 'One bottle for hair and body, so a slippery child is washed and wrapped in five minutes.',
        ar: 'قنينة واحدة للشعر والجسم، فينتهي حمّام الطفل ويُلفّ بالمنشفة خلال خمس دقائق.',
      },
      {
        en: 'Doesn’t sting, foams a little and smells clean. That’s all a baby needs.',
        ar: 'لا يلسع العين ورغوته قليلة ورائحته نظيفة، وهذا كل ما يحتاج إليه الرضيع.',
      },
      {
        en: 'For the warm bath before bed, after which everything becomes quieter.',
        ar: 'لحمّام دافئ قبل النوم، يهدأ بعده كل شيء.',
      },
    ],
    points: [
      { en: 'Mild on the eyes', ar: 'لطيف على العينين' },
      { en: 'Soap-free', ar: 'خالٍ من الصابون' },
      { en: 'From day one', ar: 'من اليوم الأول' },
      { en: 'Pump for one-handed use', ar: 'مضخّة تُستعمل بيد واحدة' },
      { en: 'Rinses out quickly', ar: 'يُشطف بسرعة' },
      { en: 'No added dyes', ar: 'بلا أصباغ مضافة' },
    ],
    shorts: [
      { en: 'Hair and body in one mild wash.', ar: 'للشعر والجسم، لطيف في كل حمّام.' },
      { en: 'No stinging, little foam, quickly rinsed.', ar: 'لا يلسع العين، ورغوته قليلة سهلة الشطف.' },
    ],
  },
  {
    code: 'diaper-cream',
    category: 'mother-and-child/diapers-and-bath/bath-and-skin',
    picture: 'tube',
    tints: ['f6f4ef', 'f3dc8e', 'cfe3ef'],
    noun: { en: 'Diaper cream', ar: 'كريم حفاضات' },
    brands: ['sudocrem', 'bepanthen', 'mustela', 'sebamed', 'chicco'],
    series: ['Protect', 'Baby', 'Barrier', 'Calm'],
    specifications: [
      { attribute: 'volume', choices: ['75 ml', '100 ml'], inName: true },
      { attribute: 'age_group', choices: ['birth'] },
    ],
    price: { from: 5_000, to: 16_000 },
    openings: [
      {
        en: 'A thin layer at every change keeps wetness away from the skin, above all in summer.',
        ar: 'طبقة رقيقة مع كل تغيير تُبعد البلل عن الجلد، ولا سيّما في الصيف.',
      },
      {
        en: 'Thick enough to protect, soft enough to spread without rubbing.',
        ar: 'كثيف فيحمي، وليّن فيُفرد من دون فرك.',
      },
      {
        en: 'Belongs in every diaper bag, next to the wipes and the spare bodysuit.',
        ar: 'مكانه في كل حقيبة طفل، بجانب المناديل والبدلة الاحتياطية.',
      },
    ],
    points: [
      { en: 'Fragrance-free', ar: 'بلا عطر' },
      { en: 'A tube you can squeeze to the end', ar: 'أنبوب يُعصر حتى آخره' },
      { en: 'Washes off with lukewarm water', ar: 'يُزال بماء فاتر' },
      { en: 'Suitable for every change', ar: 'يصلح مع كل تغيير' },
      { en: 'If the redness stays, ask your doctor', ar: 'إذا استمر الاحمرار فراجعي الطبيب' },
    ],
    shorts: [
      { en: 'A protective layer for sensitive skin.', ar: 'طبقة حامية لبشرة حساسة.' },
      { en: 'Rich, soft and easy to spread.', ar: 'غني وليّن وسهل الفرد.' },
    ],
  },
];
