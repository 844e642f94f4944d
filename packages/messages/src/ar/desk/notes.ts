import type { notes as english } from '../../en/desk/notes.ts';

export const notes: typeof english = {
  title: 'ملاحظات الموظفين',
  hint: 'لا يقرأها إلا الموظفون.',
  write: 'اكتب ملاحظة',
  add: 'إضافة الملاحظة',
  none: 'لا ملاحظات بعد.',
  remove: 'حذف',
  removeTitle: 'حذف هذه الملاحظة؟',
  removed: 'حُذفت الملاحظة',
};
