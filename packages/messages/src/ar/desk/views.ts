import type { views as english } from '../../en/desk/views.ts';

export const views: typeof english = {
  save: 'حفظ هذا العرض',
  manage: 'عروضك',
  name: 'اسم العرض',
  isDefault: 'افتح القائمة به',
  isShared: 'متاح للجميع',
  remove: (name) => `حذف ${name}`,
  saved: (name) => `حُفظ: ${name}`,
  unsearched: 'كلمات البحث لا تُحفظ.',
};
