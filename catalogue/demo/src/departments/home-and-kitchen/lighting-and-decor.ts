import type { Kind } from '../../department.ts';

const lamps = 'home-and-kitchen/lighting/lamps';
const bulbs = 'home-and-kitchen/lighting/bulbs-and-lanterns';
const decor = 'home-and-kitchen/textiles-and-decor/decor';

export const lightingAndDecor: readonly Kind[] = [
  {
    code: 'table-lamp',
    category: lamps,
    picture: 'table-lamp',
    noun: { en: 'Table lamp', ar: 'أباجورة طاولة' },
    brands: ['sumer', 'ishtar', 'philips', 'dijla'],
    series: ['Anis', 'Samar', 'Shamaa', 'Mishkat', 'Luna', 'Saray'],
    specifications: [
      { attribute: 'decor_height', choices: ['35 cm', '45 cm', '55 cm'], inName: true },
      { attribute: 'material', choices: ['ceramic', 'wood', 'copper', 'glass'] },
    ],
    axes: [{ attribute: 'color', choices: ['white', 'blue', 'green', 'beige'] }],
    price: { from: 12_000, to: 32_000 },
    openings: [
      {
        en: 'A circle of warm light for reading in bed while the others sleep.',
        ar: 'دائرة من الضوء الدافئ لمن يقرأ في السرير والآخرون نائمون.',
      },
      {
        en: 'That corner of the guest room that always looked empty was waiting for a lamp.',
        ar: 'زاوية غرفة الضيوف التي تبدو فارغة دائماً كانت تنتظر أباجورة.',
      },
      {
        en: 'A fabric shade softens any bulb, and the heavy foot stays put when children run past.',
        ar: 'شمسية القماش تلطّف ضوء أي مصباح، والقاعدة الثقيلة تثبت حين يركض الأطفال بقربها.',
      },
    ],
    points: [
      { en: 'E27 socket, bulb sold separately', ar: 'قاعدة مصباح E27، والمصباح يُباع منفصلاً' },
      { en: 'Switch on the cord', ar: 'مفتاح على السلك' },
      { en: '1.8-meter cord', ar: 'طول السلك 1.8 متر' },
      { en: 'Shade comes off for cleaning', ar: 'الشمسية تُنزع للتنظيف' },
      { en: 'Felt under the foot', ar: 'لبّاد تحت القاعدة' },
      { en: 'Takes LED bulbs up to 15 watts', ar: 'تتحمّل مصباح LED حتى 15 واط' },
    ],
    shorts: [
      { en: 'Warm light for the bedside and the guest room.', ar: 'ضوء دافئ لجانب السرير ولغرفة الضيوف.' },
      { en: 'A heavy foot, a soft shade, a quiet corner.', ar: 'قاعدة ثابتة وضوء ناعم وزاوية هادئة.' },
    ],
  },
  {
    code: 'floor-lamp',
    category: lamps,
    also: ['furniture/living-room'],
    picture: 'floor-lamp',
    noun: { en: 'Floor lamp', ar: 'أباجورة أرضية' },
    brands: ['sumer', 'philips', 'dijla', 'ishtar'],
    series: ['Qamar', 'Nakhla', 'Arco', 'Manara', 'Tripod', 'Duha'],
    specifications: [
      { attribute: 'decor_height', choices: ['140 cm', '155 cm', '170 cm'], inName: true },
      { attribute: 'material', choices: ['steel', 'wood'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'white', 'gold'] }],
    price: { from: 40_000, to: 105_000 },
    openings: [
      {
        en: 'Light from the side instead of from the ceiling: the room is calm and faces look friendly.',
        ar: 'ضوء من الجانب بدل السقف: تهدأ الغرفة وتبدو الوجوه ألطف.',
      },
      {
        en: 'Stands behind the armchair and lights the page, without a table of its own.',
        ar: 'تقف خلف الكرسي وتضيء صفحة الكتاب من غير أن تحتاج إلى طاولة.',
      },
      {
        en: 'With an LED bulb it draws so little that even a small generator line can carry it.',
        ar: 'مع مصباح LED لا تسحب إلا القليل، فيتحمّلها خط المولّدة أيضاً.',
      },
    ],
    points: [
      { en: 'E27 socket, bulb sold separately', ar: 'قاعدة مصباح E27، والمصباح يُباع منفصلاً' },
      { en: 'Foot switch, no bending', ar: 'مفتاح بالقدم من غير انحناء' },
      { en: 'Weighted base that doesn’t tip', ar: 'قاعدة مثقّلة لا تنقلب' },
      { en: 'Goes together in ten minutes without tools', ar: 'تُركّب في عشر دقائق من غير عدّة' },
      { en: '2-meter cord', ar: 'طول السلك متران' },
      { en: 'Shade can be tilted', ar: 'شمسيتها قابلة للإمالة' },
    ],
    shorts: [
      { en: 'Soft light where the armchair stands.', ar: 'ضوء ناعم حيث تجلس.' },
      { en: 'A calm corner without drilling a hole.', ar: 'زاوية هادئة من غير ثقب في الحائط.' },
    ],
  },
  {
    code: 'led-bulb',
    category: bulbs,
    picture: 'bulb',
    noun: { en: 'LED bulb', ar: 'مصباح LED' },
    brands: ['philips', 'xiaomi', 'osram', 'dijla'],
    series: ['Essential', 'Noor', 'Eco', 'Bright', 'Daha', 'Stable'],
    specifications: [
      { attribute: 'bulb_power', choices: ['7 w', '9 w', '12 w', '15 w', '20 w'], inName: true },
      { attribute: 'light_color', choices: ['warm-white', 'neutral-white', 'cool-white'] },
    ],
    price: { from: 1_500, to: 4_250 },
    openings: [
      {
        en: 'Handles a voltage that goes up and down, as it does when the house switches to the generator.',
        ar: 'يتحمّل صعود الفولتية ونزولها، كما يحدث عند التحويل إلى المولّدة.',
      },
      {
        en: 'Full brightness at once, no flicker, and a share of the amps so small that more lamps can stay on.',
        ar: 'سطوع كامل من أول لحظة وبلا رمش، وسحب قليل يسمح بإضاءة مصابيح أكثر على الأمبيرات نفسها.',
      },
      {
        en: 'Change it once in several years. You’ll be glad of it where the ceiling is high.',
        ar: 'تبدّله مرة كل عدة سنوات، وتعرف قيمة ذلك حين يكون السقف عالياً.',
      },
    ],
    points: [
      { en: 'E27 socket', ar: 'قاعدة E27' },
      { en: 'Works on 100 to 260 volts', ar: 'يعمل من 100 إلى 260 فولتاً' },
      { en: 'Rated for 15,000 hours', ar: 'عمره 15,000 ساعة' },
      { en: 'Stays cool', ar: 'لا يسخن' },
      { en: 'No flicker in phone videos', ar: 'لا يظهر له رمش في تصوير الموبايل' },
    ],
    shorts: [
      {
        en: 'A lot of light for few watts, steady on the generator.',
        ar: 'ضوء كثير بواطات قليلة، ومستقرّ على المولّدة.',
      },
      { en: 'Bright at once and slow to wear out.', ar: 'يضيء فوراً ويعمّر طويلاً.' },
    ],
  },
  {
    code: 'rechargeable-lantern',
    category: bulbs,
    picture: 'lantern',
    noun: { en: 'Rechargeable lantern', ar: 'فانوس شحن' },
    called: { en: 'Lantern', ar: 'فانوس شحن' },
    brands: ['dijla', 'xiaomi', 'philips', 'babil'],
    series: ['Siraj', 'Layl', 'Camp', 'Najda', 'Saher', 'Watan'],
    specifications: [
      { attribute: 'light_hours', choices: ['8 h', '12 h', '20 h', '40 h'], inName: true },
      { attribute: 'material', choices: ['plastic', 'aluminium'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'green', 'orange'] }],
    price: { from: 11_000, to: 23_000 },
    openings: [
      {
        en: 'The power goes out and the lantern is ready: dinner and homework go on.',
        ar: 'تنقطع الكهرباء والفانوس جاهز: العشاء والواجبات مستمرة.',
      },
      {
        en: 'Light all around for the table, a beam for the way to the generator.',
        ar: 'ضوء لكل الجهات على الطاولة، وشعاع لطريقك إلى المولّدة.',
      },
      {
        en: 'For nights on the roof and fishing trips in the marshes, with a hook to hang it by.',
        ar: 'لسهرة السطح ولصيد السمك في الأهوار، وبخطّاف يُعلّق منه.',
      },
    ],
    points: [
      { en: 'Charges by USB-C or from a solar panel', ar: 'يُشحن عبر USB-C أو من لوح شمسي' },
      { en: 'Charges a phone in an emergency', ar: 'يشحن الهاتف عند الحاجة' },
      { en: 'Three brightness levels and an emergency flash', ar: 'ثلاث درجات إضاءة ووميض للطوارئ' },
      { en: 'Withstands rain and drops', ar: 'يتحمّل المطر والسقوط' },
      { en: 'Shows how much charge is left', ar: 'يبيّن ما تبقّى من الشحن' },
    ],
    shorts: [
      { en: 'Hours of light when the power goes out.', ar: 'ساعات من الضوء حين تنقطع الكهرباء.' },
      { en: 'For home, roof, and road.', ar: 'للبيت والسطح والسفر.' },
    ],
  },
  {
    code: 'vase',
    category: decor,
    picture: 'vase',
    noun: { en: 'Glazed vase', ar: 'مزهرية مزجّجة' },
    brands: ['sumer', 'ishtar', 'babil', 'karaca'],
    series: ['Qashani', 'Hilla', 'Uruk', 'Warqa', 'Firouz', 'Tiin'],
    specifications: [
      { attribute: 'decor_height', choices: ['20 cm', '28 cm', '35 cm', '45 cm'], inName: true },
      { attribute: 'material', choices: ['ceramic'] },
    ],
    axes: [{ attribute: 'color', choices: ['blue', 'white', 'turquoise', 'beige'] }],
    price: { from: 8_000, to: 22_000 },
    openings: [
      {
        en: 'The colors of old tiles on a shape for today. It needs no flowers to look right.',
        ar: 'ألوان القاشاني القديم على شكل حديث، وجميلة حتى من غير ورد.',
      },
      {
        en: 'For roses from the garden, dried reeds, or a single branch of bougainvillea.',
        ar: 'لورد الحديقة أو لقصب مجفّف أو لغصن جهنّمية واحد.',
      },
      {
        en: 'A housewarming gift nobody has twice, since no two glazes run alike.',
        ar: 'هدية لبيت جديد لا تتكرّر، فلا تتشابه قطعتان في طلائهما.',
      },
    ],
    points: [
      { en: 'Watertight inside', ar: 'لا تسرّب الماء' },
      { en: 'Felt under the foot', ar: 'لبّاد تحت القاعدة' },
      {
        en: 'Glazed by hand: small differences are part of it',
        ar: 'مزجّجة باليد، فالفروق الصغيرة من طبيعتها',
      },
      { en: 'Heavy enough for tall branches', ar: 'ثقيلة تثبت بالأغصان الطويلة' },
      { en: 'Packed for safe delivery', ar: 'مغلّفة لتصل سليمة' },
    ],
    shorts: [
      { en: 'The blue of old tiles for a modern shelf.', ar: 'جمال القاشاني القديم على رفّ حديث.' },
      { en: 'Looks right with flowers and without.', ar: 'جميلة بالورد وبدونه.' },
    ],
  },
  {
    code: 'wall-clock',
    category: decor,
    picture: 'clock',
    noun: { en: 'Wall clock', ar: 'ساعة حائط' },
    brands: ['sumer', 'casio', 'ishtar', 'dijla'],
    series: ['Waqt', 'Saraya', 'Midan', 'Simple', 'Qushla', 'Tempo'],
    specifications: [
      { attribute: 'clock_diameter', choices: ['25 cm', '30 cm', '40 cm', '50 cm'], inName: true },
      { attribute: 'material', choices: ['wood', 'plastic', 'steel'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'white', 'brown', 'gold'] }],
    price: { from: 9_000, to: 28_000 },
    openings: [
      {
        en: 'Numbers you can read from the far end of the hall, and hands that move without ticking.',
        ar: 'أرقام تُقرأ من آخر الصالة، وعقارب تدور بلا تكّة.',
      },
      {
        en: 'Runs a year on one battery and doesn’t care whether there’s power.',
        ar: 'تعمل سنة ببطارية واحدة ولا تهمّها الكهرباء إن جاءت أو انقطعت.',
      },
      {
        en: 'For the kitchen, where minutes count, and the living room, where we forget them.',
        ar: 'للمطبخ حيث للدقائق حساب، ولغرفة المعيشة حيث ننساها.',
      },
    ],
    points: [
      { en: 'Silent sweep movement', ar: 'حركة صامتة' },
      { en: 'One AA battery', ar: 'بطارية AA واحدة' },
      { en: 'Hangs on one nail', ar: 'تُعلّق بمسمار واحد' },
      { en: 'Glass that doesn’t reflect the window', ar: 'زجاج لا يعكس ضوء الشبّاك' },
      { en: 'Keeps time within a minute a month', ar: 'لا تتأخّر أكثر من دقيقة في الشهر' },
    ],
    shorts: [
      { en: 'Easy to read, impossible to hear.', ar: 'تُقرأ من بعيد ولا يُسمع لها صوت.' },
      { en: 'A quiet clock for kitchen and living room.', ar: 'ساعة هادئة للمطبخ ولغرفة المعيشة.' },
    ],
  },
];
