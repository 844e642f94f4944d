import type { listed as english } from '../en/listed.ts';

export const listed: typeof english = {
  forDevice: 'اخترناها بحسب ما تصفّحته على هذا الجهاز.',
  'best-sellers': {
    title: 'الأكثر مبيعاً',
    lead: 'أكثر ما يطلبه زبائننا.',
    emptyTitle: 'لم يُبَع شيء بعد',
    emptyText: 'كن أول من يطلب: ألقِ نظرة على الأقسام.',
  },
  'special-offers': {
    title: 'عروض خاصة',
    lead: 'كل ما سعره الآن أقل من المعتاد.',
    emptyTitle: 'لا عروض الآن',
    emptyText: 'العروض القادمة تجدها هنا. إلى ذلك الحين ألقِ نظرة على الأقسام.',
  },
  'trending-now': {
    title: 'رائج الآن',
    lead: 'زاد الطلب عليه هذا الأسبوع.',
    emptyTitle: 'لا جديد رائج هذا الأسبوع',
    emptyText: 'ما يزداد الطلب عليه تجده هنا. إلى ذلك الحين ألقِ نظرة على الأقسام.',
  },
  recommendations: {
    title: 'مقترحات لك',
    lead: 'تصفّح بعض المنتجات لنقترح عليك ما يناسبها. إلى ذلك الحين، هذا ما يشتريه غيرك.',
    emptyTitle: 'لا مقترحات بعد',
    emptyText: 'تصفّح بعض المنتجات ثم عُد إلى هنا. ألقِ نظرة على الأقسام.',
  },
};
