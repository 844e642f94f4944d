import type { Kind } from '../../department.ts';

export const hairCare: readonly Kind[] = [
  {
    code: 'shampoo',
    category: 'beauty/hair-care/shampoo-and-masks',
    picture: 'pump-bottle',
    tints: ['cfe0d0', 'e9d7b5', 'cdd9ec', 'e6c9c4'],
    noun: { en: 'Shampoo', ar: 'شامبو' },
    brands: ['pantene', 'head-and-shoulders', 'sunsilk', 'dove', 'loreal', 'vatika'],
    series: ['Care', 'Repair', 'Smooth', 'Fresh', 'Strong', 'Silky'],
    specifications: [
      {
        attribute: 'hair_type',
        choices: ['dry-hair', 'oily-hair', 'colored-hair', 'curly-hair', 'all-hair'],
        inName: true,
      },
      { attribute: 'volume', choices: ['400 ml', '600 ml'] },
    ],
    price: { from: 4_500, to: 11_000 },
    openings: [
      {
        en: 'Cleans the scalp without stressing the hair: the lather is mild and rinses out even in hard water.',
        ar: 'ينظّف الفروة ولا يجهد الشعر: رغوته لطيفة وتُشطف جيداً حتى بالماء العسر.',
      },
      {
        en: 'Hair you can comb wet, thanks to a formula that prevents tangles.',
        ar: 'شعر يُمشّط وهو مبلّل، ففي تركيبته ما يمنع التشابك.',
      },
      {
        en: 'For dusty days when everyone washes their hair twice.',
        ar: 'لأيام الغبار التي يغسل فيها الجميع شعرهم مرتين.',
      },
    ],
    points: [
      { en: 'Mild enough for every day', ar: 'لطيف يصلح لكل يوم' },
      { en: 'Concentrated, so a little goes a long way', ar: 'مركّز، فتكفي منه كمية قليلة' },
      { en: 'Makes combing easier', ar: 'يسهّل التمشيط' },
      { en: 'Scent that stays until the evening', ar: 'رائحة تبقى حتى المساء' },
      { en: 'Paraben-free', ar: 'خالٍ من البارابين' },
      { en: 'Rinse well; avoid the eyes', ar: 'يُشطف جيداً ويُبعد عن العينين' },
    ],
    shorts: [
      { en: 'Mild, fragrant and easy to rinse out.', ar: 'لطيف وعطر وسهل الشطف.' },
      { en: 'Clean scalp, hair that combs easily.', ar: 'فروة نظيفة وشعر سهل التمشيط.' },
    ],
  },
  {
    code: 'hair-mask',
    category: 'beauty/hair-care/shampoo-and-masks',
    picture: 'cream-jar',
    noun: { en: 'Hair mask', ar: 'حمام كريم للشعر' },
    called: { en: 'Hair mask', ar: 'حمام كريم' },
    brands: ['loreal', 'garnier', 'vatika', 'sunsilk', 'ishtar'],
    series: ['Argan', 'Keratin', 'Honey', 'Coconut', 'Olive', 'Almond'],
    specifications: [
      { attribute: 'hair_type', choices: ['dry-hair', 'colored-hair', 'curly-hair'], inName: true },
      { attribute: 'volume', choices: ['400 ml', '600 ml'] },
    ],
    price: { from: 6_000, to: 17_000 },
    openings: [
      {
        en: 'Ten minutes under a towel on Thursday evening, and the comb glides through all week.',
        ar: 'عشر دقائق تحت المنشفة مساء الخميس، ويمرّ المشط بسهولة طوال الأسبوع.',
      },
      {
        en: 'For hair tired of sun, dye and straightening: it feeds the hair without weighing it down and smells natural.',
        ar: 'لشعر أتعبته الشمس والصبغة والسشوار: يغذّيه ولا يثقله، ورائحته طبيعية.',
      },
      {
        en: 'Thick, rich and sparing: a walnut-sized amount does for shoulder-length hair.',
        ar: 'كثيف وغني واقتصادي: مقدار جوزة يكفي شعراً بطول الكتف.',
      },
    ],
    points: [
      { en: 'Wide jar that’s easy to scoop from', ar: 'علبة واسعة الفوهة' },
      { en: 'Once or twice a week', ar: 'مرة أو مرتين في الأسبوع' },
      { en: 'Smooths the ends', ar: 'ينعّم الأطراف' },
      { en: 'Silicone-free', ar: 'خالٍ من السيليكون' },
      { en: 'Rinses out without residue', ar: 'يُشطف بلا بقايا' },
      { en: 'Also good as a quick conditioner', ar: 'يصلح بلسماً سريعاً أيضاً' },
    ],
    shorts: [
      { en: 'A weekly treat for dry ends.', ar: 'عناية أسبوعية للأطراف الجافة.' },
      { en: 'Rich cream, soft hair, ten minutes.', ar: 'كريم غني وشعر ناعم في عشر دقائق.' },
    ],
  },
  {
    code: 'hair-brush',
    category: 'beauty/hair-care/hair-tools',
    picture: 'hair-brush',
    noun: { en: 'Hairbrush', ar: 'فرشاة شعر' },
    brands: ['tangle-teezer', 'dijla', 'remington', 'ishtar'],
    series: ['Smooth', 'Pro', 'Air', 'Classic', 'Mini'],
    specifications: [{ attribute: 'brush_type', choices: ['paddle', 'detangling'], inName: true }],
    axes: [{ attribute: 'color', choices: ['black', 'pink', 'turquoise', 'lilac'] }],
    price: { from: 4_000, to: 19_000 },
    openings: [
      {
        en: 'Goes through long hair without tears, even a little girl’s.',
        ar: 'تمرّ في الشعر الطويل من دون دموع، حتى مع الصغيرات.',
      },
      {
        en: 'The cushion gives before the hair does. That’s the whole secret.',
        ar: 'وسادتها تلين قبل أن ينشدّ الشعر، وهذا سرّها.',
      },
      {
        en: 'Sits well in a wet hand and dries on its hook without cracking.',
        ar: 'ثابتة في اليد المبلّلة، وتجفّ على العلّاقة من دون أن تتشقّق.',
      },
    ],
    points: [
      { en: 'Rounded tips, kind to the scalp', ar: 'رؤوس مدوّرة لطيفة على الفروة' },
      { en: 'For wet and dry hair', ar: 'للشعر المبلّل والجاف' },
      { en: 'Withstands the heat of the dryer', ar: 'تتحمّل حرارة السشوار' },
      { en: 'Non-slip handle', ar: 'مقبض لا ينزلق' },
      { en: 'Rinse under the faucet', ar: 'تُغسل تحت الحنفية' },
      { en: 'Fits in a handbag', ar: 'تتّسع لها حقيبة اليد' },
    ],
    shorts: [
      { en: 'Gentle on knots and on the scalp.', ar: 'لطيفة مع العُقد ومع الفروة.' },
      { en: 'For long hair and short mornings.', ar: 'لشعر طويل وصباح قصير.' },
    ],
  },
  {
    code: 'hair-dryer',
    category: 'beauty/hair-care/hair-tools',
    picture: 'hair-dryer',
    noun: { en: 'Hair dryer', ar: 'سشوار' },
    brands: ['philips', 'babyliss', 'remington', 'braun', 'xiaomi', 'dijla'],
    series: ['Air', 'Breeze', 'Salon', 'Compact', 'Thermo'],
    specifications: [{ attribute: 'dryer_power', choices: ['1600-w', '2000-w', '2200-w'], inName: true }],
    axes: [{ attribute: 'color', choices: ['black', 'pink', 'white', 'rose gold'] }],
    price: { from: 22_000, to: 85_000 },
    openings: [
      {
        en: 'Dries hair fast, before the power goes out. Three heat settings and a cold burst to set the style.',
        ar: 'يجفّف بسرعة قبل أن تنقطع الكهرباء. ثلاث درجات حرارة ودفعة هواء بارد لتثبيت التسريحة.',
      },
      {
        en: 'A strong motor in a light body: your arm won’t tire, however long your hair is.',
        ar: 'محرّك قوي في جسم خفيف، فلا تتعب ذراعك مهما كان شعرك طويلاً.',
      },
      {
        en: 'The lowest setting also runs on a generator line, a little slower but good enough.',
        ar: 'الدرجة الأولى تعمل على خط المولّدة أيضاً، أبطأ قليلاً لكنها تكفي.',
      },
    ],
    points: [
      { en: 'Two speeds and a filter that cleans easily', ar: 'سرعتان وفلتر سهل التنظيف' },
      { en: 'Cold shot button', ar: 'زرّ للهواء البارد' },
      { en: 'Nozzle and diffuser included', ar: 'معه رأس تركيز ورأس تجعيد' },
      { en: 'Switches off when it gets too hot', ar: 'يتوقّف تلقائياً عند ارتفاع حرارته' },
      { en: '1.8 m cord with hanging loop', ar: 'سلك 1.8 متر وحلقة للتعليق' },
    ],
    shorts: [
      { en: 'Quick drying with a cold burst to finish.', ar: 'تجفيف سريع وهواء بارد لتثبيت التسريحة.' },
      { en: 'Light in the hand, with a strong airflow.', ar: 'خفيف في اليد وقوي الهواء.' },
    ],
  },
];
