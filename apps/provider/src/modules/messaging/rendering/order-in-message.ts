import type { CurrencyCode } from '@dijla/contract/client';
import type { orderMail as english } from '@dijla/messages/en/mail/orders';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import { amounts, type Block, button, facts, paragraph } from './blocks.ts';
import { frameTexts } from './mail-footer.ts';
import type { Mail } from './template.ts';
import type { LinkedOrder, MessageMoney, OrderLink, Writing } from './writing.ts';

/** What messages say of an order; amounts in minor units of its currency. */
export type OrderInMessage = LinkedOrder & {
  firstname: string;
  currency: { code: CurrencyCode; scale: number };
  lines: readonly { name: string; qty: number; amount: number }[];
  /** The rows between the lines and the grand total, with their titles. */
  totals: readonly { title: string; amount: number }[];
  grandTotal: number;
  /** What the courier or gateway takes, where it is another amount than the total or of another currency. */
  payable: MessageMoney | null;
  paymentTitle: string;
  /** Null when nothing is delivered. */
  delivery: { slot: string | null; address: string } | null;
};

export const orderTexts = await textsInLanguages<typeof english>('mail/orders', 'orderMail');

const inCurrency = ({ currency: { code, scale } }: OrderInMessage, amount: number): MessageMoney => ({
  amount,
  currency: code,
  scale,
});

/** Writes what the customer pays: in dinars where the courier takes dinars. */
export const dueOf = (order: OrderInMessage, { money }: Writing): string =>
  money(order.payable ?? inCurrency(order, order.grandTotal));

/** What placeholders of the owner's texts about an order stand for. */
export const orderWords = (
  { order, reason }: { order: OrderInMessage; reason?: string | null },
  writing: Writing,
): Readonly<Record<string, string>> => ({
  shop: writing.shop,
  name: order.firstname,
  number: order.orderNumber,
  total: dueOf(order, writing),
  ...(reason === undefined ? {} : { reason: reason ?? '' }),
});

/** How an SMS names the shop and the order. */
export const namedIn = ({ orderNumber }: OrderInMessage, { shop }: Writing) => ({
  shop,
  number: orderNumber,
});

const linesBlock = (order: OrderInMessage, { language, money }: Writing): Block =>
  amounts([
    ...order.lines.map(({ name, qty, amount }) => ({
      title: qty === 1 ? name : `${qty} × ${name}`,
      amount: money(inCurrency(order, amount)),
    })),
    ...order.totals.map(({ title, amount }) => ({ title, amount: money(inCurrency(order, amount)) })),
    { title: orderTexts[language].total, amount: money(inCurrency(order, order.grandTotal)), isTotal: true },
  ]);

type OrderNews = {
  subject: string;
  heading: string;
  /** Sentences after the greeting. */
  texts: readonly string[];
  /** Facts of this message beside the number of the order. */
  news?: readonly (readonly [label: string, value: string | null])[];
  /** Whether lines, totals, payment and address are listed. */
  isWhole?: boolean;
  /** The called telephone for which its button leads to where the buyer confirms the order. */
  confirmsFor?: OrderLink['confirmsFor'];
};

/** Writes an e-mail about an order, with its number and a link to it. */
export const orderMailOf = (
  order: OrderInMessage,
  writing: Writing,
  { subject, heading, texts: sentences, news = [], isWhole = false, confirmsFor }: OrderNews,
): Mail => {
  const texts = orderTexts[writing.language];
  const { payable, delivery } = order;
  return {
    subject,
    heading,
    blocks: [
      paragraph(texts.hello(order.firstname)),
      paragraph(sentences.join(' ')),
      facts([[texts.orderNumber, order.orderNumber], ...news]),
      ...(isWhole
        ? [
            linesBlock(order, writing),
            facts([
              [texts.payable, payable === null ? null : writing.money(payable)],
              [texts.payment, order.paymentTitle],
              [texts.deliverySlot, delivery?.slot ?? null],
              [texts.sentTo, delivery?.address ?? null],
            ]),
          ]
        : []),
      button(confirmsFor ? texts.confirmOrder : texts.seeOrder, writing.orderUrl(order, { confirmsFor })),
    ],
    reason: frameTexts[writing.language].becauseOrdered(writing.shop),
    notice: { text: sentences.join(' '), topic: `order-${order.orderNumber}` },
  };
};

/** An SMS about an order: the sentence and a link to it, or to where the buyer confirms it. */
export const orderSmsOf = (
  order: OrderInMessage,
  writing: Writing,
  { sentence, confirmsFor }: { sentence: string } & OrderLink,
): string => `${sentence}\n${writing.orderUrl(order, { confirmsFor })}`;

/** Texts of a message about an order, in one language. */
type Said = {
  subject: (number: string) => string;
  heading: string;
  text: string;
  sms: (named: ReturnType<typeof namedIn>) => string;
};

type OrderParams = { order: OrderInMessage; reason?: string | null };

/**
 * Returns the e-mail and the SMS of a template that says one thing about an order, and the shop's reason where
 * there is one. `saidOf` picks what is said from the texts of a language.
 */
export const orderNotice = (
  saidOf: (texts: (typeof orderTexts)[keyof typeof orderTexts], params: OrderParams) => Said,
  { isWhole = false }: Pick<OrderNews, 'isWhole'> = {},
): {
  mail: (params: OrderParams, writing: Writing) => Mail;
  sms: (params: OrderParams, writing: Writing) => string;
  words: typeof orderWords;
} => ({
  words: orderWords,
  mail: (params, writing) => {
    const texts = orderTexts[writing.language];
    const { subject, heading, text } = saidOf(texts, params);
    return orderMailOf(params.order, writing, {
      subject: subject(params.order.orderNumber),
      heading,
      texts: [text],
      news: params.reason === undefined ? [] : [[texts.reason, params.reason]],
      isWhole,
    });
  },
  sms: (params, writing) => {
    const { sms } = saidOf(orderTexts[writing.language], params);
    return orderSmsOf(params.order, writing, { sentence: sms(namedIn(params.order, writing)) });
  },
});
