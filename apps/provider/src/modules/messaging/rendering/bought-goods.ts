import type { cardsMail as english } from '@dijla/messages/en/mail/cards-mail';
import { button, facts, paragraph } from './blocks.ts';
import { frameTexts } from './mail-footer.ts';
import { namedIn, type OrderInMessage, orderTexts } from './order-in-message.ts';
import type { Writing } from './writing.ts';

/** Of which order the goods are, and whether its buyer finds them in an account. */
export type BoughtGoods = { order: OrderInMessage; isOfAccount: boolean };

/**
 * Returns a mail and an SMS that say where bought codes or files are. They bring none themselves, as a message may be
 * forwarded and is kept by others.
 */
export const toldWhere = (
  textsIn: Readonly<Record<Writing['language'], typeof english>>,
  place: (goods: BoughtGoods, writing: Writing) => string,
) => ({
  mail: (goods: BoughtGoods, writing: Writing) => {
    const { order, isOfAccount } = goods;
    const texts = textsIn[writing.language];
    return {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      blocks: [
        paragraph(orderTexts[writing.language].hello(order.firstname)),
        paragraph(isOfAccount ? texts.textOfAccount : texts.text),
        facts([[orderTexts[writing.language].orderNumber, order.orderNumber]]),
        button(texts.open, place(goods, writing)),
      ],
      reason: frameTexts[writing.language].becauseOrdered(writing.shop),
    };
  },
  sms: (goods: BoughtGoods, writing: Writing) =>
    `${textsIn[writing.language].sms(namedIn(goods.order, writing))}\n${place(goods, writing)}`,
});
