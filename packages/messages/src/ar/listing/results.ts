import type { results as english } from '../../en/listing/results.ts';

export const results: typeof english = {
  title: (term) => `نتائج «${term}»`,
  ask: 'عمَّ تبحث؟',
  nothingTitle: (term) => `لا نتائج لـ«${term}»`,
  nothingText: 'تأكّد من الكتابة، أو ابحث بكلمات أقل أو أعمّ.',
  tryInstead: 'جرّب بدلاً منها',
  browse: 'تصفّح الأقسام',
  bestsellers: 'الأكثر مبيعاً',
};
