import type { SetKind } from './generated/goods.ts';

const house = ['dijla', 'ishtar', 'babil', 'sumer'] as const;
/** Chosen goods ask their own prices. */
const price = { from: 250, to: 250 } as const;
const common = { brands: house, specifications: [], price, weight: 0.7 } as const;

const bundles: readonly SetKind[] = [
  {
    ...common, composition: 'bundle', code: 'kitchen-starter-set', category: 'home-and-kitchen/cookware/knives-and-boards', picture: 'pot',
    noun: { en: 'Kitchen starter set', ar: 'طقم بداية المطبخ' }, series: [],
    titles: [
      { en: 'First home kitchen set', ar: 'طقم مطبخ للبيت الأول' },
      { en: 'Student kitchen set', ar: 'طقم مطبخ للطالب' },
      { en: 'Newlywed kitchen set', ar: 'طقم مطبخ للعرسان' },
      { en: 'Small apartment kitchen set', ar: 'طقم مطبخ لشقّة صغيرة' },
      { en: 'Summer house kitchen set', ar: 'طقم مطبخ لبيت المزرعة' },
      { en: 'Everyday kitchen set', ar: 'طقم مطبخ لكل يوم' },
    ],
    parts: [
      { code: 'knife', title: { en: 'Knife', ar: 'السكين' }, type: 'radio', kinds: ['kitchen-knife', 'kitchen-knife', 'kitchen-knife'] },
      { code: 'board', title: { en: 'Cutting board', ar: 'لوح التقطيع' }, type: 'select', kinds: ['cutting-board', 'cutting-board'] },
      { code: 'pot', title: { en: 'Pressure cooker', ar: 'قدر الضغط' }, type: 'radio', kinds: ['stove-pressure-cooker', 'stove-pressure-cooker'] },
      { code: 'boxes', title: { en: 'Boxes for leftovers', ar: 'علب لحفظ الطعام' }, type: 'checkbox', isRequired: false, kinds: ['food-containers'] },
    ],
    openings: [
      { en: 'The first evening in the new kitchen: everything for a pot of rice and stew, chosen piece by piece.', ar: 'أول مساء في المطبخ الجديد: كل ما يلزم لقدر تمّن ومرق، تختاره قطعة قطعة.' },
      { en: 'For those who move out and for those who marry: choose what suits the new house.', ar: 'لمن ينتقل إلى بيته ولمن يتزوّج: اختر ما يناسب البيت الجديد.' },
    ],
    points: [
      { en: 'Choose each part yourself', ar: 'اختر كل قطعة بنفسك' },
      { en: 'Comes in one parcel', ar: 'يصل في طرد واحد' },
      { en: 'Boxes only if you want them', ar: 'العلب إن أردتها فقط' },
      { en: 'Each part has its own warranty', ar: 'لكل قطعة ضمانها' },
    ],
    shorts: [
      { en: 'Knife, board and pot, chosen by you.', ar: 'سكين ولوح وقدر من اختيارك.' },
      { en: 'A kitchen in one parcel.', ar: 'مطبخ في طرد واحد.' },
    ],
  },
  {
    ...common, composition: 'bundle', code: 'guest-tea-set', category: 'home-and-kitchen/kettles-and-tea/tea-glasses-and-mugs', picture: 'tea-glasses',
    noun: { en: 'Tea set for guests', ar: 'طقم شاي للضيوف' }, series: [],
    titles: [
      { en: 'Majlis tea set for guests', ar: 'طقم شاي للديوانية' },
      { en: 'Friday tea set for guests', ar: 'طقم شاي لضيوف الجمعة' },
      { en: 'Evening tea set for guests', ar: 'طقم شاي للسهرة' },
      { en: 'Eid tea set for guests', ar: 'طقم شاي للعيد' },
      { en: 'Garden tea set for guests', ar: 'طقم شاي للحديقة' },
      { en: 'New home tea set for guests', ar: 'طقم شاي للبيت الجديد' },
    ],
    parts: [
      { code: 'glasses', title: { en: 'Glasses', ar: 'الاستكانات' }, type: 'radio', kinds: ['tea-glasses', 'tea-glasses', 'tea-glasses'] },
      { code: 'tray', title: { en: 'Tray', ar: 'الصينية' }, type: 'select', kinds: ['serving-tray', 'serving-tray'] },
      { code: 'herbs', title: { en: 'Herbs to steep with it', ar: 'أعشاب معه' }, type: 'multi', isRequired: false, kinds: ['herbal-tea', 'herbal-tea'] },
    ],
    openings: [
      { en: 'When guests come unannounced: glasses, a tray, and something that smells good.', ar: 'حين يأتي الضيوف بلا موعد: استكانات وصينية وشيء طيّب الرائحة.' },
      { en: 'A present for a new house that is used the same evening.', ar: 'هدية لبيت جديد تُستعمل في المساء نفسه.' },
    ],
    points: [
      { en: 'Glasses and tray of your choice', ar: 'استكانات وصينية من اختيارك' },
      { en: 'Packed so that nothing breaks', ar: 'تغليف يحميها من الكسر' },
      { en: 'Herbs only if you like', ar: 'الأعشاب حسب رغبتك' },
      { en: 'Parts can be bought again', ar: 'يمكن شراء كل قطعة من جديد' },
    ],
    shorts: [
      { en: 'Glasses and tray, ready for guests.', ar: 'استكانات وصينية جاهزة للضيوف.' },
      { en: 'For guests who come unannounced.', ar: 'لضيوف يأتون بلا موعد.' },
    ],
  },
  {
    ...common, composition: 'bundle', code: 'home-workplace', category: 'computers/desktops/desktop-computers', picture: 'desktop-tower',
    noun: { en: 'Workplace set', ar: 'طقم مكتب كامل' }, series: [],
    titles: [
      { en: 'Home office set', ar: 'طقم مكتب للبيت' },
      { en: 'Shop desk set', ar: 'طقم مكتب للمحل' },
      { en: 'Study room set', ar: 'طقم مكتب لغرفة الدراسة' },
      { en: 'College set', ar: 'طقم مكتب للجامعة' },
      { en: 'Accounting desk set', ar: 'طقم مكتب للحسابات' },
      { en: 'First job desk set', ar: 'طقم مكتب لأول وظيفة' },
    ],
    parts: [
      { code: 'computer', title: { en: 'Computer', ar: 'الكمبيوتر' }, type: 'radio', kinds: ['desktop-computer', 'desktop-computer'] },
      { code: 'screen', title: { en: 'Screen', ar: 'الشاشة' }, type: 'select', kinds: ['monitor', 'monitor', 'monitor'] },
      { code: 'keyboard', title: { en: 'Keyboard', ar: 'لوحة المفاتيح' }, type: 'radio', kinds: ['keyboard', 'keyboard'] },
      { code: 'printer', title: { en: 'Printer', ar: 'الطابعة' }, type: 'checkbox', isRequired: false, kinds: ['printer'] },
      { code: 'more', title: { en: 'What else you need', ar: 'ملحقات أخرى' }, type: 'multi', isRequired: false, kinds: ['webcam', 'usb-hub'] },
    ],
    openings: [
      { en: 'A desk that works on the first day: the parts fit each other, you choose which.', ar: 'مكتب يعمل من اليوم الأول: القطع متوافقة وأنت تختار.' },
      { en: 'For the shop, the study and the child who starts university.', ar: 'للمحل ولغرفة الدراسة ولمن يبدأ الجامعة.' },
    ],
    points: [
      { en: 'All cables in the parcel', ar: 'كل الأسلاك في الطرد' },
      { en: 'Put together and tried before it leaves', ar: 'يُجمع ويُجرّب قبل الإرسال' },
      { en: 'One-year warranty on each part', ar: 'ضمان سنة لكل قطعة' },
      { en: 'Printer only if you need one', ar: 'الطابعة إن احتجتها' },
    ],
    shorts: [
      { en: 'Computer, screen and keyboard that fit.', ar: 'كمبيوتر وشاشة ولوحة مفاتيح متوافقة.' },
      { en: 'Ready on the first day.', ar: 'جاهز من اليوم الأول.' },
    ],
  },
  {
    ...common, composition: 'bundle', code: 'gaming-corner', category: 'electronics/games/consoles', picture: 'console',
    noun: { en: 'Gaming corner', ar: 'ركن ألعاب كامل' }, series: [],
    titles: [
      { en: 'Weekend gaming corner', ar: 'ركن ألعاب لعطلة الأسبوع' },
      { en: 'Brothers’ gaming corner', ar: 'ركن ألعاب للإخوة' },
      { en: 'Champion’s gaming corner', ar: 'ركن ألعاب للأبطال' },
      { en: 'Family gaming corner', ar: 'ركن ألعاب للعائلة' },
      { en: 'Friends’ gaming corner', ar: 'ركن ألعاب للأصدقاء' },
      { en: 'Good grades gaming corner', ar: 'ركن ألعاب هدية للنجاح' },
    ],
    parts: [
      { code: 'console', title: { en: 'Console', ar: 'جهاز الألعاب' }, type: 'radio', kinds: ['game-console', 'game-console'] },
      { code: 'headset', title: { en: 'Headset', ar: 'سماعات الرأس' }, type: 'select', kinds: ['gaming-headset', 'gaming-headset', 'gaming-headset'] },
      { code: 'screen', title: { en: 'Television', ar: 'التلفزيون' }, type: 'checkbox', isRequired: false, kinds: ['television'] },
    ],
    openings: [
      { en: 'Console and headset in one parcel, and a screen if the old one belongs to the parents.', ar: 'جهاز وسماعات في طرد واحد، وشاشة إن كانت القديمة للأهل.' },
      { en: 'The present for good marks, put together by you.', ar: 'هدية النجاح كما تركّبها أنت.' },
    ],
    points: [
      { en: 'Parts that work together', ar: 'قطع تعمل معاً' },
      { en: 'Television only if you want one', ar: 'التلفزيون إن أردته' },
      { en: 'Ready to play on the same day', ar: 'جاهز للعب في اليوم نفسه' },
      { en: 'Each part has its own warranty', ar: 'لكل قطعة ضمانها' },
    ],
    shorts: [
      { en: 'Console, headset, and a screen if needed.', ar: 'جهاز وسماعات، وشاشة عند الحاجة.' },
      { en: 'The present for good marks.', ar: 'هدية النجاح.' },
    ],
  },
  {
    ...common, composition: 'bundle', code: 'new-home-appliances', category: 'appliances/kitchen-appliances/refrigerators', picture: 'refrigerator',
    noun: { en: 'Appliances for a new home', ar: 'أجهزة بيت جديد' }, series: [],
    titles: [
      { en: 'Wedding home appliances', ar: 'أجهزة بيت العرس' },
      { en: 'First home appliances', ar: 'أجهزة البيت الأول' },
      { en: 'Family home appliances', ar: 'أجهزة بيت العائلة' },
      { en: 'Apartment appliances', ar: 'أجهزة الشقّة' },
      { en: 'Second floor appliances', ar: 'أجهزة الطابق الثاني' },
      { en: 'Compact home appliances', ar: 'أجهزة البيت الصغير' },
    ],
    parts: [
      { code: 'fridge', title: { en: 'Refrigerator', ar: 'الثلاجة' }, type: 'radio', kinds: ['refrigerator', 'refrigerator', 'refrigerator'] },
      { code: 'washer', title: { en: 'Washing machine', ar: 'الغسالة' }, type: 'radio', kinds: ['washing-machine', 'washing-machine'] },
      { code: 'cooker', title: { en: 'Cooker', ar: 'الطباخ' }, type: 'select', kinds: ['cooker', 'cooker'] },
      { code: 'extra', title: { en: 'And besides', ar: 'وإلى جانبها' }, type: 'multi', isRequired: false, kinds: ['microwave', 'vacuum-cleaner'] },
    ],
    openings: [
      { en: 'Cold, clean and cooked: the three machines a house begins with, delivered on one day.', ar: 'تبريد وغسيل وطبخ: ثلاثة أجهزة يبدأ بها كل بيت، تصل في يوم واحد.' },
      { en: 'For the wedding house: choose the sizes, we carry them up.', ar: 'لبيت العرس: اختر القياسات ونحن نحملها إلى الطابق.' },
    ],
    points: [
      { en: 'One delivery for all machines', ar: 'توصيل واحد لكل الأجهزة' },
      { en: 'Sizes of your choice', ar: 'قياسات من اختيارك' },
      { en: 'We take the packaging away', ar: 'نأخذ الكراتين معنا' },
      { en: 'Each appliance has its own warranty', ar: 'لكل جهاز ضمانه' },
    ],
    shorts: [
      { en: 'Three machines, one delivery.', ar: 'ثلاثة أجهزة وتوصيل واحد.' },
      { en: 'What a house begins with.', ar: 'ما يبدأ به كل بيت.' },
    ],
  },
  {
    ...common, composition: 'bundle', code: 'hair-care-box', category: 'beauty/hair-care/shampoo-and-masks', picture: 'pump-bottle',
    noun: { en: 'Hair care box', ar: 'علبة العناية بالشعر' }, series: [],
    titles: [
      { en: 'Silky hair care box', ar: 'علبة عناية لشعر حريري' },
      { en: 'Summer hair care box', ar: 'علبة عناية بالشعر للصيف' },
      { en: 'Daily hair care box', ar: 'علبة عناية يومية بالشعر' },
      { en: 'Bride’s hair care box', ar: 'علبة عناية بالشعر للعروس' },
      { en: 'Friend’s hair care box', ar: 'علبة عناية بالشعر هدية لصديقة' },
      { en: 'Eid hair care box', ar: 'علبة عناية بالشعر للعيد' },
    ],
    parts: [
      { code: 'shampoo', title: { en: 'Shampoo', ar: 'الشامبو' }, type: 'radio', kinds: ['shampoo', 'shampoo', 'shampoo'] },
      { code: 'mask', title: { en: 'Mask', ar: 'القناع' }, type: 'select', kinds: ['hair-mask', 'hair-mask'] },
      { code: 'sun', title: { en: 'For the sun', ar: 'للشمس' }, type: 'checkbox', isRequired: false, kinds: ['sunscreen'] },
    ],
    openings: [
      { en: 'Sun, dust and hard water ask much of hair: choose what gives it back.', ar: 'الشمس والغبار والماء العسر تتعب الشعر، فاختر ما يعيد إليه لمعته.' },
      { en: 'A small box for a friend, or for oneself after the summer.', ar: 'علبة صغيرة لصديقة، أو لنفسك بعد الصيف.' },
    ],
    points: [
      { en: 'Shampoo and mask of your choice', ar: 'شامبو وقناع من اختيارك' },
      { en: 'Comes in a gift box', ar: 'تصل في علبة هدية' },
      { en: 'Sunscreen only if you like', ar: 'واقي الشمس حسب رغبتك' },
      { en: 'Tightly closed for the road', ar: 'محكمة الغلق في الطريق' },
    ],
    shorts: [
      { en: 'Shampoo and mask, chosen by you.', ar: 'شامبو وقناع من اختيارك.' },
      { en: 'For hair after the summer.', ar: 'للشعر بعد الصيف.' },
    ],
  },
];

