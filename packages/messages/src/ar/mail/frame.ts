import type { mailFrame as english } from '../../en/mail/frame.ts';

export const mailFrame: typeof english = {
  questions: 'هل لديك سؤال؟',
  call: (number) => `اتصل على ${number}`,
  whatsapp: (number) => `واتساب ${number}`,
  becauseOrdered: (shop) => `وصلتك هذه الرسالة لأن هذا العنوان كُتب مع طلب من ${shop}.`,
  becauseAsked: (shop) =>
    `وصلتك هذه الرسالة لأن أحداً كتب هذا العنوان في ${shop}. إن لم تكن أنت، فلا حاجة لأن تفعل شيئاً.`,
  becauseCustomer: (shop) => `وصلتك هذه الرسالة لأنك من زبائن ${shop}.`,
};
