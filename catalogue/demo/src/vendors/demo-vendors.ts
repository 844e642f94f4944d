import type { SceneName } from '../content/home-scenes.ts';
import type { DemoLanguage } from '../demo-language.ts';

type VendorText = {
  title: string;
  /** One sentence. */
  summary: string;
  /** HTML with the shop's directives, as that of pages. */
  content: string;
};

/** A seller of the demo, with its goods. */
export type DemoVendor = {
  slug: string;
  picture: SceneName;
  skus: readonly string[];
  texts: Readonly<Record<DemoLanguage, VendorText>>;
};

/** The demo's sellers, who are made up. */
export const demoVendors: readonly DemoVendor[] = [
  {
    slug: 'basra-palms',
    picture: 'picnic',
    skus: ['DJ-DATES', 'DJ-DIBS', 'DJ-RASHI'],
    texts: {
      en: {
        title: 'Basra Palms',
        summary: 'Dates and date syrup from three family gardens on the Shatt al-Arab.',
        content: `<p>The gardens were planted by grandfathers and saved by grandsons: after the salt years, 400 young palms went into the ground, one by one. They bear again.</p>
<p>The dates are picked by hand, sorted twice, and packed in the week they ripen. The syrup is cooked from the same fruit and nothing else.</p>`,
      },
      ar: {
        title: 'نخيل البصرة',
        summary: 'تمر ودبس من ثلاثة بساتين عائلية على شط العرب.',
        content: `<p>غرس البساتين الأجداد وأنقذها الأحفاد: بعد سنوات الملوحة غُرست 400 فسيلة واحدة واحدة، وعادت تحمل.</p>
<p>يُقطف التمر باليد ويُفرز مرتين ويُعبّأ في أسبوع نضجه. أما الدبس فيُطبخ من التمر نفسه ولا شيء معه.</p>`,
      },
    },
  },
  {
    slug: 'hilla-apiary',
    picture: 'picnic',
    skus: ['DJ-HONEY', 'DJ-SOAP'],
    texts: {
      en: {
        title: 'Hilla Apiary',
        summary: 'Honey from the orchards of Babil, and soap made with olive oil.',
        content: `<p>Sixty hives stand among orange trees and clover south of Hilla. They’re moved twice a year, at night, so that no bee is left behind.</p>
<p>The honey is only strained, never heated. When it turns thick in winter, put the jar in warm water, and it’s clear again.</p>`,
      },
      ar: {
        title: 'مناحل الحلّة',
        summary: 'عسل من بساتين بابل، وصابون بزيت الزيتون.',
        content: `<p>ستون خلية بين أشجار البرتقال والبرسيم جنوب الحلّة، تُنقل مرتين في السنة ليلاً كي لا تتخلّف نحلة.</p>
<p>يُصفّى العسل ولا يُسخّن. وإذا تجمّد في الشتاء فضع القنينة في ماء دافئ يصفُ من جديد.</p>`,
      },
    },
  },
  {
    slug: 'kadhimiya-copper',
    picture: 'kitchen-table',
    skus: ['DJ-GONE', 'DJ-DALLAH-0002', 'DJ-DALLAH-0005', 'DJ-DALLAH-0007'],
    texts: {
      en: {
        title: 'Kadhimiya Copper',
        summary: 'Coffee pots from the coppersmiths’ market in Baghdad.',
        content: `<p>You hear the street before you see it. Four workshops joined to sell under one name: one hammers, one tins, one polishes, and one answers the phone.</p>
<p>Each piece is made to be repaired. If the tin wears off after years on the stove, send it back, and it’s tinned anew.</p>`,
      },
      ar: {
        title: 'صفافير الكاظمية',
        summary: 'دلال قهوة من سوق الصفافير في بغداد.',
        content: `<p>تسمع السوق قبل أن تراه. اجتمعت أربع ورش تحت اسم واحد: واحدة تطرق، وواحدة تبيّض، وواحدة تلمّع، وواحدة تردّ على الهاتف.</p>
<p>كل قطعة مصنوعة لتُصلّح. وإذا ذهب بياضها بعد سنوات على الطباخ فأعدها إلينا لنبيّضها من جديد.</p>`,
      },
    },
  },
  {
    slug: 'karkh-lights',
    picture: 'living-room',
    skus: ['DJ-LAMP', 'DJ-DESKLAMP', 'DJ-BULB', 'DJ-LANTERN'],
    texts: {
      en: {
        title: 'Karkh Lights',
        summary: 'Lamps that know about power cuts, assembled in Baghdad.',
        content: `<p>Two electrical engineers started with a question: why does every lamp go dark at the same moment? Theirs take a wide range of voltage, and some carry a battery.</p>
<p>Bulbs are tested for 100 hours before they’re packed. Spare parts are kept for ten years.</p>`,
      },
      ar: {
        title: 'أضواء الكرخ',
        summary: 'مصابيح تعرف انقطاع الكهرباء، تُجمّع في بغداد.',
        content: `<p>بدأ مهندسا كهرباء بسؤال: لماذا تنطفئ المصابيح كلها في لحظة واحدة؟ مصابيحهما تتحمّل تذبذب الفولتية، وفي بعضها بطارية.</p>
<p>تُجرّب المصابيح 100 ساعة قبل تعبئتها، وتبقى قطع غيارها متوفرة عشر سنوات.</p>`,
      },
    },
  },
  {
    slug: 'nineveh-weavers',
    picture: 'wardrobe-rail',
    skus: ['DJ-TOWELS', 'DJ-CUSHION', 'DJ-LINEN', 'DJ-OXFORD'],
    texts: {
      en: {
        title: 'Nineveh Weavers',
        summary: 'Towels, cushions, and shirts from a cooperative of 36 women in Mosul.',
        content: `<p>The first loom stood in a living room in 2018. Today there are eleven of them, in a hall with a roof that doesn’t leak and a room for children next door.</p>
<p>Cotton and linen are washed before they’re sewn, so what fits you today still fits after the wash. Whoever made a piece signs its label.</p>`,
      },
      ar: {
        title: 'نسّاجات نينوى',
        summary: 'مناشف ووسائد وقمصان من تعاونية تضم 36 امرأة في الموصل.',
        content: `<p>كان النول الأول في غرفة جلوس عام 2018. واليوم أحد عشر نولاً في قاعة سقفها لا يخرّ، وبجانبها غرفة للأطفال.</p>
<p>يُغسل القطن والكتّان قبل الخياطة، فما يناسبك اليوم يناسبك بعد الغسل. ومن صنعت القطعة توقّع على بطاقتها.</p>`,
      },
    },
  },
  {
    slug: 'rusafa-roasters',
    picture: 'tea-time',
    skus: ['DJ-TEA', 'DJ-COFFEE', 'DJ-ISTIKAN', 'DJ-MUG'],
    texts: {
      en: {
        title: 'Rusafa Roasters',
        summary: 'Coffee roasted on Thursdays, tea blended by nose, and what to drink them from.',
        content: `<p>The roaster is older than its owner: a drum from the 1950s, found in a cellar and brought back to life. It roasts once a week, so nothing stands around for long.</p>
<p>The tea is a blend of Ceylon leaves with a little cardamom. Strong for the morning, and it forgives you when you forget it on the stove.</p>`,
      },
      ar: {
        title: 'محمصة الرصافة',
        summary: 'قهوة تُحمّص كل خميس، وشاي يُخلط بالشمّ، وما يُشربان به.',
        content: `<p>المحمصة أكبر من صاحبها: أسطوانة من خمسينيات القرن الماضي وُجدت في سرداب وعادت تدور. تُحمّص مرة في الأسبوع، فلا يطول وقوف شيء.</p>
<p>الشاي خلطة من أوراق سيلان مع قليل من الهيل. ثقيل للصباح، ويسامحك إن نسيته على النار.</p>`,
      },
    },
  },
];

const vendorOfSku = new Map(demoVendors.flatMap(({ slug, skus }) => skus.map((sku) => [sku, slug])));

/** Returns the vendor of a product, by the code of its option; undefined for the shop's own. */
export const vendorOf = (sku: string): string | undefined => vendorOfSku.get(sku);
