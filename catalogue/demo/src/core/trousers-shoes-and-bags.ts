import type { DemoProduct } from '../demo-product.ts';
import { futureOffer, openOffer, pastOffer } from '../windows.ts';

export const trousersShoesAndBags: readonly DemoProduct[] = [
  {
    sku: 'DJ-JEANS',
    url_key: 'straight-jeans',
    categories: ['fashion/trousers'],
    brand: 'babil',
    materials: ['denim', 'cotton'],
    price: 42_000,
    picture: 'trousers',
    colours: ['blue', 'black'],
    sizes: ['30', '32', '34', '36', '38'],
    stock: 'varied',
    sales: 1_980,
    since: '2025-01-15',
    isPick: true,
    words: {
      en: {
        name: 'Straight jeans',
        short: 'Firm denim with a little stretch, straight from hip to hem.',
        description:
          'Jeans as they should be: denim that’s firm but gives a little when you sit, five pockets and a metal button.\n\n• 98% cotton, 2% elastane\n• Regular waist, straight leg\n• Wash inside out at 30 degrees',
      },
      ar: {
        name: 'بنطلون جينز بقصّة مستقيمة',
        short: 'جينز متين بقليل من المرونة، مستقيم من الورك إلى الكاحل.',
        description:
          'الجينز كما ينبغي أن يكون: قماش متين يتمدّد قليلاً عند الجلوس، بخمسة جيوب وزرّ معدني.\n\n• قطن 98% وإيلاستين 2%\n• خصر عادي وساق مستقيمة\n• يُغسل مقلوباً على 30 درجة',
      },
    },
  },
  {
    sku: 'DJ-CHINO',
    url_key: 'cotton-chinos',
    categories: ['fashion/trousers'],
    brand: 'ishtar',
    materials: ['cotton'],
    price: 36_000,
    offer: { amount: 29_000, ...pastOffer },
    picture: 'trousers',
    colours: ['beige', 'gray'],
    sizes: ['30', '32', '34', '36'],
    stock: 'varied',
    sales: 720,
    since: '2025-06-22',
    words: {
      en: {
        name: 'Cotton chinos',
        short: 'Pants for the office that are as easy as jeans.',
        description:
          'Twill cotton with a soft finish, slanted pockets and a clean front. Goes with a shirt or a T-shirt.\n\n• 100% cotton twill\n• Slim but not tight\n• Machine wash at 30 degrees',
      },
      ar: {
        name: 'بنطلون تشينو قطني',
        short: 'بنطلون للدوام مريح مثل الجينز.',
        description:
          'قماش قطني مبروم بملمس ناعم وجيوب مائلة وواجهة مرتّبة، يناسب القميص كما يناسب التيشيرت.\n\n• قطن مبروم 100%\n• قصّة ضيّقة قليلاً من غير ضغط\n• يُغسل في الغسالة على 30 درجة',
      },
    },
  },
  {
    sku: 'DJ-RUN',
    url_key: 'running-shoes',
    categories: ['fashion/shoes'],
    brand: 'ishtar',
    materials: ['polyester', 'rubber'],
    price: 58_000,
    offer: { amount: 46_500, ...openOffer },
    picture: 'trainer',
    colours: ['red', 'black', 'blue'],
    sizes: ['40', '41', '42', '43', '44'],
    stock: 'varied',
    sales: 1_650,
    since: '2025-04-08',
    isPick: true,
    words: {
      en: {
        name: 'Running shoes',
        short: 'A light upper and a sole that forgives hard pavement.',
        description:
          'The knitted upper lets air in and the thick sole takes the knocks out of asphalt and pavement. Reflective heel for evening runs.\n\n• 240 grams in size 42\n• Removable inner sole\n• Grips on dust and tiles',
      },
      ar: {
        name: 'حذاء رياضي للجري',
        short: 'وجه خفيف ونعل يمتصّ صدمات الأرصفة الصلبة.',
        description:
          'الوجه المحبوك يُدخل الهواء، والنعل السميك يخفّف صدمات الإسفلت والأرصفة. كعبه عاكس للضوء لمن يركض مساءً.\n\n• وزنه 240 غراماً في القياس 42\n• نعل داخلي قابل للإخراج\n• ثابت على التراب والبلاط',
      },
    },
  },
  {
    sku: 'DJ-TRAINER',
    url_key: 'everyday-trainers',
    categories: ['fashion/shoes'],
    brand: 'babil',
    materials: ['canvas', 'rubber'],
    price: 39_000,
    picture: 'trainer',
    colours: ['white', 'black'],
    sizes: ['40', '41', '42', '43', '44'],
    stock: 'varied',
    sales: 935,
    since: '2025-11-30',
    words: {
      en: {
        name: 'Everyday sneakers',
        short: 'White or black: the pair that goes with everything.',
        description:
          'Plain sneakers with a padded collar and a sewn sole, for work, campus and the market.\n\n• Canvas upper, rubber sole\n• Padded collar and tongue\n• Wipe clean with a damp cloth',
      },
      ar: {
        name: 'حذاء سبورت يومي',
        short: 'أبيض أو أسود: الحذاء الذي يناسب كل ملابسك.',
        description:
          'حذاء سبورت بسيط بحافّة مبطّنة ونعل مخيط، لطريق العمل والجامعة والسوق.\n\n• وجه من الكانفاس ونعل من المطاط\n• حافّة ولسان مبطّنان\n• يُنظّف بقطعة قماش رطبة',
      },
    },
  },
  {
    sku: 'DJ-SLIDE',
    url_key: 'foam-slides',
    categories: ['fashion/shoes'],
    brand: 'dijla',
    materials: ['rubber'],
    price: 12_500,
    picture: 'slide',
    colours: ['black', 'navy', 'beige'],
    sizes: ['40', '41', '42', '43', '44'],
    stock: 'varied',
    sales: 2_480,
    since: '2025-05-19',
    words: {
      en: {
        name: 'Foam slides',
        short: 'Slip in and go: for home, the garden and the pool.',
        description:
          'Cast in one piece of soft foam, so there’s no seam to split. They weigh next to nothing, dry right away and won’t slip on wet tiles.\n\n• One piece, without seams\n• Non-slip when wet\n• Rinse under the tap',
      },
      ar: {
        name: 'نعال سلايد إسفنجي',
        short: 'البسه وانطلق: للبيت والحديقة والمسبح.',
        description:
          'مصبوب من قطعة واحدة من الإسفنج الطري، فلا خياطة فيه تنفتح. خفيف جداً، يجفّ فوراً ولا ينزلق على البلاط المبلّل.\n\n• قطعة واحدة بلا خياطة\n• لا ينزلق عند البلل\n• يُشطف بالماء',
      },
    },
  },
  {
    sku: 'DJ-BACKPACK',
    url_key: 'laptop-backpack',
    categories: ['fashion/bags'],
    brand: 'babil',
    materials: ['canvas'],
    price: 45_000,
    picture: 'backpack',
    colours: ['black', 'navy', 'green'],
    stock: 'varied',
    sales: 1_270,
    since: '2025-08-05',
    isPick: true,
    words: {
      en: {
        name: 'Laptop backpack, 22 liters',
        short: 'A padded compartment for 15.6 inches and a place for everything else.',
        description:
          'The laptop sits in its own padded compartment against the back, cables and charger in the front pocket, a bottle at each side. The straps are wide enough for a full day.\n\n• Fits laptops up to 15.6 inches\n• 22 liters, 780 grams\n• Water-repellent canvas',
      },
      ar: {
        name: 'حقيبة ظهر للابتوب سعة 22 لتراً',
        short: 'جيب مبطّن لجهاز 15.6 إنج ومكان لكل ما عداه.',
        description:
          'للابتوب جيب مبطّن خاص به من جهة الظهر، وللأسلاك والشاحن الجيب الأمامي، وعلى كل جانب مكان لقنينة ماء. الأحزمة عريضة ومريحة ليوم كامل.\n\n• تتّسع لجهاز حتى 15.6 إنج\n• السعة 22 لتراً والوزن 780 غراماً\n• قماش كانفاس طارد للماء',
      },
    },
  },
  {
    sku: 'DJ-TOTE',
    url_key: 'canvas-tote-bag',
    categories: ['fashion/bags'],
    brand: 'dijla',
    materials: ['cotton', 'canvas'],
    price: 8_000,
    offer: { amount: 6_000, ...futureOffer },
    picture: 'tote',
    colours: ['beige', 'black'],
    stock: 'varied',
    sales: 560,
    since: '2026-02-16',
    words: {
      en: {
        name: 'Canvas tote bag',
        short: 'Holds ten kilos from the market and folds into a pocket.',
        description:
          'Thick cotton canvas with double-stitched long handles. Replaces six plastic bags, week after week.\n\n• Cotton canvas, 340 grams\n• 38 × 42 cm, handles of 65 cm\n• Machine wash at 30 degrees',
      },
      ar: {
        name: 'حقيبة تسوّق قماشية',
        short: 'تحمل عشرة كيلوغرامات من السوق وتُطوى في الجيب.',
        description:
          'قماش كانفاس قطني سميك بمقبضين طويلين مخيطين مرتين. بدلاً من ستة أكياس نايلون كل أسبوع.\n\n• كانفاس قطني بوزن 340 غراماً\n• 38 × 42 سم، وطول المقبض 65 سم\n• تُغسل في الغسالة على 30 درجة',
      },
    },
  },
];
