import type { newsletter as english } from '../../en/lists/newsletter.ts';

export const newsletter: typeof english = {
  intro: 'الجديد والعروض على بريدك بين حين وآخر. يمكنك إلغاء الاشتراك في أي وقت.',
  email: 'البريد الإلكتروني',
  preference: 'أرسلوا لي النشرة',
  goesTo: 'تصل إلى',
  asked: 'بقيت خطوة: أكّد اشتراكك في الرسالة التي أرسلناها إلى بريدك.',
  turnedOn: 'اشتركت في النشرة.',
  turnedOff: 'أُلغي اشتراكك في النشرة.',
  confirmTitle: 'هل نراسلك؟',
  confirmText: 'اضغط الزر لتصلك النشرة على العنوان الذي كتبنا إليه.',
  confirm: 'نعم، أرسلوها لي',
  confirmed: 'اشتركت في النشرة',
  confirmedText: 'ستصلك النشرة من الآن.',
  couponSent: 'أرسلنا إلى بريدك رمز خصم لطلب واحد.',
  stopTitle: 'هل تريد إلغاء الاشتراك؟',
  stopText: 'اضغط الزر ولن تصلك النشرة بعد الآن.',
  stop: 'إلغاء الاشتراك',
  stopped: 'أُلغي اشتراكك',
  stoppedText: 'لن تصلك النشرة بعد الآن.',
  notDone: 'لم ينجح ذلك',
  noAnswer: 'لم ينجح ذلك. راجع اتصالك وحاول مرة أخرى.',
};
