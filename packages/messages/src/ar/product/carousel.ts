import type { carousel as english } from '../../en/product/carousel.ts';

export const carousel: typeof english = {
  titles: { bestsellers: 'الأكثر مبيعاً', trending: 'رائج الآن' },
  seeAll: 'عرض الكل',
  previous: 'المنتجات السابقة',
  next: 'المنتجات التالية',
};
