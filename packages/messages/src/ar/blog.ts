import type { blog as english } from '../en/blog.ts';
import { grouped, pluralArabic } from '../plural.ts';

export const blog: typeof english = {
  heading: 'من المفيد أن تعرف',
  intro: 'قراءات قصيرة نافعة عمّا نبيعه: كيف تختاره، وكيف تستعمله، وكيف يدوم عندك.',
  postCount: (count) =>
    pluralArabic(count, {
      zero: 'لا مقالات',
      one: 'مقالة واحدة',
      two: 'مقالتان',
      few: `${grouped(count)} مقالات`,
      many: `${grouped(count)} مقالة`,
      other: `${grouped(count)} مقالة`,
    }),
  pages: 'المزيد من المقالات',
  newer: 'الأحدث',
  older: 'الأقدم',
  none: 'لا شيء هنا بعد',
  noneText: 'أولى مقالاتنا في الطريق.',
};
