import type { listed as english } from '../../en/listing/listed.ts';

export const listed: typeof english = {
  forDevice: 'اخترناها بحسب ما تصفّحته على هذا الجهاز.',
  'best-sellers': {
    title: 'الأكثر مبيعاً',
    lead: 'أكثر ما يطلبه زبائننا.',
    emptyTitle: 'لا منتجات هنا بعد',
    emptyText: 'ابدأ من الأقسام.',
  },
  new: {
    title: 'وصل حديثاً',
    lead: 'أحدث ما وصل إلى المتجر.',
    emptyTitle: 'لا منتجات هنا بعد',
    emptyText: 'ابدأ من الأقسام.',
  },
  'special-offers': {
    title: 'عروض خاصة',
    lead: 'كل المنتجات المخفّضة الآن في مكان واحد.',
    emptyTitle: 'لا عروض الآن',
    emptyText: 'ستجد العروض القادمة هنا. حتى ذلك الحين تصفّح الأقسام.',
  },
  'trending-now': {
    title: 'رائج الآن',
    lead: 'منتجات زاد الطلب عليها هذا الأسبوع.',
    emptyTitle: 'لا منتجات رائجة هذا الأسبوع',
    emptyText: 'ستجد هنا ما يزداد الطلب عليه. حتى ذلك الحين تصفّح الأقسام.',
  },
  recommendations: {
    title: 'مختارات لك',
    lead: 'تصفّح بعض المنتجات لنقترح عليك ما يناسبها. وحتى ذلك الحين، إليك ما يشتريه غيرك.',
    emptyTitle: 'لا مقترحات بعد',
    emptyText: 'تصفّح بعض المنتجات ثم عُد إلى هنا، أو ابدأ من الأقسام.',
  },
};
