import type { listsMail as english } from '@dijla/messages/en/mail/lists-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, facts, paragraph } from '../../rendering/blocks.ts';
import { messageTemplate } from '../../rendering/template.ts';
import type { MessageMoney, Writing } from '../../rendering/writing.ts';

/** A product that is back, or cheaper; `path` is that of its page below the store. */
type AlertInMessage = { name: string; path: string; kind: 'price' | 'stock'; price: MessageMoney | null };

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `key` ends the first of them, or all of the recipient's. */
    alert: { alerts: AlertInMessage[]; key: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/lists-mail', 'listsMail');

/** Says the first of these in a sentence, and how many more there are. */
const said = (alerts: readonly AlertInMessage[], texts: typeof english, money: Writing['money']): string => {
  const [first] = alerts;
  if (first === undefined) return '';
  const news = first.kind === 'stock' ? texts.back(first.name) : texts.cheaper(first.name);
  const price = first.price ? ` ${money(first.price)}` : '';
  return `${news}${price}${alerts.length > 1 ? ` ${texts.more(alerts.length - 1)}` : ''}`;
};

/** What somebody watches is back in stock, or cheaper. */
export const template = messageTemplate({
  name: 'alert',
  kind: 'service',
  example: {
    alerts: [
      { name: 'Samawa steel bottle', path: '/samawa-steel-bottle', kind: 'stock', price: null },
      {
        name: 'Cotton tee',
        path: '/cotton-tee',
        kind: 'price',
        price: { amount: 12_000, currency: 'IQD', scale: 0 },
      },
    ],
    key: 'QWxlcnRzQXJlRW5kZWQ',
  },
  mail: ({ alerts, key }, { language, shop, money, url }) => {
    const texts = textsIn[language];
    const stop = (query: string) => url(`/alerts?stop=${encodeURIComponent(key)}${query}`);
    return {
      subject: texts.alertSubject(alerts[0]?.name ?? '', alerts.length),
      heading: texts.alertHeading,
      blocks: [
        ...alerts.flatMap(({ name, path, kind, price }) => [
          paragraph(kind === 'stock' ? texts.back(name) : texts.cheaper(name)),
          facts([[texts.priceNow, price === null ? null : money(price)]]),
          button(texts.see, url(path)),
        ]),
        paragraph(texts.stopText),
        button(alerts.length === 1 ? texts.stop : texts.stopAll, stop(alerts.length === 1 ? '' : '&all=1')),
      ],
      reason: texts.alertReason(shop),
      notice: { text: said(alerts, texts, money), topic: 'alerts' },
    };
  },
  sms: ({ alerts, key }, { language, shop, money, url }) => {
    const texts = textsIn[language];
    return `${shop}: ${said(alerts, texts, money)}\n${url(alerts[0]?.path ?? '/')}\n${texts.stopSms} ${url(`/alerts?stop=${encodeURIComponent(key)}&all=1`)}`;
  },
});
