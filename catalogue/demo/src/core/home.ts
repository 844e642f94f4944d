import type { DemoProduct } from '../demo-product.ts';
import { futureOffer, openOffer } from '../windows.ts';

const lighting = ['home-and-kitchen/lighting'];
const decor = ['home-and-kitchen/textiles-and-decor'];

export const home: readonly DemoProduct[] = [
  {
    sku: 'DJ-LAMP',
    url_key: 'ceramic-table-lamp',
    categories: lighting,
    brand: 'sumer',
    materials: ['ceramic', 'linen'],
    price: 47_000,
    picture: 'table-lamp',
    colours: ['white', 'blue'],
    stock: 'varied',
    sales: 265,
    since: '2026-04-17',
    words: {
      en: {
        name: 'Ceramic table lamp',
        short: 'Warm light through linen, on a glazed ceramic base.',
        description:
          'Hand-glazed base, brass neck and a linen shade that softens any bulb. For the bedside or a corner of the guest room.\n\n• 48 cm high\n• E27 socket, bulb not included\n• Switch on the cord',
      },
      ar: {
        name: 'أباجورة طاولة من السيراميك',
        short: 'ضوء دافئ من خلال الكتان على قاعدة من السيراميك المزجّج.',
        description:
          'قاعدة مزجّجة باليد وعنق نحاسي وشمسية من الكتان تلطّف ضوء أي مصباح. لجانب السرير أو لزاوية غرفة الضيوف.\n\n• الارتفاع 48 سم\n• قاعدة مصباح E27، والمصباح يُباع منفصلاً\n• مفتاح على السلك',
      },
    },
  },
  {
    sku: 'DJ-DESKLAMP',
    url_key: 'adjustable-desk-lamp',
    categories: lighting,
    brand: 'sumer',
    materials: ['aluminium'],
    price: 29_000,
    picture: 'desk-lamp',
    colours: ['black', 'white'],
    stock: 'varied',
    sales: 480,
    since: '2025-09-06',
    words: {
      en: {
        name: 'Adjustable desk lamp',
        short: 'Turns to your book and stays there.',
        description:
          'Two arms and a head on firm joints. The heavy base won’t tip, even with the arm stretched out.\n\n• LED, 8 watts, three levels\n• Reaches 55 cm\n• Runs on USB, even from a power bank',
      },
      ar: {
        name: 'مصباح مكتب متحرّك',
        short: 'يتّجه إلى حيث الكتاب ويثبت في مكانه.',
        description:
          'ذراعان ورأس على مفاصل متينة، وقاعدة ثقيلة لا تنقلب حتى والذراع ممدودة.\n\n• إنارة LED بقدرة 8 واط وثلاث درجات\n• يصل مداه إلى 55 سم\n• يعمل على منفذ USB، ومن الباور بانك أيضاً',
      },
    },
  },
  {
    sku: 'DJ-BULB',
    url_key: 'led-bulb-12-watt',
    categories: lighting,
    brand: 'philips',
    materials: ['plastic'],
    price: 3_250,
    picture: 'bulb',
    stock: 1_800,
    sales: 3_760,
    since: '2025-01-12',
    words: {
      en: {
        name: 'LED bulb, 12 watts',
        short: 'As bright as an old 100-watt bulb, for about a tenth of the power.',
        description:
          'Full brightness at once, and it copes with the ups and downs of generator power.\n\n• E27, 1,400 lumens, warm white\n• Works from 100 to 260 volts\n• 15,000 hours',
      },
      ar: {
        name: 'مصباح LED بقدرة 12 واط',
        short: 'بسطوع مصباح 100 واط القديم وعُشر استهلاكه.',
        description:
          'يضيء بكامل سطوعه فوراً ويتحمّل تذبذب الفولتية، كما يحدث مع المولّدات.\n\n• قاعدة E27، و1,400 لومن، أبيض دافئ\n• يعمل من 100 إلى 260 فولتاً\n• عمره 15,000 ساعة',
      },
    },
  },
  {
    sku: 'DJ-LANTERN',
    url_key: 'rechargeable-lantern',
    categories: lighting,
    brand: 'dijla',
    materials: ['plastic'],
    price: 22_500,
    offer: { amount: 18_000, ...openOffer },
    picture: 'lantern',
    stock: 240,
    sales: 1_040,
    since: '2025-06-01',
    isPick: true,
    words: {
      en: {
        name: 'Rechargeable lantern',
        short: 'Twelve hours of light in a power cut.',
        description:
          'Stand it on the table or hang it by its handle. It charges your phone, too.\n\n• 4,000 mAh, charges by USB-C\n• Three levels and a red light\n• Withstands rain and drops',
      },
      ar: {
        name: 'فانوس قابل للشحن',
        short: 'اثنتا عشرة ساعة من الضوء حين تنقطع الكهرباء.',
        description:
          'يقف على الطاولة أو يُعلّق من مقبضه، ويشحن الهاتف عند الحاجة.\n\n• بطارية 4,000 ملّي أمبير ساعة تُشحن عبر USB-C\n• ثلاث درجات إضاءة وضوء أحمر\n• يتحمّل المطر والسقوط',
      },
    },
  },
  {
    sku: 'DJ-TOWELS',
    url_key: 'cotton-towel-set',
    categories: decor,
    brand: 'dijla',
    materials: ['cotton'],
    price: 26_000,
    picture: 'towels-three',
    colours: ['white', 'blue', 'beige'],
    stock: 'varied',
    sales: 615,
    since: '2025-12-14',
    words: {
      en: {
        name: 'Set of three cotton towels',
        short: 'Thick, thirsty and soft after every wash.',
        description:
          'Long-staple cotton loops that soak up water right away. One bath towel and two hand towels.\n\n• 500 grams per square meter\n• One of 70 × 140 cm, two of 50 × 90 cm\n• Wash at 60 degrees',
      },
      ar: {
        name: 'طقم من ثلاث مناشف قطنية',
        short: 'سميكة تمتصّ الماء وتعود ناعمة بعد كل غسلة.',
        description:
          'قطن طويل التيلة بوبرة تمتصّ الماء فوراً. منشفة حمّام واحدة ومنشفتان لليدين.\n\n• 500 غرام للمتر المربع\n• واحدة 70 × 140 سم واثنتان 50 × 90 سم\n• تُغسل على 60 درجة',
      },
    },
  },
  {
    sku: 'DJ-CUSHION',
    url_key: 'sofa-cushion',
    categories: decor,
    brand: 'sumer',
    materials: ['cotton'],
    price: 13_500,
    offer: { amount: 10_750, ...futureOffer },
    picture: 'cushion',
    colours: ['green', 'beige', 'red'],
    stock: 'varied',
    sales: 330,
    since: '2026-07-23',
    words: {
      en: {
        name: 'Sofa cushion, 45 × 45 cm',
        short: 'Woven cotton with a zipper and a filling that springs back.',
        description:
          'A cushion that keeps its shape all day. The cover comes off for washing.\n\n• Cover of woven cotton, hidden zipper\n• Filled with hollow fiber\n• Cover washes at 30 degrees',
      },
      ar: {
        name: 'وسادة قنفة 45 × 45 سم',
        short: 'قطن منسوج بسحّاب وحشوة تستعيد شكلها.',
        description:
          'وسادة تحتفظ بشكلها حتى المساء، وغطاؤها يُنزع للغسل.\n\n• غطاء من القطن المنسوج بسحّاب مخفي\n• محشوّة بألياف مجوّفة\n• يُغسل الغطاء على 30 درجة',
      },
    },
  },
  {
    sku: 'DJ-LAST',
    url_key: 'hand-glazed-vase',
    categories: decor,
    brand: 'sumer',
    materials: ['ceramic'],
    price: 20_000,
    picture: 'vase~blue',
    stock: 5,
    sales: 140,
    since: '2026-08-02',
    words: {
      en: {
        name: 'Hand-glazed vase',
        short: 'A small series from a workshop in Hillah.',
        description:
          'Turned by hand and glazed in the blue of old tiles, with a band left in the color of the clay.\n\n• 34 cm high\n• Waterproof inside\n• Only a few were made',
      },
      ar: {
        name: 'مزهرية مزجّجة يدوياً',
        short: 'مجموعة صغيرة من ورشة في الحلة.',
        description:
          'مشكّلة باليد ومزجّجة بزرقة القاشاني القديم، مع شريط تُرك بلون الطين.\n\n• الارتفاع 34 سم\n• لا تسرّب الماء\n• صُنع منها عدد قليل',
      },
    },
  },
];
