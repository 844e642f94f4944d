import type { noBrand as english } from '../../en/listing/no-brand.ts';

export const noBrand: typeof english = {
  noneTitle: (term) => `لا توجد ماركة باسم «${term}»`,
  noneText: 'ليس لكل منتج ماركة. جرّب البحث في كل المنتجات.',
  searchProducts: (term) => `ابحث في المنتجات عن «${term}»`,
  noBrandsTitle: 'لا توجد ماركات بعد',
  noBrandsText: 'تصفّح أقسام المتجر في هذه الأثناء.',
  noProductsTitle: (brand) => `لا تتوفر منتجات من ${brand} حالياً`,
  noProductsText: 'تصلنا منتجات جديدة كل يوم. ألقِ نظرة على الماركات الأخرى.',
  allBrands: 'كل الماركات',
};
