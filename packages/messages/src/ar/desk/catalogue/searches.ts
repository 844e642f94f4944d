import type { searches as english } from '../../../en/desk/catalogue/searches.ts';

export const searches: typeof english = {
  title: 'عمليات البحث',
  help: [
    'ما بحث عنه الزبائن في آخر 14 يوماً، وكم مرة لم يجدوا شيئاً.',
    'لا يُذكر اسم أحد، ولا يظهر ما بُحث عنه مرة واحدة فقط. ما لا يوجد هنا قد يكون بضاعة تُطلب أو كلمة تُضاف إلى كلمات البحث.',
  ],
  columns: {
    text: 'كلمة البحث',
    store: 'المتجر',
    times: 'المرات',
    without: 'بلا نتيجة',
    lastDay: 'آخر مرة',
  },
  views: { nothing: 'بلا نتيجة', all: 'الأكثر بحثاً' },
  filters: { q: 'كلمة', view: 'المتجر' },
  stores: { ar: 'العربي', en: 'الإنكليزي' },
};
