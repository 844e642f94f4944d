import type { DemoProduct } from '../demo-product.ts';
import { openOffer } from '../windows.ts';

const sweet = ['grocery/honey-and-dates'];
const drinks = ['grocery/tea-and-coffee'];

export const groceryAndCards: readonly DemoProduct[] = [
  {
    sku: 'DJ-HONEY',
    url_key: 'sidr-honey-500-g',
    categories: sweet,
    brand: 'nakheel',
    price: 27_500,
    picture: 'jar~c98a2b',
    stock: 1_160,
    sales: 880,
    since: '2025-11-08',
    isPick: true,
    words: {
      en: {
        name: 'Sidr honey, 500 g',
        short: 'Dark, thick honey from sidr blossoms.',
        description:
          'Gathered in autumn when the sidr is in flower, never heated, never blended. It may crystallize in winter: a sign that it’s pure.\n\n• 500 grams in glass\n• Natural, unheated\n• Keep at room temperature',
      },
      ar: {
        name: 'عسل سدر 500 غم',
        short: 'عسل داكن كثيف من زهر شجرة السدر.',
        description:
          'يُجنى في الخريف حين يزهر السدر، من غير تسخين ولا خلط. قد يتبلور في الشتاء، وذلك دليل نقائه.\n\n• 500 غرام في عبوة زجاجية\n• طبيعي غير مسخّن\n• يُحفظ في حرارة الغرفة',
      },
    },
  },
  {
    sku: 'DJ-DIBS',
    url_key: 'date-syrup-700-g',
    categories: sweet,
    brand: 'nakheel',
    price: 5_500,
    picture: 'jar~4a2a18',
    stock: 1_540,
    sales: 2_030,
    since: '2025-03-05',
    words: {
      en: {
        name: 'Date syrup, 700 g',
        short: 'Pressed from Iraqi dates, with nothing added.',
        description:
          'Sweet, dark and a little like caramel: with tahini for breakfast, in cakes, or over yogurt.\n\n• 100% dates\n• No sugar added\n• 700 grams',
      },
      ar: {
        name: 'دبس تمر 700 غم',
        short: 'معصور من التمر العراقي بلا أي إضافة.',
        description:
          'حلو داكن فيه طعم الكراميل: مع الراشي على الفطور، أو في الكيك، أو فوق اللبن.\n\n• تمر 100%\n• بلا سكر مضاف\n• 700 غرام',
      },
    },
  },
  {
    sku: 'DJ-RASHI',
    url_key: 'tahini-400-g',
    categories: sweet,
    brand: 'nakheel',
    price: 6_250,
    picture: 'jar~ddd0b2',
    stock: 1_310,
    sales: 940,
    since: '2026-01-24',
    words: {
      en: {
        name: 'Tahini, 400 g',
        short: 'Sesame ground on stone, smooth and mild.',
        description:
          'Roasted gently and ground slowly, so it never turns bitter. Stir before use.\n\n• 100% sesame\n• 400 grams in glass\n• Gluten-free',
      },
      ar: {
        name: 'راشي 400 غم',
        short: 'سمسم مطحون على الحجر، ناعم ومعتدل الطعم.',
        description:
          'سمسم محمّص على مهل ومطحون ببطء فلا مرارة فيه. يُحرَّك قبل الاستعمال.\n\n• سمسم 100%\n• 400 غرام في عبوة زجاجية\n• خالٍ من الغلوتين',
      },
    },
  },
  {
    sku: 'DJ-DATES',
    url_key: 'barhi-dates-1-kg',
    categories: sweet,
    brand: 'nakheel',
    price: 9_000,
    offer: { amount: 7_500, ...openOffer },
    picture: 'dates',
    stock: 1_075,
    sales: 1_310,
    since: '2026-10-18',
    isPick: true,
    words: {
      en: {
        name: 'Barhi dates, 1 kg',
        short: 'Soft dates from Basra, this year’s harvest.',
        description:
          'Picked ripe and packed the same week. Soft as butter, with a taste of honey and nuts.\n\n• One kilo in a gift box\n• 2026 harvest\n• Keep cool',
      },
      ar: {
        name: 'تمر برحي 1 كغم',
        short: 'تمر طري من البصرة، من جني هذا الموسم.',
        description:
          'يُقطف ناضجاً ويُعبّأ في الأسبوع نفسه. طري كالزبدة وفيه طعم العسل والجوز.\n\n• كيلوغرام واحد في علبة هدية\n• موسم 2026\n• يُحفظ في مكان بارد',
      },
    },
  },
  {
    sku: 'DJ-TEA',
    url_key: 'ceylon-tea-450-g',
    categories: drinks,
    brand: 'nakheel',
    price: 8_750,
    picture: 'tea-tin',
    stock: 1_690,
    sales: 2_640,
    since: '2025-01-18',
    words: {
      en: {
        name: 'Ceylon black tea, 450 g',
        short: 'A strong red brew, in a tin that closes well.',
        description:
          'Long leaves that can steep for fifteen minutes without turning bitter. With cardamom, it’s the tea of every Iraqi home.\n\n• Whole leaves from Sri Lanka\n• 450 grams, about 200 glasses\n• Tin with a second lid inside',
      },
      ar: {
        name: 'شاي سيلاني أسود 450 غم',
        short: 'شاي ثقيل أحمر اللون، في علبة محكمة الغلق.',
        description:
          'أوراق طويلة تتخدّر ربع ساعة ولا تصير مُرّة، ومع الهيل هي شاي كل بيت عراقي.\n\n• أوراق كاملة من سريلانكا\n• 450 غراماً، أي نحو 200 استكان\n• علبة معدنية بغطاء ثانٍ من الداخل',
      },
    },
  },
  {
    sku: 'DJ-COFFEE',
    url_key: 'coffee-with-cardamom-250-g',
    categories: drinks,
    brand: 'nakheel',
    price: 7_250,
    picture: 'coffee-bag',
    stock: 1_205,
    sales: 1_150,
    since: '2025-07-17',
    words: {
      en: {
        name: 'Ground coffee with cardamom, 250 g',
        short: 'Medium roast, ground fine for the pot.',
        description:
          'Arabica roasted every week and ground with green cardamom. The bag has a valve and stands on its own.\n\n• 250 grams\n• 10% cardamom\n• Best within three months of opening',
      },
      ar: {
        name: 'قهوة مطحونة بالهيل 250 غم',
        short: 'تحميص متوسّط وطحن ناعم للدلّة.',
        description:
          'بنّ عربيكا يُحمّص كل أسبوع ويُطحن مع الهيل الأخضر، في كيس بصمّام وقاعدة ثابتة.\n\n• 250 غراماً\n• هيل 10%\n• الأفضل استعماله خلال ثلاثة أشهر من الفتح',
      },
    },
  },
  {
    sku: 'DJ-SOAP',
    url_key: 'laurel-soap',
    categories: ['grocery/soap'],
    brand: 'nakheel',
    price: 3_500,
    picture: 'soap~9da567',
    stock: 1_870,
    sales: 1_600,
    since: '2025-04-14',
    words: {
      en: {
        name: 'Laurel soap, two bars',
        short: 'Olive oil and laurel, dried for nine months.',
        description:
          'Cut by hand and air-dried until hard and mild. For hands, body and hair.\n\n• Olive oil with 20% laurel oil\n• No added color or scent\n• Two bars of 150 grams',
      },
      ar: {
        name: 'صابون غار، قطعتان',
        short: 'زيت زيتون وغار، مجفّف تسعة أشهر.',
        description:
          'يُقطع باليد ويُجفّف في الهواء حتى يصير صلباً ولطيفاً على البشرة. لليدين والجسم والشعر.\n\n• زيت زيتون مع زيت غار 20%\n• بلا لون ولا عطر مضاف\n• قطعتان، وزن كل واحدة 150 غراماً',
      },
    },
  },
  {
    sku: 'DJ-CARD',
    url_key: 'gift-card-10000',
    categories: ['gift-cards'],
    brand: 'dijla',
    price: 10_000,
    picture: 'gift-card',
    stock: 5_000,
    sales: 390,
    since: '2025-12-01',
    isVirtual: true,
    words: {
      en: {
        name: 'Gift card, 10,000 dinars',
        short: 'A code instead of a box, for whoever you like.',
        description:
          'For people who have everything. Nothing has to be delivered: the code appears in your account, or behind the link we send you, once it’s paid for.\n\n• Valid for one year\n• No name on it',
      },
      ar: {
        name: 'بطاقة هدية بقيمة 10,000 دينار',
        short: 'رمز بدل العلبة، لمن تحب.',
        description:
          'لمن لا تعرف ماذا تهديه. لا شيء يحتاج إلى توصيل: يظهر الرمز في حسابك، أو من الرابط الذي نرسله إليك، بعد دفع ثمنها.\n\n• صالحة لمدة سنة\n• بلا اسم عليها',
      },
    },
  },
];
