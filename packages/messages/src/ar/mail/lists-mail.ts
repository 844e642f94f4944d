import type { listsMail as english } from '../../en/mail/lists-mail.ts';

export const listsMail: typeof english = {
  sharedSubject: (from, shop) =>
    from === '' ? `قائمة أمنيات من ${shop}` : `\u2068${from}\u2069 يشاركك قائمة أمنياته`,
  sharedHeading: 'قائمة أمنيات لك',
  sharedText: (from, shop) =>
    from === ''
      ? `شاركك أحدهم قائمة أمنياته في ${shop}.`
      : `\u2068${from}\u2069 يشاركك قائمة أمنياته في ${shop}.`,
  sharedMessage: (message) => `«\u2068${message}\u2069»`,
  openShared: 'افتح القائمة',
  sharedReason: (shop) =>
    `وصلتك هذه الرسالة مرة واحدة لأن أحد زبائن ${shop} كتب هذا العنوان. إن كنت لا تعرفه فلا حاجة لفعل أي شيء.`,
  alertSubject: (name, count) =>
    count === 1 ? `جديد عن \u2068${name}\u2069` : `جديد عن \u2068${name}\u2069 و${count - 1} غيره`,
  alertHeading: 'طلبت أن نخبرك',
  back: (name) => `\u2068${name}\u2069 متوفر من جديد.`,
  cheaper: (name) => `سعر \u2068${name}\u2069 انخفض.`,
  priceNow: 'السعر الآن',
  see: 'شاهده',
  more: (count) => `وغيره: ${count}.`,
  stopText: 'لن نخبرك مرة أخرى إلا إذا تغيّر ثم عاد.',
  stop: 'أوقف هذا التنبيه',
  stopAll: 'أوقف كل التنبيهات',
  stopSms: 'للإيقاف:',
  alertReason: (shop) => `وصلتك هذه الرسالة لأنك طلبت من ${shop} أن يخبرك.`,
  confirmSubject: (shop) => `أكّد تنبيهك في ${shop}`,
  confirmHeading: 'هل نخبرك؟',
  confirmText: (name) =>
    `طلب أحدهم أن نخبر هذا العنوان عندما يتوفر \u2068${name}\u2069 أو ينخفض سعره. إن كنت أنت فأكّد ذلك؛ الرابط صالح ليومين. وإن لم تكن أنت فتجاهل هذه الرسالة ولن نراسلك.`,
  confirm: 'نعم، أخبروني',
  confirmSms: (name) => `أكّد تنبيهك عن \u2068${name}\u2069 (إن لم تطلبه فتجاهل):`,
};
