import type { CustomOptionInput } from '@dijla/provider/modules/catalog/catalog';
import type { DemoProduct } from '../demo-product.ts';
import { giftCardOptions, leastGift } from '../generated/gift-card-options.ts';
import { personalOptions } from '../generated/personal-options.ts';
import { priceOf, shelfOf, uncounted } from '../sets/product-parts.ts';

const { engraving, giftWrap, extras, message, sendingDay, installation, cut } = personalOptions;

/** Returns the option as a required one, for products that need the shopper's own text. */
const asked = (option: CustomOptionInput): CustomOptionInput => ({ ...option, is_required: true });

/** One product for each option, price and state that the other products do not reliably cover. */
export const examples: readonly DemoProduct[] = [
  {
    sku: 'DJ-ENGRAVED',
    url_key: 'engraved-mug',
    categories: ['home-and-kitchen/kettles-and-tea'],
    brand: 'dijla',
    materials: ['ceramic'],
    price: 18_000,
    picture: 'engraved-mug~white',
    stock: 1_400,
    sales: 310,
    since: '2026-02-02',
    more: { custom_options: [asked(engraving), giftWrap, extras] },
    words: {
      en: {
        name: 'Mug with your engraving',
        short: 'A name, a date, a word: engraved before we ship it.',
        description:
          'We engrave up to 24 letters in Arabic or English and gift-wrap the mug if you like.\n\n• Engraved by hand, in either script\n• Gift wrap, card, ribbon or bag if you like\n• 350 ml, safe in dishwasher and microwave',
      },
      ar: {
        name: 'كوب مع حفر الاسم',
        short: 'اسم أو تاريخ أو كلمة، نحفرها قبل أن يصلك الطرد.',
        description:
          'نحفر حتى 24 حرفاً بالعربية أو الإنكليزية، ونغلّف الكوب هدية إن شئت.\n\n• حفر يدوي بالعربية أو الإنكليزية\n• تغليف وبطاقة وشريط وكيس هدايا إن شئت\n• 350 مل، يُغسل في الغسالة ويدخل المايكروويف',
      },
    },
  },
  {
    sku: 'DJ-CURTAIN',
    url_key: 'linen-curtain-in-three-lengths',
    categories: ['home-and-kitchen/textiles-and-decor'],
    brand: 'sumer',
    materials: ['linen'],
    price: 40_000,
    picture: 'curtain~beige',
    stock: 1_100,
    sales: 95,
    since: '2026-08-12',
    more: { custom_options: [cut] },
    words: {
      en: {
        name: 'Linen curtain in three lengths',
        short: 'As it is, or shortened before we ship it.',
        description:
          'Dense linen that keeps the afternoon sun out. Choose the length you need and we shorten it for you.\n\n• 140 × 260 cm as it is\n• 250 or 240 cm on request\n• Machine wash at 30 degrees',
      },
      ar: {
        name: 'ستارة كتان بثلاثة أطوال',
        short: 'بطولها الكامل أو مقصّرة قبل أن تصلك.',
        description:
          'كتان كثيف يحجب شمس العصر. اختر الطول الذي يناسبك ونقصّرها لك.\n\n• 140 × 260 سم بطولها الكامل\n• 250 أو 240 سم عند الطلب\n• تُغسل في الغسالة بحرارة 30 درجة',
      },
    },
  },
  {
    sku: 'DJ-INSTALLED',
    url_key: 'ceiling-lamp-with-installation',
    categories: ['home-and-kitchen/lighting'],
    brand: 'philips',
    materials: ['glass'],
    price: 55_000,
    picture: 'ceiling-lamp',
    stock: 1_050,
    sales: 120,
    since: '2026-06-25',
    more: { custom_options: [installation] },
    words: {
      en: {
        name: 'Ceiling lamp with installation',
        short: 'To your door, up the stairs, or hung and lit.',
        description:
          'A glass lamp with three bulbs. Choose whether we deliver it, carry it upstairs, or hang it and test it.\n\n• Three bulbs included\n• Installed on request\n• Two-year warranty',
      },
      ar: {
        name: 'ثريا سقفية مع النصب',
        short: 'إلى الباب أو إلى الطابق أو معلّقة ومضاءة.',
        description:
          'ثريا زجاجية بثلاثة مصابيح. اختر أن نوصلها أو نحملها إلى الطابق أو ننصبها ونشغّلها.\n\n• معها ثلاثة مصابيح\n• النصب عند الطلب\n• ضمان سنتين',
      },
    },
  },
  {
    sku: 'DJ-GREETING',
    url_key: 'greeting-card-with-a-gift',
    categories: ['gift-cards'],
    brand: 'dijla',
    price: 25_000,
    picture: 'gift-card~red',
    stock: 5_000,
    sales: 170,
    since: '2026-09-01',
    isVirtual: true,
    more: { custom_options: [asked(message), sendingDay] },
    words: {
      en: {
        name: 'Greeting with a gift of 25,000 dinars',
        short: 'Your words, on the day you choose.',
        description:
          'Write what you want to say and tell us when it should arrive. The gift works for everything in the shop.\n\n• Up to 300 letters of your own\n• Sent on the day you choose',
      },
      ar: {
        name: 'تهنئة مع هدية بقيمة 25,000 دينار',
        short: 'كلماتك، في اليوم الذي تختاره.',
        description:
          'اكتب ما تريد قوله وحدّد متى يصل. الهدية تصلح لكل ما في المتجر.\n\n• حتى 300 حرف من كلماتك\n• تُرسل في اليوم الذي تحدّده',
      },
    },
  },
  {
    sku: 'DJ-GIFT',
    url_key: 'gift-card-of-your-choice',
    categories: ['gift-cards'],
    brand: 'dijla',
    price: leastGift,
    picture: 'gift-card~blue',
    stock: 5_000,
    sales: 120,
    since: '2026-10-01',
    isVirtual: true,
    more: { custom_options: giftCardOptions },
    words: {
      en: {
        name: 'Gift card of your choice',
        short: 'You choose the amount, the words and the day.',
        description:
          'Sent to your friend by email or SMS, with your words, on the day you choose. It pays for anything in the shop, also in parts.\n\n• From 5,000 to 250,000 dinars\n• Valid for one year',
      },
      ar: {
        name: 'بطاقة هدية بالقيمة التي تختارها',
        short: 'القيمة والكلمات واليوم كما تختار.',
        description:
          'نرسلها إلى صديقك بالبريد الإلكتروني أو برسالة نصية، مع كلماتك، في اليوم الذي تختاره. يدفع بها ثمن أي شيء في المتجر، وعلى دفعات أيضاً.\n\n• من 5,000 إلى 250,000 دينار\n• صالحة لمدة سنة',
      },
    },
  },
  {
    sku: 'DJ-TIERS',
    url_key: 'basmati-rice-10-kg',
    categories: ['grocery'],
    brand: 'nakheel',
    price: 24_000,
    picture: 'rice-sack',
    stock: 2_400,
    sales: 450,
    since: '2025-09-09',
    more: {
      prices: [
        priceOf(24_000),
        priceOf(22_500, { min_qty: 3 }),
        priceOf(21_000, { min_qty: 10 }),
        priceOf(21_500, { price_list: 'wholesale' }),
        priceOf(19_500, { price_list: 'wholesale', min_qty: 10 }),
      ],
    },
    words: {
      en: {
        name: 'Basmati rice, 10 kg',
        short: 'Cheaper from three sacks, and cheaper still from ten.',
        description:
          'Long grains that stay separate, aged for a year. Families who buy together save together.\n\n• 24,000 dinars a sack\n• 22,500 from three, 21,000 from ten\n• Keep dry and closed',
      },
      ar: {
        name: 'تمّن بسمتي 10 كغم',
        short: 'أرخص من ثلاثة أكياس فأكثر، وأرخص من عشرة.',
        description:
          'حبّة طويلة لا تلتصق، معتّقة سنة. ثلاثة بيوت تشتري معاً توفّر معاً.\n\n• الكيس بـ24,000 دينار\n• من ثلاثة 22,500 ومن عشرة 21,000\n• يُحفظ مغلقاً في مكان جاف',
      },
    },
  },
  {
    sku: 'DJ-CARTON',
    url_key: 'water-half-liter-by-the-dozen',
    categories: ['grocery'],
    brand: 'dijla',
    price: 250,
    picture: 'water-bottle',
    stock: 12_000,
    sales: 52,
    since: '2025-06-30',
    more: { stock: shelfOf(12_000, { min_sale_qty: 12, max_sale_qty: 240 }) },
    words: {
      en: {
        name: 'Drinking water, half a liter',
        short: 'From twelve bottles, up to twenty dozen.',
        description:
          'Sold by the dozen. At most 240 bottles per order.\n\n• At least 12\n• At most 240\n• 250 dinars a bottle',
      },
      ar: {
        name: 'ماء شرب نصف لتر',
        short: 'من 12 قنينة فأكثر وحتى عشرين درزناً.',
        description:
          'يُباع من درزن فأكثر. أقصى ما في الطلب الواحد 240 قنينة.\n\n• أقلّ كمية 12\n• أكثر كمية 240\n• القنينة بـ250 ديناراً',
      },
    },
  },
  {
    sku: 'DJ-ALWAYS',
    url_key: 'knife-sharpening',
    categories: ['home-and-kitchen/cookware'],
    brand: 'babil',
    price: 3_000,
    picture: 'sharpening-sign',
    stock: 0,
    sales: 640,
    since: '2025-12-17',
    more: { stock: uncounted },
    words: {
      en: {
        name: 'Knife sharpening',
        short: 'Always available: our grinder works every day.',
        description:
          'Send your knives with the driver and get them back sharp the next day.\n\n• Per knife\n• Back the next day\n• Scissors too',
      },
      ar: {
        name: 'سنّ السكاكين',
        short: 'متوفّر دائماً: السنّان يعمل كل يوم.',
        description:
          'أرسل سكاكينك مع السائق وتعود إليك حادّة في اليوم التالي.\n\n• السعر لكل سكين\n• تعود في اليوم التالي\n• والمقصّات أيضاً',
      },
    },
  },
  {
    sku: 'DJ-CATALOG',
    url_key: 'spare-lid-24-cm',
    categories: ['home-and-kitchen/cookware'],
    brand: 'tefal',
    materials: ['glass'],
    price: 7_500,
    picture: 'pot-lid',
    stock: 1_020,
    sales: 45,
    since: '2026-01-05',
    more: { visibility: 2 },
    words: {
      en: {
        name: 'Spare glass lid',
        short: 'For 24 cm pots and pans; only found in its category.',
        description:
          'Fits our 24 cm pots and pans.\n\n• Tempered glass\n• Steam hole\n• Handle that stays cool',
      },
      ar: {
        name: 'غطاء زجاجي احتياطي',
        short: 'للقدور والطاوات قياس 24 سم، تجده في قسمه.',
        description: 'يناسب قدورنا وطاواتنا قياس 24 سم.\n\n• زجاج مقوّى\n• فتحة للبخار\n• مقبض لا يسخن',
      },
    },
  },
  {
    sku: 'DJ-SEARCH',
    url_key: 'spare-filter-for-kettles',
    categories: [],
    brand: 'philips',
    materials: ['plastic'],
    price: 4_000,
    picture: 'lime-filter',
    stock: 1_030,
    sales: 60,
    since: '2026-01-06',
    more: { visibility: 3 },
    words: {
      en: {
        name: 'Spare lime filter for kettles',
        short: 'Only found by searching for it.',
        description:
          'Keeps lime out of the cup. Change it twice a year.\n\n• Fits 1.7-liter kettles\n• Two in the bag',
      },
      ar: {
        name: 'فلتر كلس احتياطي للكتلي',
        short: 'يجده من يبحث عنه.',
        description:
          'يمنع الكلس من الوصول إلى الاستكان. بدّله مرتين في السنة.\n\n• يناسب كتلي سعة 1.7 لتر\n• قطعتان في الكيس',
      },
    },
  },
  {
    sku: 'DJ-RETIRED',
    url_key: 'last-years-lantern',
    categories: ['home-and-kitchen/lighting'],
    brand: 'dijla',
    price: 12_000,
    picture: 'lantern',
    stock: 30,
    sales: 700,
    since: '2025-01-02',
    more: { status: 2 },
    words: {
      en: {
        name: 'Last year’s lantern',
        short: 'No longer sold.',
        description: 'The lantern we sold last year. Its successor lasts longer.\n\n• No longer sold',
      },
      ar: {
        name: 'فانوس العام الماضي',
        short: 'لم يعد يُباع.',
        description: 'الفانوس الذي بعناه في العام الماضي، والجديد يدوم أكثر.\n\n• لم يعد يُباع',
      },
    },
  },
];
