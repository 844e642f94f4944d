import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  stageTitle: 'السوق كله عند باب بيتك',
  stageAction: 'شاهد الجديد',
  inTheScene: 'في هذه الصورة',
  promise: 'التوصيل والدفع',
  cashTitle: 'الدفع عند الاستلام،',
  cashText: 'ادفع بعد أن تستلم طلبك',
  helpTitle: 'نردّ على أسئلتك كل يوم،',
  helpText: 'من 8 صباحاً إلى 12 ليلاً',
  shopByCategory: 'الأقسام',
  continueTitle: 'تابع من حيث توقفت',
  pickedForYou: 'مختارات لك',
  specialOffers: 'عروض خاصة',
  stories: 'أفكار لبيتك وخزانتك',
  newCollection: 'وصل حديثاً',
  bestsellers: 'الأكثر مبيعاً',
  shopByBrand: 'الماركات',
  seeAll: 'عرض الكل',
};
