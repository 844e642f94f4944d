import type { codeMail as english } from '../../en/mail/codes.ts';
import { pluralArabic } from '../../plural.ts';

const minutes = (count: number): string =>
  pluralArabic(count, {
    zero: `${count} دقيقة`,
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  });

export const codeMail: typeof english = {
  subject: (shop) => `رمزك في ${shop}`,
  heading: 'رمزك',
  text: 'اكتب هذا الرمز:',
  textOfOrder: (number) => `اكتب هذا الرمز لتأكيد طلبك رقم ${number}:`,
  validFor: (count) => `الرمز صالح لمدة ${minutes(count)}. لا تعطه لأحد، حتى لو قال إنه من المتجر.`,
  sms: ({ shop, code, validMinutes }) =>
    `${code} رمزك في ${shop}، صالح لمدة ${minutes(validMinutes)}. لا تعطه لأحد.`,
  smsOfOrder: ({ shop, code, validMinutes }, number) =>
    `${code} رمز تأكيد طلبك رقم ${number} في ${shop}، صالح لمدة ${minutes(validMinutes)}. إن لم تطلب شيئاً فتجاهل هذه الرسالة.`,
};
