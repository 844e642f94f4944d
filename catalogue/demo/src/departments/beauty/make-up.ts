import type { Kind } from '../../department.ts';

export const makeUp: readonly Kind[] = [
  {
    code: 'lipstick',
    category: 'beauty/make-up/lips',
    picture: 'lipstick',
    noun: { en: 'Lipstick', ar: 'أحمر شفاه' },
    brands: ['maybelline', 'loreal', 'flormar', 'golden-rose', 'essence', 'ishtar'],
    series: ['Muse', 'Color Veil', 'Charm', 'Silk', 'Bloom', 'Kiss'],
    specifications: [
      { attribute: 'finish', choices: ['matte', 'satin', 'glossy'], inName: true },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [{ attribute: 'color', choices: ['red', 'burgundy', 'pink', 'brown', 'copper', 'rose gold'] }],
    price: { from: 6_000, to: 24_000 },
    openings: [
      {
        en: 'Full color in one stroke, and it survives a glass of tea.',
        ar: 'لون كامل بتمريرة واحدة، ويصمد بعد استكان شاي.',
      },
      {
        en: 'Soft to put on, light to wear, and it doesn’t settle in the lines when the air is dry.',
        ar: 'ناعم عند الوضع وخفيف على الشفاه، ولا يتجمّع في الخطوط حين يجفّ الجو.',
      },
      {
        en: 'Shades chosen for warm and olive skin, from everyday to wedding.',
        ar: 'درجات مختارة للبشرة الحنطية والسمراء، من كل يوم إلى يوم العرس.',
      },
    ],
    points: [
      { en: 'Intense pigment', ar: 'صبغة غنية' },
      { en: 'With vitamin E', ar: 'بفيتامين E' },
      { en: 'Slanted tip for clean edges', ar: 'رأس مائل لحدود دقيقة' },
      { en: 'Doesn’t dry the lips', ar: 'لا يجفّف الشفاه' },
    ],
    shorts: [
      { en: 'Rich color in one stroke.', ar: 'لون غني بتمريرة واحدة.' },
      { en: 'Comfortable for hours, even with tea.', ar: 'مريح لساعات، حتى مع الشاي.' },
    ],
  },
  {
    code: 'foundation',
    category: 'beauty/make-up/face-and-eyes',
    picture: 'tube',
    tints: ['e2bf9c', 'd3a97f', 'c99b72'],
    noun: { en: 'Liquid foundation', ar: 'كريم أساس' },
    called: { en: 'Foundation', ar: 'كريم أساس' },
    brands: ['maybelline', 'loreal', 'flormar', 'note', 'golden-rose'],
    series: ['Skin Match', 'Fresh', 'Perfect', 'True Tone', 'Cover'],
    specifications: [
      {
        attribute: 'skin_type',
        choices: ['oily-skin', 'dry-skin', 'combination-skin', 'all-skin'],
        inName: true,
      },
      { attribute: 'volume', choices: ['30 ml'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [{ attribute: 'shade', choices: ['ivory', 'natural', 'sand', 'honey', 'bronze'] }],
    price: { from: 12_000, to: 38_000 },
    openings: [
      {
        en: 'Evens out the skin and still lets it look like skin. It stays put in the heat and doesn’t come off on the collar.',
        ar: 'يوحّد لون البشرة وتبقى طبيعية المظهر، ويثبت في الحرّ ولا ينتقل إلى الياقة.',
      },
      {
        en: 'Build it up where you need it: one layer for the office, two for the wedding hall.',
        ar: 'طبقة للدوام وطبقتان لقاعة العرس: تغطية تزيدينها حيث تحتاجين.',
      },
      {
        en: 'Light like a cream, spread with the fingers or a damp sponge in under a minute.',
        ar: 'خفيف كالكريم، يُوزّع بالأصابع أو بإسفنجة رطبة في أقل من دقيقة.',
      },
    ],
    points: [
      { en: 'Can be mixed with a moisturizer', ar: 'يمكن مزجه مع كريم مرطّب' },
      { en: 'Fragrance-free', ar: 'خالٍ من العطر' },
      { en: 'Doesn’t turn orange during the day', ar: 'لا يتغيّر لونه خلال النهار' },
      { en: 'Fine nozzle, a pea-sized drop is enough', ar: 'فوهة دقيقة، وتكفي قطرة بحجم حبة الحمّص' },
      { en: 'Try the shade on the jaw, not on the hand', ar: 'جرّبي الدرجة على الفك لا على اليد' },
    ],
    shorts: [
      { en: 'Even, natural coverage that holds in the heat.', ar: 'تغطية متساوية وطبيعية تثبت في الحرّ.' },
      {
        en: 'Light on the skin, in shades made for our skin tones.',
        ar: 'خفيف على البشرة، بدرجات تناسب ألوان بشرتنا.',
      },
    ],
  },
  {
    code: 'eyeshadow-palette',
    category: 'beauty/make-up/face-and-eyes',
    picture: 'palette',
    noun: { en: 'Eyeshadow palette', ar: 'لوحة ظلال عيون' },
    brands: ['maybelline', 'essence', 'flormar', 'note', 'catrice'],
    series: ['Desert', 'Sunset', 'Nude', 'Smoky', 'Rosewood'],
    specifications: [
      { attribute: 'palette_shades', choices: ['9-shades', '12-shades', '18-shades'], inName: true },
      { attribute: 'gender', choices: ['women'] },
    ],
    price: { from: 12_000, to: 36_000 },
    openings: [
      {
        en: 'Earth colors for the morning and a few that shimmer for the evening, arranged so that neighbors go together.',
        ar: 'ألوان ترابية للصباح وأخرى لامعة للمساء، مرتّبة بحيث يليق كل لون بجاره.',
      },
      {
        en: 'Pressed finely, so the powder lands on the lid and not on the cheek.',
        ar: 'مضغوطة بنعومة، فتثبت البودرة على الجفن ولا تتساقط على الخد.',
      },
      {
        en: 'Three strokes make a look: one to even out, one for the crease, one for the lash line.',
        ar: 'ثلاث لمسات تكفي: واحدة للجفن، وواحدة للثنية، وواحدة لخط العين.',
      },
    ],
    points: [
      { en: 'Large mirror in the lid', ar: 'مرآة كبيرة في الغطاء' },
      { en: 'Double-ended brush included', ar: 'معها فرشاة برأسين' },
      { en: 'Little fallout', ar: 'لا تتناثر عند الاستعمال' },
      { en: 'Colors blend without turning gray', ar: 'تمتزج ألوانها من دون أن تبهت' },
      { en: 'Flat case for the handbag', ar: 'علبة رفيعة تناسب حقيبة اليد' },
      { en: 'Comes off with ordinary makeup remover', ar: 'تُزال بمزيل المكياج العادي' },
    ],
    shorts: [
      { en: 'Day and evening shades in one flat case.', ar: 'ألوان للنهار والسهرة في علبة واحدة رفيعة.' },
      {
        en: 'Fine powder, strong colors, a mirror in the lid.',
        ar: 'بودرة ناعمة وألوان قوية ومرآة في الغطاء.',
      },
    ],
  },
  {
    code: 'nail-polish',
    category: 'beauty/make-up/nails',
    picture: 'nail-polish',
    noun: { en: 'Nail polish', ar: 'طلاء أظافر' },
    brands: ['flormar', 'golden-rose', 'essence', 'ishtar'],
    series: ['Muse', 'Express', 'Color Day', 'Touch', 'Studio'],
    specifications: [
      { attribute: 'finish', choices: ['glossy', 'matte'], inName: true },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [{ attribute: 'color', choices: ['red', 'pink', 'burgundy', 'beige', 'lilac', 'navy', 'mint'] }],
    price: { from: 2_500, to: 9_000 },
    openings: [
      {
        en: 'Covers in two thin coats and is dry before the tea is ready.',
        ar: 'طبقتان رقيقتان تكفيان، ويجفّ قبل أن يجهز الشاي.',
      },
      {
        en: 'A broad brush that covers a nail in three strokes and leaves the skin clean.',
        ar: 'فرشاة عريضة تغطي الظفر بثلاث تمريرات ولا تلوّث الجلد.',
      },
      {
        en: 'Holds through a week of dishes when a top coat goes over it.',
        ar: 'يصمد أسبوعاً مع غسل الصحون إذا وُضعت فوقه طبقة تثبيت.',
      },
    ],
    points: [
      { en: 'Dries in about two minutes', ar: 'يجفّ خلال دقيقتين تقريباً' },
      { en: 'Cap that’s easy to grip', ar: 'غطاء سهل الإمساك' },
      { en: 'Even color without streaks', ar: 'لون متساوٍ بلا خطوط' },
      { en: 'Doesn’t yellow the nail', ar: 'لا يصفّر الظفر' },
      { en: 'Comes off with any remover', ar: 'يُزال بأي مزيل' },
    ],
    shorts: [
      { en: 'Two coats, two minutes, one week.', ar: 'طبقتان في دقيقتين، ولون يدوم.' },
      { en: 'Even color from a broad brush.', ar: 'لون متساوٍ بفرشاة عريضة.' },
    ],
  },
];
