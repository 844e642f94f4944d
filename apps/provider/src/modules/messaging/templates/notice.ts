import { button, paragraph } from '../rendering/blocks.ts';
import { frameTexts } from '../rendering/mail-footer.ts';
import { messageTemplate } from '../rendering/template.ts';

/** Texts in the recipient's language, and a page of the store, such as `/cart`, to go on to. */
type Notice = {
  subject: string;
  paragraphs: readonly string[];
  link?: { label: string; path: string };
};

declare module '../rendering/template.ts' {
  interface TemplateParams {
    notice: Notice;
  }
}

/** A plain message to a customer, written by whoever sends it. */
export const template = messageTemplate({
  name: 'notice',
  kind: 'service',
  example: {
    subject: 'Your gift card',
    paragraphs: ['Somebody sent you a gift card.', 'Spend it before summer.'],
    link: { label: 'Open it', path: '/gift-card' },
  },
  mail: ({ subject, paragraphs, link }, { language, shop, url }) => ({
    subject,
    heading: subject,
    blocks: [
      ...paragraphs.map(paragraph),
      ...(link === undefined ? [] : [button(link.label, url(link.path))]),
    ],
    reason: frameTexts[language].becauseCustomer(shop),
  }),
  sms: ({ paragraphs, link }, { shop, url }) =>
    [`${shop}: ${paragraphs.join(' ')}`, ...(link === undefined ? [] : [url(link.path)])].join('\n'),
});
