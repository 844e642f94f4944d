import type { reviewsMail as english } from '../../en/mail/reviews-mail.ts';

export const reviewsMail: typeof english = {
  subject: (name) => `كيف وجدت ${name}؟`,
  heading: 'أخبر الآخرين برأيك',
  text: (number) => `وصل طلبك ${number} قبل أيام. كلمات قليلة ونجومك تساعد من يشتري بعدك على الاختيار.`,
  write: 'اكتب تقييماً',
  order: 'عرض طلبك',
  notice: 'كلمات قليلة ونجومك تساعد من يشتري بعدك على الاختيار.',
  stopText: 'نسأل مرة واحدة عن كل طلب. يمكنك إيقاف هذه الرسائل في أي وقت.',
  stop: 'أوقفوا هذه الرسائل',
  reason: (shop) => `وصلتك هذه الرسالة لأنك اشتريت من ${shop}.`,
  sms: 'كيف وجدت ما اشتريته؟ اكتب تقييماً:',
  stopSms: 'للإيقاف:',
};
