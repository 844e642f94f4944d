import type { orders as english } from '../../en/orders/orders.ts';
import { pluralArabic } from '../../plural.ts';
import { months, nearDay } from '../day-names.ts';

export const orders: typeof english = {
  order: (number) => `طلب رقم ${number}`,
  itemCount: (count) =>
    pluralArabic(count, {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${count} قطع`,
      many: `${count} قطعة`,
      other: `${count} قطعة`,
    }),
  moreItems: (count) =>
    pluralArabic(count, {
      zero: 'لا غيرها',
      one: 'ومنتج آخر',
      two: 'ومنتجان آخران',
      few: `و${count} منتجات أخرى`,
      many: `و${count} منتجاً آخر`,
      other: `و${count} منتج آخر`,
    }),
  placedAt: 'تاريخ الطلب',
  status: 'الحالة',
  total: 'المجموع',
  loadMore: 'عرض طلبات أقدم',
  loadingMore: 'نحمّل طلباتك',
  shownOf: (shown, total) => `${shown} من ${total}`,
  allOrders: 'كل الطلبات',
  current: 'طلبك الحالي',
  recent: 'آخر طلباتك',
  viewOrder: 'عرض الطلب',
  emptyTitle: 'لا طلبات بعد',
  emptyText: 'حين تطلب أول مرة تتابع طلبك من هنا حتى يصل إلى بابك.',
  startShopping: 'ابدأ التسوّق',
  notLoaded: 'تعذّر عرض طلباتك الآن. تحقّق من الاتصال وحاول مرة أخرى.',
  fromDevice: 'تعذّر الاتصال بالمتجر الآن. هذا آخر ما كان عند زيارتك السابقة.',
  tryAgain: 'حاول مرة أخرى',
  waitingTitle: 'محفوظ على جهازك ولم يُرسل بعد',
  waitingText: 'سنرسله تلقائياً فور عودة الاتصال بالمتجر.',
  waitingForLogin: 'سنرسله حالما تسجّل دخولك من جديد.',
  waitingForHelp: 'تعذّر إرساله حتى الآن. افتحه لتقرّر ما تفعل به.',
  waitingAsks: 'سنرسله عندما تطلب ذلك.',
  sendWaiting: 'أرسله الآن',
  cancelWaiting: 'إلغاء الطلب',
  waitingCancelled: 'أُلغي الطلب، وعادت منتجاته إلى السلة.',
  waitingNotCancelled: 'أُرسل الطلب ولم يعد ممكناً إلغاؤه من هنا.',
  day: ({ weekday, day, month, year }, how) =>
    ({
      today: 'اليوم',
      yesterday: 'أمس',
      'this-year': nearDay({ weekday, date: day, month }),
      other: `${day} ${months[month - 1]} ${year}`,
    })[how],
  stages: {
    unpaid: 'بانتظار الدفع',
    unconfirmed: 'بانتظار التأكيد',
    confirmed: 'تمّ تأكيده',
    paid: 'مدفوع',
    received: 'استلمنا طلبك',
  },
  arrives: ({ weekday, date, month, day }) => {
    const named = nearDay({ weekday, date, month });
    const near = day && { today: 'اليوم', tomorrow: 'غداً' }[day];
    return near === null ? `يصلك يوم ${named}.` : `يصلك ${near}، ${named}.`;
  },
};
