import type { Kind } from '../../department.ts';

export const onTheMove: readonly Kind[] = [
  {
    code: 'stroller',
    category: 'mother-and-child/on-the-move/strollers',
    picture: 'stroller',
    noun: { en: 'Baby stroller', ar: 'عربة أطفال' },
    brands: ['chicco', 'graco', 'joie', 'kinderkraft', 'dijla'],
    series: ['City', 'Breeze', 'Tour', 'Easy', 'Milan'],
    specifications: [
      { attribute: 'stroller_type', choices: ['travel', 'everyday', 'twins'], inName: true },
      { attribute: 'age_group', choices: ['birth', '6-months'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'gray', 'navy', 'beige'] }],
    price: { from: 95_000, to: 290_000 },
    openings: [
      {
        en: 'Built for broken sidewalks: large wheels with suspension, so the nap survives every curb.',
        ar: 'لأرصفة ليست كلها مستوية: عجلات كبيرة بنوابض، فلا يستيقظ الطفل عند كل حفرة.',
      },
      {
        en: 'The hood comes down low and the back is mesh, because shade without air is only half the help in summer.',
        ar: 'مظلّتها تنزل كثيراً وظهرها شبكي، فالظل من دون هواء لا يكفي في الصيف.',
      },
      {
        en: 'Folds with one hand while the other holds the child, and stands on its own in the hallway.',
        ar: 'تُطوى بيد واحدة والطفل على اليد الأخرى، وتقف وحدها في الممر.',
      },
    ],
    points: [
      { en: 'Five-point harness', ar: 'حزام بخمس نقاط' },
      { en: 'Backrest reclines to lying flat', ar: 'ظهر يميل حتى وضع النوم' },
      { en: 'Hood with sun protection and a viewing window', ar: 'مظلّة واقية من الشمس مع نافذة' },
      { en: 'Large shopping basket underneath', ar: 'سلّة واسعة للأغراض في الأسفل' },
      { en: 'Cover comes off for washing at 30 degrees', ar: 'قماشها يُنزع ويُغسل على 30 درجة' },
      { en: 'Foot brake on both rear wheels', ar: 'فرامل قدم على العجلتين الخلفيتين' },
      { en: 'Fits in the trunk of most cars', ar: 'يتّسع لها صندوق معظم السيارات' },
    ],
    shorts: [
      { en: 'Large wheels, deep shade, one-hand fold.', ar: 'عجلات كبيرة وظل عميق وطيّ بيد واحدة.' },
      { en: 'Rolls calmly over rough sidewalks.', ar: 'تسير بهدوء على الأرصفة غير المستوية.' },
    ],
  },
  {
    code: 'car-seat',
    category: 'mother-and-child/on-the-move/car-seats',
    picture: 'car-seat',
    noun: { en: 'Child car seat', ar: 'كرسي سيارة للأطفال' },
    called: { en: 'Car seat', ar: 'كرسي سيارة للطفل' },
    brands: ['chicco', 'graco', 'joie', 'maxi-cosi', 'kinderkraft'],
    series: ['Guard', 'Safe Ride', 'Comfort', 'Journey', 'Stages'],
    specifications: [
      { attribute: 'child_weight', choices: ['to-13-kg', 'to-18-kg', 'to-36-kg'], inName: true },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'gray', 'navy'] }],
    price: { from: 85_000, to: 260_000 },
    openings: [
      {
        en: 'The safest place in the car for a child isn’t somebody’s lap. This seat is installed in a minute.',
        ar: 'أسلم مكان للطفل في السيارة ليس حضن أحد. هذا الكرسي يُثبّت خلال دقيقة.',
      },
      {
        en: 'Padded at head and sides, with fabric that doesn’t burn the skin after the car has stood in the sun.',
        ar: 'مبطّن عند الرأس والجانبين، وقماشه لا يلسع الجلد إذا وقفت السيارة في الشمس.',
      },
      {
        en: 'For the drive to preschool and the road to Erbil: high enough to see out, supported well enough to sleep.',
        ar: 'لطريق الروضة وطريق أربيل: يجلس الطفل عالياً فيرى الطريق، ومستنداً فينام مرتاحاً.',
      },
    ],
    points: [
      { en: 'Five-point harness with padded straps', ar: 'حزام بخمس نقاط وبطانة للكتفين' },
      { en: 'Fastened with the car’s own belt', ar: 'يُثبّت بحزام السيارة نفسه' },
      { en: 'Headrest adjusts as the child grows', ar: 'مسند رأس يرتفع مع نموّ الطفل' },
      { en: 'Side impact padding', ar: 'بطانة جانبية لتخفيف الصدمات' },
      { en: 'Cover comes off for washing', ar: 'غطاؤه يُنزع للغسل' },
      { en: 'Illustrated instructions in Arabic', ar: 'تعليمات مصوّرة بالعربية' },
    ],
    shorts: [
      { en: 'Padded, quickly buckled, made for long roads.', ar: 'مبطّن وسريع التثبيت، للطرق الطويلة.' },
      { en: 'A firm seat for short trips and long ones.', ar: 'كرسي ثابت للمشاوير القصيرة والسفر.' },
    ],
  },
  {
    code: 'diaper-bag',
    category: 'mother-and-child/on-the-move/diaper-bags',
    picture: 'backpack',
    noun: { en: 'Diaper backpack', ar: 'حقيبة مستلزمات الطفل' },
    brands: ['dijla', 'ishtar', 'chicco', 'babil'],
    series: ['Mama', 'Day Out', 'Organizer', 'Nest'],
    specifications: [{ attribute: 'material', choices: ['polyester', 'canvas'] }],
    axes: [{ attribute: 'color', choices: ['black', 'gray', 'pink', 'olive'] }],
    price: { from: 28_000, to: 68_000 },
    openings: [
      {
        en: 'Everything for an afternoon out has its place, so you find the pacifier before the crying starts.',
        ar: 'لكل ما تحتاجين إليه في مشوار العصر مكانه، فتجدين اللهّاية قبل أن يبدأ البكاء.',
      },
      {
        en: 'A backpack, because both hands are taken. Hooks hold it on the stroller.',
        ar: 'تُحمل على الظهر لأن يديك مشغولتان، وتُعلّق على العربة بخطّافين.',
      },
      {
        en: 'Opens wide like a doctor’s bag and stays open, so one hand is enough.',
        ar: 'فتحتها عريضة وتبقى مفتوحة، فتصلين إلى ما فيها بيد واحدة.',
      },
    ],
    points: [
      { en: 'Insulated pockets for three bottles', ar: 'جيوب عازلة لثلاث رضّاعات' },
      { en: 'Changing mat included', ar: 'معها فرشة لتغيير الحفاض' },
      { en: 'Waterproof pocket for wet clothes', ar: 'جيب مقاوم للماء للملابس المبلّلة' },
      { en: 'Strap for fixing it to a suitcase', ar: 'شريط لتثبيتها على حقيبة السفر' },
      { en: 'Wipe-clean lining', ar: 'بطانة سهلة المسح' },
      { en: 'Side opening for the wet wipes', ar: 'فتحة جانبية لسحب المناديل المبلّلة' },
    ],
    shorts: [
      { en: 'A place for everything and both hands free.', ar: 'مكان لكل شيء ويداك حرّتان.' },
      {
        en: 'Insulated pockets, changing mat, stroller hooks.',
        ar: 'جيوب عازلة وفرشة تغيير وخطّافان للعربة.',
      },
    ],
  },
];
