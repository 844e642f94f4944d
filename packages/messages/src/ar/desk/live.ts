import type { live as english } from '../../en/desk/live.ts';
import { grouped, pluralArabic } from '../../plural.ts';

export const live: typeof english = {
  newOrders: (count) =>
    pluralArabic(count, {
      zero: 'لا طلبات جديدة',
      one: 'طلب جديد',
      two: 'طلبان جديدان',
      few: `${grouped(count)} طلبات جديدة`,
      many: `${grouped(count)} طلباً جديداً`,
      other: `${grouped(count)} طلب جديد`,
    }),
  noticeTitle: 'تنبيهات الطلبات الجديدة',
  noticeHelp: 'رسالة واحدة لكل طلب، فيها رقم الطلب ومبلغه والمحافظة، دون اسم أحد.',
  orders: 'أي طلبات',
  kinds: { none: 'لا شيء', each: 'كل طلب', large: 'الطلبات الكبيرة' },
  fromAmount: 'الطلب الكبير يبدأ من، بالدينار',
  channel: 'كيف',
  channels: { email: 'بالبريد الإلكتروني', sms: 'برسالة نصية' },
  telephone: 'رقم الموبايل',
  telephoneHint: 'أجور الرسائل على المتجر.',
  wrongAmount: 'اكتب مبلغاً صحيحاً بالدينار.',
  saved: 'تم الحفظ',
};
