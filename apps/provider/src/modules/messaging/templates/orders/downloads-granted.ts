import type { downloadsMail as english } from '@dijla/messages/en/mail/downloads-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { type BoughtGoods, toldWhere } from '../../rendering/bought-goods.ts';
import { exampleOrder } from '../../rendering/example-order.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'downloads-granted': BoughtGoods;
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/downloads-mail', 'downloadsMail');

/** The files of an order can be downloaded. */
export const template = messageTemplate({
  name: 'downloads-granted',
  kind: 'service',
  example: { order: exampleOrder, isOfAccount: false },
  ...toldWhere(textsIn, ({ order, isOfAccount }, { url, orderUrl }) =>
    isOfAccount ? url('/my-account/downloads') : orderUrl(order),
  ),
});
