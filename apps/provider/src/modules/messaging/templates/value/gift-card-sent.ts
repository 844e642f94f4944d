import type { giftCardMail as english } from '@dijla/messages/en/mail/gift-card-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { facts, paragraph } from '../../rendering/blocks.ts';
import { exampleOrder } from '../../rendering/example-order.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { type OrderInMessage, orderTexts } from '../../rendering/order-in-message.ts';
import { messageTemplate } from '../../rendering/template.ts';
import type { MessageMoney } from '../../rendering/writing.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `to` is the address or number that it was sent to. */
    'gift-card-sent': { order: OrderInMessage; to: string; amount: MessageMoney };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/gift-card-mail', 'giftCardMail');

/** A gift card was sent to whom its buyer named. Its code is not in it. */
export const template = messageTemplate({
  name: 'gift-card-sent',
  kind: 'service',
  example: {
    order: exampleOrder,
    to: 'sara@example.com',
    amount: { amount: 25_000, currency: 'IQD', scale: 0 },
  },
  mail: ({ order, to, amount }, { language, shop, money, leftToRight }) => {
    const texts = textsIn[language];
    return {
      subject: texts.sentSubject(order.orderNumber),
      heading: texts.sentHeading,
      blocks: [
        paragraph(orderTexts[language].hello(order.firstname)),
        paragraph(texts.sentText),
        facts([
          [texts.sentTo, leftToRight(to)],
          [texts.amount, money(amount)],
          [orderTexts[language].orderNumber, order.orderNumber],
        ]),
      ],
      reason: frameTexts[language].becauseOrdered(shop),
      notice: { text: texts.sentText, topic: `gift-card ${order.orderNumber}` },
    };
  },
});
