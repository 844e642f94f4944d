import type { downloadsMail as english } from '../../en/mail/downloads-mail.ts';

export const downloadsMail: typeof english = {
  subject: (number) => `ملفات طلبك ${number} جاهزة للتنزيل`,
  heading: 'ملفاتك جاهزة',
  text: 'افتح طلبك من الزر أدناه ونزّل ملفاتك من هناك. الرابط لك وحدك.',
  textOfAccount: 'تجدها في حسابك ضمن «التنزيلات».',
  open: 'افتح ملفاتي',
  sms: ({ shop, number }) => `${shop}: ملفات طلبك ${number} جاهزة للتنزيل.`,
};
