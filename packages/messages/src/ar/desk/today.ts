import type { today as english } from '../../en/desk/today.ts';

export const today: typeof english = {
  title: 'اليوم',
  greeting: (name) => `أهلاً ${name}`,
  help: ['ما ينتظر أحداً، الأقدم أولاً. كل رقم يفتح قائمته.', 'الأرقام تتجدد كل دقيقة وأنت تنظر إليها.'],
  waiting: 'بانتظارك',
  calm: 'لا شيء ينتظر. الطلبات الجديدة تظهر هنا وحدها.',
  newest: 'أحدث الطلبات',
  all: 'كل الطلبات',
};
