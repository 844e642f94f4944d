import type { landing as english } from '../en/landing.ts';

export const landing: typeof english = {
  pages: 'صفحات أخرى',
  previous: 'الصفحة السابقة',
  next: 'تابع القراءة',
};
