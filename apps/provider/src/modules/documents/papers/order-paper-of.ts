import type { Language } from '@dijla/contract/store-views';
import { namesOfRegion, type Stores } from '../../store-views/store-views.ts';
import { kindMember } from '../../payments/payments.ts';
import type { OrderPaper, PaperAddress, Words } from './order-paper.ts';
import type { OrderRow } from './order-paper-sql.ts';

/** What a checkout sends that asks for no street. */
const noStreet = '-';

type AddressOfRow = OrderRow['addresses'][number];

const regionOf = ({ region, region_name }: AddressOfRow, language: Language): Words => {
  if (region !== null) return namesOfRegion(region.id, region.names);
  return region_name ? { [language]: region_name } : {};
};

const landmarkOf = (address: AddressOfRow | undefined): string | null => {
  const note = address?.extras?.['shipping_note'];
  return typeof note === 'string' && note.trim() !== '' ? note.trim() : null;
};

/**
 * A checkout sends the landmark of the delivery as the street where no street is known, in both addresses
 * (record 63); it is no street on a paper.
 */
const whereOf = (address: AddressOfRow, near: string | null): Pick<PaperAddress, 'street' | 'landmark'> => {
  const street = address.street.filter((line) => line.trim() !== '' && line !== noStreet);
  return near !== null && street.length === 1 && street[0]?.trim() === near
    ? { street: [], landmark: near }
    : { street, landmark: landmarkOf(address) };
};

const addressOf = (
  address: AddressOfRow,
  { language, near }: Pick<OrderPaper, 'language'> & { near: string | null },
): PaperAddress => ({
  name: `${address.firstname} ${address.lastname}`,
  company: address.company || null,
  tax_id: address.vat_id || null,
  telephone: address.telephone || null,
  region: regionOf(address, language),
  city: address.city,
  ...whereOf(address, near),
  postcode: address.postcode || null,
  country: address.country,
});

/** Returns the texts of today, with the one that was frozen with the order in the order's language. */
const withFrozen = (words: Words | null, frozen: Words): Words => ({ ...words, ...frozen });

const deliveryOf = (
  { is_virtual, shipping_title, shipping_titles, delivery_slot, slot_labels }: OrderRow,
  { language }: Pick<OrderPaper, 'language'>,
): OrderPaper['delivery'] => {
  if (is_virtual) return null;
  return {
    title: withFrozen(shipping_titles, shipping_title === null ? {} : { [language]: shipping_title }),
    slot: delivery_slot === null ? null : (slot_labels ?? { [language]: delivery_slot }),
  };
};

const partiesOf = (
  row: OrderRow,
  { language }: Pick<OrderPaper, 'language'>,
): Pick<OrderPaper, 'shipping' | 'billing'> => {
  const of = (kind: 'shipping' | 'billing') => row.addresses.find((address) => address.kind === kind);
  const [shipping, billing] = [of('shipping'), of('billing') ?? of('shipping')];
  if (billing === undefined) throw new Error(`Order ${row.id} has no address`);
  const where = { language, near: landmarkOf(shipping) };
  return {
    shipping: shipping === undefined ? null : addressOf(shipping, where),
    billing: addressOf(billing, where),
  };
};

/**
 * Returns what the papers of an order say of it. What is due is what the ledger has not received; what a credit line has
 * paid is due on that line, until `due_at`.
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
    due_at: row.credit_due_on === null ? null : `${row.credit_due_on}T00:00:00.000Z`,
    payment: {
      code: row.payment_method_code,
      title: withFrozen(row.payment_titles, { [language]: row.payment_title }),
      kind: kindMember({ code: row.payment_method_code, row_kind: row.row_kind }).kind ?? null,
    },
    delivery: deliveryOf(row, { language }),
    ...partiesOf(row, { language }),
  };
};
