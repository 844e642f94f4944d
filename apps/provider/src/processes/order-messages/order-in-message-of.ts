import {
  fallbackStore,
  isStoreCode,
  type Language,
  type StoreView,
  storeViews,
} from '@dijla/contract/store-views';
import { type OrderInMessage, plainOfBuyer } from '../../modules/messaging/messaging.ts';
import type { OrderSummary } from '../../modules/orders/orders.ts';

/** The order's buyer, as far as messages reach them. */
export type OrderRecipient = {
  language: Language;
  email: string | null;
  telephone: string | null;
  /** The telephone by which the order is judged, and that the shop calls, as in lists of orders. */
  called: string | null;
};

const given = (...texts: readonly (string | null | undefined)[]): string | null =>
  texts.find((text) => text !== null && text !== undefined && text.trim() !== '') ?? null;

const viewOf = ({ store_code }: OrderSummary): StoreView =>
  storeViews[isStoreCode(store_code) ? store_code : fallbackStore];

/** Returns whom messages about an order go to: its buyer, in the language of the order's store. */
export const recipientOfOrder = (order: OrderSummary): OrderRecipient => {
  const { billing, shipping } = order.addresses;
  return {
    language: viewOf(order).language,
    email: given(billing?.email, shipping?.email, order.account_email),
    telephone: given(billing?.telephone, shipping?.telephone),
    called: given((shipping ?? billing)?.telephone),
  };
};

/** Between the parts of an address, by the letters they are written in. */
const separators: Record<StoreView['script'], string> = { Latn: ', ', Arab: '، ' };

const addressIn = (order: OrderSummary): string => {
  const address = order.addresses.shipping;
  if (address === undefined) return '';
  const { firstname, lastname, street, landmark, city, region } = address;
  const name = [firstname, lastname].map(plainOfBuyer).filter(Boolean).join(' ');
  const parts = [name, ...[...street, landmark ?? '', city, region ?? ''].map(plainOfBuyer)];
  return [...new Set(parts)].filter(Boolean).join(separators[viewOf(order).script]);
};

/** The sum of the lines stands above the others, and free delivery is worth saying; other rows of 0 are not. */
const shownAtZero = new Set(['subtotal', 'shipping']);

/** Returns an order as messages tell of it. */
export const orderInMessageOf = (orderId: number, order: OrderSummary): OrderInMessage => {
  const { billing, shipping } = order.addresses;
  const { payable } = order;
  return {
    orderId,
    orderNumber: order.order_number,
    firstname: plainOfBuyer((billing ?? shipping)?.firstname ?? ''),
    currency: { code: order.currency, scale: order.scale },
    lines: order.lines.map(({ name, qty, row_total_incl_tax }) => ({
      name,
      qty,
      amount: row_total_incl_tax,
    })),
    totals: order.totals.flatMap(({ code, title, value }) =>
      code === 'grand_total' || value === null || (value === 0 && !shownAtZero.has(code))
        ? []
        : [{ title, amount: value }],
    ),
    grandTotal: order.grand_total,
    payable:
      payable === null || (payable.currency_code === order.currency && payable.total === order.grand_total)
        ? null
        : { amount: payable.total, currency: payable.currency_code, scale: payable.scale },
    paymentTitle: order.payment_title,
    delivery: order.is_virtual ? null : { slot: order.delivery_slot, address: addressIn(order) },
  };
};
