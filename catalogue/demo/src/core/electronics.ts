import type { DemoProduct } from '../demo-product.ts';
import { oneYear } from '../facts/fact.ts';
import { openOffer, pastOffer } from '../windows.ts';

const headphones = ['electronics/headphones'];
const speakers = ['electronics/speakers'];
const power = ['electronics/power-banks-and-chargers'];
const phones = ['electronics/phones-and-watches'];

export const electronics: readonly DemoProduct[] = [
  {
    sku: 'DJ-HEADPHONES',
    url_key: 'wireless-headphones',
    categories: headphones,
    brand: 'jbl',
    price: 98_000,
    dollars: 7_499,
    offer: { amount: 82_000, dollars: 6_299, ...openOffer },
    picture: 'headphones',
    colours: ['black', 'white', 'blue'],
    stock: 'varied',
    sales: 1_180,
    since: '2025-03-11',
    isPick: true,
    words: {
      en: {
        name: 'Wireless over-ear headphones',
        short: 'Forty hours of music, and quiet all around.',
        description:
          'Soft cushions close around your ears and shut out the street and the generator. Folds flat for your bag.\n\n• 40 hours per charge\n• Bluetooth 5.3, two devices at once\n• Works by cable too',
      },
      ar: {
        name: 'سماعات رأس لاسلكية',
        short: 'أربعون ساعة من الموسيقى وهدوء من حولك.',
        description:
          'وسائد طرية تحيط بالأذن وتعزل ضجيج الشارع والمولّدة، وتُطوى لتدخل الحقيبة.\n\n• 40 ساعة في الشحنة الواحدة\n• بلوتوث 5.3 مع جهازين في وقت واحد\n• تعمل بالسلك أيضاً',
      },
    },
  },
  {
    sku: 'DJ-STUDIO',
    url_key: 'noise-cancelling-headphones',
    categories: headphones,
    brand: 'jbl',
    price: 185_000,
    picture: 'headphones',
    colours: ['black', 'white'],
    stock: 'varied',
    sales: 210,
    since: '2026-06-10',
    facts: {
      device_battery: { en: '50 hours, 35 with cancelling', ar: '50 ساعة، و35 مع العزل' },
      item_weight: { en: '260 g', ar: '260 غم' },
      in_the_box: { en: 'Headphones, hard case, cable', ar: 'السماعات والعلبة الصلبة والسلك' },
      warranty_term: oneYear,
    },
    words: {
      en: {
        name: 'Noise-cancelling headphones',
        short: 'Microphones listen to the noise around you and cancel it.',
        description:
          'Six microphones track the noise outside. One tap lets voices in, with the headphones still on.\n\n• Active noise cancelling in three levels\n• 50 hours, 35 with cancelling\n• With a hard case',
      },
      ar: {
        name: 'سماعات رأس عازلة للضوضاء',
        short: 'ميكروفونات تُنصت إلى ما حولك وتلغي ما لا تريد سماعه.',
        description:
          'ستة ميكروفونات تقيس الضوضاء من حولك وتلغيها، وبلمسة واحدة تسمع من يكلّمك من غير أن تنزع السماعات.\n\n• عزل فعّال للضوضاء بثلاث درجات\n• 50 ساعة، و35 ساعة مع العزل\n• معها علبة صلبة',
      },
    },
  },
  {
    sku: 'DJ-EARBUDS',
    url_key: 'wireless-earbuds',
    categories: headphones,
    brand: 'xiaomi',
    price: 36_500,
    offer: { amount: 29_750, ...openOffer },
    picture: 'earbuds',
    colours: ['white', 'black'],
    stock: 'varied',
    sales: 2_870,
    since: '2025-02-03',
    isPick: true,
    words: {
      en: {
        name: 'Wireless earbuds with case',
        short: 'Small in your ears, thirty hours with the case.',
        description:
          'Light enough to forget, with a case that fits the small pocket of your jeans. Ten minutes of charging gives two hours of music.\n\n• 6 hours, 30 with the case\n• Sweat and splash proof\n• Three sizes of tips',
      },
      ar: {
        name: 'سماعات أذن لاسلكية مع علبة شحن',
        short: 'صغيرة في الأذن، وثلاثون ساعة مع العلبة.',
        description:
          'خفيفة تنسى أنها في أذنك، وعلبتها تدخل الجيب الصغير في الجينز. عشر دقائق من الشحن تكفي لساعتين من الموسيقى.\n\n• 6 ساعات، و30 ساعة مع العلبة\n• مقاومة للعرق ورذاذ الماء\n• ثلاثة قياسات من الأطراف المطاطية',
      },
    },
  },
  {
    sku: 'DJ-SPEAKER',
    url_key: 'portable-bluetooth-speaker',
    categories: speakers,
    brand: 'jbl',
    price: 72_000,
    picture: 'speaker',
    colours: ['black', 'red', 'blue'],
    stock: 'varied',
    sales: 905,
    since: '2025-05-25',
    words: {
      en: {
        name: 'Portable Bluetooth speaker',
        short: 'Loud enough for a picnic by the river, and safe in its water.',
        description:
          'Sound in all directions and bass you can feel, from a cylinder that fits a bottle holder. It survives a fall into the water.\n\n• 20 hours per charge\n• Dustproof and waterproof, IP67\n• Pair two for stereo',
      },
      ar: {
        name: 'سماعة بلوتوث محمولة',
        short: 'صوتها يكفي لسفرة على النهر ولا يضرّها ماؤه.',
        description:
          'صوت في كل الاتجاهات وبيس عميق تشعر به، من أسطوانة بحجم حامل القناني، ولا بأس إن سقطت في الماء.\n\n• 20 ساعة في الشحنة الواحدة\n• مقاومة للغبار والماء بدرجة IP67\n• سماعتان معاً تعطيان صوت ستيريو',
      },
    },
  },
  {
    sku: 'DJ-POWER10',
    url_key: 'power-bank-10000',
    categories: power,
    brand: 'anker',
    price: 28_500,
    picture: 'power-bank',
    colours: ['black', 'white', 'blue'],
    stock: 'varied',
    sales: 3_050,
    since: '2025-01-30',
    isPick: true,
    words: {
      en: {
        name: 'Power bank, 10,000 mAh',
        short: 'Two full charges for a phone, flat in the pocket.',
        description:
          'USB-C in and out. Four small lights show how much is left.\n\n• 10,000 mAh, 20 watts\n• USB-C and USB-A\n• 210 grams',
      },
      ar: {
        name: 'باور بانك سعة 10,000 ملّي أمبير ساعة',
        short: 'شحنتان كاملتان للهاتف، ومسطّح في الجيب.',
        description:
          'يَشحن ويُشحن عبر USB-C، وأربعة أضواء صغيرة تبيّن ما تبقّى فيه.\n\n• 10,000 ملّي أمبير ساعة و20 واط\n• منفذ USB-C ومنفذ USB-A\n• الوزن 210 غرامات',
      },
    },
  },
  {
    sku: 'DJ-POWER20',
    url_key: 'power-bank-20000',
    categories: power,
    brand: 'anker',
    price: 49_000,
    offer: { amount: 41_000, ...pastOffer },
    picture: 'power-bank',
    colours: ['black', 'blue'],
    stock: 'varied',
    sales: 1_490,
    since: '2025-08-15',
    words: {
      en: {
        name: 'Power bank, 20,000 mAh',
        short: 'Keeps your phone and router running through a long evening outage.',
        description:
          'Strong enough to charge a laptop over USB-C and steady enough to run a router when the power is out.\n\n• 20,000 mAh, 45 watts\n• Charges three devices at once\n• 340 grams',
      },
      ar: {
        name: 'باور بانك سعة 20,000 ملّي أمبير ساعة',
        short: 'يُبقي الهاتف والراوتر يعملان مساءً كاملاً بلا كهرباء.',
        description:
          'قوي يشحن اللابتوب عبر USB-C، ومستقرّ يشغّل راوتر الإنترنت عند انقطاع الكهرباء.\n\n• 20,000 ملّي أمبير ساعة و45 واط\n• يشحن ثلاثة أجهزة معاً\n• الوزن 340 غراماً',
      },
    },
  },
  {
    sku: 'DJ-CHARGER',
    url_key: 'wall-charger-30-watt',
    categories: power,
    brand: 'anker',
    price: 17_500,
    picture: 'charger~white',
    stock: 420,
    sales: 1_730,
    since: '2025-10-28',
    words: {
      en: {
        name: 'Wall charger, 30 watts',
        short: 'Small, cool and fast, for phone and tablet at once.',
        description:
          'Half an hour takes most phones to 50 percent. The two ports share the power on their own.\n\n• USB-C, 30 watts\n• 100 to 240 volts\n• Protected against surges',
      },
      ar: {
        name: 'شاحن جداري بقدرة 30 واط',
        short: 'صغير وسريع ولا يسخن، للهاتف والتابلت معاً.',
        description:
          'نصف ساعة ترفع شحن معظم الهواتف إلى 50 بالمئة، والمنفذان يتقاسمان القدرة تلقائياً.\n\n• USB-C بقدرة 30 واط\n• من 100 إلى 240 فولتاً\n• محمي من ارتفاع الفولتية',
      },
    },
  },
  {
    sku: 'DJ-PHONE',
    url_key: 'smartphone-128-gb',
    categories: phones,
    brand: 'xiaomi',
    price: 265_000,
    dollars: 20_199,
    picture: 'phone',
    colours: ['black', 'blue', 'green'],
    stock: 'varied',
    sales: 760,
    since: '2026-10-05',
    isPick: true,
    facts: {
      screen_kind: { en: '6.6-inch, 120 Hz', ar: '6.6 إنج، 120 هرتز' },
      device_battery: { en: '5,000 mAh', ar: '5,000 ملّي أمبير' },
      device_camera: { en: '50 MP, front 8 MP', ar: '50 ميغابكسل، والأمامية 8' },
      operating_system: { en: 'Android 15', ar: 'أندرويد 15' },
      item_weight: { en: '195 g', ar: '195 غم' },
      in_the_box: { en: 'Phone, USB-C cable, clear case', ar: 'الهاتف وسلك USB-C وكفر شفّاف' },
      warranty_term: oneYear,
    },
    words: {
      en: {
        name: 'Smartphone, 128 GB',
        short: 'A large bright screen, two days of battery and two SIM cards.',
        description:
          'A screen you can read in the midday sun and a battery that doesn’t need charging every night.\n\n• 6.6 inches, 120 hertz\n• 5,000 mAh, quick charging\n• Two SIM cards and a memory card slot\n• One-year warranty',
      },
      ar: {
        name: 'هاتف ذكي بسعة 128 غيغابايت',
        short: 'شاشة كبيرة ساطعة وبطارية ليومين وشريحتان.',
        description:
          'شاشة تُقرأ تحت شمس الظهيرة وبطارية لا تحتاج إلى الشاحن كل ليلة.\n\n• 6.6 إنج بتردّد 120 هرتز\n• 5,000 ملّي أمبير ساعة مع شحن سريع\n• شريحتان ومنفذ لبطاقة ذاكرة\n• ضمان سنة',
      },
    },
  },
  {
    sku: 'DJ-WATCH',
    url_key: 'smart-watch',
    categories: phones,
    brand: 'xiaomi',
    price: 64_000,
    offer: { amount: 52_500, ...openOffer },
    picture: 'watch',
    colours: ['black', 'beige', 'blue'],
    stock: 'varied',
    sales: 1_010,
    since: '2026-02-27',
    words: {
      en: {
        name: 'Smart watch',
        short: 'Steps, pulse, calls and prayer times on the wrist.',
        description:
          'Counts your steps, tracks your pulse and sleep, shows who’s calling and reminds you of prayer times. The battery lasts a week.\n\n• Bright 1.9-inch screen\n• Waterproof to 50 meters\n• In Arabic and English',
      },
      ar: {
        name: 'ساعة ذكية',
        short: 'الخطوات والنبض والمكالمات وأوقات الصلاة على معصمك.',
        description:
          'تعدّ الخطوات وتقيس النبض والنوم وتعرض من يتّصل بك وتذكّرك بأوقات الصلاة، وبطاريتها تدوم أسبوعاً.\n\n• شاشة ساطعة 1.9 إنج\n• مقاومة للماء حتى عمق 50 متراً\n• بالعربية والإنكليزية',
      },
    },
  },
];
