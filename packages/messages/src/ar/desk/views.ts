import type { views as english } from '../../en/desk/views.ts';

export const views: typeof english = {
  save: 'حفظ هذه القائمة',
  manage: 'قوائمك المحفوظة',
  name: 'اسم القائمة',
  isDefault: 'تُفتح أولاً كل مرة',
  isShared: 'يراها كل الموظفين',
  remove: (name) => `حذف ${name}`,
  saved: (name) => `حُفظ: ${name}`,
  unsearched: 'كلمات البحث لا تُحفظ.',
};
