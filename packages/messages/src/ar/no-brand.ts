import type { noBrand as english } from '../en/no-brand.ts';

export const noBrand: typeof english = {
  noneTitle: (term) => `لا توجد ماركة باسم «${term}»`,
  noneText: 'ليست لكل منتجاتنا ماركة. جرّب البحث فيها كلها.',
  searchProducts: (term) => `ابحث في المنتجات عن «${term}»`,
  noBrandsTitle: 'لا توجد ماركات بعد',
  noBrandsText: 'تصفّح أقسام المتجر في هذه الأثناء.',
  noProductsTitle: (brand) => `لا تتوفر منتجات من ${brand} حالياً`,
  noProductsText: 'تصلنا بضاعة جديدة كل يوم. ألقِ نظرة على الماركات الأخرى.',
  allBrands: 'كل الماركات',
};
