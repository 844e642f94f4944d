import type { Kind } from '../../department.ts';

export const dollsAndCars: readonly Kind[] = [
  {
    code: 'teddy-bear',
    category: 'toys/dolls-and-soft-toys/teddy-bears',
    picture: 'teddy',
    noun: { en: 'Teddy bear', ar: 'دبدوب محشو' },
    brands: ['dijla', 'ishtar', 'fisher-price', 'babil'],
    series: ['Zezo', 'Honey', 'Cuddle', 'Bruno', 'Softy'],
    specifications: [
      { attribute: 'plush_height', choices: ['30-cm', '50-cm', '80-cm', '120-cm'], inName: true },
      { attribute: 'age_group', choices: ['1-year', '3-years'] },
    ],
    axes: [{ attribute: 'color', choices: ['brown', 'white', 'pink', 'gray', 'camel'] }],
    price: { from: 12_000, to: 26_000 },
    openings: [
      {
        en: 'Sits on the bed by day, sleeps in someone’s arms at night and hears everything that happened at school.',
        ar: 'يجلس على السرير نهاراً وينام في الحضن ليلاً، ويسمع كل ما حدث في المدرسة.',
      },
      {
        en: 'A present that needs no batteries and no instructions.',
        ar: 'هدية لا تحتاج إلى بطاريات ولا إلى تعليمات.',
      },
      {
        en: 'Soft plush, stitched eyes and a filling that springs back, even after a little brother has sat on it.',
        ar: 'فرو ناعم وعينان مطرّزتان وحشوة تعود إلى شكلها، حتى لو جلس عليه الأخ الصغير.',
      },
    ],
    points: [
      { en: 'Sits up on its own', ar: 'يجلس وحده' },
      { en: 'Short pile that sheds no hair', ar: 'وبر قصير لا يتساقط' },
      { en: 'Hypoallergenic polyester filling', ar: 'حشوة بوليستر لا تهيّج الجلد' },
      { en: 'Ribbon around the neck can be untied', ar: 'شريط الرقبة قابل للفكّ' },
      { en: 'Double seams', ar: 'خياطة مزدوجة' },
    ],
    shorts: [
      { en: 'A soft friend with embroidered eyes.', ar: 'صديق ناعم بعينين مطرّزتين.' },
      { en: 'For hugging, comforting and falling asleep.', ar: 'للحضن والمواساة والنوم.' },
    ],
  },
  {
    code: 'doll',
    category: 'toys/dolls-and-soft-toys/dolls',
    picture: 'doll',
    noun: { en: 'Doll', ar: 'دمية' },
    brands: ['barbie', 'mattel', 'dijla', 'ishtar'],
    series: ['Yasmin', 'Princess', 'Doctor', 'Picnic', 'Lara', 'Style'],
    specifications: [
      { attribute: 'age_group', choices: ['3-years', '4-years', '6-years'], inName: true },
      { attribute: 'toy_power', choices: ['none'] },
    ],
    price: { from: 12_000, to: 42_000 },
    openings: [
      {
        en: 'Comes with an outfit and leaves room for many stories: doctor in the morning, bride in the afternoon, asleep under a tissue by evening.',
        ar: 'تأتي بملابسها وتترك مكاناً لحكايات كثيرة: طبيبة صباحاً، وعروس عصراً، ونائمة تحت منديل مساءً.',
      },
      {
        en: 'Hair that can be combed and braided a hundred times, and clothes with fasteners that small fingers can manage.',
        ar: 'شعر يُمشّط ويُضفر مئة مرة، وملابس تُغلق بسهولة بأصابع صغيرة.',
      },
      {
        en: 'Arms and legs move, so she can sit at the tea party and ride along in the truck.',
        ar: 'تتحرّك ذراعاها وساقاها، فتجلس في حفلة الشاي وتركب في الشاحنة.',
      },
    ],
    points: [
      { en: 'Movable arms, legs and head', ar: 'حركة في الذراعين والساقين والرأس' },
      { en: 'Rooted hair for combing and braiding', ar: 'شعر مثبّت جيداً للتمشيط والتضفير' },
      { en: 'Fits the usual doll clothes of this size', ar: 'تناسبها ملابس الدمى من القياس نفسه' },
      { en: 'Small parts: not for children under three', ar: 'فيها قطع صغيرة، لا تناسب من هم دون 3 سنوات' },
    ],
    shorts: [
      {
        en: 'Poseable, with hair to comb, and ready for stories.',
        ar: 'تتحرّك ويُمشّط شعرها، وجاهزة للحكايات.',
      },
      { en: 'A doll for combing, dressing and inventing.', ar: 'دمية للتمشيط وتبديل الملابس واختراع القصص.' },
    ],
  },
  {
    code: 'toy-car',
    category: 'toys/vehicles/cars',
    picture: 'toy-car',
    noun: { en: 'Metal toy car', ar: 'سيارة لعبة معدنية' },
    called: { en: 'Toy car', ar: 'سيارة معدنية' },
    brands: ['hot-wheels', 'majorette', 'bburago', 'babil'],
    series: ['Racer', 'Turbo', 'Desert', 'Classic', 'Rally', 'Police'],
    specifications: [
      { attribute: 'scale', choices: ['1-18', '1-24', '1-32'], inName: true },
      { attribute: 'age_group', choices: ['3-years', '6-years'] },
      { attribute: 'toy_power', choices: ['none'] },
    ],
    axes: [{ attribute: 'color', choices: ['red', 'blue', 'yellow', 'black', 'green'] }],
    price: { from: 7_000, to: 32_000 },
    openings: [
      {
        en: 'Metal body, real tires and doors that open: a car for the carpet highway and later for the shelf.',
        ar: 'جسم معدني وإطارات مطاطية وأبواب تُفتح: سيارة لشوارع السجادة، ثم للرفّ بعد سنوات.',
      },
      {
        en: 'Heavy in the hand, fast on the tiles. Crashes are part of it.',
        ar: 'ثقيلة في اليد وسريعة على البلاط، والحوادث جزء من اللعبة.',
      },
      {
        en: 'Pull it back, let go, fetch it from under the sofa, do it again.',
        ar: 'اسحبها إلى الخلف واتركها، ثم أخرجها من تحت القنفة وأعد الكرّة.',
      },
    ],
    points: [
      { en: 'Die-cast metal body', ar: 'جسم من المعدن المصبوب' },
      { en: 'Pull-back motor', ar: 'محرّك بالسحب إلى الخلف' },
      { en: 'The hood opens too', ar: 'غطاء المحرّك يُفتح أيضاً' },
      { en: 'Soft rubber tires, kind to the floor', ar: 'إطارات مطاطية لا تخدش الأرض' },
      { en: 'Scratch-resistant paint', ar: 'طلاء يقاوم الخدش' },
      { en: 'Needs no batteries', ar: 'لا تحتاج إلى بطاريات' },
    ],
    shorts: [
      { en: 'Metal, fast and made for crashes.', ar: 'معدنية وسريعة وتتحمّل الحوادث.' },
      { en: 'Pull back and let go.', ar: 'اسحبها إلى الخلف واتركها تنطلق.' },
    ],
  },
  {
    code: 'rc-car',
    category: 'toys/vehicles/cars',
    picture: 'toy-car',
    noun: { en: 'Remote-controlled car', ar: 'سيارة بجهاز تحكّم' },
    called: { en: 'RC car', ar: 'سيارة ريموت' },
    brands: ['bburago', 'spin-master', 'babil', 'dijla'],
    series: ['Storm', 'Off-Road', 'Drift', 'Dune', 'Monster'],
    specifications: [
      { attribute: 'scale', choices: ['1-16', '1-18', '1-24'], inName: true },
      { attribute: 'age_group', choices: ['6-years', '8-years'] },
      { attribute: 'toy_power', choices: ['rechargeable'] },
    ],
    axes: [{ attribute: 'color', choices: ['red', 'blue', 'black', 'orange'] }],
    price: { from: 26_000, to: 78_000 },
    openings: [
      {
        en: 'Races across the roof, over gravel and through the garden. The springs can take the drivers.',
        ar: 'تنطلق على السطح وفوق الحصى وبين أشجار الحديقة، ونوابضها تتحمّل قيادة السائقين الصغار.',
      },
      {
        en: 'Charge it while the power is on; it drives for about twenty minutes, and then it’s the next one’s turn.',
        ar: 'اشحنها حين تأتي الكهرباء فتسير نحو عشرين دقيقة، ثم يأتي دور الأخ التالي.',
      },
      {
        en: 'Precise enough for obstacle courses and quick enough for fathers.',
        ar: 'دقيقة تعبر العوائق، وسريعة حتى ليتنافس عليها الآباء.',
      },
    ],
    points: [
      { en: 'Remote control, 2.4 GHz, range about 40 m', ar: 'جهاز تحكّم 2.4 غيغاهرتز بمدى نحو 40 متراً' },
      { en: 'Rechargeable battery and USB cable included', ar: 'معها بطارية تُشحن وسلك USB' },
      { en: 'Several cars can race side by side', ar: 'تتسابق أكثر من سيارة معاً بلا تداخل' },
      { en: 'Spring suspension', ar: 'نوابض تمتصّ الصدمات' },
      { en: 'Two speeds, for beginners and experts', ar: 'سرعتان، للمبتدئ وللمتمرّس' },
      { en: 'Spare tires can be fitted', ar: 'يمكن تبديل إطاراتها' },
      { en: 'Remote needs two AA batteries', ar: 'جهاز التحكّم يعمل ببطاريتين AA' },
    ],
    shorts: [
      { en: 'For gravel, roofs and family championships.', ar: 'للحصى والسطح وبطولات العائلة.' },
      { en: 'Quick, springy and charged by USB.', ar: 'سريعة، بنوابض، وتُشحن بمنفذ USB.' },
    ],
  },
  {
    code: 'train-set',
    category: 'toys/vehicles/trains',
    picture: 'toy-train',
    noun: { en: 'Train set', ar: 'قطار لعبة مع سكّة' },
    called: { en: 'Train set', ar: 'قطار لعبة' },
    brands: ['brio', 'fisher-price', 'dijla', 'sumer'],
    series: ['Baghdad Express', 'Basra Line', 'Junction', 'Taurus', 'Station'],
    specifications: [
      { attribute: 'piece_count', choices: ['24-pieces', '50-pieces', '100-pieces'], inName: true },
      { attribute: 'toy_power', choices: ['aa-batteries', 'none'] },
      { attribute: 'age_group', choices: ['3-years', '4-years'] },
    ],
    price: { from: 26_000, to: 52_000 },
    openings: [
      {
        en: 'From Baghdad to Basra in one room: track, bridge, cars and a stop under the table.',
        ar: 'من بغداد إلى البصرة في غرفة واحدة: سكّة وجسر وعربات ومحطة تحت الطاولة.',
      },
      {
        en: 'The pieces click together without force, and every layout is a new journey.',
        ar: 'تتركّب القطع بسهولة، وكل تركيبة رحلة جديدة.',
      },
      {
        en: 'A toy for more than one: somebody builds, somebody drives, somebody works the barrier.',
        ar: 'لعبة لأكثر من طفل: واحد يبني وواحد يقود وواحد يرفع الحاجز.',
      },
    ],
    points: [
      { en: 'Curved and straight track, bridge and switch', ar: 'سكّة مستقيمة ومنحنية وجسر وتحويلة' },
      { en: 'Locomotive and three cars', ar: 'قاطرة وثلاث عربات' },
      { en: 'Magnetic couplings', ar: 'وصلات مغناطيسية' },
      { en: 'Can be extended', ar: 'سكّة قابلة للتوسيع' },
      { en: 'Rounded edges', ar: 'حوافّ مدوّرة' },
      { en: 'Storage box included', ar: 'معه صندوق لحفظ القطع' },
    ],
    shorts: [
      { en: 'Track, bridge, cars: a journey across the carpet.', ar: 'سكّة وجسر وعربات: رحلة على السجادة.' },
      { en: 'Build it, take it apart, start a new journey.', ar: 'يُركّب ويُفكّ، وتبدأ رحلة جديدة.' },
    ],
  },
];
