import type { DemoProduct } from '../demo-product.ts';
import { openOffer } from '../windows.ts';

export const tops: readonly DemoProduct[] = [
  {
    sku: 'DJ-TEE',
    url_key: 'cotton-t-shirt',
    categories: ['fashion/t-shirts'],
    brand: 'dijla',
    materials: ['cotton'],
    price: 15_000,
    picture: 'tee',
    colours: ['white', 'black', 'navy', 'red', 'green'],
    sizes: ['s', 'm', 'l', 'xl', 'xxl'],
    stock: 1_200,
    sales: 4_210,
    since: '2025-02-11',
    isPick: true,
    words: {
      en: {
        name: 'Crew-neck cotton T-shirt',
        short: 'Combed cotton, a straight cut and a neck that holds its shape.',
        description:
          'The T-shirt you reach for first: soft combed cotton of 180 grams, neither thin nor heavy, with a ribbed neck that won’t stretch.\n\n• 100% combed cotton\n• Straight cut, true to size\n• Machine wash at 40 degrees',
      },
      ar: {
        name: 'تيشيرت قطني برقبة دائرية',
        short: 'قطن ممشّط وقصّة مستقيمة ورقبة تحافظ على شكلها.',
        description:
          'التيشيرت الذي تمتد إليه يدك أولاً: قطن ممشّط ناعم بوزن 180 غراماً، لا خفيف ولا ثقيل، برقبة مضلّعة لا ترتخي مع الاستعمال.\n\n• قطن ممشّط 100%\n• قصّة مستقيمة، والقياس مطابق\n• يُغسل في الغسالة على 40 درجة',
      },
    },
  },
  {
    sku: 'DJ-SPORT',
    url_key: 'quick-dry-sports-t-shirt',
    categories: ['fashion/t-shirts'],
    brand: 'ishtar',
    materials: ['polyester'],
    price: 18_500,
    offer: { amount: 14_750, ...openOffer },
    picture: 'tee',
    colours: ['black', 'red', 'green'],
    sizes: ['s', 'm', 'l', 'xl'],
    stock: 'varied',
    sales: 1_360,
    since: '2025-05-03',
    words: {
      en: {
        name: 'Quick-dry sports T-shirt',
        short: 'Light knit that dries minutes after a workout.',
        description:
          'An airy knit that wicks sweat and is dry before you’re home. Flat seams won’t chafe, even on a long run.\n\n• Breathable polyester knit\n• Flat seams\n• No ironing needed',
      },
      ar: {
        name: 'تيشيرت رياضي سريع الجفاف',
        short: 'نسيج خفيف يجفّ خلال دقائق بعد التمرين.',
        description:
          'نسيج خفيف يسمح بمرور الهواء ويمتصّ العرق ويجفّ قبل أن تصل إلى البيت، وخياطته مسطّحة لا تحتكّ بالجلد حتى في الجري الطويل.\n\n• نسيج بوليستر يسمح بالتهوية\n• خياطة مسطّحة\n• لا يحتاج إلى كيّ',
      },
    },
  },
  {
    sku: 'DJ-LONG',
    url_key: 'long-sleeve-cotton-t-shirt',
    categories: ['fashion/t-shirts'],
    brand: 'dijla',
    materials: ['cotton'],
    price: 19_000,
    picture: 'long-tee',
    colours: ['white', 'black', 'gray'],
    sizes: ['s', 'm', 'l', 'xl', 'xxl'],
    stock: 'varied',
    sales: 845,
    since: '2025-09-20',
    words: {
      en: {
        name: 'Long-sleeve cotton T-shirt',
        short: 'For mild days, or under a jacket in winter.',
        description:
          'Soft cotton with long sleeves and a close neck: enough for a fall evening, and warm under a jacket in January.\n\n• 100% cotton, 200 grams\n• Ribbed neck and cuffs\n• Machine wash at 40 degrees',
      },
      ar: {
        name: 'تيشيرت قطني بأكمام طويلة',
        short: 'للأيام المعتدلة، أو تحت السترة حين يأتي الشتاء.',
        description:
          'قطن ناعم بأكمام طويلة ورقبة ضيّقة: يكفي وحده في أمسيات الخريف، ويدفئ تحت السترة في كانون الثاني.\n\n• قطن 100% بوزن 200 غرام\n• رقبة وأساور مضلّعة\n• يُغسل في الغسالة على 40 درجة',
      },
    },
  },
  {
    sku: 'DJ-POLO',
    url_key: 'pique-polo-shirt',
    categories: ['fashion/t-shirts'],
    brand: 'ishtar',
    materials: ['cotton'],
    price: 24_000,
    picture: 'polo',
    colours: ['white', 'navy', 'green'],
    sizes: ['m', 'l', 'xl', 'xxl'],
    stock: 'varied',
    sales: 1_120,
    since: '2025-03-18',
    isPick: true,
    words: {
      en: {
        name: 'Piqué polo shirt',
        short: 'Neat enough for the office, easy enough for Friday.',
        description:
          'Piqué cotton lets the air through, and the collar stays up on its own. Two buttons, side vents and a slightly longer back.\n\n• 100% piqué cotton\n• Collar with a firm band\n• Side vents',
      },
      ar: {
        name: 'قميص بولو من قطن البيكيه',
        short: 'أنيق يناسب الدوام، ومريح يناسب يوم الجمعة.',
        description:
          'قطن البيكيه يسمح بمرور الهواء، والياقة تبقى واقفة وحدها. زرّان من الأمام وفتحتان جانبيتان وظهر أطول قليلاً.\n\n• قطن بيكيه 100%\n• ياقة متماسكة\n• فتحتان جانبيتان',
      },
    },
  },
  {
    sku: 'DJ-KIDTEE',
    url_key: 'childrens-cotton-t-shirt',
    categories: ['fashion/t-shirts'],
    brand: 'dijla',
    materials: ['cotton'],
    price: 9_500,
    picture: 'tee',
    colours: ['white', 'red', 'navy'],
    sizes: ['4 years', '6 years', '8 years', '10 years'],
    stock: 'varied',
    sales: 690,
    since: '2026-03-02',
    words: {
      en: {
        name: 'Children’s cotton T-shirt',
        short: 'Soft, with no scratchy labels, and made for the washing machine.',
        description:
          'Made for playing: cotton that stays soft after many washes, a neck that slips easily over the head, and no scratchy label.\n\n• 100% cotton\n• Printed inside instead of a sewn label\n• Machine wash at 40 degrees',
      },
      ar: {
        name: 'تيشيرت قطني للأطفال',
        short: 'ناعم وبلا ملصقات تزعج الجلد، ويتحمّل كثرة الغسيل.',
        description:
          'صُنع للّعب: قطن يبقى ناعماً بعد غسلات كثيرة، ورقبة تمرّ من الرأس بسهولة، وبلا ملصق يحكّ الجلد.\n\n• قطن 100%\n• المعلومات مطبوعة من الداخل بدلاً من الملصق\n• يُغسل في الغسالة على 40 درجة',
      },
    },
  },
  {
    sku: 'DJ-OXFORD',
    url_key: 'oxford-shirt',
    categories: ['fashion/shirts'],
    brand: 'ishtar',
    materials: ['cotton'],
    price: 32_000,
    picture: 'shirt',
    colours: ['white', 'blue'],
    sizes: ['m', 'l', 'xl', 'xxl'],
    stock: 'varied',
    sales: 1_540,
    since: '2025-01-27',
    isPick: true,
    words: {
      en: {
        name: 'Oxford shirt',
        short: 'The shirt for the office, the wedding and everything between.',
        description:
          'Oxford cotton is woven a little thicker, so it drapes well and hardly creases. Buttoned cuffs, a chest pocket and a collar that holds with or without a tie.\n\n• 100% Oxford cotton\n• Regular fit\n• Easy to iron',
      },
      ar: {
        name: 'قميص أوكسفورد',
        short: 'قميص للدوام وللأعراس ولكل ما بينهما.',
        description:
          'نسيج الأوكسفورد أسمك قليلاً من غيره، فينسدل بأناقة ولا يتجعّد بسرعة. أكمام بأزرار وجيب على الصدر وياقة تثبت مع الرباط وبدونه.\n\n• قطن أوكسفورد 100%\n• قصّة عادية\n• سهل الكيّ',
      },
    },
  },
  {
    sku: 'DJ-LINEN',
    url_key: 'linen-shirt',
    categories: ['fashion/shirts'],
    brand: 'babil',
    materials: ['linen', 'cotton'],
    price: 38_500,
    picture: 'shirt',
    colours: ['white', 'beige'],
    sizes: ['m', 'l', 'xl'],
    stock: 'varied',
    sales: 410,
    since: '2026-05-09',
    words: {
      en: {
        name: 'Linen shirt for summer',
        short: 'The coolest fabric there’s when it’s 48 °C outside.',
        description:
          'Linen absorbs moisture and releases it right away, which makes it the best fabric for an Iraqi July. A little cotton makes it softer from the first day.\n\n• 70% linen, 30% cotton\n• Loose fit\n• Gets softer with every wash',
      },
      ar: {
        name: 'قميص كتان صيفي',
        short: 'أبرد قماش حين تبلغ الحرارة 48 درجة في الشارع.',
        description:
          'الكتان يمتصّ الرطوبة ويطردها فوراً، لذلك هو أفضل قماش لشهر تموز في العراق، وقليل من القطن يجعله ناعماً من اليوم الأول.\n\n• كتان 70% وقطن 30%\n• قصّة واسعة\n• يزداد نعومة مع كل غسلة',
      },
    },
  },
  {
    sku: 'DJ-DENIM',
    url_key: 'denim-shirt',
    categories: ['fashion/shirts'],
    brand: 'babil',
    materials: ['denim'],
    price: 34_000,
    offer: { amount: 27_250, ...openOffer },
    picture: 'shirt',
    colours: ['navy'],
    sizes: ['m', 'l', 'xl', 'xxl'],
    stock: 'varied',
    sales: 300,
    since: '2026-09-14',
    words: {
      en: {
        name: 'Denim shirt',
        short: 'Light denim with pearl buttons, worn open or closed.',
        description:
          'A light denim that needs no breaking in. Buttoned, it’s a shirt; open over a T-shirt, it’s a jacket.\n\n• Cotton denim, 150 grams\n• Light buttons that won’t rust\n• Wash inside out',
      },
      ar: {
        name: 'قميص جينز',
        short: 'جينز خفيف بأزرار لؤلؤية، يُلبس مفتوحاً أو مغلقاً.',
        description:
          'جينز خفيف مريح من أول لبسة. إن أغلقته فهو قميص، وإن فتحته فوق تيشيرت صار سترة خفيفة.\n\n• قماش جينز قطني بوزن 150 غراماً\n• أزرار لؤلؤية لا تصدأ\n• يُغسل مقلوباً',
      },
    },
  },
];
