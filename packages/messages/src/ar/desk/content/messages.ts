import type { messages as english } from '../../../en/desk/content/messages.ts';
import { grouped, pluralArabic } from '../../../plural.ts';

const counted = (count: number): string =>
  pluralArabic(count, {
    zero: 'لا رسائل',
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: `${grouped(count)} رسائل`,
    many: `${grouped(count)} رسالة`,
    other: `${grouped(count)} رسالة`,
  });

const jobsCounted = (count: number): string =>
  pluralArabic(count, {
    zero: 'لا مهام',
    one: 'مهمة واحدة',
    two: 'مهمتان',
    few: `${grouped(count)} مهام`,
    many: `${grouped(count)} مهمة`,
    other: `${grouped(count)} مهمة`,
  });

export const messages: typeof english = {
  title: 'الرسائل والمهام',
  help: [
    'رسائل البريد والرسائل النصية لآخر 30 يوماً وما صار بكل واحدة. الرسالة المتعذرة جُرّبت أكثر من مرة.',
    'إعادة الإرسال آمنة: كل رسالة تخرج مرة واحدة لكل حدث إلا إذا أعدت إرسالها من هنا.',
    'المهمة تنفّذ ما يترتب على حدث، مثل إبلاغ الزبون. ما فشل منها في كل المحاولات ينتظر هنا حتى يُشغَّل من جديد.',
  ],
  views: { failed: 'متعذرة', waiting: 'بالانتظار', sent: 'مرسلة' },
  states: { waiting: 'بالانتظار', failed: 'متعذرة', sent: 'مرسلة', suppressed: 'لا يريد رسائل' },
  state: 'الحالة',
  channels: { email: 'بريد إلكتروني', sms: 'رسالة نصية', push: 'إشعار' },
  columns: {
    what: 'الرسالة',
    to: 'إلى',
    state: 'الحالة',
    why: 'السبب',
    since: 'منذ',
    tries: 'المحاولات',
  },
  hidden: 'مخفي',
  language: 'اللغة',
  written: 'كُتبت',
  sentAt: 'أُرسلت',
  next: 'المحاولة التالية',
  again: 'إعادة الإرسال',
  againMany: (count) => `إعادة الإرسال (${grouped(count)})`,
  sent: (count) => `يُعاد إرسال: ${counted(count)}`,
  noneSent: 'لا يمكن إعادة إرسال أي منها.',
  notAgain: 'لا يمكن إعادة إرسالها: إمّا تنتظر الإرسال، أو مُحي محتواها، أو صاحبها لا يريد رسائل.',
  jobs: 'مهام فشلت',
  noJobs: 'لم تفشل أي مهمة.',
  runAgain: 'تشغيل من جديد',
  runAll: 'تشغيل الكل من جديد',
  ran: (count) => `تُشغَّل من جديد: ${jobsCounted(count)}`,
  failedAt: 'فشلت',
  templates: {
    'account-changed': 'تغيير في الحساب',
    'account-deletion': 'حذف الحساب',
    notice: 'إشعار',
    'one-time-code': 'رمز',
    'order-cancel-declined': 'رفض الإلغاء',
    'order-cancel-requested': 'طلب إلغاء',
    'order-cancelled': 'إلغاء الطلب',
    'order-confirmed': 'تأكيد الطلب',
    'order-delivered': 'تسليم الطلب',
    'order-delivery-failed': 'تعذر التوصيل',
    'order-dispatched': 'الطلب في الطريق',
    'order-placed': 'استلام الطلب',
    'order-refunded': 'إرجاع مبلغ',
    'order-return-decided': 'قرار الإرجاع',
    'order-to-confirm': 'طلب بانتظار التأكيد',
    'payment-awaited': 'بانتظار الدفع',
    'payment-received': 'استلام دفعة',
    'reset-password': 'كلمة مرور جديدة',
    'review-invitation': 'طلب تقييم',
    'staff-order': 'طلب جديد، للموظفين',
  },
};
