import type { Kind } from '../../department.ts';

export const mensWarmClothing: readonly Kind[] = [
  {
    code: 'hoodie',
    category: 'fashion/men/hoodies-and-jackets',
    picture: 'hoodie',
    noun: { en: 'Men’s hoodie', ar: 'هودي رجالي' },
    brands: ['dijla', 'defacto', 'lc-waikiki', 'nike', 'adidas', 'puma'],
    series: ['Street', 'Core', 'North', 'Campus', 'Classic'],
    specifications: [
      { attribute: 'material', choices: ['cotton', 'fleece'], inName: true },
      { attribute: 'season', choices: ['winter'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'gray', 'navy', 'green'] },
      { attribute: 'size', choices: ['m', 'l', 'xl', 'xxl', '3xl'] },
    ],
    price: { from: 24_000, to: 66_000 },
    openings: [
      {
        en: 'Brushed inside, smooth outside: warm enough for the bus stop in January and for the living room when the power to the heater is out.',
        ar: 'مبطّن بوبرة ناعمة من الداخل وأملس من الخارج: يدفئك في برد كانون الثاني، وفي البيت حين تنقطع الكهرباء عن المدفأة.',
      },
      {
        en: 'A thick hood that keeps its shape, cuffs that don’t slide up and a pocket for both hands.',
        ar: 'قبعة سميكة تحافظ على شكلها، وأساور لا ترتفع، وجيب واسع ليديك.',
      },
      {
        en: 'For campus, for an early soccer game and for evenings on the roof. It fits over a T-shirt without bunching.',
        ar: 'للجامعة ولكرة القدم صباحاً وللسطح مساءً، يُلبس فوق التيشيرت من دون أن يتكوّم.',
      },
    ],
    points: [
      { en: 'Brushed inside, 300-gram fabric', ar: 'مبطّن بوبرة، ووزن قماشه 300 غرام للمتر' },
      { en: 'Double-layer hood with drawcord', ar: 'قبعة من طبقتين بخيط' },
      { en: 'Large front pocket', ar: 'جيب أمامي واسع' },
      { en: 'Ribbed cuffs and hem', ar: 'أساور وحاشية مضلّعة' },
      { en: 'Doesn’t pill in the wash', ar: 'لا تتكوّن عليه كرات الوبر بعد الغسيل' },
      { en: 'Wash inside out at 30 degrees', ar: 'يُغسل مقلوباً على 30 درجة' },
    ],
    shorts: [
      { en: 'Warm inside, simple outside.', ar: 'دافئ من الداخل وبسيط من الخارج.' },
      {
        en: 'A thick hoodie for cold mornings and cool roofs.',
        ar: 'هودي سميك لصباحات الشتاء وسهرات السطح.',
      },
    ],
  },
  {
    code: 'mens-jacket',
    category: 'fashion/men/hoodies-and-jackets',
    picture: 'jacket',
    noun: { en: 'Men’s jacket', ar: 'جاكيت رجالي' },
    brands: ['babil', 'lc-waikiki', 'defacto', 'koton', 'columbia'],
    series: ['Ridge', 'Urban', 'Pilot', 'Zagros', 'Route'],
    specifications: [
      {
        attribute: 'material',
        choices: ['imitation leather', 'denim', 'polyester', 'leather'],
        inName: true,
      },
      { attribute: 'closure', choices: ['zip'] },
      { attribute: 'season', choices: ['winter'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'brown', 'navy'] },
      { attribute: 'size', choices: ['m', 'l', 'xl', 'xxl', '3xl'] },
    ],
    price: { from: 48_000, to: 145_000 },
    openings: [
      {
        en: 'A jacket for late errands and trips north: it stops the wind and leaves your arms free.',
        ar: 'جاكيت لمشاوير الليل وسفرات الشمال: يصدّ الهواء ولا يقيّد حركة الذراعين.',
      },
      {
        en: 'Lined for Iraqi winters, which are more wind than snow. Zip it up in the morning, wear it open by ten.',
        ar: 'بطانته لشتائنا الذي ريحه أكثر من ثلجه: تغلقه صباحاً وتفتحه عند العاشرة.',
      },
      {
        en: 'Four pockets in the right places and a zipper you can close with one hand.',
        ar: 'أربعة جيوب في أماكنها الصحيحة، وسحّاب يُغلق بيد واحدة.',
      },
    ],
    points: [
      { en: 'Sturdy metal zipper', ar: 'سحّاب معدني متين' },
      { en: 'Inside pocket with a zipper for phone and papers', ar: 'جيب داخلي بسحّاب للموبايل والأوراق' },
      { en: 'Quilted lining in body and sleeves', ar: 'بطانة مضرّبة في الجسم والأكمام' },
      { en: 'Wind-resistant', ar: 'يصدّ الريح' },
      { en: 'Room for a sweater underneath', ar: 'يتّسع لبلوفر تحته' },
    ],
    shorts: [
      { en: 'Keeps the wind out and the shoulders free.', ar: 'يصدّ الريح ويترك كتفيك حرّتين.' },
      {
        en: 'A lined jacket for winter mornings and trips to the mountains.',
        ar: 'جاكيت مبطّن لصباحات الشتاء وسفرات الجبل.',
      },
    ],
  },
  {
    code: 'mens-pajamas',
    category: 'fashion/men/sleepwear',
    picture: 'long-tee',
    noun: { en: 'Men’s pajama set', ar: 'بجامة رجالية' },
    called: { en: 'Men’s pajamas', ar: 'بجامة رجالية' },
    brands: ['dijla', 'ishtar', 'defacto', 'lc-waikiki', 'penti'],
    series: ['Relax', 'Layl', 'Home', 'Siesta', 'Calm'],
    specifications: [
      { attribute: 'sleeve', choices: ['long', 'short'], inName: true },
      { attribute: 'material', choices: ['cotton', 'viscose'] },
      { attribute: 'pattern', choices: ['plain'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['gray', 'navy', 'blue'] },
      { attribute: 'size', choices: ['m', 'l', 'xl', 'xxl', '3xl'] },
    ],
    price: { from: 16_000, to: 38_000 },
    openings: [
      {
        en: 'Pajamas you can open the door in: a neat top, pants with pockets and nothing tight anywhere.',
        ar: 'بجامة لا تُحرجك إذا طرق أحد الباب: بلوزة مرتّبة وبنطلون بجيوب، ولا شيء ضيّق فيها.',
      },
      {
        en: 'Soft knit that lets the skin breathe on nights when the generator rests before you do.',
        ar: 'نسيج ناعم يتنفّس معه الجلد في الليالي التي تستريح فيها المولّدة قبلك.',
      },
      {
        en: 'A two-piece set with a waistband that holds without leaving a mark.',
        ar: 'طقم من قطعتين، وخصره المطاطي يثبت من دون أن يترك أثراً في الصباح.',
      },
    ],
    points: [
      { en: 'Top and full-length pants', ar: 'بلوزة وبنطلون طويل' },
      { en: 'Soft elastic waist with drawstring', ar: 'خصر مطاطي ليّن بخيط' },
      { en: 'Side pockets', ar: 'جيبان جانبيان' },
      { en: 'Flat seams', ar: 'خياطة مسطّحة' },
      { en: 'Loose cut, true to size', ar: 'قصّة واسعة، والقياس مطابق' },
    ],
    shorts: [
      {
        en: 'A soft two-piece set for sleep and slow mornings.',
        ar: 'طقم ناعم من قطعتين للنوم وصباحات العطلة.',
      },
      { en: 'Loose, light and neat enough to open the door in.', ar: 'واسعة وخفيفة ومرتّبة.' },
    ],
  },
];
