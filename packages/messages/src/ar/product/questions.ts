import type { questions as english } from '../../en/product/questions.ts';
import { pluralArabic } from '../../plural.ts';

export const questions: typeof english = {
  title: 'أسئلة وأجوبة',
  none: 'لم يسأل أحد عن هذا المنتج بعد.',
  ask: 'اسأل سؤالاً',
  question: 'سؤالك',
  nickname: 'اسمك كما يراه الآخرون',
  email: 'بريد إلكتروني للجواب (اختياري)',
  emailHint: 'نكتب لك عندما يصل جواب. لا يراه أحد غيرنا.',
  wrongEmail: 'اكتب بريداً إلكترونياً أو اتركه فارغاً.',
  gap: 'اكتب حرفين على الأقل.',
  send: 'إرسال السؤال',
  sending: 'جارٍ الإرسال...',
  failed: 'لم نتمكن من إرساله',
  offline: 'لا يوجد اتصال. أرسله عندما تتصل بالإنترنت.',
  thanks: 'شكراً لك! نقرأ كل شيء قبل أن يظهر هنا.',
  shop: 'المتجر',
  buyer: 'اشترى من هنا',
  answerThis: 'أجب',
  yourAnswer: 'جوابك',
  sendAnswer: 'إرسال الجواب',
  helpful: 'مفيد',
  helpfulTo: (count) =>
    pluralArabic(count, {
      zero: 'لم يجده أحد مفيداً',
      one: 'وجده زبون واحد مفيداً',
      two: 'وجده زبونان مفيداً',
      few: `وجده ${count} زبائن مفيداً`,
      many: `وجده ${count} زبوناً مفيداً`,
      other: `وجده ${count} زبون مفيداً`,
    }),
  more: 'عرض المزيد من الأسئلة',
  unread: 'لا يمكننا عرض الأسئلة الآن. راجع اتصالك وحاول مرة أخرى.',
  tryAgain: 'حاول مرة أخرى',
  noAnswer: 'لم ينجح ذلك. راجع اتصالك وحاول مرة أخرى.',
};
