import type { Kind } from '../../department.ts';

export const childrensClothing: readonly Kind[] = [
  {
    code: 'girls-dress',
    category: 'fashion/children/girls',
    picture: 'dress',
    noun: { en: 'Girls’ dress', ar: 'فستان بناتي' },
    brands: ['ishtar', 'lc-waikiki', 'defacto', 'koton', 'civil'],
    series: ['Lulu', 'Fairy', 'Daisy', 'Tala', 'Bloom'],
    specifications: [
      { attribute: 'pattern', choices: ['floral', 'plain', 'embroidered'], inName: true },
      { attribute: 'material', choices: ['cotton', 'viscose'] },
      { attribute: 'gender', choices: ['girls'] },
    ],
    axes: [
      { attribute: 'color', choices: ['pink', 'white', 'red', 'blue'] },
      { attribute: 'size', choices: ['4 years', '6 years', '8 years', '10 years', '12 years'] },
    ],
    price: { from: 14_000, to: 38_000 },
    openings: [
      {
        en: 'For Eid morning and for every birthday after it: a skirt that spins and a lining that doesn’t itch.',
        ar: 'لصباح العيد ولكل عيد ميلاد بعده: تنورة تدور معها وبطانة لا تحكّ الجلد.',
      },
      {
        en: 'Pretty enough for the photo, strong enough for the swings, and it goes in the wash like everything else.',
        ar: 'جميل في الصورة ومتين على الأرجوحة، ويُغسل في الغسالة كبقية ملابسها.',
      },
      {
        en: 'She can put it on by herself: wide neck, large buttons and no zipper to catch the hair.',
        ar: 'تلبسه بنفسها: رقبة واسعة وأزرار كبيرة، وبلا سحّاب يشدّ شعرها.',
      },
    ],
    points: [
      { en: 'Cotton lining', ar: 'بطانة قطنية' },
      { en: 'Elastic at the back that grows with her', ar: 'مطاط من الخلف يتّسع مع نموّها' },
      { en: 'Bow can be taken off before washing', ar: 'فيونكة تُنزع قبل الغسل' },
      { en: 'Two small pockets', ar: 'جيبان صغيران' },
      { en: 'Hem that can be let down', ar: 'حاشية تسمح بتطويله' },
    ],
    shorts: [
      { en: 'A dress to spin in, lined with cotton.', ar: 'فستان يدور معها، ببطانة قطنية.' },
      { en: 'For Eid, birthdays and ordinary Fridays.', ar: 'للعيد وأعياد الميلاد وأيام الجمعة.' },
    ],
  },
  {
    code: 'boys-dishdasha',
    category: 'fashion/children/boys',
    picture: 'dishdasha',
    noun: { en: 'Boys’ dishdasha', ar: 'دشداشة ولادية' },
    brands: ['nakheel', 'babil', 'sumer'],
    series: ['Eid', 'Ameer', 'Majlis', 'Hilal'],
    specifications: [
      { attribute: 'material', choices: ['cotton', 'polyester'], inName: true },
      { attribute: 'sleeve', choices: ['long'] },
      { attribute: 'gender', choices: ['boys'] },
    ],
    axes: [
      { attribute: 'color', choices: ['white', 'beige', 'gray'] },
      { attribute: 'size', choices: ['4 years', '6 years', '8 years', '10 years', '12 years'] },
    ],
    price: { from: 12_000, to: 28_000 },
    openings: [
      {
        en: 'Just like his father’s, with room to run: the same collar, the same pocket and a hem that lets him kick a ball after prayers.',
        ar: 'مثل دشداشة والده مع سعة للركض: الياقة نفسها والجيب نفسه، وحاشية تسمح له بلعب الكرة بعد الصلاة.',
      },
      {
        en: 'For Eid and for Fridays at his grandfather’s house, in fabric that forgives a spilled juice.',
        ar: 'للعيد وليوم الجمعة في بيت الجدّ، بقماش تزول عنه بقع العصير مع الغسيل.',
      },
      {
        en: 'It keeps its color in the machine, and the stitching at the shoulder holds when he is pulled into a game.',
        ar: 'تحافظ على لونها في الغسالة، ودرزة الكتف تصمد حين يشدّه أصحابه إلى اللعب.',
      },
    ],
    points: [
      { en: 'Stand-up collar with two buttons', ar: 'ياقة واقفة بزرّين' },
      { en: 'Chest and side pockets', ar: 'جيب على الصدر وجيبان جانبيان' },
      { en: 'Hem can be let down by 3 cm as he grows', ar: 'حاشية تسمح بتطويلها 3 سم مع نموّه' },
      { en: 'Double stitching at shoulders and sides', ar: 'خياطة مزدوجة على الكتفين والجانبين' },
      { en: 'Not see-through', ar: 'لا تشفّ' },
    ],
    shorts: [
      { en: 'A dishdasha for little men with big plans.', ar: 'دشداشة لرجال صغار كثيري الحركة.' },
      { en: 'For Eid and Fridays, washable every week.', ar: 'للعيد والجمعة، وتُغسل كل أسبوع بلا خوف.' },
    ],
  },
  {
    code: 'childrens-hoodie',
    category: 'fashion/children/boys',
    also: ['fashion/children/girls'],
    picture: 'hoodie',
    noun: { en: 'Children’s hoodie', ar: 'هودي أطفال' },
    brands: ['dijla', 'lc-waikiki', 'defacto', 'adidas', 'puma'],
    series: ['Junior', 'Playtime', 'Comet', 'Campus'],
    specifications: [
      { attribute: 'material', choices: ['cotton', 'fleece'], inName: true },
      { attribute: 'season', choices: ['winter'] },
      { attribute: 'gender', choices: ['unisex'] },
    ],
    axes: [
      { attribute: 'color', choices: ['red', 'navy', 'gray', 'pink'] },
      { attribute: 'size', choices: ['4 years', '6 years', '8 years', '10 years', '12 years'] },
    ],
    price: { from: 13_000, to: 32_000 },
    openings: [
      {
        en: 'Warm on the way to school and easy to take off in class: it goes over the head without pulling at the ears.',
        ar: 'يدفئهم في الطريق إلى المدرسة ويُخلع بسهولة في الصف، ويمرّ من الرأس من دون أن يشدّ الأذنين.',
      },
      {
        en: 'Made for recess: elbows that don’t wear through, cuffs that stay down and fabric that survives a fall.',
        ar: 'صُنع للفرصة والساحة: لا يتهرّأ عند المرفقين، وأساوره تبقى في مكانها، وقماشه يتحمّل اللعب.',
      },
      {
        en: 'Soft inside like a blanket. By December, most children refuse to take it off.',
        ar: 'ناعم من الداخل كالبطانية، وقلّما يخلعه الأطفال بعد حلول كانون الأول.',
      },
    ],
    points: [
      { en: 'Hood without cords, which is safer for children', ar: 'قبعة بلا خيوط، وهذا أسلم للأطفال' },
      { en: 'Front pocket for both hands', ar: 'جيب أمامي لليدين' },
      { en: 'Space for a name on the inside label', ar: 'مكان لكتابة الاسم على الملصق الداخلي' },
      { en: 'Reinforced elbows', ar: 'تقوية عند المرفقين' },
      { en: 'Generous cut, lasts two winters', ar: 'قصّة واسعة تكفي شتاءين' },
    ],
    shorts: [
      { en: 'A warm school hoodie without cords.', ar: 'هودي دافئ للمدرسة بلا خيوط.' },
      { en: 'Soft inside and tough at the elbows.', ar: 'ناعم من الداخل ومتين عند المرفقين.' },
    ],
  },
  {
    code: 'childrens-pajamas',
    category: 'fashion/children/sleepwear',
    picture: 'long-tee',
    noun: { en: 'Children’s pajama set', ar: 'بجامة أطفال' },
    called: { en: 'Kids’ pajamas', ar: 'بجامة أطفال' },
    brands: ['dijla', 'ishtar', 'lc-waikiki', 'defacto', 'civil'],
    series: ['Moon', 'Najma', 'Bunny', 'Sweet Dream', 'Panda'],
    specifications: [
      { attribute: 'pattern', choices: ['printed', 'striped', 'plain'], inName: true },
      { attribute: 'material', choices: ['cotton'] },
      { attribute: 'sleeve', choices: ['long'] },
      { attribute: 'gender', choices: ['unisex'] },
    ],
    axes: [
      { attribute: 'color', choices: ['white', 'blue', 'pink', 'yellow'] },
      { attribute: 'size', choices: ['4 years', '6 years', '8 years', '10 years', '12 years'] },
    ],
    price: { from: 9_000, to: 22_000 },
    openings: [
      {
        en: 'A top, a pair of pants and nothing that scratches: cotton for children who kick off the blanket.',
        ar: 'بلوزة وبنطلون بلا شيء يحكّ الجلد: قطن للأطفال الذين يرفسون البطانية ليلاً.',
      },
      {
        en: 'Ribbed cuffs keep sleeves and legs in place, so tummies stay covered until morning.',
        ar: 'أساور مضلّعة تثبّت الأكمام والساقين، فيبقى البطن مغطّى حتى الصباح.',
      },
      {
        en: 'Bright in the evening, still bright after thirty washes.',
        ar: 'ألوانها زاهية في أول ليلة، وزاهية بعد ثلاثين غسلة.',
      },
    ],
    points: [
      { en: '100% cotton', ar: 'قطن 100%' },
      { en: 'Soft waistband without a hard seam', ar: 'خصر ليّن بلا درزة قاسية' },
      { en: 'Printed care label, nothing to scratch', ar: 'تعليمات الغسل مطبوعة بلا ملصق' },
      { en: 'Nothing sewn on that could come off', ar: 'بلا قطع صغيرة يمكن أن تنفصل' },
      { en: 'Wide neck for easy dressing', ar: 'رقبة واسعة تسهّل اللبس' },
    ],
    shorts: [
      { en: 'Two pieces of soft cotton for a quiet night.', ar: 'قطعتان من القطن الناعم لليلة هادئة.' },
      { en: 'Stays on, even when the blanket doesn’t.', ar: 'تبقى في مكانها، حتى إن سقطت البطانية.' },
    ],
  },
  {
    code: 'school-shirt',
    category: 'fashion/children/boys',
    also: ['fashion/children/girls'],
    picture: 'shirt',
    noun: { en: 'School shirt', ar: 'قميص مدرسي' },
    brands: ['dijla', 'ishtar', 'babil', 'lc-waikiki'],
    series: ['First Bell', 'Class', 'Scholar', 'September'],
    specifications: [
      { attribute: 'sleeve', choices: ['long', 'short'], inName: true },
      { attribute: 'material', choices: ['cotton'] },
      { attribute: 'gender', choices: ['boys', 'girls'] },
    ],
    axes: [
      { attribute: 'color', choices: ['white', 'sky blue'] },
      { attribute: 'size', choices: ['6 years', '8 years', '10 years', '12 years', '14 years'] },
    ],
    price: { from: 9_000, to: 19_000 },
    openings: [
      {
        en: 'For the morning lineup and the whole day after it: a collar that stays neat and buttons that stay on.',
        ar: 'لاصطفاف الصباح ولبقية اليوم الدراسي: ياقة تبقى مرتّبة وأزرار لا تسقط.',
      },
      {
        en: 'Buy two: one on the child, one on the line. It dries overnight and hardly needs ironing.',
        ar: 'خذ قطعتين: واحدة على التلميذ وأخرى على الحبل. يجفّ في ليلة ولا يكاد يحتاج إلى كيّ.',
      },
      {
        en: 'Ink and juice come out in the wash, and the fabric doesn’t yellow by midyear.',
        ar: 'يزول عنه الحبر والعصير بالغسيل، ولا يصفرّ قماشه مع نصف السنة.',
      },
    ],
    points: [
      { en: 'Firm collar that keeps its shape', ar: 'ياقة متماسكة تحافظ على شكلها' },
      { en: 'Chest pocket for a pen', ar: 'جيب على الصدر للقلم' },
      { en: 'Buttons sewn on twice', ar: 'أزرار مخيطة مرتين' },
      { en: 'Long enough to stay tucked in', ar: 'طوله يبقيه داخل البنطلون أو التنورة' },
      { en: 'Space for a name inside the collar', ar: 'مكان لكتابة الاسم داخل الياقة' },
    ],
    shorts: [
      { en: 'A school shirt that’s still neat at the last bell.', ar: 'قميص مدرسي يبقى مرتّباً حتى آخر جرس.' },
      { en: 'Cotton, easy to wash, with buttons that stay on.', ar: 'قطني، سهل الغسل، وأزراره ثابتة.' },
    ],
  },
];
