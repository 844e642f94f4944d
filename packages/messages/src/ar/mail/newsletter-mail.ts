import type { newsletterMail as english } from '../../en/mail/newsletter-mail.ts';

export const newsletterMail: typeof english = {
  confirmSubject: (shop) => `أكّد اشتراكك في نشرة ${shop}`,
  confirmHeading: 'هل نراسلك؟',
  confirmText:
    'طلب أحدهم أن نرسل نشرتنا إلى هذا العنوان. إن كنت أنت فأكّد ذلك في الصفحة التالية؛ الرابط صالح ليومين. وإن لم تكن أنت فتجاهل هذه الرسالة ولن نراسلك.',
  confirm: 'أكّد',
  endSubject: (shop) => `هل نوقف نشرة ${shop}؟`,
  endHeading: 'هل نتوقف عن مراسلتك؟',
  endText:
    'طلب أحدهم إيقاف النشرة لهذا العنوان. إن كنت أنت فأكّد ذلك في الصفحة التالية. وإن لم تكن أنت فتجاهل هذه الرسالة ولن يتغيّر شيء.',
  end: 'إلغاء الاشتراك',
  welcomeSubject: (shop) => `أهلاً بك في نشرة ${shop}`,
  welcomeHeading: 'يسعدنا انضمامك',
  welcomeText: 'من الآن نكتب لك بين حين وآخر عن الجديد والعروض.',
  promotionName: 'النشرة البريدية',
  promotionText: 'خصم 10 بالمئة على طلب واحد، لمن يشترك في النشرة البريدية.',
  couponPercent: (percent) => `شكراً لك، هذا الرمز يخصم ${percent}% من طلب واحد:`,
  coupon: 'شكراً لك، هذا رمز لطلب واحد:',
  couponHow: 'اكتبه في السلة في خانة «رمز الخصم».',
  shop: 'إلى المتجر',
  stopText: 'يمكنك اختيار ما نكتب لك عنه، وإلغاء الاشتراك في أي وقت.',
  preferences: 'اختر ما يصلك',
  stop: 'إلغاء الاشتراك',
  welcomeReason: (shop) => `وصلتك هذه الرسالة لأنك اشتركت في نشرة ${shop}.`,
};
