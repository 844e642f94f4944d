import type { giftCardMail as english } from '../../en/mail/gift-card-mail.ts';

export const giftCardMail: typeof english = {
  subject: (from, shop) => `${from} أرسل لك بطاقة هدية من ${shop}`,
  subjectOfOwn: (shop) => `بطاقة هديتك من ${shop}`,
  heading: 'هدية لك',
  occasions: {
    eid: 'عيدك مبارك!',
    birthday: 'عيد ميلاد سعيد!',
    wedding: 'ألف مبروك الزواج!',
    graduation: 'ألف مبروك التخرّج!',
    thanks: 'شكراً لك!',
  },
  text: (from, amount) => `وصلتك من ${from} بطاقة هدية بقيمة ${amount}، تدفع بها ثمن أي شيء في متجرنا.`,
  textOfOwn: (amount) =>
    `هذه بطاقة هديتك بقيمة ${amount}، تدفع بها ثمن أي شيء في متجرنا، وتستطيع أن تهديها لمن تحب.`,
  pin: 'الرقم السري',
  validUntil: 'صالحة حتى',
  howTo:
    'أدخل الرمز والرقم السري في السلة أو عند إتمام الطلب. تستطيع صرفها على دفعات، وما يتبقى يظل في البطاقة. كل من يملك الرمز والرقم السري يستطيع صرفها، فلا تشارك هذه الرسالة.',
  open: 'تحقّق من الرصيد',
  sms: ({ shop, from, amount, code, pin }) =>
    `وصلتك من ${from} بطاقة هدية بقيمة ${amount} من ${shop}. الرمز ${code} والرقم السري ${pin}. كل من يملكهما يستطيع صرفها.`,
  smsOfOwn: ({ shop, amount, code, pin }) =>
    `بطاقة هديتك بقيمة ${amount} من ${shop}. الرمز ${code} والرقم السري ${pin}. كل من يملكهما يستطيع صرفها.`,
  sentSubject: (number) => `أُرسلت بطاقة هديتك (الطلب ${number})`,
  sentHeading: 'أُرسلت بطاقة هديتك',
  sentText: 'أرسلنا بطاقة هديتك مع رمزها وكلماتك.',
  sentTo: 'أُرسلت إلى',
  amount: 'القيمة',
};
