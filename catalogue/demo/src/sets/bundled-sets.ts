import type { SetKind } from '../generated/products.ts';
import { setBasis } from './set-basis.ts';

/** Bundles in which the shopper chooses one product for each part. */
export const bundledSets: readonly SetKind[] = [
  {
    ...setBasis,
    composition: 'bundle',
    code: 'kitchen-starter-set',
    category: 'home-and-kitchen/cookware/knives-and-boards',
    picture: 'pot',
    noun: { en: 'Kitchen starter set', ar: 'طقم بداية المطبخ' },
    series: [],
    titles: [
      { en: 'First home kitchen set', ar: 'طقم مطبخ للبيت الأول' },
      { en: 'Student kitchen set', ar: 'طقم مطبخ للطالب' },
      { en: 'Newlywed kitchen set', ar: 'طقم مطبخ للعرسان' },
      { en: 'Small apartment kitchen set', ar: 'طقم مطبخ لشقّة صغيرة' },
      { en: 'Summer house kitchen set', ar: 'طقم مطبخ لبيت المزرعة' },
      { en: 'Everyday kitchen set', ar: 'طقم مطبخ لكل يوم' },
    ],
    parts: [
      {
        code: 'knife',
        title: { en: 'Knife', ar: 'السكين' },
        type: 'radio',
        kinds: ['kitchen-knife', 'kitchen-knife', 'kitchen-knife'],
      },
      {
        code: 'board',
        title: { en: 'Cutting board', ar: 'لوح التقطيع' },
        type: 'select',
        kinds: ['cutting-board', 'cutting-board'],
      },
      {
        code: 'pot',
        title: { en: 'Pressure cooker', ar: 'قدر الضغط' },
        type: 'radio',
        kinds: ['stove-pressure-cooker', 'stove-pressure-cooker'],
      },
      {
        code: 'boxes',
        title: { en: 'Boxes for leftovers', ar: 'علب لحفظ الطعام' },
        type: 'checkbox',
        isRequired: false,
        kinds: ['food-containers'],
      },
    ],
    openings: [
      {
        en: 'The first evening in the new kitchen: everything for a pot of rice and stew, chosen piece by piece.',
        ar: 'أول مساء في المطبخ الجديد: كل ما يلزم لقدر تمّن ومرق، تختاره قطعة قطعة.',
      },
      {
        en: 'For moving out or getting married: choose what suits the new home.',
        ar: 'لمن ينتقل إلى بيته ولمن يتزوّج: اختر ما يناسب البيت الجديد.',
      },
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
    ...setBasis,
    composition: 'bundle',
    code: 'guest-tea-set',
    category: 'home-and-kitchen/kettles-and-tea/tea-glasses-and-mugs',
    picture: 'tea-glasses',
    noun: { en: 'Tea set for guests', ar: 'طقم شاي للضيوف' },
    series: [],
    titles: [
      { en: 'Majlis tea set for guests', ar: 'طقم شاي للديوانية' },
      { en: 'Friday tea set for guests', ar: 'طقم شاي لضيوف الجمعة' },
      { en: 'Evening tea set for guests', ar: 'طقم شاي للسهرة' },
      { en: 'Eid tea set for guests', ar: 'طقم شاي للعيد' },
      { en: 'Garden tea set for guests', ar: 'طقم شاي للحديقة' },
      { en: 'New home tea set for guests', ar: 'طقم شاي للبيت الجديد' },
    ],
    parts: [
      {
        code: 'glasses',
        title: { en: 'Glasses', ar: 'الاستكانات' },
        type: 'radio',
        kinds: ['tea-glasses', 'tea-glasses', 'tea-glasses'],
      },
      {
        code: 'tray',
        title: { en: 'Tray', ar: 'الصينية' },
        type: 'select',
        kinds: ['serving-tray', 'serving-tray'],
      },
      {
        code: 'herbs',
        title: { en: 'Herbs to go with it', ar: 'أعشاب معه' },
        type: 'multi',
        isRequired: false,
        kinds: ['herbal-tea', 'herbal-tea'],
      },
    ],
    openings: [
      {
        en: 'When guests come unannounced: glasses, a tray, and something that smells good.',
        ar: 'حين يأتي الضيوف بلا موعد: استكانات وصينية وشيء طيّب الرائحة.',
      },
      {
        en: 'A housewarming present that gets used the same evening.',
        ar: 'هدية لبيت جديد تُستعمل في المساء نفسه.',
      },
    ],
    points: [
      { en: 'Glasses and tray of your choice', ar: 'استكانات وصينية من اختيارك' },
      { en: 'Packed so that nothing breaks', ar: 'تغليف يحميها من الكسر' },
      { en: 'Herbs only if you like', ar: 'الأعشاب حسب رغبتك' },
      { en: 'Each piece can be reordered', ar: 'يمكن شراء كل قطعة من جديد' },
    ],
    shorts: [
      { en: 'Glasses and tray, ready for guests.', ar: 'استكانات وصينية جاهزة للضيوف.' },
      { en: 'For guests who come unannounced.', ar: 'لضيوف يأتون بلا موعد.' },
    ],
  },
  {
    ...setBasis,
    composition: 'bundle',
    code: 'home-workplace',
    category: 'computers/desktops/desktop-computers',
    picture: 'desktop-tower',
    noun: { en: 'Workplace set', ar: 'طقم مكتب كامل' },
    series: [],
    titles: [
      { en: 'Home office set', ar: 'طقم مكتب للبيت' },
      { en: 'Shop desk set', ar: 'طقم مكتب للمحل' },
      { en: 'Study room set', ar: 'طقم مكتب لغرفة الدراسة' },
      { en: 'College set', ar: 'طقم مكتب للجامعة' },
      { en: 'Accounting desk set', ar: 'طقم مكتب للحسابات' },
      { en: 'First job desk set', ar: 'طقم مكتب لأول وظيفة' },
    ],
    parts: [
      {
        code: 'computer',
        title: { en: 'Computer', ar: 'الكمبيوتر' },
        type: 'radio',
        kinds: ['desktop-computer', 'desktop-computer'],
      },
      {
        code: 'screen',
        title: { en: 'Screen', ar: 'الشاشة' },
        type: 'select',
        kinds: ['monitor', 'monitor', 'monitor'],
      },
      {
        code: 'keyboard',
        title: { en: 'Keyboard', ar: 'لوحة المفاتيح' },
        type: 'radio',
        kinds: ['keyboard', 'keyboard'],
      },
      {
        code: 'printer',
        title: { en: 'Printer', ar: 'الطابعة' },
        type: 'checkbox',
        isRequired: false,
        kinds: ['printer'],
      },
      {
        code: 'more',
        title: { en: 'Anything else you need', ar: 'ملحقات أخرى' },
        type: 'multi',
        isRequired: false,
        kinds: ['webcam', 'usb-hub'],
      },
    ],
    openings: [
      {
        en: 'A desk that’s ready from day one: the parts all work together, and you choose which.',
        ar: 'مكتب يعمل من اليوم الأول: القطع متوافقة وأنت تختار.',
      },
      {
        en: 'For the shop, the study and the child starting university.',
        ar: 'للمحل ولغرفة الدراسة ولمن يبدأ الجامعة.',
      },
    ],
    points: [
      { en: 'All cables in the parcel', ar: 'كل الأسلاك في الطرد' },
      { en: 'Assembled and tested before it ships', ar: 'يُجمع ويُجرّب قبل الإرسال' },
      { en: 'One-year warranty on each part', ar: 'ضمان سنة لكل قطعة' },
      { en: 'Printer only if you need one', ar: 'الطابعة إن احتجتها' },
    ],
    shorts: [
      { en: 'Computer, screen and keyboard that work together.', ar: 'كمبيوتر وشاشة ولوحة مفاتيح متوافقة.' },
      { en: 'Ready from day one.', ar: 'جاهز من اليوم الأول.' },
    ],
  },
  {
    ...setBasis,
    composition: 'bundle',
    code: 'gaming-corner',
    category: 'electronics/games/consoles',
    picture: 'console',
    noun: { en: 'Gaming corner', ar: 'ركن ألعاب كامل' },
    series: [],
    titles: [
      { en: 'Weekend gaming corner', ar: 'ركن ألعاب لعطلة الأسبوع' },
      { en: 'Brothers’ gaming corner', ar: 'ركن ألعاب للإخوة' },
      { en: 'Champion’s gaming corner', ar: 'ركن ألعاب للأبطال' },
      { en: 'Family gaming corner', ar: 'ركن ألعاب للعائلة' },
      { en: 'Friends’ gaming corner', ar: 'ركن ألعاب للأصدقاء' },
      { en: 'Good grades gaming corner', ar: 'ركن ألعاب هدية للنجاح' },
    ],
    parts: [
      {
        code: 'console',
        title: { en: 'Console', ar: 'جهاز الألعاب' },
        type: 'radio',
        kinds: ['game-console', 'game-console'],
      },
      {
        code: 'headset',
        title: { en: 'Headset', ar: 'سماعات الرأس' },
        type: 'select',
        kinds: ['gaming-headset', 'gaming-headset', 'gaming-headset'],
      },
      {
        code: 'screen',
        title: { en: 'Television', ar: 'التلفزيون' },
        type: 'checkbox',
        isRequired: false,
        kinds: ['television'],
      },
    ],
    openings: [
      {
        en: 'Console and headset in one parcel, and a screen if the old one belongs to the parents.',
        ar: 'جهاز وسماعات في طرد واحد، وشاشة إن كانت القديمة للأهل.',
      },
      { en: 'The present for good grades, put together by you.', ar: 'هدية النجاح كما تركّبها أنت.' },
    ],
    points: [
      { en: 'Parts that work together', ar: 'قطع تعمل معاً' },
      { en: 'Television only if you want one', ar: 'التلفزيون إن أردته' },
      { en: 'Ready to play the same day', ar: 'جاهز للعب في اليوم نفسه' },
      { en: 'Each part has its own warranty', ar: 'لكل قطعة ضمانها' },
    ],
    shorts: [
      { en: 'Console, headset, and a screen if needed.', ar: 'جهاز وسماعات، وشاشة عند الحاجة.' },
      { en: 'The present for good grades.', ar: 'هدية النجاح.' },
    ],
  },
  {
    ...setBasis,
    composition: 'bundle',
    code: 'new-home-appliances',
    isLarge: true,
    category: 'appliances/kitchen-appliances/refrigerators',
    picture: 'refrigerator',
    noun: { en: 'Appliances for a new home', ar: 'أجهزة بيت جديد' },
    series: [],
    titles: [
      { en: 'Wedding home appliances', ar: 'أجهزة بيت العرس' },
      { en: 'First home appliances', ar: 'أجهزة البيت الأول' },
      { en: 'Family home appliances', ar: 'أجهزة بيت العائلة' },
      { en: 'Apartment appliances', ar: 'أجهزة الشقّة' },
      { en: 'Second floor appliances', ar: 'أجهزة الطابق الثاني' },
      { en: 'Compact home appliances', ar: 'أجهزة البيت الصغير' },
    ],
    parts: [
      {
        code: 'fridge',
        title: { en: 'Refrigerator', ar: 'الثلاجة' },
        type: 'radio',
        kinds: ['refrigerator', 'refrigerator', 'refrigerator'],
      },
      {
        code: 'washer',
        title: { en: 'Washing machine', ar: 'الغسالة' },
        type: 'radio',
        kinds: ['washing-machine', 'washing-machine'],
      },
      { code: 'cooker', title: { en: 'Stove', ar: 'الطباخ' }, type: 'select', kinds: ['cooker', 'cooker'] },
      {
        code: 'extra',
        title: { en: 'Extras', ar: 'أجهزة إضافية' },
        type: 'multi',
        isRequired: false,
        kinds: ['microwave', 'vacuum-cleaner'],
      },
    ],
    openings: [
      {
        en: 'Cooling, washing and cooking: the three appliances every home starts with, delivered on the same day.',
        ar: 'تبريد وغسيل وطبخ: ثلاثة أجهزة يبدأ بها كل بيت، تصل في يوم واحد.',
      },
      {
        en: 'For the newlyweds’ home: choose the sizes, and we’ll carry them up.',
        ar: 'لبيت العرس: اختر القياسات ونحن نحملها إلى الطابق.',
      },
    ],
    points: [
      { en: 'One delivery for all appliances', ar: 'توصيل واحد لكل الأجهزة' },
      { en: 'Sizes of your choice', ar: 'قياسات من اختيارك' },
      { en: 'We take the packaging away', ar: 'نأخذ الكراتين معنا' },
      { en: 'Each appliance has its own warranty', ar: 'لكل جهاز ضمانه' },
    ],
    shorts: [
      { en: 'Three appliances, one delivery.', ar: 'ثلاثة أجهزة وتوصيل واحد.' },
      { en: 'What every home starts with.', ar: 'ما يبدأ به كل بيت.' },
    ],
  },
  {
    ...setBasis,
    composition: 'bundle',
    code: 'hair-care-box',
    category: 'beauty/hair-care/shampoo-and-masks',
    picture: 'pump-bottle',
    noun: { en: 'Hair care box', ar: 'علبة العناية بالشعر' },
    series: [],
    titles: [
      { en: 'Silky hair care box', ar: 'علبة عناية لشعر حريري' },
      { en: 'Summer hair care box', ar: 'علبة عناية بالشعر للصيف' },
      { en: 'Daily hair care box', ar: 'علبة عناية يومية بالشعر' },
      { en: 'Bride’s hair care box', ar: 'علبة عناية بالشعر للعروس' },
      { en: 'Friend’s hair care box', ar: 'علبة عناية بالشعر هدية لصديقة' },
      { en: 'Eid hair care box', ar: 'علبة عناية بالشعر للعيد' },
    ],
    parts: [
      {
        code: 'shampoo',
        title: { en: 'Shampoo', ar: 'الشامبو' },
        type: 'radio',
        kinds: ['shampoo', 'shampoo', 'shampoo'],
      },
      {
        code: 'mask',
        title: { en: 'Mask', ar: 'حمام الكريم' },
        type: 'select',
        kinds: ['hair-mask', 'hair-mask'],
      },
      {
        code: 'sun',
        title: { en: 'For the sun', ar: 'للشمس' },
        type: 'checkbox',
        isRequired: false,
        kinds: ['sunscreen'],
      },
    ],
    openings: [
      {
        en: 'Sun, dust and hard water are tough on hair: choose what brings back its shine.',
        ar: 'الشمس والغبار والماء العسر تتعب الشعر، فاختر ما يعيد إليه لمعته.',
      },
      {
        en: 'A small box for a friend, or for yourself after the summer.',
        ar: 'علبة صغيرة لصديقة، أو لنفسك بعد الصيف.',
      },
    ],
    points: [
      { en: 'Shampoo and mask of your choice', ar: 'شامبو وحمام كريم من اختيارك' },
      { en: 'Comes in a gift box', ar: 'تصل في علبة هدية' },
      { en: 'Sunscreen only if you like', ar: 'واقي الشمس حسب رغبتك' },
      { en: 'Sealed tight for the trip', ar: 'محكمة الغلق في الطريق' },
    ],
    shorts: [
      { en: 'Shampoo and mask, chosen by you.', ar: 'شامبو وحمام كريم من اختيارك.' },
      { en: 'For hair after the summer.', ar: 'للشعر بعد الصيف.' },
    ],
  },
];
