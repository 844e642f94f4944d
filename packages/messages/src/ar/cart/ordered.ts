import type { ordered as english } from '../../en/cart/ordered.ts';
import { nearDay } from '../day-names.ts';
import { orderRefusals } from './order-refusals.ts';

export const ordered: typeof english = {
  thanksTitle: 'شكراً لك',
  thanksPaidText: 'استلمنا طلبك ووصلنا المبلغ.',
  thanksText: 'استلمنا طلبك.',
  orderNumber: 'رقم الطلب',
  copy: 'نسخ',
  copied: 'نُسخ',
  iban: 'رقم الحساب (IBAN)',
  payNow: 'ادفع الآن',
  whatNext: 'ماذا بعد؟',
  nextConfirm: 'نتصل بك قبل التوصيل، بين 8 صباحاً و12 ليلاً.',
  nextConfirmUnsent: 'نتصل بك بخصوص الدفع، بين 8 صباحاً و12 ليلاً.',
  nextSend: (email) => `بعد الدفع نرسل بطاقاتك وملفاتك إلى ${email}`,
  nextSendPaid: 'نرسل بطاقاتك وملفاتك الآن.',
  nextGift: (friend) => `بعد الدفع نرسل بطاقة الهدية إلى ${friend}`,
  nextGiftPaid: (friend) => `نرسل بطاقة الهدية إلى ${friend}`,
  nextReceipt: (email) => `نرسل وصل طلبك إلى ${email}.`,
  nextDeliver: 'يصل المندوب إلى بابك خلال 24 ساعة.',
  nextDeliverMade: 'نجهّز ما طلبته خصيصاً لك، ثم نتصل بك لنتفق على يوم توصيل الطلب.',
  nextDeliverOn: ({ place, weekday, date, month, day }) => {
    const named = nearDay({ weekday, date, month });
    return `يصلك الطلب ${day === null ? `يوم ${named}` : `${{ today: 'اليوم', tomorrow: 'غداً' }[day]}، ${named}،`} في ${place}.`;
  },
  nextDeliverTime: (time) => `وقت التوصيل: ${time}`,
  nextCredit: 'الطلب على حسابك الآجل. ما يستحق ومتى تجده في حسابك، في «المدفوعات».',
  nextPay: 'تتفقّد طلبك ثم تدفع نقداً للمندوب.',
  nextPayAmount: (amount) => `تتفقّد طلبك ثم تدفع ${amount} نقداً للمندوب.`,
  sentTo: 'إلى:',
  orderedBy: 'باسم:',
  whatOrdered: 'ما طلبته',
  needHelp: 'هل لديك سؤال عن طلبك؟',
  call: (number) => `اتصل على ${number}`,
  whatsapp: 'واتساب',
  continueShopping: 'تابع التسوّق',
  followOrder: 'أين وصل طلبك',
  savedTitle: 'طلبك محفوظ على جهازك ولم يُرسل بعد',
  savedText: 'تعذّر الاتصال بالمتجر الآن. سنرسل طلبك تلقائياً فور عودة الاتصال، حتى لو غادرت هذه الصفحة.',
  savedForLogin: 'تم تسجيل خروجك. سنرسل الطلب حالما تسجّل دخولك من جديد.',
  savedForAnother: 'هذا الطلب لزبون آخر، وسنرسله حالما يسجّل دخوله من جديد.',
  cancelOrder: 'إلغاء الطلب',
  rejectedTitle: 'لم يُقبل الطلب',
  ...orderRefusals,
  soldOut: (names) => `نفدت كمية: ${names.join('، ')}. راجع السلة ثم اطلب من جديد.`,
  couponRefused: (code) =>
    `لا يصلح رمز الخصم \u2068${code}\u2069 لهذا الطلب، ولم يُرسل شيء. اطلب من دونه أو جرّب رمزاً آخر.`,
  goodsAreBack: 'عادت منتجاته إلى سلتك.',
  backToCart: 'رجوع إلى السلة',
};
