import type { DemoProduct } from '../demo-product.ts';
import { openOffer } from '../windows.ts';

const tea = ['home-and-kitchen/kettles-and-tea'];
const cookware = ['home-and-kitchen/cookware'];

export const kitchen: readonly DemoProduct[] = [
  {
    sku: 'DJ-KETTLE',
    url_key: 'electric-kettle',
    categories: tea,
    brand: 'philips',
    materials: ['stainless steel'],
    price: 39_000,
    offer: { amount: 33_500, ...openOffer },
    picture: 'kettle',
    colours: ['silver', 'white'],
    stock: 'varied',
    sales: 1_890,
    since: '2025-01-20',
    isPick: true,
    words: {
      en: {
        name: 'Electric kettle, 1.7 liters',
        short: 'Boils a liter in three minutes and switches itself off.',
        description:
          'The element is hidden, so limescale wipes right off. It switches off when the water boils and when it’s empty.\n\n• 1.7 liters, 2,200 watts\n• 360° base\n• Two-year warranty',
      },
      ar: {
        name: 'غلاية ماء كهربائية سعة 1.7 لتر',
        short: 'تغلي لتراً في ثلاث دقائق وتنطفئ وحدها.',
        description:
          'غلاية بسخّان مخفي، فيُمسح الكلس منها في لحظة. تنطفئ عند غليان الماء وعند خلوّها منه.\n\n• السعة 1.7 لتر والقدرة 2,200 واط\n• تدور على قاعدتها في كل اتجاه\n• ضمان سنتين',
      },
    },
  },
  {
    sku: 'DJ-KETLI',
    url_key: 'enamel-stove-kettle',
    categories: tea,
    brand: 'sumer',
    materials: ['enamel'],
    price: 27_500,
    picture: 'enamel-kettle',
    colours: ['red', 'white'],
    stock: 'varied',
    sales: 640,
    since: '2025-10-12',
    words: {
      en: {
        name: 'Enamel stove kettle, 2.5 liters',
        short: 'For gas and coals, with a handle that stays cool.',
        description:
          'Heavy enameled steel keeps the water hot while the tea steeps. Handle and knob are wood, cool enough for bare hands.\n\n• 2.5 liters\n• For gas, electric and ceramic cooktops\n• Wash by hand',
      },
      ar: {
        name: 'كتلي مينا للطباخ سعة 2.5 لتر',
        short: 'للغاز وللفحم، وبمقبض لا يسخن.',
        description:
          'فولاذ ثقيل مطلي بالمينا يحفظ حرارة الماء ما دام الشاي يتخدّر. المقبض ومقبض الغطاء من الخشب فتمسكهما بيدك مباشرة.\n\n• السعة 2.5 لتر\n• لطباخات الغاز والكهرباء والسيراميك\n• يُغسل باليد',
      },
    },
  },
  {
    sku: 'DJ-QURI',
    url_key: 'porcelain-teapot',
    categories: tea,
    brand: 'sumer',
    materials: ['porcelain'],
    price: 18_000,
    picture: 'teapot',
    colours: ['white', 'blue'],
    stock: 'varied',
    sales: 870,
    since: '2025-07-04',
    words: {
      en: {
        name: 'Porcelain teapot, 900 ml',
        short: 'Sits on the kettle and keeps tea just right.',
        description:
          'A round belly lets the leaves open, and the base fits on top of a kettle. Gilded rim.\n\n• 900 ml, about eight glasses\n• Strainer in the spout\n• Wash by hand to protect the gilding',
      },
      ar: {
        name: 'قوري بورسلين سعة 900 مل',
        short: 'يجلس فوق الكتلي ويخدّر الشاي على أصوله.',
        description:
          'بطن مدوّر تتفتّح فيه أوراق الشاي، وقاعدة تستقرّ فوق الكتلي، وحافّة مذهّبة.\n\n• السعة 900 مل، أي نحو ثمانية استكانات\n• مصفاة داخل الفوّهة\n• يُغسل باليد حفاظاً على التذهيب',
      },
    },
  },
  {
    sku: 'DJ-ISTIKAN',
    url_key: 'tea-glasses-set',
    categories: tea,
    brand: 'sumer',
    materials: ['glass', 'porcelain'],
    price: 14_500,
    picture: 'tea-glasses-six',
    stock: 380,
    sales: 2_150,
    since: '2025-02-25',
    isPick: true,
    words: {
      en: {
        name: 'Set of six tea glasses with saucers',
        short: 'Gilded istikans, the way tea is served in Iraq.',
        description:
          'Six waisted glasses and six saucers. The narrow waist keeps the tea hot, and the rim stays cool enough to hold.\n\n• 110 ml each\n• Heat-proof glass, porcelain saucers\n• Packed in a gift box',
      },
      ar: {
        name: 'طقم ستة استكانات شاي مع الصحون',
        short: 'استكانات بخصر نحيل وحافّة مذهّبة، كما يُقدَّم الشاي في العراق.',
        description:
          'ستة استكانات وستة صحون. الخصر النحيل يحفظ حرارة الشاي، والحافّة تبقى باردة يسهل الإمساك بها.\n\n• سعة كل استكان 110 مل\n• زجاج مقاوم للحرارة وصحون من البورسلين\n• الطقم في علبة هدية',
      },
    },
  },
  {
    sku: 'DJ-GONE',
    url_key: 'copper-coffee-pot',
    categories: tea,
    brand: 'sumer',
    materials: ['copper'],
    price: 65_000,
    picture: 'dallah~copper',
    stock: 0,
    sales: 95,
    since: '2025-03-30',
    words: {
      en: {
        name: 'Copper coffee pot',
        short: 'A dallah of beaten copper from the coppersmiths’ market.',
        description:
          'Made by hand and tinned inside, with the long beak that keeps the grounds back. Each one is a little different.\n\n• Holds twelve small cups\n• Tinned inside\n• Polish with lemon and salt',
      },
      ar: {
        name: 'دلّة قهوة نحاسية',
        short: 'دلّة من النحاس المطروق من سوق الصفافير.',
        description:
          'مصنوعة باليد ومبيّضة من الداخل، بمنقار طويل يحجز الثفل. كل دلّة تختلف قليلاً عن أختها.\n\n• تكفي اثني عشر فنجاناً\n• مبيّضة من الداخل\n• تُلمّع بالليمون والملح',
      },
    },
  },
  {
    sku: 'DJ-MUG',
    url_key: 'stoneware-mug',
    categories: tea,
    brand: 'dijla',
    materials: ['ceramic'],
    price: 6_500,
    picture: 'mug',
    colours: ['white', 'blue', 'green', 'beige'],
    stock: 'varied',
    sales: 1_430,
    since: '2025-08-28',
    words: {
      en: {
        name: 'Stoneware mug, 350 ml',
        short: 'A broad handle, a matte glaze and room for a large coffee.',
        description:
          'Fired twice, so it doesn’t chip easily, with a handle for the whole hand.\n\n• 350 ml\n• For microwave and dishwasher',
      },
      ar: {
        name: 'كوب سيراميك مطفي سعة 350 مل',
        short: 'مقبض عريض وطلاء مطفي، ويتّسع لقهوة كبيرة.',
        description:
          'مفخور مرتين فلا تنكسر حافّته بسهولة، ومقبضه يتّسع لليد كلها.\n\n• السعة 350 مل\n• يصلح للمايكروويف وغسالة الصحون',
      },
    },
  },
  {
    sku: 'DJ-SIMPLE',
    url_key: 'steel-water-bottle',
    categories: ['home-and-kitchen'],
    brand: 'dijla',
    materials: ['stainless steel'],
    price: 12_000,
    picture: 'bottle-steel',
    stock: 2_500,
    sales: 3_320,
    since: '2025-01-08',
    isPick: true,
    words: {
      en: {
        name: 'Stainless steel water bottle, 750 ml',
        short: 'Cold for 24 hours, hot for twelve, leak-proof at any angle.',
        description:
          'Two steel walls with a vacuum between them: ice is still ice in the evening, and the outside stays dry.\n\n• 750 ml, 340 grams\n• Leak-proof lid with a loop\n• No inner coating, no aftertaste',
      },
      ar: {
        name: 'قنينة ماء ستانلس ستيل سعة 750 مل',
        short: 'تحفظ البرودة 24 ساعة والحرارة 12 ساعة، ولا تُسرّب في أي وضع.',
        description:
          'جداران من الستيل بينهما فراغ: يبقى الثلج ثلجاً حتى المساء ولا تتكوّن قطرة ماء من الخارج.\n\n• السعة 750 مل والوزن 340 غراماً\n• غطاء محكم بحلقة للحمل\n• بلا طلاء من الداخل ولا طعم',
      },
    },
  },
  {
    sku: 'DJ-PAN',
    url_key: 'non-stick-frying-pan',
    categories: cookware,
    brand: 'tefal',
    materials: ['aluminium'],
    price: 31_000,
    picture: 'pan~black',
    sizes: ['24 cm', '28 cm', '32 cm'],
    stock: 'varied',
    sales: 990,
    since: '2025-04-26',
    words: {
      en: {
        name: 'Non-stick frying pan',
        short: 'Eggs slide right out, with or without oil.',
        description:
          'Cast aluminum spreads the heat to the rim, and the coating needs hardly any fat. The long handle stays cool.\n\n• For gas, electric and ceramic cooktops\n• Free of PFOA\n• Dishwasher-safe',
      },
      ar: {
        name: 'طاوة قلي غير لاصقة',
        short: 'ينزلق البيض منها وحده، بملعقة زيت أو بدونها.',
        description:
          'الألمنيوم المصبوب يوزّع الحرارة حتى الحافّة، والطلاء لا يحتاج إلا إلى القليل من الدهن، والمقبض الطويل لا يسخن.\n\n• لطباخات الغاز والكهرباء والسيراميك\n• خالية من مادة PFOA\n• تصلح لغسالة الصحون',
      },
    },
  },
  {
    sku: 'DJ-POT',
    url_key: 'casserole-five-litres',
    categories: cookware,
    brand: 'tefal',
    materials: ['stainless steel'],
    price: 54_000,
    offer: { amount: 43_250, ...openOffer },
    picture: 'pot',
    colours: ['silver', 'red'],
    stock: 'varied',
    sales: 520,
    since: '2026-01-11',
    isPick: true,
    words: {
      en: {
        name: 'Cooking pot with lid, 5 liters',
        short: 'Rice and stew for the whole family from one pot.',
        description:
          'A thick base keeps rice from burning, and the heavy lid keeps the steam inside. Measuring marks are stamped inside.\n\n• 5 liters, 24 cm\n• For all cooktops and the oven\n• Dishwasher-safe',
      },
      ar: {
        name: 'قدر طبخ بغطاء سعة 5 لترات',
        short: 'تمّن ومرق للعائلة كلها من قدر واحد.',
        description:
          'قاعدة سميكة تحمي التمّن من الاحتراق، وغطاء ثقيل يحبس البخار، وعلامات للقياس محفورة على الجدار.\n\n• السعة 5 لترات والقطر 24 سم\n• لكل أنواع الطباخات وللفرن\n• يصلح لغسالة الصحون',
      },
    },
  },
];
