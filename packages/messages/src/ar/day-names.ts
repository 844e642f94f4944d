import type { nearDay as english } from '../en/day-names.ts';

const weekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];
export const months = [
  'كانون الثاني',
  'شباط',
  'آذار',
  'نيسان',
  'أيار',
  'حزيران',
  'تموز',
  'آب',
  'أيلول',
  'تشرين الأول',
  'تشرين الثاني',
  'كانون الأول',
];

export const nearDay: typeof english = ({ weekday, date, month }) =>
  `${weekdays[weekday]} ${date} ${months[month - 1]}`;
