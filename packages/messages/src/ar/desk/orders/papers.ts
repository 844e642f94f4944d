import type { papers as english } from '../../../en/desk/orders/papers.ts';
import { grouped, pluralArabic } from '../../../plural.ts';

export const papers: typeof english = {
  print: 'طباعة',
  title: (count) =>
    pluralArabic(count, {
      zero: 'طباعة',
      one: 'طباعة لطلب واحد',
      two: 'طباعة لطلبين',
      few: `طباعة لـ ${grouped(count)} طلبات`,
      many: `طباعة لـ ${grouped(count)} طلباً`,
      other: `طباعة لـ ${grouped(count)} طلب`,
    }),
  kinds: {
    labels: { name: 'ملصقات الطرود', text: '100 × 150 ملم، ملصق لكل طرد مع شريط للمسح' },
    pickList: { name: 'قائمة السحب من الرفوف', text: 'ما يؤخذ من الرفوف، مجموعاً من كل الطلبات' },
    manifest: { name: 'كشف المندوب', text: 'ما يستلمه كل مندوب، مع النقد ومكان التوقيع' },
  },
  file: { labels: 'ملصقات', pickList: 'قائمة-السحب', manifest: 'كشف-المندوب' },
  making: 'يُجهَّز الملف…',
  done: 'الملف في التنزيلات.',
};
