import type { Kind } from '../../department.ts';

export const power: readonly Kind[] = [
  {
    code: 'power-bank',
    category: 'electronics/power-banks-and-chargers/power-banks',
    weight: 1.5,
    picture: 'power-bank',
    noun: { en: 'Power bank', ar: 'باور بانك' },
    brands: ['anker', 'xiaomi', 'baseus', 'romoss', 'ugreen'],
    series: ['Core', 'Slim', 'Max', 'Go', 'Cell'],
    specifications: [
      {
        attribute: 'battery_capacity',
        choices: ['5000 mah', '10000 mah', '20000 mah', '30000 mah'],
        inName: true,
      },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'white', 'blue', 'green'] }],
    price: { from: 16_000, to: 48_000 },
    openings: [
      {
        en: 'When the power goes out at eight in the evening, your phone and router stay on.',
        ar: 'حين تنقطع الكهرباء في الثامنة مساءً يبقى الهاتف والراوتر يعملان.',
      },
      {
        en: 'Flat enough for your pocket on the way to Erbil, strong enough for two phones on the way back.',
        ar: 'مسطّح يدخل الجيب في طريقك إلى أربيل، وقوي يشحن هاتفين في طريق العودة.',
      },
    ],
    points: [
      { en: 'Shows how much is left', ar: 'يبيّن ما تبقّى من الشحن' },
      { en: 'Overheating protection', ar: 'محمي من السخونة الزائدة' },
      { en: 'Charges two devices at once', ar: 'يشحن جهازين معاً' },
      { en: 'Charging cable included', ar: 'سلك الشحن داخل العلبة' },
    ],
    shorts: [
      { en: 'Keeps you connected through a power cut.', ar: 'يُبقيك على اتصال عند انقطاع الكهرباء.' },
      { en: 'Power for two, flat in your pocket.', ar: 'شحن لهاتفين، ومسطّح في الجيب.' },
    ],
  },
  {
    code: 'wall-charger',
    category: 'electronics/power-banks-and-chargers/wall-chargers',
    picture: 'charger',
    noun: { en: 'Wall charger', ar: 'شاحن جداري' },
    brands: ['anker', 'samsung', 'baseus', 'ugreen', 'xiaomi'],
    series: ['Nano', 'Duo', 'Cube', 'Swift'],
    specifications: [
      { attribute: 'charging_power', choices: ['20 w', '33 w', '45 w', '65 w', '100 w'], inName: true },
    ],
    price: { from: 9_000, to: 32_000 },
    openings: [
      {
        en: 'Small in the outlet and calm when the voltage jumps, as it does when the generator takes over.',
        ar: 'صغير في المأخذ وهادئ حين تقفز الفولتية عند تبديل الخط إلى المولّدة.',
      },
      {
        en: 'Half an hour is enough to keep most phones going until night.',
        ar: 'نصف ساعة معه تكفي معظم الهواتف حتى الليل.',
      },
    ],
    points: [
      { en: '100 to 240 volts', ar: 'من 100 إلى 240 فولتاً' },
      { en: 'Stays cool', ar: 'لا يسخن' },
      { en: 'Surge protection', ar: 'محمي من ارتفاع الفولتية' },
      { en: 'For phone, tablet and earbuds', ar: 'للهاتف والتابلت وسماعات الأذن' },
      { en: 'Plug fits Iraqi outlets', ar: 'قابسه يناسب مآخذ العراق' },
    ],
    shorts: [
      { en: 'Quick, cool and small.', ar: 'سريع وصغير ولا يسخن.' },
      { en: 'Unbothered by unsteady power.', ar: 'لا يتأثر بتذبذب الكهرباء.' },
    ],
  },
  {
    code: 'car-charger',
    category: 'electronics/power-banks-and-chargers/wall-chargers',
    picture: 'charger',
    weight: 0.5,
    noun: { en: 'Car charger', ar: 'شاحن سيارة' },
    brands: ['baseus', 'anker', 'ugreen'],
    series: ['Drive', 'Road', 'Metal', 'Trip'],
    specifications: [{ attribute: 'charging_power', choices: ['20 w', '33 w', '45 w'], inName: true }],
    price: { from: 6_000, to: 19_000 },
    openings: [
      {
        en: 'From Baghdad to Basra with a full phone: it charges while the map is running.',
        ar: 'من بغداد إلى البصرة وهاتفك مشحون: يشحن والخريطة تعمل.',
      },
      {
        en: 'Sits deep in the socket, so no knee can snap it off.',
        ar: 'يدخل عميقاً في مأخذ السيارة فلا تكسره ركبة.',
      },
    ],
    points: [
      { en: 'Two ports, USB-C and USB-A', ar: 'منفذان، USB-C وUSB-A' },
      { en: 'For 12 V and 24 V', ar: 'لفولتية 12 و24' },
      { en: 'Small light to find it at night', ar: 'ضوء صغير تجده به ليلاً' },
      { en: 'Short-circuit protection', ar: 'محمي من القصر الكهربائي' },
    ],
    shorts: [
      { en: 'A full phone at the end of the road.', ar: 'هاتف مشحون عند الوصول.' },
      { en: 'Charges while the map runs.', ar: 'يشحن والخريطة تعمل.' },
    ],
  },
  {
    code: 'charging-cable',
    category: 'electronics/power-banks-and-chargers/cables',
    picture: 'cable',
    noun: { en: 'Charging cable', ar: 'سلك شحن' },
    brands: ['anker', 'ugreen', 'baseus', 'dijla'],
    series: ['Braid', 'Flex', 'Line', 'Strong'],
    specifications: [
      { attribute: 'connector', choices: ['usb-c', 'lightning', 'usb-a'], inName: true },
      { attribute: 'cable_length', choices: ['1 m', '2 m', '3 m'] },
    ],
    price: { from: 3_000, to: 12_000 },
    openings: [
      {
        en: 'Braided, with reinforced ends: exactly where other cables break after three months.',
        ar: 'مجدول ومقوّى عند الطرفين، أي حيث تنقطع الأسلاك الأخرى بعد ثلاثة أشهر.',
      },
      {
        en: 'Long enough to lie on the sofa while your phone charges.',
        ar: 'طويل يكفي لتستلقي على القنفة والهاتف يُشحن.',
      },
    ],
    points: [
      { en: 'Braided nylon', ar: 'مغلّف بنايلون مجدول' },
      { en: 'Fast charging and data', ar: 'شحن سريع ونقل بيانات' },
      { en: 'Ends made to bend every day', ar: 'طرفان يتحمّلان الثني كل يوم' },
      { en: 'Velcro tie included', ar: 'معه رباط للفّ السلك' },
    ],
    shorts: [
      { en: 'Doesn’t break at the end.', ar: 'لا ينقطع عند الطرف.' },
      { en: 'Braided, quick, and tough.', ar: 'مجدول وسريع ويتحمّل.' },
    ],
  },
];
