import type { cardsMail as english } from '../../en/mail/cards-mail.ts';

export const cardsMail: typeof english = {
  subject: (number) => `بطاقاتك الرقمية للطلب ${number} جاهزة`,
  heading: 'بطاقاتك الرقمية جاهزة',
  text: 'افتح بطاقاتك من الزر أدناه. الرابط لك وحدك، فكل من يملكه يرى الرموز. لا نرسل الرموز بالبريد الإلكتروني ولا برسالة نصية.',
  textOfAccount: 'تجدها في حسابك. لا نرسل الرموز بالبريد الإلكتروني ولا برسالة نصية.',
  open: 'افتح بطاقاتي',
  sms: ({ shop, number }) => `${shop}: البطاقات الرقمية لطلبك ${number} جاهزة.`,
};
