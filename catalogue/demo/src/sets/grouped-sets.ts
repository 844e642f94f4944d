import type { SetKind } from '../generated/products.ts';
import { setBasis } from './set-basis.ts';

/** Products that are shown together and bought in any quantity of each. */
export const groupedSets: readonly SetKind[] = [
  {
    ...setBasis,
    composition: 'grouped',
    code: 'breakfast-pantry',
    category: 'grocery/honey-and-dates/syrups-and-spreads',
    picture: 'jar',
    noun: { en: 'Breakfast pantry', ar: 'مونة الفطور' },
    series: [],
    titles: [
      { en: 'Morning breakfast pantry', ar: 'مونة فطور الصباح' },
      { en: 'Village breakfast pantry', ar: 'مونة فطور القرية' },
      { en: 'Family breakfast pantry', ar: 'مونة فطور العائلة' },
      { en: 'Friday breakfast pantry', ar: 'مونة فطور الجمعة' },
      { en: 'Suhoor pantry', ar: 'مونة السحور' },
      { en: 'Winter breakfast pantry', ar: 'مونة فطور الشتاء' },
    ],
    parts: [
      {
        code: 'jars',
        title: { en: 'Jars', ar: 'العبوات' },
        type: 'multi',
        kinds: ['date-syrup', 'tahini', 'jam'],
      },
    ],
    openings: [
      {
        en: 'What’s on the table every morning, side by side: take as much of each as your family eats.',
        ar: 'ما يوضع على المائدة كل صباح جنباً إلى جنب: خذ من كل واحد بقدر ما يأكل بيتك.',
      },
      {
        en: 'Three jars that go well together, and with warm samoon.',
        ar: 'ثلاث عبوات يليق بعضها ببعض وبالصمون الحار.',
      },
    ],
    points: [
      { en: 'Each jar on its own or all together', ar: 'كل عبوة وحدها أو كلها معاً' },
      { en: 'Reusable glass', ar: 'زجاج يُستعمل من جديد' },
      { en: 'Keep at room temperature', ar: 'تُحفظ في حرارة الغرفة' },
      { en: 'Packed upright', ar: 'تُعبّأ واقفة' },
    ],
    shorts: [
      { en: 'The morning table, side by side.', ar: 'مائدة الصباح جنباً إلى جنب.' },
      { en: 'Syrup, tahini and jam.', ar: 'دبس وراشي ومربّى.' },
    ],
  },
  {
    ...setBasis,
    composition: 'grouped',
    code: 'first-day-of-school',
    category: 'office/writing-and-drawing/colors-and-markers',
    picture: 'notebook',
    noun: { en: 'School list', ar: 'قائمة المدرسة' },
    series: [],
    titles: [
      { en: 'School list for the first day', ar: 'قائمة أول يوم في المدرسة' },
      { en: 'School list for third grade', ar: 'قائمة الصف الثالث' },
      { en: 'School list for sixth grade', ar: 'قائمة الصف السادس' },
      { en: 'School list for first grade', ar: 'قائمة الصف الأول' },
      { en: 'School list for fifth grade', ar: 'قائمة الصف الخامس' },
      { en: 'School list for middle school', ar: 'قائمة المتوسطة' },
    ],
    parts: [
      {
        code: 'list',
        title: { en: 'The list', ar: 'القائمة' },
        type: 'multi',
        kinds: ['school-notebooks', 'colored-pencils', 'sketchbook', 'markers'],
      },
    ],
    openings: [
      {
        en: 'The list the teacher hands out, ready to order: one for each child, or three.',
        ar: 'القائمة التي توزّعها المعلّمة جاهزة للطلب: واحدة لكل طفل أو ثلاث.',
      },
      {
        en: 'No line at the stationery store in September: everything on one page.',
        ar: 'بلا زحام في المكتبات في أيلول: كل شيء في صفحة واحدة.',
      },
    ],
    points: [
      { en: 'Choose how many of each', ar: 'حدّد عدد كل صنف' },
      { en: 'For all grades', ar: 'لكل المراحل' },
      { en: 'Colors that wash out', ar: 'ألوان تزول بالغسل' },
      { en: 'Delivered before the first bell', ar: 'تصل قبل أول جرس' },
    ],
    shorts: [
      { en: 'The teacher’s list on one page.', ar: 'قائمة المعلّمة في صفحة واحدة.' },
      { en: 'For September, without the line.', ar: 'لأيلول بلا زحام.' },
    ],
  },
  {
    ...setBasis,
    composition: 'grouped',
    code: 'watched-house',
    category: 'electronics/cameras/security-cameras',
    picture: 'webcam',
    noun: { en: 'Camera set for the house', ar: 'مجموعة مراقبة البيت' },
    series: [],
    titles: [
      { en: 'Gate camera set', ar: 'مجموعة كاميرات باب البيت' },
      { en: 'Garden camera set', ar: 'مجموعة كاميرات الحديقة' },
      { en: 'Two-door camera set', ar: 'مجموعة كاميرات لبابين' },
      { en: 'Garage camera set', ar: 'مجموعة كاميرات الكراج' },
      { en: 'Shop camera set', ar: 'مجموعة كاميرات المحل' },
      { en: 'Roof camera set', ar: 'مجموعة كاميرات السطح' },
    ],
    parts: [
      {
        code: 'cameras',
        title: { en: 'Cameras', ar: 'الكاميرات' },
        type: 'multi',
        kinds: ['security-camera', 'security-camera'],
        qty: 2,
      },
      { code: 'card', title: { en: 'Memory', ar: 'الذاكرة' }, type: 'multi', kinds: ['memory-card'] },
    ],
    openings: [
      {
        en: 'Gate, garden and garage: cameras that see at night, with the card they record on.',
        ar: 'الباب والحديقة والكراج: كاميرات ترى ليلاً مع الذاكرة التي تسجّل عليها.',
      },
      { en: 'Choose how many eyes the house needs.', ar: 'حدّد كم عيناً يحتاج البيت.' },
    ],
    points: [
      { en: 'Choose how many of each', ar: 'حدّد عدد كل صنف' },
      { en: 'One app for all cameras', ar: 'برنامج واحد لكل الكاميرات' },
      { en: 'Card fits the cameras', ar: 'الذاكرة تناسب الكاميرات' },
      { en: 'Works on a small UPS', ar: 'تعمل على يو بي إس صغير' },
    ],
    shorts: [
      { en: 'Eyes for gate and garden.', ar: 'عيون للباب والحديقة.' },
      { en: 'Cameras with their card.', ar: 'كاميرات مع ذاكرتها.' },
    ],
  },
  {
    ...setBasis,
    composition: 'grouped',
    code: 'garden-games',
    category: 'sports/team-sports/balls',
    picture: 'football',
    noun: { en: 'Garden games', ar: 'ألعاب الحديقة' },
    series: [],
    titles: [
      { en: 'Friday garden games', ar: 'ألعاب حديقة ليوم الجمعة' },
      { en: 'Cousins’ garden games', ar: 'ألعاب حديقة لأولاد العم' },
      { en: 'Picnic garden games', ar: 'ألعاب السفرات' },
      { en: 'Schoolyard games', ar: 'ألعاب ساحة المدرسة' },
      { en: 'Spring garden games', ar: 'ألعاب حديقة للربيع' },
      { en: 'Neighborhood games', ar: 'ألعاب المحلّة' },
    ],
    parts: [
      {
        code: 'games',
        title: { en: 'Games', ar: 'الألعاب' },
        type: 'multi',
        kinds: ['soccer-ball', 'basketball', 'badminton-set'],
      },
    ],
    openings: [
      {
        en: 'For Friday with all the cousins: something to kick, something to throw, something with a net.',
        ar: 'لجمعة يجتمع فيها أولاد العم: شيء يُركل وشيء يُرمى وشيء بشبكة.',
      },
      { en: 'Fits in the trunk next to the picnic.', ar: 'تدخل صندوق السيارة مع لوازم السفرة.' },
    ],
    points: [
      { en: 'Take one or all', ar: 'خذ واحدة أو كلها' },
      { en: 'For grass and asphalt', ar: 'للعشب والإسفلت' },
      { en: 'For children and their uncles', ar: 'للأولاد وأعمامهم' },
      { en: 'Pump needed for the balls', ar: 'الكرات تحتاج إلى منفاخ' },
    ],
    shorts: [
      { en: 'For Friday with all the cousins.', ar: 'لجمعة مع كل أولاد العم.' },
      { en: 'Kick it, throw it, hit it over the net.', ar: 'ركل ورمي وضربات فوق الشبكة.' },
    ],
  },
  {
    ...setBasis,
    composition: 'grouped',
    code: 'baby-bath-shelf',
    category: 'mother-and-child/diapers-and-bath/bath-and-skin',
    picture: 'pump-bottle',
    noun: { en: 'Baby bath shelf', ar: 'رفّ حمّام الطفل' },
    series: [],
    titles: [
      { en: 'Gentle baby bath shelf', ar: 'رفّ حمّام لطيف للطفل' },
      { en: 'First month bath shelf', ar: 'رفّ حمّام للشهر الأول' },
      { en: 'Bedtime bath shelf', ar: 'رفّ حمّام ما قبل النوم' },
      { en: 'New mother’s bath shelf', ar: 'رفّ حمّام للأم الجديدة' },
      { en: 'Travel baby bath shelf', ar: 'رفّ حمّام الطفل للسفر' },
      { en: 'Twins’ bath shelf', ar: 'رفّ حمّام للتوأم' },
    ],
    parts: [
      {
        code: 'shelf',
        title: { en: 'On the shelf', ar: 'على الرفّ' },
        type: 'multi',
        kinds: ['baby-shampoo', 'diaper-cream', 'baby-wipes'],
      },
    ],
    openings: [
      {
        en: 'What belongs within reach of one hand while the other holds the baby.',
        ar: 'ما يجب أن يكون قريباً من يد بينما الأخرى تمسك الطفل.',
      },
      { en: 'A useful gift for a new mother.', ar: 'هدية نافعة لأمّ جديدة.' },
    ],
    points: [
      { en: 'Choose how many of each', ar: 'حدّد عدد كل صنف' },
      { en: 'Gentle on young skin', ar: 'لطيفة على البشرة الصغيرة' },
      { en: 'You can reorder each item on its own', ar: 'يمكن طلب كل صنف وحده من جديد' },
      { en: 'Packed so that nothing leaks', ar: 'تغليف يمنع التسرّب' },
    ],
    shorts: [
      { en: 'Everything within reach of one hand.', ar: 'كل شيء في متناول يد واحدة.' },
      { en: 'For a new mother.', ar: 'لأمّ جديدة.' },
    ],
  },
  {
    ...setBasis,
    composition: 'grouped',
    code: 'reading-week',
    category: 'books/arabic-books/novels-and-stories',
    picture: 'book-stack',
    noun: { en: 'Books for a week', ar: 'كتب لأسبوع' },
    series: [],
    titles: [
      { en: 'A winter week of books', ar: 'كتب لأسبوع شتوي' },
      { en: 'A week of books for the road', ar: 'كتب لأسبوع سفر' },
      { en: 'An evening reader’s week of books', ar: 'كتب لسهرات الأسبوع' },
      { en: 'A summer week of books', ar: 'كتب لأسبوع صيفي' },
      { en: 'A week of books to give', ar: 'كتب أسبوع للإهداء' },
      { en: 'A quiet week of books', ar: 'كتب لأسبوع هادئ' },
    ],
    parts: [
      {
        code: 'books',
        title: { en: 'Books', ar: 'الكتب' },
        type: 'multi',
        kinds: ['short-stories', 'memoir', 'popular-science'],
      },
    ],
    openings: [
      {
        en: 'A story, a life and a question: three books for evenings without power, read by lamplight.',
        ar: 'قصص وسيرة وسؤال: ثلاثة كتب لأمسيات بلا كهرباء، تُقرأ على ضوء الفانوس.',
      },
      { en: 'For the road to the north and the week after.', ar: 'لطريق الشمال وللأسبوع الذي بعده.' },
    ],
    points: [
      { en: 'Each book on its own or all three', ar: 'كل كتاب وحده أو الثلاثة معاً' },
      { en: 'In Arabic', ar: 'بالعربية' },
      { en: 'Good to pass on afterward', ar: 'تصلح للإهداء بعد القراءة' },
      { en: 'Bound to be read often', ar: 'تجليد يتحمّل كثرة القراءة' },
    ],
    shorts: [
      { en: 'A story, a life and a question.', ar: 'قصص وسيرة وسؤال.' },
      { en: 'Three books for seven evenings.', ar: 'ثلاثة كتب لسبع أمسيات.' },
    ],
  },
];
