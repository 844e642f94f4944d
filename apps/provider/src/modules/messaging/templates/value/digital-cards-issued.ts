import type { cardsMail as english } from '@dijla/messages/en/mail/cards-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { type BoughtGoods, toldWhere } from '../../rendering/bought-goods.ts';
import { exampleOrder } from '../../rendering/example-order.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'digital-cards-issued': BoughtGoods;
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/cards-mail', 'cardsMail');

/** Codes were issued for an order. */
export const template = messageTemplate({
  name: 'digital-cards-issued',
  kind: 'service',
  example: { order: exampleOrder, isOfAccount: false },
  ...toldWhere(textsIn, ({ order, isOfAccount }, { url, orderUrl }) =>
    isOfAccount ? url('/my-account/digital-cards') : orderUrl(order, { shows: 'cards' }),
  ),
});