const groups: readonly SetKind[] = [
  {
    ...common, composition: 'grouped', code: 'breakfast-pantry', category: 'grocery/honey-and-dates/syrups-and-spreads', picture: 'jar',
    noun: { en: 'Breakfast pantry', ar: 'مونة الفطور' }, series: [],
    titles: [
      { en: 'Morning breakfast pantry', ar: 'مونة فطور الصباح' },
      { en: 'Village breakfast pantry', ar: 'مونة فطور القرية' },
      { en: 'Family breakfast pantry', ar: 'مونة فطور العائلة' },
      { en: 'Friday breakfast pantry', ar: 'مونة فطور الجمعة' },
      { en: 'Suhoor pantry', ar: 'مونة السحور' },
      { en: 'Winter breakfast pantry', ar: 'مونة فطور الشتاء' },
    ],
    parts: [{ code: 'jars', title: { en: 'Jars', ar: 'العبوات' }, type: 'multi', kinds: ['date-syrup', 'tahini', 'jam'] }],
    openings: [
      { en: 'What stands on the table every morning, side by side: take as much of each as your house eats.', ar: 'ما يوضع على المائدة كل صباح جنباً إلى جنب: خذ من كل واحد بقدر ما يأكل بيتك.' },
      { en: 'Three jars that fit each other and warm samoon.', ar: 'ثلاث عبوات تليق ببعضها وبالصمّون الحار.' },
    ],
    points: [
      { en: 'Each jar by itself or all together', ar: 'كل عبوة وحدها أو كلها معاً' },
      { en: 'Glass that can be used again', ar: 'زجاج يُستعمل من جديد' },
      { en: 'Keep at room temperature', ar: 'تُحفظ في حرارة الغرفة' },
      { en: 'Packed upright', ar: 'تُعبّأ واقفة' },
    ],
    shorts: [
      { en: 'The morning table, side by side.', ar: 'مائدة الصباح جنباً إلى جنب.' },
      { en: 'Syrup, tahini and jam.', ar: 'دبس وراشي ومربّى.' },
    ],
  },
  {
    ...common, composition: 'grouped', code: 'first-day-of-school', category: 'office/writing-and-drawing/colors-and-markers', picture: 'notebook',
    noun: { en: 'School list', ar: 'قائمة المدرسة' }, series: [],
    titles: [
      { en: 'School list for the first day', ar: 'قائمة أول يوم في المدرسة' },
      { en: 'School list for third grade', ar: 'قائمة الصف الثالث' },
      { en: 'School list for sixth grade', ar: 'قائمة الصف السادس' },
      { en: 'School list for first grade', ar: 'قائمة الصف الأول' },
      { en: 'School list for fifth grade', ar: 'قائمة الصف الخامس' },
      { en: 'School list for middle school', ar: 'قائمة المتوسطة' },
    ],
    parts: [{ code: 'list', title: { en: 'The list', ar: 'القائمة' }, type: 'multi', kinds: ['school-notebooks', 'colored-pencils', 'sketchbook', 'markers'] }],
    openings: [
      { en: 'The list the teacher hands out, ready to be ordered: one for each child, or three.', ar: 'القائمة التي توزّعها المعلّمة جاهزة للطلب: واحدة لكل طفل أو ثلاث.' },
      { en: 'No line at the stationery store in September: everything on one page.', ar: 'بلا زحام في المكتبات في أيلول: كل شيء في صفحة واحدة.' },
    ],
    points: [
      { en: 'Set the number of each', ar: 'حدّد عدد كل صنف' },
      { en: 'For all grades', ar: 'لكل المراحل' },
      { en: 'Colors that wash out', ar: 'ألوان تزول بالغسل' },
      { en: 'Delivered before the first bell', ar: 'تصل قبل أول جرس' },
    ],
    shorts: [
      { en: 'The teacher’s list on one page.', ar: 'قائمة المعلّمة في صفحة واحدة.' },
      { en: 'For September, without the line.', ar: 'لأيلول بلا زحام.' },
    ],
  },
  {
    ...common, composition: 'grouped', code: 'watched-house', category: 'electronics/cameras/security-cameras', picture: 'webcam',
    noun: { en: 'Camera set for the house', ar: 'مجموعة مراقبة البيت' }, series: [],
    titles: [
      { en: 'Gate camera set', ar: 'مجموعة كاميرات باب البيت' },
      { en: 'Garden camera set', ar: 'مجموعة كاميرات الحديقة' },
      { en: 'Two-door camera set', ar: 'مجموعة كاميرات لبابين' },
      { en: 'Garage camera set', ar: 'مجموعة كاميرات الكراج' },
      { en: 'Shop camera set', ar: 'مجموعة كاميرات المحل' },
      { en: 'Roof camera set', ar: 'مجموعة كاميرات السطح' },
    ],
    parts: [
      { code: 'cameras', title: { en: 'Cameras', ar: 'الكاميرات' }, type: 'multi', kinds: ['security-camera', 'security-camera'], qty: 2 },
      { code: 'card', title: { en: 'Memory', ar: 'الذاكرة' }, type: 'multi', kinds: ['memory-card'] },
    ],
    openings: [
      { en: 'Gate, garden and garage: cameras that see at night, with the card they record on.', ar: 'الباب والحديقة والكراج: كاميرات ترى ليلاً مع الذاكرة التي تسجّل عليها.' },
      { en: 'Choose how many eyes the house needs.', ar: 'حدّد كم عيناً يحتاج البيت.' },
    ],
    points: [
      { en: 'Set the number of each', ar: 'حدّد عدد كل صنف' },
      { en: 'One program for all cameras', ar: 'برنامج واحد لكل الكاميرات' },
      { en: 'Card fits the cameras', ar: 'الذاكرة تناسب الكاميرات' },
      { en: 'Works with a small UPS', ar: 'تعمل على يو بي إس صغير' },
    ],
    shorts: [
      { en: 'Eyes for gate and garden.', ar: 'عيون للباب والحديقة.' },
      { en: 'Cameras with their card.', ar: 'كاميرات مع ذاكرتها.' },
    ],
  },
  {
    ...common, composition: 'grouped', code: 'garden-games', category: 'sports/team-sports/balls', picture: 'football',
    noun: { en: 'Garden games', ar: 'ألعاب الحديقة' }, series: [],
    titles: [
      { en: 'Friday garden games', ar: 'ألعاب حديقة ليوم الجمعة' },
      { en: 'Cousins’ garden games', ar: 'ألعاب حديقة لأولاد العم' },
      { en: 'Picnic garden games', ar: 'ألعاب السفرات' },
      { en: 'Schoolyard games', ar: 'ألعاب ساحة المدرسة' },
      { en: 'Spring garden games', ar: 'ألعاب حديقة للربيع' },
      { en: 'Neighborhood games', ar: 'ألعاب المحلّة' },
    ],
    parts: [{ code: 'games', title: { en: 'Games', ar: 'الألعاب' }, type: 'multi', kinds: ['soccer-ball', 'basketball', 'badminton-set'] }],
    openings: [
      { en: 'For Friday with all the cousins: something to kick, something to throw, something with a net.', ar: 'لجمعة يجتمع فيها أولاد العم: شيء يُركل وشيء يُرمى وشيء بشبكة.' },
      { en: 'Fits the trunk beside the picnic.', ar: 'تدخل صندوق السيارة مع لوازم السفرة.' },
    ],
    points: [
      { en: 'Take one or all', ar: 'خذ واحدة أو كلها' },
      { en: 'For grass and asphalt', ar: 'للعشب والإسفلت' },
      { en: 'For children and their uncles', ar: 'للأولاد وأعمامهم' },
      { en: 'Pump needed for the balls', ar: 'الكرات تحتاج إلى منفاخ' },
    ],
    shorts: [
      { en: 'For Friday with all the cousins.', ar: 'لجمعة مع كل أولاد العم.' },
      { en: 'Kick, throw, and over the net.', ar: 'اركل وارمِ وفوق الشبكة.' },
    ],
  },
  {
    ...common, composition: 'grouped', code: 'baby-bath-shelf', category: 'mother-and-child/diapers-and-bath/bath-and-skin', picture: 'pump-bottle',
    noun: { en: 'Baby bath shelf', ar: 'رفّ حمّام الطفل' }, series: [],
    titles: [
      { en: 'Gentle baby bath shelf', ar: 'رفّ حمّام لطيف للطفل' },
      { en: 'First month bath shelf', ar: 'رفّ حمّام للشهر الأول' },
      { en: 'Bedtime bath shelf', ar: 'رفّ حمّام ما قبل النوم' },
      { en: 'New mother’s bath shelf', ar: 'رفّ حمّام للأم الجديدة' },
      { en: 'Travel baby bath shelf', ar: 'رفّ حمّام الطفل للسفر' },
      { en: 'Twins’ bath shelf', ar: 'رفّ حمّام للتوأم' },
    ],
    parts: [{ code: 'shelf', title: { en: 'On the shelf', ar: 'على الرفّ' }, type: 'multi', kinds: ['baby-shampoo', 'diaper-cream', 'baby-wipes'] }],
    openings: [
      { en: 'What belongs within reach of one hand while the other holds the baby.', ar: 'ما يجب أن يكون قريباً من يد بينما الأخرى تمسك الطفل.' },
      { en: 'A useful visit to a new mother.', ar: 'زيارة نافعة لأمّ جديدة.' },
    ],
    points: [
      { en: 'Set the number of each', ar: 'حدّد عدد كل صنف' },
      { en: 'Mild for young skin', ar: 'لطيفة على البشرة الصغيرة' },
      { en: 'Refills can be ordered one by one', ar: 'يمكن طلب كل صنف وحده من جديد' },
      { en: 'Packed so that nothing leaks', ar: 'تغليف يمنع التسرّب' },
    ],
    shorts: [
      { en: 'Everything within reach of one hand.', ar: 'كل شيء في متناول يد واحدة.' },
      { en: 'For a new mother.', ar: 'لأمّ جديدة.' },
    ],
  },
  {
    ...common, composition: 'grouped', code: 'reading-week', category: 'books/arabic-books/novels-and-stories', picture: 'book-stack',
    noun: { en: 'Books for a week', ar: 'كتب لأسبوع' }, series: [],
    titles: [
      { en: 'A winter week of books', ar: 'كتب لأسبوع شتوي' },
      { en: 'A week of books for the road', ar: 'كتب لأسبوع سفر' },
      { en: 'An evening reader’s week of books', ar: 'كتب لسهرات أسبوع' },
      { en: 'A summer week of books', ar: 'كتب لأسبوع صيفي' },
      { en: 'A week of books to give', ar: 'كتب لأسبوع تُهدى' },
      { en: 'A quiet week of books', ar: 'كتب لأسبوع هادئ' },
    ],
    parts: [{ code: 'books', title: { en: 'Books', ar: 'الكتب' }, type: 'multi', kinds: ['short-stories', 'memoir', 'popular-science'] }],
    openings: [
      { en: 'A story, a life and a question: three books for evenings without power, read by lamp.', ar: 'قصص وسيرة وسؤال: ثلاثة كتب لأمسيات بلا كهرباء، تُقرأ على ضوء الفانوس.' },
      { en: 'For the road to the north and the week after.', ar: 'لطريق الشمال وللأسبوع الذي بعده.' },
    ],
    points: [
      { en: 'Each book by itself or all three', ar: 'كل كتاب وحده أو الثلاثة معاً' },
      { en: 'In Arabic', ar: 'بالعربية' },
      { en: 'Good to give away afterwards', ar: 'تصلح للإهداء بعد القراءة' },
      { en: 'Bound to be read often', ar: 'تجليد يتحمّل كثرة القراءة' },
    ],
    shorts: [
      { en: 'A story, a life and a question.', ar: 'قصص وسيرة وسؤال.' },
      { en: 'Three books for seven evenings.', ar: 'ثلاثة كتب لسبع أمسيات.' },
    ],
  },
];

/** Goods put together from others: bundles with a choice in each part, and groups bought side by side. */
export const productSets: readonly SetKind[] = [...bundles, ...groups];
