import type { Kind } from '../../department.ts';

const pens = 'office/writing-and-drawing/pens';
const colors = 'office/writing-and-drawing/colors-and-markers';
const notebooks = 'office/paper/notebooks';
const planners = 'office/paper/planners-and-sketchbooks';

export const writingAndPaper: readonly Kind[] = [
  {
    code: 'ballpoint-pens',
    category: pens,
    picture: 'pen-set',
    noun: { en: 'Ballpoint pens', ar: 'أقلام جاف' },
    brands: ['bic', 'pilot', 'faber-castell', 'dijla'],
    series: ['Clear', 'Super', 'Smooth', 'Classic', 'Talib', 'Office'],
    specifications: [
      { attribute: 'pens_in_pack', choices: ['4 pens', '10 pens', '12 pens', '50 pens'], inName: true },
      { attribute: 'tip', choices: ['0.5 mm', '0.7 mm', '1 mm'] },
    ],
    axes: [{ attribute: 'ink', choices: ['blue', 'black', 'red'] }],
    price: { from: 1_500, to: 3_500 },
    openings: [
      {
        en: 'Writes from the first stroke, even after a month in the drawer.',
        ar: 'يكتب من أول خط، حتى بعد شهر في الدرج.',
      },
      {
        en: 'For three hours of exam without a blot or a cramp.',
        ar: 'لثلاث ساعات امتحان بلا بقعة حبر ولا تعب في اليد.',
      },
      {
        en: 'A pen you can lend without worry, since there are more in the box.',
        ar: 'قلم تعيره بلا قلق، ففي العلبة غيره.',
      },
    ],
    points: [
      { en: 'Ink that dries at once and doesn’t smear', ar: 'حبر يجفّ فوراً ولا يتلطّخ' },
      { en: 'Doesn’t leak in a hot car', ar: 'لا يسيل في حرّ السيارة' },
      { en: 'You can see how much ink is left', ar: 'ترى كم بقي من الحبر' },
      { en: 'Cap with a clip', ar: 'غطاء بمشبك' },
      { en: 'Writes for about two kilometers', ar: 'يكتب نحو كيلومترين' },
      { en: 'Firm grip for long writing', ar: 'مسكة ثابتة للكتابة الطويلة' },
    ],
    shorts: [
      { en: 'They start right away, write evenly, and last.', ar: 'تكتب فوراً وبخط منتظم وتدوم.' },
      { en: 'For exams, forms, and shopping lists.', ar: 'للامتحانات والمعاملات وقائمة المسواق.' },
    ],
  },
  {
    code: 'fountain-pen',
    category: pens,
    picture: 'pen-set',
    noun: { en: 'Fountain pen', ar: 'قلم حبر سائل' },
    called: { en: 'Fountain pen', ar: 'قلم حبر' },
    brands: ['parker', 'pilot', 'lamy', 'faber-castell'],
    series: ['Katib', 'Linea', 'Diwani', 'Nova', 'Travel', 'Signature'],
    specifications: [
      { attribute: 'nib', choices: ['fine-nib', 'medium-nib', 'calligraphy-nib'], inName: true },
      { attribute: 'material', choices: ['stainless steel', 'plastic'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'navy', 'burgundy', 'silver'] }],
    price: { from: 12_000, to: 75_000 },
    openings: [
      {
        en: 'A signature looks different when the ink flows on its own.',
        ar: 'للتوقيع شكل آخر حين ينساب الحبر وحده.',
      },
      {
        en: 'For letters, for notebooks, and for those who learned ruq‘a and miss it.',
        ar: 'للرسائل وللدفاتر ولمن تعلّم خط الرقعة واشتاق إليه.',
      },
      {
        en: 'A graduation gift that will still be in the pocket at the first promotion.',
        ar: 'هدية تخرّج تبقى في الجيب حتى أول ترقية.',
      },
    ],
    points: [
      { en: 'Takes cartridges and a converter', ar: 'يعمل بالخرطوش وبالمضخّة' },
      { en: 'Suits right-to-left writing', ar: 'يناسب الكتابة من اليمين إلى اليسار' },
      { en: 'Rinse with cool water once a month', ar: 'يُشطف بماء بارد مرة في الشهر' },
      { en: 'Nib can be replaced', ar: 'ريشة قابلة للتبديل' },
    ],
    shorts: [
      { en: 'Flowing ink in a gift-ready box.', ar: 'حبر ينساب وعلبة تُهدى.' },
      { en: 'For signatures, letters, and gifts.', ar: 'للتوقيع والرسائل والهدايا.' },
    ],
  },
  {
    code: 'colored-pencils',
    category: colors,
    picture: 'pen-set',
    noun: { en: 'Colored pencils', ar: 'أقلام تلوين خشبية' },
    called: { en: 'Colored pencils', ar: 'أقلام تلوين' },
    brands: ['faber-castell', 'staedtler', 'maped', 'dijla'],
    series: ['Alwan', 'Junior', 'Artist', 'Rainbow', 'Qaws', 'School'],
    specifications: [
      {
        attribute: 'colors_in_pack',
        choices: ['12 colors', '24 colors', '36 colors', '48 colors'],
        inName: true,
      },
      { attribute: 'material', choices: ['wood'] },
    ],
    price: { from: 2_500, to: 6_500 },
    openings: [
      {
        en: 'Leads that don’t break inside the wood when the pencil case falls, as it does every day.',
        ar: 'رصاص لا ينكسر داخل الخشب حين تسقط المقلمة، وهي تسقط كل يوم.',
      },
      {
        en: 'Strong colors with little pressure, so small hands can draw until the page is full.',
        ar: 'ألوان قوية بضغط خفيف، فترسم اليد الصغيرة حتى تمتلئ الصفحة.',
      },
      {
        en: 'For the map in geography and the palm tree that always ends up green and brown.',
        ar: 'لخريطة الجغرافية، وللنخلة التي تُرسم دائماً بالأخضر والبني.',
      },
    ],
    points: [
      { en: 'Break-resistant leads', ar: 'رصاص مقاوم للكسر' },
      { en: 'Three-sided, doesn’t roll away', ar: 'أقلام مثلّثة لا تتدحرج' },
      { en: 'Sharpener included', ar: 'معها مبراة' },
      { en: 'Safe for children from 3 years', ar: 'آمنة للأطفال من عمر 3 سنوات' },
      { en: 'Colors mix well', ar: 'ألوانها تمتزج بسهولة' },
      { en: 'Space for a name on each pencil', ar: 'مكان لكتابة الاسم على كل قلم' },
    ],
    shorts: [
      { en: 'Bright colors that don’t break.', ar: 'ألوان زاهية لا تنكسر.' },
      { en: 'For school, for home, and for rainy days.', ar: 'للمدرسة والبيت والأيام الماطرة.' },
    ],
  },
  {
    code: 'markers',
    category: colors,
    picture: 'pen-set',
    noun: { en: 'Marker set', ar: 'طقم أقلام ماركر' },
    called: { en: 'Markers', ar: 'أقلام ماركر' },
    brands: ['staedtler', 'faber-castell', 'pilot', 'maped'],
    series: ['Bold', 'Neon', 'Lumo', 'Art', 'Vivid', 'Duo'],
    specifications: [
      {
        attribute: 'marker_type',
        choices: ['highlighter', 'whiteboard', 'permanent', 'felt-tip'],
        inName: true,
      },
      { attribute: 'colors_in_pack', choices: ['4 colors', '6 colors', '12 colors'] },
    ],
    price: { from: 2_250, to: 5_500 },
    openings: [
      {
        en: 'The cap closes with a click, and the tip is still wet next week.',
        ar: 'يُغلق الغطاء بطقّة، ويبقى الرأس رطباً إلى الأسبوع القادم.',
      },
      {
        en: 'Lines that are even from the first word to the last, without squeaking.',
        ar: 'خط منتظم من أول كلمة إلى آخرها، وبلا صرير.',
      },
      {
        en: 'For summaries before the exam and for plans on the wall.',
        ar: 'لملخّصات ما قبل الامتحان ولخطط على الحائط.',
      },
    ],
    points: [
      { en: 'Low in odor', ar: 'رائحته خفيفة' },
      { en: 'Doesn’t bleed through the page', ar: 'لا ينفذ إلى ظهر الورقة' },
      { en: 'Tip that keeps its shape', ar: 'رأس يحافظ على شكله' },
      { en: 'Stays fresh a day with the cap off', ar: 'لا يجفّ ليوم كامل وهو بلا غطاء' },
      { en: 'Comes in a stand-up case', ar: 'في علبة تقف على المكتب' },
      { en: 'For left and right hands', ar: 'لليد اليمنى واليسرى' },
    ],
    shorts: [
      { en: 'Clear color, even lines, caps that click.', ar: 'لون واضح وخط منتظم وغطاء محكم.' },
      { en: 'For exam notes and office boards.', ar: 'لملخّصات الدراسة وسبّورة المكتب.' },
    ],
  },
  {
    code: 'notebook',
    category: notebooks,
    picture: 'notebook',
    noun: { en: 'Hardcover notebook', ar: 'دفتر ملاحظات بغلاف صلب' },
    called: { en: 'Notebook', ar: 'دفتر ملاحظات' },
    brands: ['dijla', 'oxford', 'leuchtturm', 'sumer'],
    series: ['Sutoor', 'Warraq', 'Margin', 'Fikra', 'Metro', 'Atlas'],
    specifications: [
      { attribute: 'paper_size', choices: ['a6', 'a5', 'a4'], inName: true },
      { attribute: 'ruling', choices: ['lined', 'squared', 'dotted', 'blank'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'navy', 'burgundy', 'green'] }],
    price: { from: 5_000, to: 13_000 },
    openings: [
      {
        en: 'Lies flat when open, so both pages can be written to the fold.',
        ar: 'ينفتح مستوياً، فتكتب على الصفحتين حتى منتصفهما.',
      },
      {
        en: 'Paper that doesn’t let fountain pen ink show through.',
        ar: 'ورق لا يظهر عليه حبر القلم السائل من الجهة الأخرى.',
      },
      {
        en: 'For meetings, for your journal, and for ideas that come at night.',
        ar: 'للاجتماعات ولليوميات ولأفكار تأتي ليلاً.',
      },
    ],
    points: [
      { en: '80-gram acid-free paper', ar: 'ورق 80 غراماً خالٍ من الأحماض' },
      { en: '192 pages', ar: '192 صفحة' },
      { en: 'Ribbon and elastic band', ar: 'شريط قراءة ورباط مطاطي' },
      { en: 'Pocket inside the back cover', ar: 'جيب داخل الغلاف الخلفي' },
      { en: 'Sewn, so no page falls out', ar: 'مخيط فلا تسقط منه ورقة' },
      { en: 'Opens from the right or the left', ar: 'يصلح للكتابة من اليمين أو من اليسار' },
    ],
    shorts: [
      { en: 'Lies flat, holds ink, keeps its pages.', ar: 'ينفتح مستوياً ويتحمّل الحبر ولا تسقط أوراقه.' },
      { en: 'For the plan by day and the idea by night.', ar: 'لخطة النهار وفكرة الليل.' },
    ],
  },
  {
    code: 'school-notebooks',
    category: notebooks,
    picture: 'notebook',
    tints: ['9cc3df', 'c9b24a', '3c5f45', 'e0a3ae'],
    noun: { en: 'School notebooks', ar: 'دفاتر مدرسية' },
    called: { en: 'Notebooks', ar: 'دفاتر مدرسية' },
    brands: ['dijla', 'oxford', 'babil', 'nakheel'],
    series: ['Madrasa', 'Talib', 'Najah', 'Alif', 'Awwal', 'Saff'],
    specifications: [
      {
        attribute: 'notebooks_in_pack',
        choices: ['5 notebooks', '10 notebooks', '12 notebooks'],
        inName: true,
      },
      { attribute: 'sheets', choices: ['60 sheets', '100 sheets', '200 sheets'] },
    ],
    price: { from: 3_000, to: 7_000 },
    openings: [
      {
        en: 'One for each subject and one that gets lost in October.',
        ar: 'دفتر لكل مادة، وآخر احتياطاً لما يضيع في تشرين.',
      },
      {
        en: 'White paper that stands up to the eraser, lines that small letters can follow.',
        ar: 'ورق أبيض يتحمّل الممحاة، وسطور تمشي عليها الحروف الصغيرة.',
      },
      {
        en: 'Covers thick enough to survive the school bag until summer vacation.',
        ar: 'غلاف سميك يصمد في حقيبة المدرسة حتى العطلة.',
      },
    ],
    points: [
      { en: 'Label for name, class, and subject', ar: 'مكان للاسم والصف والمادة' },
      { en: 'Multiplication table on the back', ar: 'جدول الضرب على الغلاف الخلفي' },
      { en: 'Double-stapled', ar: 'مدبّس من موضعين' },
      { en: 'Rounded corners that don’t curl', ar: 'زوايا مدوّرة لا تلتوي' },
      { en: '70-gram paper', ar: 'ورق 70 غراماً' },
      { en: 'Arabic margin on the right', ar: 'هامش من جهة اليمين' },
    ],
    shorts: [
      { en: 'A year’s paper in one pack.', ar: 'دفاتر السنة في رزمة واحدة.' },
      { en: 'Thick covers, white paper, clear lines.', ar: 'غلاف سميك وورق أبيض وسطور واضحة.' },
    ],
  },
  {
    code: 'planner',
    category: planners,
    picture: 'notebook',
    tints: ['b5895a', '1f2f4d', '6d2233'],
    noun: { en: 'Daily planner', ar: 'أجندة يومية' },
    called: { en: 'Planner', ar: 'أجندة' },
    brands: ['dijla', 'sumer', 'leuchtturm', 'ishtar'],
    series: ['Mawid', 'Almanac', 'Tadbir', 'Routine', 'Khutta', 'Executive'],
    specifications: [
      { attribute: 'planner_year', choices: ['2027', 'academic'], inName: true },
      { attribute: 'paper_size', choices: ['a5', 'a4'] },
    ],
    price: { from: 6_500, to: 16_000 },
    openings: [
      {
        en: 'The week begins on Saturday or Sunday, as yours does, with Iraqi holidays in print.',
        ar: 'أسبوعها يبدأ كما يبدأ أسبوعك، والعطل العراقية مطبوعة فيها.',
      },
      {
        en: 'Hijri and Gregorian dates side by side, and room for more than three appointments.',
        ar: 'التاريخ الهجري والميلادي جنباً إلى جنب، ومكان لأكثر من ثلاثة مواعيد.',
      },
      {
        en: 'What you write down in the evening, you don’t have to remember at night.',
        ar: 'ما تكتبه مساءً لا تحتاج إلى تذكّره ليلاً.',
      },
    ],
    points: [
      { en: 'A page for each day', ar: 'صفحة لكل يوم' },
      { en: 'Monthly overview', ar: 'نظرة شهرية' },
      { en: 'Ribbon and pen loop', ar: 'شريط قراءة وحلقة للقلم' },
      { en: 'Pages for phone numbers and accounts', ar: 'صفحات للأرقام والحسابات' },
      { en: 'Cream paper, easy on the eyes', ar: 'ورق كريمي مريح للعين' },
      { en: 'In Arabic and English', ar: 'العربية والإنكليزية' },
    ],
    shorts: [
      { en: 'Both calendars, one page a day.', ar: 'تقويمان وصفحة لكل يوم.' },
      { en: 'For appointments, accounts, and plans.', ar: 'للمواعيد والحسابات والخطط.' },
    ],
  },
  {
    code: 'sketchbook',
    category: planners,
    picture: 'notebook',
    tints: ['222226', 'ddd0b2'],
    noun: { en: 'Sketchbook', ar: 'دفتر رسم' },
    brands: ['maped', 'dijla', 'sumer', 'faber-castell'],
    series: ['Rasm', 'Canvas', 'Jawad', 'Atelier', 'Lawha', 'Marsam'],
    specifications: [
      { attribute: 'paper_size', choices: ['a5', 'a4', 'a3'], inName: true },
      { attribute: 'paper_weight', choices: ['120 gsm', '160 gsm', '200 gsm'] },
    ],
    price: { from: 4_500, to: 12_000 },
    openings: [
      {
        en: 'Paper with a little tooth, which pencil and charcoal like.',
        ar: 'ورق بملمس خفيف يحبّه القلم والفحم.',
      },
      {
        en: 'Thick enough for watercolors if you don’t flood it.',
        ar: 'سميك يتحمّل الألوان المائية ما لم تُكثر الماء.',
      },
      {
        en: 'For the art student’s portfolio, and for children who would otherwise use the walls.',
        ar: 'لأعمال طالب الفنون، ولطفل يرسم على الحائط إن لم يجد ورقاً.',
      },
    ],
    points: [
      { en: 'Sheets tear out cleanly', ar: 'أوراق تُنزع بسهولة ونظافة' },
      { en: 'Spiral binding, folds all around', ar: 'تجليد سلكي يُقلب بالكامل' },
      { en: 'Hard back to draw on your knee', ar: 'ظهر صلب ترسم عليه فوق ركبتك' },
      { en: 'Doesn’t yellow', ar: 'لا يصفرّ' },
      { en: '40 sheets', ar: '40 ورقة' },
      { en: 'For pencil, charcoal, and markers', ar: 'للرصاص والفحم والماركر' },
    ],
    shorts: [
      { en: 'Thick paper with a little tooth.', ar: 'ورق سميك بملمس خفيف.' },
      { en: 'For pencil, charcoal, and a light wash.', ar: 'للرصاص والفحم وقليل من الماء.' },
    ],
  },
];
