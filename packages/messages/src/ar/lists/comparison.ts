import type { comparison as english } from '../../en/lists/comparison.ts';

export const comparison: typeof english = {
  emptyTitle: 'لا شيء للمقارنة بعد',
  emptyText: 'المس الميزان على منتجين أو أكثر لترى الفروق هنا.',
  oneMore: 'اختر منتجاً آخر لترى الفروق.',
  differences: 'الفروق',
  same: 'المتشابه',
  price: 'السعر',
  stock: 'التوفر',
  rating: 'التقييم',
  brand: 'الماركة',
  none: 'غير مذكور',
  unrated: 'لا تقييمات بعد',
  remove: (name) => `أخرج ${name}`,
  clear: 'أفرغ المقارنة',
  print: 'اطبع',
  nothingDiffers: 'لا فروق نعرفها بينها.',
};
