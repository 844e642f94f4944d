import type { BundleOptionInput } from '@dijla/provider/modules/catalog/catalog';
import type { DemoProduct } from '../demo-product.ts';
import { dinars, uncounted } from '../sets/product-parts.ts';

const selection = (
  sku: string,
  isDefault = false,
  canChange = false,
): BundleOptionInput['selections'][number] => ({
  sku,
  qty: 1,
  is_default: isDefault,
  can_change_quantity: canChange,
});

const breakfast: BundleOptionInput[] = [
  {
    code: 'drink',
    type: 'radio',
    is_required: true,
    titles: { en: 'To drink', ar: 'المشروب' },
    selections: [selection('DJ-TEA', true), selection('DJ-COFFEE')],
  },
  {
    code: 'sweet',
    type: 'select',
    is_required: true,
    titles: { en: 'Something sweet', ar: 'شيء حلو' },
    selections: [selection('DJ-HONEY', true), selection('DJ-DIBS'), selection('DJ-DATES')],
  },
  {
    code: 'beside',
    type: 'checkbox',
    is_required: false,
    titles: { en: 'On the side', ar: 'إلى جانبه' },
    selections: [selection('DJ-RASHI', false, true)],
  },
  {
    code: 'gifts',
    type: 'multi',
    is_required: false,
    titles: { en: 'Add a present', ar: 'هدية معه' },
    selections: [selection('DJ-SOAP'), selection('DJ-SIMPLE')],
  },
];

const file = (code: 'pdf' | 'epub', amount: number) => ({
  code,
  titles:
    code === 'pdf'
      ? { en: 'PDF, for screen and paper', ar: 'ملف PDF للشاشة والطباعة' }
      : { en: 'EPUB, for phones and readers', ar: 'ملف EPUB للهاتف وقارئ الكتب' },
  file: `demo/book.${code}`,
  sample_file: code === 'pdf' ? 'demo/sample.pdf' : null,
  max_downloads: 5,
  amounts: [dinars(amount)],
});

const linkTitles = {
  en: { links_title: 'The book as', samples_title: 'Read a sample' },
  ar: { links_title: 'الكتاب بصيغة', samples_title: 'اقرأ عيّنة' },
};

/** Products composed of other products, and downloadable books. */
export const composed: readonly DemoProduct[] = [
  {
    sku: 'DJ-BUNDLE',
    url_key: 'breakfast-box',
    categories: ['grocery/tea-and-coffee'],
    brand: 'nakheel',
    price: 0,
    picture: 'breakfast-tray',
    stock: 0,
    sales: 260,
    since: '2026-03-20',
    more: { type: 'bundle', bundle_options: breakfast, prices: [], stock: uncounted },
    words: {
      en: {
        name: 'Breakfast box',
        short: 'Tea or coffee, something sweet, and any extras you like.',
        description:
          'Build the breakfast you like: pick a drink, pick something sweet, and add a present. It all comes in one box.\n\n• Tea or coffee\n• Honey, date syrup or dates\n• Tahini, soap or a bottle if you like',
      },
      ar: {
        name: 'صندوق الفطور',
        short: 'شاي أو قهوة وشيء حلو، وما تشاء معهما.',
        description:
          'ركّب فطورك كما تحب: اختر ما تشرب وما تحلّي به، وأضف هدية. كل شيء في صندوق واحد.\n\n• شاي أو قهوة\n• عسل أو دبس أو تمر\n• راشي أو صابون أو قنينة إن شئت',
      },
    },
  },
  {
    sku: 'DJ-GROUP',
    url_key: 'sweet-pantry',
    categories: ['grocery/honey-and-dates'],
    brand: 'nakheel',
    price: 0,
    picture: 'three-jars',
    stock: 0,
    sales: 190,
    since: '2026-04-02',
    more: {
      type: 'grouped',
      prices: [],
      stock: uncounted,
      members: [
        { sku: 'DJ-DIBS', qty: 1 },
        { sku: 'DJ-RASHI', qty: 1 },
        { sku: 'DJ-HONEY', qty: 1 },
      ],
    },
    words: {
      en: {
        name: 'Sweet pantry: date syrup, tahini, honey',
        short: 'The three jars of every Iraqi breakfast, side by side.',
        description:
          'Take as many of each as your family needs: date syrup and tahini belong together, with honey beside them.\n\n• Each jar on its own or all three\n• Reusable glass\n• Keeps at room temperature',
      },
      ar: {
        name: 'مونة الحلو: دبس وراشي وعسل',
        short: 'ثلاث عبوات لا يخلو منها فطور عراقي.',
        description:
          'خذ من كل واحدة ما يحتاجه بيتك: الدبس والراشي لا يفترقان، والعسل إلى جانبهما.\n\n• كل عبوة وحدها أو الثلاث معاً\n• زجاج يُستعمل من جديد\n• تُحفظ في حرارة الغرفة',
      },
    },
  },
  {
    sku: 'DJ-GUIDE',
    url_key: 'the-book-of-iraqi-tea',
    categories: ['books/e-books'],
    brand: 'dijla',
    price: 6_000,
    picture: 'book~green',
    stock: 0,
    sales: 140,
    since: '2026-05-11',
    more: {
      type: 'downloadable',
      stock: uncounted,
      download: {
        links_purchased_separately: false,
        titles: linkTitles,
        links: [file('pdf', 0), file('epub', 0)],
      },
    },
    words: {
      en: {
        name: 'The book of Iraqi tea (e-book)',
        short: 'How to brew it, when to drink it, and what to eat with it.',
        description:
          'Eighty pages on the samovar, the istikan and everything between: leaves, water, cardamom, and the kleicha beside them.\n\n• PDF and EPUB\n• Read it right away\n• Up to five downloads',
      },
      ar: {
        name: 'كتاب الشاي العراقي (إلكتروني)',
        short: 'كيف تخدّره ومتى تشربه وماذا تأكل معه.',
        description:
          'ثمانون صفحة عن السماور والاستكان وما بينهما: الورق والماء والهيل، والكليجة إلى جانبها.\n\n• بصيغتي PDF وEPUB\n• للقراءة فوراً\n• يمكن تنزيله خمس مرات',
      },
    },
  },
  {
    sku: 'DJ-COOKBOOK',
    url_key: 'kitchen-of-two-rivers',
    categories: ['books/e-books'],
    brand: 'dijla',
    price: 9_000,
    picture: 'book~red',
    stock: 0,
    sales: 85,
    since: '2026-07-19',
    more: {
      type: 'downloadable',
      stock: uncounted,
      download: {
        links_purchased_separately: true,
        titles: linkTitles,
        links: [file('pdf', 6_000), file('epub', 5_000)],
      },
    },
    words: {
      en: {
        name: 'Kitchen of the two rivers (e-book)',
        short: 'Sixty dishes from Mosul to Basra, each on one page.',
        description:
          'Dolma, masgouf, kubba and the sweets of the feasts, written down step by step. Buy it for print, for your phone, or for both.\n\n• PDF or EPUB, sold separately\n• Sixty dishes with pictures\n• Free sample',
      },
      ar: {
        name: 'مطبخ الرافدين (كتاب إلكتروني)',
        short: 'ستون أكلة من الموصل إلى البصرة، كل واحدة في صفحة.',
        description:
          'دولمة ومسكوف وكبّة وحلويات الأعياد، مكتوبة خطوة خطوة. اشتره للطباعة أو للهاتف أو للاثنين.\n\n• بصيغة PDF أو EPUB، كل واحدة وحدها\n• ستون أكلة مع الصور\n• يمكن قراءة عيّنة أولاً',
      },
    },
  },
];
