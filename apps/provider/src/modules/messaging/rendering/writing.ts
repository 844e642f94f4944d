import { momentInBaghdad } from '@dijla/commerce-rules/dates/moment-in-baghdad';
import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import type { CurrencyCode } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import type { StoreView } from '../../../call/store-view.ts';
import type { MessageBrand } from '../../shop-brand/shop-brand.ts';

/** An amount in minor units of its currency. */
export type MessageMoney = { amount: number; currency: CurrencyCode; scale: number };

/** The order that a link leads to. */
export type LinkedOrder = { orderId: number; orderNumber: string };

/**
 * For which called telephone the page that a link leads to offers to confirm the order; by default it does not. Or whether
 * it shows the codes that were bought with it, and not the order.
 */
export type OrderLink = {
  confirmsFor?: { telephone: string | null } | undefined;
  shows?: 'cards' | undefined;
};

/** How a message writes what depends on its language: names, money, moments, links. */
export type Writing = {
  language: Language;
  direction: 'ltr' | 'rtl';
  /** The shop's name. */
  shop: string;
  /** Who e-mails are from. */
  sender: string;
  /** The shop's own colors of buttons, if it has any. */
  button: MessageBrand['button'];
  /** Host of the shop's address, by which phones tell whose a code is. */
  host: string;
  money: (money: MessageMoney) => string;
  /** Writes epoch milliseconds as day and time in Baghdad. */
  moment: (time: number) => string;
  /** Keeps what reads from left to right, such as a telephone number, in order within Arabic. */
  leftToRight: (text: string) => string;
  /** Address of a page of the store, such as `/cart`. */
  url: (path: string) => string;
  /** Address at which a mail program ends the newsletter of this key, or other messages, without a page. */
  oneClickUrl: (key: string, of?: 'review-invitations') => string;
  /** Address under which whoever has it sees this order. */
  orderUrl: (order: LinkedOrder, link?: OrderLink) => string;
};

export type WritingParts = {
  brand: MessageBrand;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Path and query of an order's page, below the store. */
  orderPath: (order: LinkedOrder, link?: OrderLink) => string;
};

const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Returns how messages to shoppers of this store view are written, by the rules of its pages. */
export const writingOf = (
  { code, language, direction, currency: own }: StoreView,
  { brand, publicUrl, orderPath }: WritingParts,
): Writing => {
  const leftToRight = direction === 'rtl' ? isolated : (text: string) => text;
  const url = (path: string) => `${publicUrl}/${code}${path}`;
  return {
    language,
    direction,
    shop: brand.name,
    sender: brand.sender_name,
    button: brand.button,
    host: new URL(publicUrl).host,
    money: ({ amount, currency, scale }) =>
      formatMoney(
        amount,
        currency === own.code
          ? own
          : { ...own, code: currency, scale, symbol: currency, sign_placement: 'append' },
      ).text,
    moment: (time) => leftToRight(momentInBaghdad(time)),
    leftToRight,
    url,
    oneClickUrl: (key, of = undefined) =>
      `${publicUrl}/api/${of ?? 'newsletter'}/${code}/${encodeURIComponent(key)}`,
    orderUrl: (order, link) => url(orderPath(order, link)),
  };
};
