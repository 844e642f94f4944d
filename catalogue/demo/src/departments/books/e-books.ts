import type { Kind } from '../../department.ts';

const fiction = 'books/e-books/e-novels';
const guides = 'books/e-books/guides';

export const eBooks: readonly Kind[] = [
  {
    code: 'e-novel',
    category: fiction,
    type: 'downloadable',
    picture: 'book',
    tints: ['3f6ea8', '6a4c85', '222226'],
    noun: { en: 'E-book novel', ar: 'رواية إلكترونية' },
    brands: ['dar-shanasheel', 'dar-al-qaws', 'two-rivers', 'palm-house'],
    series: [],
    titles: [
      { en: 'The Night Shift at Tower Six: e-book', ar: 'كتاب إلكتروني: «وردية الليل في البرج السادس»' },
      { en: 'Password: e-book', ar: 'كتاب إلكتروني: «كلمة السرّ»' },
      { en: 'A Voice from Line Four: e-book', ar: 'كتاب إلكتروني: «صوت من الخط الرابع»' },
      { en: 'The Glass Orchard: e-book', ar: 'كتاب إلكتروني: «بستان الزجاج»' },
      { en: 'Dust and Satellites: e-book', ar: 'كتاب إلكتروني: «غبار وأقمار»' },
      { en: 'The Third Passenger: e-book', ar: 'كتاب إلكتروني: «الراكب الثالث»' },
      { en: 'Island of Reeds: e-book', ar: 'كتاب إلكتروني: «جزيرة القصب»' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic', 'english'], inName: true },
      { attribute: 'author', choices: ['salim-al-rubaie', 'karim-al-tamimi', 'laila-cole', 'tom-avery'] },
      { attribute: 'book_pages', choices: ['240', '320'] },
    ],
    price: { from: 3_000, to: 6_500 },
    openings: [
      {
        en: 'On your phone a minute after you pay, with no courier and no waiting.',
        ar: 'على هاتفك بعد دقيقة من الدفع، بلا مندوب ولا انتظار.',
      },
      {
        en: 'Read in the dark, on the road, and when the power is out, in letters as large as you like.',
        ar: 'تقرؤه في الظلام وفي الطريق وحين تنقطع الكهرباء، وبحجم الخط الذي يريحك.',
      },
      {
        en: 'A thriller for people who say they have no time to read and carry a phone all day.',
        ar: 'رواية مشوّقة لمن يقول لا وقت لديّ للقراءة وهاتفه لا يفارق يده.',
      },
    ],
    points: [
      { en: 'For phone, tablet, and computer', ar: 'للهاتف والتابلت والكمبيوتر' },
      { en: 'Read without internet once it’s saved', ar: 'يُقرأ بلا إنترنت بعد حفظه' },
      { en: 'Stays in your account', ar: 'يبقى في حسابك' },
      { en: 'A sample is free', ar: 'عيّنة مجانية للقراءة' },
      { en: 'Adjustable letter size in EPUB', ar: 'حجم الخط قابل للتغيير في صيغة EPUB' },
      { en: 'Not a printed book', ar: 'ليس كتاباً مطبوعاً' },
    ],
    shorts: [
      { en: 'Start reading a minute from now.', ar: 'تقرؤه بعد دقيقة من الآن.' },
      { en: 'A novel that fits the phone in your hand.', ar: 'رواية على الهاتف الذي في يدك.' },
    ],
  },
  {
    code: 'e-guide',
    category: guides,
    type: 'downloadable',
    picture: 'book',
    tints: ['2f9c9a', 'e2b93b', '3c5f45'],
    noun: { en: 'E-book guide', ar: 'دليل إلكتروني' },
    brands: ['two-rivers', 'riverbank-press', 'dar-sindibad'],
    series: [],
    titles: [
      { en: 'Solar Panels for the House: a guide', ar: 'دليل الألواح الشمسية للبيت' },
      { en: 'Selling Online from Home: a guide', ar: 'دليل البيع على الإنترنت من البيت' },
      { en: 'A Garden on the Roof: a guide', ar: 'دليل حديقة السطح' },
      { en: 'First Aid at Home: a guide', ar: 'دليل الإسعافات الأولية في البيت' },
      { en: 'Phone Photography: a guide', ar: 'دليل التصوير بالموبايل' },
      { en: 'Spreadsheets for Small Shops: a guide', ar: 'دليل الجداول لأصحاب المحلّات' },
      { en: 'Writing a CV That Is Read: a guide', ar: 'دليل كتابة سيرة ذاتية تُقرأ' },
    ],
    specifications: [
      { attribute: 'book_language', choices: ['arabic', 'english', 'both'], inName: true },
      { attribute: 'author', choices: ['yasin-al-jubouri', 'rana-shakir', 'daniel-brooks', 'grace-whitman'] },
      { attribute: 'book_pages', choices: ['64', '96'] },
    ],
    price: { from: 2_000, to: 5_500 },
    openings: [
      {
        en: 'Short, with pictures, and written by people who do it themselves.',
        ar: 'قصير ومصوّر، كتبه أناس يعملون ما يكتبون عنه.',
      },
      {
        en: 'Download it in the evening and begin on Friday: a list of tools, steps, and prices in dinars.',
        ar: 'حمّله مساءً وابدأ يوم الجمعة: قائمة بالأدوات والخطوات والأسعار بالدينار.',
      },
      {
        en: 'What others learned by expensive mistakes, in fewer than a hundred pages.',
        ar: 'ما تعلّمه غيرك بأخطاء مكلفة، في أقل من مئة صفحة.',
      },
    ],
    points: [
      { en: 'Ready to print', ar: 'صفحات تصلح للطباعة' },
      { en: 'Checklists to tick off', ar: 'قوائم تؤشّر عليها خطوة خطوة' },
      { en: 'Read without internet once it’s saved', ar: 'يُقرأ بلا إنترنت بعد حفظه' },
      { en: 'Stays in your account', ar: 'يبقى في حسابك' },
      { en: 'Links to further reading', ar: 'روابط لمن يريد المزيد' },
      { en: 'Not a printed book', ar: 'ليس كتاباً مطبوعاً' },
    ],
    shorts: [
      { en: 'Steps, pictures, and prices in dinars.', ar: 'خطوات وصور وأسعار بالدينار.' },
      { en: 'Learn tonight, begin tomorrow.', ar: 'تعلّم الليلة وابدأ غداً.' },
    ],
  },
];
