import type { creditMail as english } from '../../en/mail/credit-mail.ts';

export const creditMail: typeof english = {
  subject: (shop) => `الدفع لاحقاً في ${shop}`,
  heading: {
    open: 'يمكنك الدفع لاحقاً لدينا',
    declined: 'لا يمكننا تقديم ذلك لك',
    suspended: 'حسابك الآجل متوقف مؤقتاً',
    closed: 'أُغلق حسابك الآجل',
  },
  text: {
    open: (limit) => `حسابك الآجل مفتوح: اشترِ حتى ${limit} وادفع لاحقاً.`,
    declined: () => 'طلبتَ الدفع لاحقاً. نأسف، لا يمكننا تقديم ذلك لك.',
    suspended: () => 'لا يمكنك الطلب عليه حالياً، وما عليك يبقى كما هو.',
    closed: () => 'لا يمكنك الطلب عليه بعد الآن، وما عليك يبقى كما هو.',
  },
  toPayments: 'شاهد مدفوعاتك',
};
