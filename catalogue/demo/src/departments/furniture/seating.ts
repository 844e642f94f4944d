import type { Kind } from '../../department.ts';

const sofas = 'furniture/living-room/sofas-and-armchairs';
const floor = 'furniture/living-room/floor-seating';
const chairs = 'furniture/dining-room/chairs';
const office = 'furniture/study/office-chairs';

export const seating: readonly Kind[] = [
  {
    code: 'sofa',
    isLarge: true,
    category: sofas,
    picture: 'sofa',
    noun: { en: 'Sofa', ar: 'قنفة' },
    brands: ['sumer', 'ishtar', 'istikbal', 'bellona', 'dogtas'],
    series: ['Diwan', 'Rafidain', 'Nova', 'Salwa', 'Bosna', 'Comfy', 'Mansour'],
    specifications: [
      { attribute: 'seats', choices: ['2 seats', '3 seats', '4 seats'], inName: true },
      { attribute: 'material', choices: ['velvet', 'linen', 'imitation leather'] },
    ],
    axes: [{ attribute: 'color', choices: ['gray', 'beige', 'green', 'navy'] }],
    price: { from: 290_000, to: 720_000 },
    openings: [
      {
        en: 'Deep enough to sit with your legs up, firm enough to get out of without help.',
        ar: 'عميقة تجلس عليها متربّعاً، ومتماسكة تنهض منها بلا مساعدة.',
      },
      {
        en: 'A beech frame under dense foam: the seat is still level when the children have jumped on it for years.',
        ar: 'هيكل من خشب الزان تحت إسفنج كثيف: تبقى القاعدة مستوية بعد سنوات من قفز الأطفال عليها.',
      },
      {
        en: 'A quiet shape that suits a modern apartment and the guest room of the family house alike.',
        ar: 'شكل هادئ يناسب الشقّة الحديثة كما يناسب غرفة ضيوف بيت العائلة.',
      },
    ],
    points: [
      { en: 'High-density foam over springs', ar: 'إسفنج عالي الكثافة فوق نوابض' },
      { en: 'Seat covers zip off for cleaning', ar: 'أغطية المقاعد بسحّاب وتُنزع للتنظيف' },
      { en: 'Even, double-stitched seams', ar: 'خياطة مزدوجة متساوية' },
      { en: 'Solid wood feet with felt pads', ar: 'أرجل من الخشب الصلب بقطع لبّاد تحمي الأرضية' },
      { en: 'Fits through an 80 cm door', ar: 'تدخل من باب عرضه 80 سم' },
      { en: 'Feet screw on without tools', ar: 'تُركّب أرجلها باليد من غير عدّة' },
    ],
    shorts: [
      {
        en: 'For long evenings, many guests, and short naps.',
        ar: 'لسهرات طويلة وضيوف كثيرين وقيلولة قصيرة.',
      },
      {
        en: 'A solid frame, dense foam, and covers that come off.',
        ar: 'هيكل متين وإسفنج كثيف وأغطية تُنزع.',
      },
    ],
  },
  {
    code: 'corner-sofa',
    isLarge: true,
    category: sofas,
    picture: 'sofa',
    noun: { en: 'Corner sofa', ar: 'قنفة زاوية' },
    brands: ['sumer', 'istikbal', 'bellona', 'dogtas', 'ashley'],
    series: ['Zawya', 'Lounge', 'Jalsa', 'Milano', 'Family', 'Aila'],
    specifications: [
      { attribute: 'seats', choices: ['5 seats', '6 seats', '7 seats'], inName: true },
      { attribute: 'material', choices: ['velvet', 'linen', 'imitation leather'] },
    ],
    axes: [{ attribute: 'color', choices: ['charcoal', 'beige', 'brown'] }],
    price: { from: 420_000, to: 840_000 },
    openings: [
      {
        en: 'Uses the corner that usually stays empty and seats the whole family in front of one screen.',
        ar: 'تستغلّ الزاوية الفارغة وتجمع العائلة كلها أمام شاشة واحدة.',
      },
      {
        en: 'The long side turns into a bed when you need one, and blankets disappear into the chest below.',
        ar: 'جهتها الطويلة سرير عند الحاجة، وتحتها صندوق تختفي فيه البطانيات.',
      },
      {
        en: 'Put the chaise on the left or the right: you can decide once it’s in the room.',
        ar: 'تُركّب جهتها الممدودة يميناً أو يساراً، وتقرّر حين تصير في الغرفة.',
      },
    ],
    points: [
      { en: 'Comes in two parts that lock together', ar: 'تصل بقطعتين تتشابكان بإحكام' },
      { en: 'Storage chest with gas springs', ar: 'صندوق تخزين بذراع غاز' },
      { en: 'Back cushions included', ar: 'وسائد الظهر معها' },
      { en: 'Covers can be brushed and vacuumed', ar: 'قماشها يُنظّف بالفرشاة والمكنسة' },
      { en: 'Needs 280 × 180 cm of floor space', ar: 'تحتاج إلى مساحة 280 × 180 سم' },
    ],
    shorts: [
      { en: 'Room for everyone, and a chest for the blankets.', ar: 'مكان للجميع وصندوق للبطانيات.' },
      {
        en: 'Left or right, it makes the corner the best seat.',
        ar: 'يميناً أو يساراً، تجعل الزاوية أحلى مكان.',
      },
    ],
  },
  {
    code: 'armchair',
    isLarge: true,
    category: sofas,
    picture: 'armchair',
    noun: { en: 'Armchair', ar: 'كرسي استرخاء' },
    brands: ['sumer', 'ishtar', 'istikbal', 'ikea', 'ashley'],
    series: ['Qiraa', 'Raha', 'Malik', 'Oslo', 'Khan', 'Bahja'],
    specifications: [
      { attribute: 'material', choices: ['velvet', 'linen', 'leather', 'imitation leather'] },
      { attribute: 'wood', choices: ['beech', 'walnut', 'oak'] },
    ],
    axes: [{ attribute: 'color', choices: ['green', 'camel', 'gray', 'burgundy'] }],
    price: { from: 120_000, to: 390_000 },
    openings: [
      {
        en: 'Every home has one seat that everybody wants. This is the one.',
        ar: 'في كل بيت مقعد يريده الجميع، وهذا هو.',
      },
      {
        en: 'Arms at the height of a newspaper, a back at the height of a nap.',
        ar: 'ذراعاه بارتفاع الجريدة، وظهره بارتفاع القيلولة.',
      },
      {
        en: 'Wide enough to sit cross-legged with the tea beside you.',
        ar: 'عريض تتربّع فيه واستكان الشاي بجانبك.',
      },
    ],
    points: [
      { en: '44 cm seat height, easy on the knees', ar: 'ارتفاع المقعد 44 سم، مريح للركبتين' },
      { en: 'Solid wood legs', ar: 'أرجل من الخشب الصلب' },
      { en: 'Reversible seat cushion', ar: 'وسادة مقعد تُقلب على الوجهين' },
      { en: 'Legs screw on in five minutes', ar: 'تُركّب أرجله في خمس دقائق' },
    ],
    shorts: [
      { en: 'The seat everyone in the house will want.', ar: 'المقعد الذي سيتسابق إليه أهل البيت.' },
      { en: 'For a book, a tea, and a nap.', ar: 'لكتاب واستكان شاي وقيلولة.' },
    ],
  },
  {
    code: 'floor-seating',
    isLarge: true,
    category: floor,
    picture: 'cushion',
    noun: { en: 'Floor seating set', ar: 'جلسة أرضية' },
    called: { en: 'Floor seating', ar: 'جلسة أرضية' },
    brands: ['sumer', 'babil', 'nakheel', 'ishtar'],
    series: ['Mudhif', 'Majlis', 'Sadu', 'Badiya', 'Ahwar', 'Dira'],
    specifications: [
      { attribute: 'seats', choices: ['4 seats', '6 seats', '8 seats', '10 seats'], inName: true },
      { attribute: 'material', choices: ['cotton', 'wool', 'velvet'] },
    ],
    axes: [{ attribute: 'color', choices: ['red', 'brown', 'navy'] }],
    price: { from: 105_000, to: 220_000 },
    openings: [
      {
        en: 'Mattresses, back rests, and arm cushions for a guest room where people sit on the floor and talk late.',
        ar: 'دواشك ومساند ظهر ومتّكآت لديوانية يجلس فيها الناس على الأرض ويطول الحديث.',
      },
      {
        en: 'Sadu stripes like those of Bedouin tents, over foam that doesn’t sink in by midnight.',
        ar: 'خطوط السدو كما في بيوت الشعر، فوق إسفنج لا يهبط مع آخر الليل.',
      },
      {
        en: 'Lay it along three walls on Thursday and stack it in a corner on Friday evening.',
        ar: 'تُفرش على ثلاثة جدران يوم الخميس، وتُرصّ في زاوية مساء الجمعة.',
      },
    ],
    points: [
      { en: 'Foam 15 cm high', ar: 'إسفنج بسُمك 15 سم' },
      { en: 'Arm cushions between every two seats', ar: 'متّكأ بين كل مقعدين' },
      { en: 'Non-slip underside', ar: 'قماش سفلي لا ينزلق' },
      { en: 'Fits around corners', ar: 'تُرتّب حسب زوايا الغرفة' },
      { en: 'For guest room, roof, and garden tent', ar: 'للديوانية والسطح وخيمة الحديقة' },
    ],
    shorts: [
      { en: 'Seats many, and takes little room when stacked.', ar: 'تجلس كثيرين ولا تأخذ مكاناً حين تُرصّ.' },
      { en: 'For a guest room in the old style.', ar: 'لديوانية على الطريقة القديمة.' },
    ],
  },
  {
    code: 'dining-chair',
    category: chairs,
    picture: 'chair',
    noun: { en: 'Dining chair', ar: 'كرسي طعام' },
    brands: ['sumer', 'dogtas', 'ikea', 'ishtar', 'babil'],
    series: ['Sufra', 'Viena', 'Tarab', 'Nordi', 'Ghada', 'Retro'],
    specifications: [
      { attribute: 'wood', choices: ['beech', 'oak', 'walnut'], inName: true },
      { attribute: 'material', choices: ['velvet', 'linen', 'imitation leather'] },
    ],
    axes: [{ attribute: 'color', choices: ['beige', 'gray', 'black', 'green'] }],
    price: { from: 38_000, to: 95_000 },
    openings: [
      {
        en: 'Lunch on Friday takes three hours. The back and the seat are padded for exactly that.',
        ar: 'غداء الجمعة يمتدّ ثلاث ساعات، والظهر والمقعد محشوّان لهذا بالضبط.',
      },
      {
        en: 'Light to pull out, steady to sit on, and low enough to vanish under the table.',
        ar: 'خفيف يُسحب بيد واحدة، وثابت عند الجلوس، ويدخل تحت الطاولة كله.',
      },
      {
        en: 'Buy one as a spare or eight as a set: the color stays in our range.',
        ar: 'اشترِ واحداً احتياطاً أو ثمانية طقماً، فاللون باقٍ في مجموعتنا.',
      },
    ],
    points: [
      { en: 'Seat wipes clean', ar: 'مقعده يُمسح بسهولة' },
      { en: 'Felt pads against scratches on tiles', ar: 'قطع لبّاد تحمي الكاشي من الخدش' },
      { en: 'Doweled and screwed joints', ar: 'مفاصله مثبّتة بالخوابير والبراغي' },
      { en: 'Assembles with one key, included', ar: 'يُركّب بمفتاح واحد موجود في الكارتون' },
      { en: '46 cm seat height', ar: 'ارتفاع المقعد 46 سم' },
    ],
    shorts: [
      { en: 'Padded for lunches that take their time.', ar: 'مريح لغداء لا يستعجل فيه أحد.' },
      { en: 'Solid wood, soft seat, easy to wipe.', ar: 'خشب صلب ومقعد طري سهل المسح.' },
    ],
  },
  {
    code: 'office-chair',
    category: office,
    picture: 'office-chair',
    noun: { en: 'Office chair', ar: 'كرسي مكتب دوّار' },
    called: { en: 'Office chair', ar: 'كرسي مكتب' },
    brands: ['dijla', 'babil', 'ikea', 'bellona'],
    series: ['Dawam', 'Ergo', 'Mudir', 'Flex', 'Task', 'Senator'],
    specifications: [
      { attribute: 'back_height', choices: ['mid-back', 'high-back', 'headrest'], inName: true },
      { attribute: 'material', choices: ['polyester', 'imitation leather'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'gray', 'white'] }],
    price: { from: 75_000, to: 215_000 },
    openings: [
      {
        en: 'Eight hours at the screen, and no complaint from your back in the evening.',
        ar: 'ثماني ساعات أمام الشاشة، وظهرك لا يشتكي في المساء.',
      },
      {
        en: 'The back lets air through, which counts when the air conditioner waits for the generator.',
        ar: 'ظهره يمرّر الهواء، ولهذا قيمته حين ينتظر السبلت دور المولّدة.',
      },
      {
        en: 'Height, tilt, and lumbar support by levers you can reach without getting up.',
        ar: 'الارتفاع والميلان ومسند أسفل الظهر بعتلات تصل إليها وأنت جالس.',
      },
    ],
    points: [
      { en: 'Lumbar support', ar: 'مسند لأسفل الظهر' },
      { en: 'Class 4 gas lift', ar: 'رافعة غاز من الفئة 4' },
      { en: 'Soft wheels for tiles and parquet', ar: 'عجلات ناعمة للكاشي والباركيه' },
      { en: 'Tilts and locks', ar: 'يميل إلى الخلف ويُقفل' },
      { en: 'Assembles in twenty minutes, tools included', ar: 'يُركّب في عشرين دقيقة والعدّة في الكارتون' },
    ],
    shorts: [
      { en: 'For a working day your back won’t feel.', ar: 'ليوم دوام لا يشعر به ظهرك.' },
      { en: 'Adjusts to you, rolls quietly, breathes.', ar: 'يتكيّف معك ويتحرّك بهدوء ويمرّر الهواء.' },
    ],
  },
];
