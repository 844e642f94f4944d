import type { cardsMail as english } from '@dijla/messages/en/mail/cards-mail';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import { button, facts, paragraph } from '../rendering/blocks.ts';
import { exampleOrder } from '../rendering/example-order.ts';
import { frameTexts } from '../rendering/mail-footer.ts';
import { namedIn, type OrderInMessage, orderTexts } from '../rendering/order-in-message.ts';
import { messageTemplate } from '../rendering/template.ts';
import type { Writing } from '../rendering/writing.ts';

type Params = { order: OrderInMessage; isOfAccount: boolean };

declare module '../rendering/template.ts' {
  interface TemplateParams {
    'digital-cards-issued': Params;
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/cards-mail', 'cardsMail');

/** Where the codes are seen; the message itself has none, as it may be forwarded and is kept by others. */
const place = ({ order, isOfAccount }: Params, { url, orderUrl }: Writing): string =>
  isOfAccount ? url('/my-account/digital-cards') : orderUrl(order, { shows: 'cards' });

/** Codes were issued for an order. */
export const template = messageTemplate({
  name: 'digital-cards-issued',
  kind: 'service',
  example: { order: exampleOrder, isOfAccount: false },
  mail: (params, writing) => {
    const { order, isOfAccount } = params;
    const texts = textsIn[writing.language];
    return {
      subject: texts.subject(order.orderNumber),
      heading: texts.heading,
      blocks: [
        paragraph(orderTexts[writing.language].hello(order.firstname)),
        paragraph(isOfAccount ? texts.textOfAccount : texts.text),
        facts([[orderTexts[writing.language].orderNumber, order.orderNumber]]),
        button(texts.open, place(params, writing)),
      ],
      reason: frameTexts[writing.language].becauseOrdered(writing.shop),
    };
  },
  sms: (params, writing) =>
    `${textsIn[writing.language].sms(namedIn(params.order, writing))}\n${place(params, writing)}`,
});
