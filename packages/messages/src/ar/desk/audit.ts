import type { audit as english } from '../../en/desk/audit.ts';

export const audit: typeof english = {
  title: 'سجل التغييرات',
  help: [
    'كل ما كتبه الموظفون وعمليات الاستيراد وأوامر المتجر: من وماذا ومتى، قبل وبعد.',
    'من البيانات الشخصية تُحفظ أسماء الحقول فقط.',
  ],
  columns: { at: 'متى', actor: 'من', act: 'ماذا', entity: 'لأي شيء', change: 'التغيير' },
  filters: { actor: 'من', act: 'ماذا', entity: 'النوع', entityId: 'الرقم' },
  personal: 'بيانات شخصية',
  nothing: 'لا شيء',
};
