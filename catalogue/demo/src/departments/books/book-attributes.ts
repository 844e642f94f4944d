import type { SpecificationAttribute } from '../../department.ts';

export const bookAttributes: readonly SpecificationAttribute[] = [
  {
    code: 'book_language',
    label: { en: 'Language', ar: 'اللغة' },
    isFilterable: true,
    choices: [
      {
        code: 'arabic',
        en: 'Arabic',
        ar: 'العربية',
        said: { en: 'Arabic edition', ar: 'طبعة عربية' },
        unsaidIn: 'ar',
      },
      {
        code: 'english',
        en: 'English',
        ar: 'الإنكليزية',
        said: { en: 'English edition', ar: 'طبعة إنكليزية' },
        unsaidIn: 'en',
      },
      {
        code: 'both',
        en: 'Arabic and English',
        ar: 'العربية والإنكليزية',
        said: { en: 'In Arabic and English', ar: 'بالعربية والإنكليزية' },
      },
    ],
  },
  {
    code: 'author',
    label: { en: 'Author', ar: 'المؤلف' },
    isFilterable: true,
    choices: [
      { code: 'salim-al-rubaie', en: 'Salim al-Rubaie', ar: 'سليم الربيعي' },
      { code: 'nadia-hashim', en: 'Nadia Hashim', ar: 'نادية هاشم' },
      { code: 'karim-al-tamimi', en: 'Karim al-Tamimi', ar: 'كريم التميمي' },
      { code: 'huda-mansour', en: 'Huda Mansour', ar: 'هدى منصور' },
      { code: 'yasin-al-jubouri', en: 'Yasin al-Jubouri', ar: 'ياسين الجبوري' },
      { code: 'rana-shakir', en: 'Rana Shakir', ar: 'رنا شاكر' },
      { code: 'faris-al-obaidi', en: 'Faris al-Obaidi', ar: 'فارس العبيدي' },
      { code: 'zaynab-al-saffar', en: 'Zaynab al-Saffar', ar: 'زينب الصفّار' },
      { code: 'azad-rasul', en: 'Azad Rasul', ar: 'آزاد رسول' },
      { code: 'mariam-toma', en: 'Mariam Toma', ar: 'مريم توما' },
      { code: 'ellen-hart', en: 'Ellen Hart', ar: 'إيلين هارت' },
      { code: 'daniel-brooks', en: 'Daniel Brooks', ar: 'دانيال بروكس' },
      { code: 'laila-cole', en: 'Laila Cole', ar: 'ليلى كول' },
      { code: 'tom-avery', en: 'Tom Avery', ar: 'توم أيفري' },
      { code: 'grace-whitman', en: 'Grace Whitman', ar: 'غريس ويتمان' },
    ],
  },
  {
    code: 'book_pages',
    label: { en: 'Pages', ar: 'عدد الصفحات' },
    choices: [
      { code: '64', en: '64', ar: '64', percent: 80 },
      { code: '96', en: '96', ar: '96', percent: 85 },
      { code: '160', en: '160', ar: '160', percent: 90 },
      { code: '240', en: '240', ar: '240' },
      { code: '320', en: '320', ar: '320', percent: 110 },
      { code: '480', en: '480', ar: '480', percent: 135 },
    ],
  },
  {
    code: 'book_cover',
    label: { en: 'Cover', ar: 'الغلاف' },
    isFilterable: true,
    choices: [
      { code: 'paperback', en: 'Paperback', ar: 'ورقي' },
      { code: 'hardcover', en: 'Hardcover', ar: 'صلب مقوّى', percent: 145 },
    ],
  },
  {
    code: 'reader_age',
    label: { en: 'Reader’s age', ar: 'عمر القارئ' },
    isFilterable: true,
    choices: [
      { code: '3-6', en: '3 to 6 years', ar: 'من 3 إلى 6 سنوات' },
      { code: '6-9', en: '6 to 9 years', ar: 'من 6 إلى 9 سنوات' },
      { code: '9-12', en: '9 to 12 years', ar: 'من 9 إلى 12 سنة' },
    ],
  },
  {
    code: 'course_level',
    label: { en: 'Level', ar: 'المستوى' },
    isFilterable: true,
    choices: [
      { code: 'beginner', en: 'Beginner', ar: 'مبتدئ' },
      { code: 'intermediate', en: 'Intermediate', ar: 'متوسط', percent: 110 },
      { code: 'advanced', en: 'Advanced', ar: 'متقدّم', percent: 120 },
    ],
  },
];
