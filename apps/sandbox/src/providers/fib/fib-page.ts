import { escaped, page } from '../../pages/page.ts';
import type { SandboxAnswer } from '../../sandbox-provider.ts';
import type { FibPayment } from './fib-bank.ts';

type Language = 'en' | 'ar';
const texts = {
  en: {
    title: 'FIB, a double',
    about: 'A double of the bank’s app on this machine. It takes no money.',
    none: 'Nothing to pay.',
    back: 'Back to the shop',
    acts: {
      pay: 'Pay',
      decline: 'Decline',
      'pay-silently': 'Pay, without telling the shop',
      'give-back': 'Give back',
    },
  },
  ar: {
    title: 'تطبيق FIB التجريبي',
    about: 'نسخة تجريبية من تطبيق المصرف على هذا الجهاز، لا تستلم أي مبلغ.',
    none: 'لا يوجد شيء للدفع.',
    back: 'العودة إلى المتجر',
    acts: {
      pay: 'ادفع',
      decline: 'ارفض',
      'pay-silently': 'ادفع دون إبلاغ المتجر',
      'give-back': 'أعد المبلغ',
    },
  },
} as const;

const actsOf = ({ status }: FibPayment): readonly (keyof (typeof texts)['en']['acts'])[] => {
  if (status === 'UNPAID') return ['pay', 'decline', 'pay-silently'];
  return status === 'REFUND_REQUESTED' ? ['give-back'] : [];
};

const row = (payment: FibPayment, { base, language }: { base: string; language: Language }): string => {
  const { paymentId, description, amount, readableCode, status, redirectUri } = payment;
  const words = texts[language];
  const acts = actsOf(payment).map(
    (act) =>
      `<form method="post" action="${base}/phone/${paymentId}/${act}?lang=${language}"><button>${words.acts[act]}</button></form>`,
  );
  return `<li>
<p><b>${escaped(description)}</b> · ${amount.amount} IQD · <code>${readableCode}</code> · ${status}</p>
${acts.join('')}
${redirectUri === undefined ? '' : `<a href="${escaped(redirectUri)}">${words.back}</a>`}</li>`;
};

/** Returns the telephone of the double of FIB: what there is to pay, the latest first. */
export const fibPhone = (
  payments: readonly FibPayment[],
  { base, language }: { base: string; language: Language },
): SandboxAnswer => {
  const { title, about, none } = texts[language];
  const rows = payments.toReversed().map((payment) => row(payment, { base, language }));
  return page({
    language,
    title,
    content: `<p>${about}</p><ul>${rows.join('') || `<li>${none}</li>`}</ul>`,
  });
};
