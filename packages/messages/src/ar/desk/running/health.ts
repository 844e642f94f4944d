import type { health as english } from '../../../en/desk/running/health.ts';
import { grouped, pluralArabic } from '../../../plural.ts';

export const health: typeof english = {
  backup: 'آخر نسخة احتياطية',
  certificate: 'شهادة الموقع',
  daysLeft: (days) =>
    pluralArabic(days, {
      zero: 'تنتهي اليوم',
      one: 'باقي يوم واحد',
      two: 'باقي يومان',
      few: `باقي ${grouped(days)} أيام`,
      many: `باقي ${grouped(days)} يوماً`,
      other: `باقي ${grouped(days)} يوم`,
    }),
  ended: 'انتهت',
  unread: 'تعذرت قراءتها',
};
