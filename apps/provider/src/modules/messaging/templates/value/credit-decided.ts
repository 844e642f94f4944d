import type { creditMail as english } from '@dijla/messages/en/mail/credit-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';
import type { MessageMoney } from '../../rendering/writing.ts';

const decisions = ['open', 'declined', 'suspended', 'closed'] as const;
type CreditDecision = (typeof decisions)[number];

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'credit-decided': {
      /** The state it came to. */
      became: Partial<Record<CreditDecision, true>>;
      limit: MessageMoney;
      /** What the shop said with it; null: nothing. */
      answer: string | null;
    };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/credit-mail', 'creditMail');
const payments = '/my-account/payments';
const stateOf = (became: Partial<Record<CreditDecision, true>>): CreditDecision =>
  decisions.find((state) => became[state] === true) ?? 'closed';

/** The shop has decided on a customer's credit line. */
export const template = messageTemplate({
  name: 'credit-decided',
  kind: 'service',
  example: {
    became: { open: true },
    limit: { amount: 500_000, currency: 'IQD', scale: 0 },
    answer: 'Welcome',
  },
  mail: ({ became, limit, answer }, { language, shop, money, url }) => {
    const [texts, state] = [textsIn[language], stateOf(became)];
    return {
      subject: texts.subject(shop),
      heading: texts.heading[state],
      blocks: [
        paragraph(texts.text[state](money(limit))),
        ...(answer === null ? [] : [paragraph(answer)]),
        button(texts.toPayments, url(payments)),
      ],
      reason: frameTexts[language].becauseCustomer(shop),
    };
  },
  sms: ({ became, limit }, { language, shop, money, url }) =>
    `${shop}: ${textsIn[language].text[stateOf(became)](money(limit))}\n${url(payments)}`,
});
