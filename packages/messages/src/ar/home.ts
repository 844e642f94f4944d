import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  stageTitle: 'السوق كله عند باب بيتك',
  stageText: 'اطلب اليوم وادفع نقداً حين يصلك.',
  stageAction: 'شاهد الجديد',
  shopByCategory: 'تسوّق حسب القسم',
  newCollection: 'وصل حديثاً',
  bestsellers: 'الأكثر مبيعاً',
};
