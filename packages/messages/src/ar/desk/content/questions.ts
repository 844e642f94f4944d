import type { questions as english } from '../../../en/desk/content/questions.ts';
import { grouped } from '../../../plural.ts';

export const questions: typeof english = {
  title: 'الأسئلة',
  help: [
    'ما يسأله الزبائن عن منتج ينتظر هنا حتى تقبله. والجواب عن سؤال يقبله أيضاً.',
    'يمكن لمن اشتروا المنتج أن يجيبوا، وأجوبتهم تنتظر هنا كذلك. نخبر السائل بكل جواب بالبريد.',
  ],
  waiting: 'بالانتظار',
  states: { pending: 'بالانتظار', approved: 'مقبول', rejected: 'مرفوض' },
  state: 'الحالة',
  sku: 'رمز المنتج',
  columns: {
    question: 'السؤال',
    product: 'المنتج',
    by: 'السائل',
    answers: 'الأجوبة',
    state: 'الحالة',
    since: 'منذ',
  },
  rude: 'كلمات نابية',
  waitingAnswers: (count) => `بالانتظار: ${grouped(count)}`,
  approve: 'قبول',
  reject: 'رفض',
  approveMany: (count) => `قبول (${grouped(count)})`,
  rejectMany: (count) => `رفض (${grouped(count)})`,
  decided: (count) => `حُسم: ${grouped(count)}`,
  answers: 'الأجوبة',
  shop: 'المتجر',
  helpful: (count) => `وجده مفيداً: ${grouped(count)}`,
  answer: 'جواب المتجر',
  answerHint: 'يقرأه الجميع في صفحة المنتج، ونخبر به السائل. اتركه فارغاً إن لم يكن لك جواب.',
  saveAnswer: 'حفظ الجواب',
  answerSaved: 'حُفظ الجواب',
};
