import type { reviewsMail as english } from '@dijla/messages/en/mail/reviews-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, paragraph } from '../../rendering/blocks.ts';
import { messageTemplate } from '../../rendering/template.ts';
import type { LinkedOrder } from '../../rendering/writing.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `path` is that of a product's page below the store; `key` ends such messages. */
    'review-invitation': { order: LinkedOrder; goods: { name: string; path: string }[]; key: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/reviews-mail', 'reviewsMail');

/** Opens the form of a review on a product's page. */
const formOf = (path: string): string => `${path}?review=1#reviews`;

/** What was delivered some days ago is to be reviewed. */
export const template = messageTemplate({
  name: 'review-invitation',
  kind: 'marketing',
  example: {
    order: { orderId: 10_017, orderNumber: '10017' },
    goods: [
      { name: 'Samawa steel bottle', path: '/samawa-steel-bottle' },
      { name: 'Cotton tee', path: '/cotton-tee' },
    ],
    key: 'UmV2aWV3c0FyZUVuZGVk',
  },
  mail: ({ order, goods, key }, { language, shop, url, orderUrl, oneClickUrl }) => {
    const texts = textsIn[language];
    const name = goods[0]?.name ?? '';
    return {
      subject: texts.subject(name),
      heading: texts.heading,
      blocks: [
        paragraph(texts.text(order.orderNumber)),
        ...goods.flatMap((product) => [
          paragraph(product.name),
          button(texts.write, url(formOf(product.path))),
        ]),
        button(texts.order, orderUrl(order)),
        paragraph(texts.stopText),
        button(texts.stop, url(`/alerts?reviews=${encodeURIComponent(key)}`)),
      ],
      reason: texts.reason(shop),
      unsubscribeUrl: oneClickUrl(key, 'review-invitations'),
      notice: { text: texts.notice, topic: `reviews-${order.orderNumber}` },
    };
  },
  sms: ({ goods, key }, { language, shop, url }) => {
    const texts = textsIn[language];
    return `${shop}: ${texts.sms}\n${url(formOf(goods[0]?.path ?? ''))}\n${texts.stopSms} ${url(`/alerts?reviews=${encodeURIComponent(key)}`)}`;
  },
});
