import type { Stores } from '../../store-views/store-views.ts';
import { kindMember } from '../../payments/payments.ts';
import type { OrderPaper, PaperAddress, Words } from './order-paper.ts';
import type { OrderRow } from './order-paper-sql.ts';

/** What a checkout sends that asks for no street. */
const noStreet = '-';

const addressOf = (
  address: OrderRow['addresses'][number],
  { language }: Pick<OrderPaper, 'language'>,
): PaperAddress => ({
  name: `${address.firstname} ${address.lastname}`,
  company: address.company || null,
  tax_id: address.vat_id || null,
  telephone: address.telephone || null,
  region: address.region ?? (address.region_name ? { [language]: address.region_name } : {}),
  city: address.city,
  street: address.street.filter((line) => line.trim() !== '' && line !== noStreet),
  postcode: address.postcode || null,
  country: address.country,
});

/** Returns the texts of today, with the one that was frozen with the order in the order's language. */
const withFrozen = (words: Words | null, frozen: Words): Words => ({ ...words, ...frozen });

const deliveryOf = (
  { is_virtual, shipping_title, shipping_titles, delivery_slot, slot_labels, addresses }: OrderRow,
  { language }: Pick<OrderPaper, 'language'>,
): OrderPaper['delivery'] => {
  if (is_virtual) return null;
  const note = addresses.find(({ kind }) => kind === 'shipping')?.extras?.['shipping_note'];
  return {
    title: withFrozen(shipping_titles, shipping_title === null ? {} : { [language]: shipping_title }),
    slot: delivery_slot === null ? null : (slot_labels ?? { [language]: delivery_slot }),
    note: typeof note === 'string' && note.trim() !== '' ? note : null,
  };
};

const partiesOf = (
  row: OrderRow,
  order: Pick<OrderPaper, 'language'>,
): Pick<OrderPaper, 'shipping' | 'billing'> => {
  const of = (kind: 'shipping' | 'billing') => row.addresses.find((address) => address.kind === kind);
  const [shipping, billing] = [of('shipping'), of('billing') ?? of('shipping')];
  if (billing === undefined) throw new Error(`Order ${row.id} has no address`);
  return {
    shipping: shipping === undefined ? null : addressOf(shipping, order),
    billing: addressOf(billing, order),
  };
};

/**
 * Returns what the papers of an order say of it. No order has a due date yet; what is due is what the ledger
 * has not received.
 */
export const orderPaperOf = (row: OrderRow, stores: Pick<Stores, 'byCode'>): OrderPaper => {
  const { language } = stores.byCode(row.store_code);
  return {
    order_id: row.id,
    order_number: row.order_number,
    revision: row.revision,
    placed_at: row.placed_at.toISOString(),
    language,
    currency: row.currency,
    lines: row.lines,
    totals: row.totals,
    grand_total: row.grand_total,
    coupon_code: row.coupon_code,
    payable: row.payable,
    due: Math.max(row.due, 0),
    due_at: null,
    payment: {
      code: row.payment_method_code,
      title: withFrozen(row.payment_titles, { [language]: row.payment_title }),
      kind: kindMember({ code: row.payment_method_code, offline: row.is_offline }).kind ?? null,
    },
    delivery: deliveryOf(row, { language }),
    ...partiesOf(row, { language }),
  };
};
