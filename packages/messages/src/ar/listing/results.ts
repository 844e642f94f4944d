import type { results as english } from '../../en/listing/results.ts';

export const results: typeof english = {
  title: (term) => `نتائج «${term}»`,
  ask: 'عمَّ تبحث؟',
  nothingTitle: (term) => `لا نتائج لـ«${term}»`,
  meant: 'هل تقصد',
  meantEnd: '؟',
  understood: 'فهمنا أنك تريد',
  missing: (words) => `لم نجد ${words.map((word) => `«${word}»`).join(' و')}، وهذه نتائج بقية كلماتك.`,
  notSearchedTitle: (term) => `تعذّر البحث عن «${term}»`,
  notSearchedText: 'سنبحث في كل المتجر عندما يعود الاتصال.',
  nothingText: 'تأكّد من الكتابة، أو ابحث بكلمات أقل أو أعمّ.',
  tryInstead: 'جرّب بدلاً منها',
  browse: 'تصفّح الأقسام',
  bestsellers: 'الأكثر مبيعاً',
};
