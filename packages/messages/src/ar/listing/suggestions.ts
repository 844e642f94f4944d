import type { suggestions as english } from '../../en/listing/suggestions.ts';
import { pluralArabic } from '../../plural.ts';

export const suggestions: typeof english = {
  suggestions: 'الاقتراحات',
  recent: 'بحثت مؤخراً عن',
  forgetRecent: 'مسح ما بحثت عنه',
  popular: 'الأكثر بحثاً',
  bestsellers: 'الأكثر مبيعاً',
  categories: 'الأقسام',
  products: 'المنتجات',
  words: 'عبارات للبحث',
  brands: 'الماركات',
  meant: (text) => `هل تقصد «${text}»؟`,
  showAll: (term) => `كل نتائج «${term}»`,
  looking: 'جارٍ البحث',
  found: (count) =>
    pluralArabic(count, {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: `${count} اقتراحات`,
      many: `${count} اقتراحاً`,
      other: `${count} اقتراح`,
    }),
  nothing: (term) => `لا نتائج لـ«${term}»`,
  nothingHint: 'تأكّد من الكتابة أو جرّب كلمة أعمّ.',
  seen: 'شاهدته مؤخراً',
  nothingOffline: (term) => `لا شيء محفوظ على جهازك باسم «${term}»`,
  nothingOfflineHint: 'حين يعود الاتصال نبحث في المتجر كله.',
  offline: 'أنت غير متصل بالإنترنت. نبحث فيما هو محفوظ على جهازك فقط.',
};
