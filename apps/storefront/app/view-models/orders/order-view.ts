import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { type OrderStage, orderStageOf } from '@dijla/commerce-rules/order-states/order-stage';
import { paymentKindOf } from '@dijla/commerce-rules/payment/payment-kind-of';
import type {
  ChosenOption,
  CurrencySettings,
  OrderPage,
  PastAddress,
  PastOrder,
  PaymentKind,
  ProductOption,
} from '@dijla/contract/client';
import type { StoreView } from '@dijla/contract/store-views';
import type { CartSegmentView, PayableView } from '@dijla/device/cart-view/cart-view';
import { orderCurrency } from './order-currency.ts';
import { type RequestsView, requestsOf } from './order-requests.ts';
import { type OrderTone, toneOf } from './order-states.ts';

/** A line of an order; amounts in minor units of its currency, tax included. */
export type OrderLineView = {
  id: number;
  name: string;
  sku: string;
  parent_sku: string;
  qty: number;
  image: string | null;
  /** Path of the product's page; null when it is gone or not known. */
  url_path: string | null;
  options: readonly ChosenOption[];
  /** What one piece of a bundle holds. */
  parts: readonly { name: string; qty: number }[];
  unit_price: number;
  row_total: number;
  product_option: ProductOption | null;
  /** Whether it is sent by no courier. */
  is_virtual: boolean;
  size_class: string | null;
};

export type OrderAddressView = {
  name: string;
  company: string | null;
  tax_id: string | null;
  phone: string;
  region_id: number | null;
  region: string | null;
  city: string;
  /** Street and house, or the nearest landmark. */
  street: readonly string[];
  note: string | null;
};

export type OrderPackageView = {
  /** Counted from 1. */
  number: number;
  status: string;
  tone: OrderTone;
  carrier: string | null;
  tracking_number: string | null;
  lines: readonly OrderLineView[];
};

/** Something that happened to an order; `at` in ms since 1970. `package` is null where it concerns all of it. */
export type OrderHappening = { at: number; package: number | null } & (
  | { kind: 'state'; status: string }
  | { kind: 'change'; cause: OrderPage['changes'][number]['cause'] }
  | { kind: 'act'; act: 'confirmed' | 'paid' }
);

/** An order as its page shows it, by our provider or by any other of the wire. */
export type ShownOrder = RequestsView<OrderLineView> & {
  id: number;
  number: string;
  /** Milliseconds since 1970. */
  placed_at: number;
  status: string;
  tone: OrderTone;
  /** What it waits for while it is pending; null of any other state. */
  stage: OrderStage | null;
  currency: CurrencySettings;
  lines: readonly OrderLineView[];
  /** Whether it holds products of files, which a bundle may. */
  files: 'some' | 'maybe' | 'none';
  count: number;
  segments: readonly CartSegmentView[];
  grand_total: number;
  /** What couriers or gateways take, where that is another amount. */
  payable: PayableView | null;
  /** What is still to be paid, in its own currency; null when nothing is. */
  due: PayableView | null;
  payment: { code: string; title: string; kind: PaymentKind | null; instructions: string | null };
  delivery: { title: string; slot: string | null } | null;
  recipient: OrderAddressView | null;
  /** Null when it is the recipient's. */
  billing: OrderAddressView | null;
  /** Whether codes are in it that its buyer is shown once it is paid. */
  has_codes: boolean;
  packages: readonly OrderPackageView[];
  /** Newest first. */
  timeline: readonly OrderHappening[];
  /** Whether the shop calls its buyer to confirm it; false where that is not known. */
  awaits_call: boolean;
  may: OrderPage['may'];
};

/** An order as listed, with what its page adds where it was read. */
export type ReadOrder = PastOrder & Partial<Omit<OrderPage, keyof PastOrder>>;

type Item = ReadOrder['items'][number] &
  Partial<Pick<OrderPage['items'][number], 'parent_sku' | 'options' | 'parts' | 'size_class'>> & {
    /** Other providers list a configurable beside its variant; only the parent is shown (wire §6.6). */
    parent_item_id?: number | null;
  };

const linesOf = (items: readonly Item[], scale: number): OrderLineView[] =>
  items
    .filter(({ parent_item_id: parent }) => parent === undefined || parent === null)
    .map((item) => ({
      id: item.item_id,
      name: item.name,
      sku: item.sku,
      parent_sku: item.parent_sku ?? item.sku,
      qty: item.qty_ordered,
      image: item.image ?? null,
      url_path: item.url_path ?? null,
      options: item.options ?? [],
      parts: item.parts ?? [],
      unit_price: minorUnits(item.price_incl_tax, scale),
      row_total: minorUnits(item.row_total_incl_tax, scale),
      product_option: item.product_option ?? null,
      is_virtual: item.product_type === 'virtual' || item.product_type === 'downloadable',
      size_class: item.size_class ?? null,
    }));

/** What a checkout sends that asks for no street. */
const noStreet = '-';

const landmarkOf = (address: PastAddress): string | null => {
  const note = address.extension_attributes['shipping_note'];
  return typeof note === 'string' && note.trim() !== '' ? note : null;
};

/** `landmark` is shown apart, so it is left out of the street, for which a checkout sends it where there is none. */
const addressOf = (address: PastAddress, landmark: string | null): OrderAddressView => {
  const isStreet = (part: string) => !['', noStreet, landmark?.trim()].includes(part.trim());
  return {
    name: `${address.firstname} ${address.lastname}`.trim(),
    company: address.company || null,
    tax_id: address.vat_id || null,
    phone: address.telephone,
    region_id: address.region_id,
    region: address.region,
    city: address.city,
    street: address.street.filter(isStreet),
    note: landmarkOf(address),
  };
};

const isSent = (address: PastAddress | Record<string, never>): address is PastAddress => 'city' in address;

const partiesOf = (order: PastOrder): Pick<ShownOrder, 'recipient' | 'billing'> => {
  const shipping = order.extension_attributes.shipping_assignments[0]?.shipping.address;
  const sentTo = shipping !== undefined && isSent(shipping) ? shipping : null;
  const landmark = sentTo === null ? null : landmarkOf(sentTo);
  const recipient = sentTo === null ? null : addressOf(sentTo, landmark);
  const compared = { ...addressOf(order.billing_address, landmark), note: null };
  const isSame = JSON.stringify(compared) === JSON.stringify({ ...recipient, note: null });
  return { recipient, billing: isSame ? null : addressOf(order.billing_address, null) };
};

/** Rows of the totals of a provider that lists none. */
const plainSegments = (order: PastOrder): { code: string; title: string; value: number | null }[] => [
  { code: 'subtotal', title: '', value: order.subtotal_incl_tax },
  ...(order.discount_amount === 0 ? [] : [{ code: 'discount', title: '', value: order.discount_amount }]),
  ...(order.is_virtual === 1 ? [] : [{ code: 'shipping', title: '', value: order.shipping_amount }]),
];

/** The coupon is said in the discount's row. */
const dataOf = (code: string, coupon: string): CartSegmentView['data'] =>
  code === 'discount' && coupon !== '' ? { coupon_code: coupon } : {};

const segmentsOf = (order: ReadOrder, scale: number): CartSegmentView[] =>
  (order.total_segments ?? plainSegments(order)).map(({ code, title, value }) => ({
    code,
    title,
    data: dataOf(code, order.discount_description),
    minor: value === null ? null : minorUnits(value, scale),
  }));

type Paid = { currency_code: string; total: number };

const paidIn = ({ currency_code: code, total }: Paid, store: Pick<StoreView, 'currency'>): PayableView => {
  const currency = orderCurrency(code, store);
  return { minor: minorUnits(total, currency.scale), currency, is_renewed: false };
};

const dueOf = (order: ReadOrder): Paid | null => {
  if (order.may !== undefined) return order.due ?? null;
  return order.total_due > 0 ? { currency_code: order.order_currency_code, total: order.total_due } : null;
};

const timelineOf = (order: ReadOrder): OrderHappening[] => {
  const several = (order.packages ?? []).length > 1;
  const states =
    order.events ?? order.status_histories.map(({ status, created_at: at }) => ({ package: 1, status, at }));
  const happened: OrderHappening[] = [
    ...states.map(({ package: number, status, at }): OrderHappening => ({
      kind: 'state',
      status,
      at: wireInstant(at),
      package: several ? number : null,
    })),
    ...(order.changes ?? []).map(({ cause, at }): OrderHappening => ({
      kind: 'change',
      cause,
      at: wireInstant(at),
      package: null,
    })),
    ...(order.acts ?? []).map(({ act, at }): OrderHappening => ({
      kind: 'act',
      act,
      at: wireInstant(at),
      package: null,
    })),
  ];
  // Of one instant, what comes later in the list happened later.
  return happened
    .map((one, place) => ({ one, place }))
    .toSorted((a, b) => b.one.at - a.one.at || b.place - a.place)
    .map(({ one }) => one);
};

const packagesOf = (
  { packages = [], state }: ReadOrder,
  lines: readonly OrderLineView[],
): OrderPackageView[] =>
  packages.map(({ entity_id: number, status, carrier, tracking_number, items }) => ({
    number,
    status,
    tone: toneOf({ status, state }),
    carrier,
    tracking_number,
    lines: items.flatMap(({ item_id: id, qty }) => {
      const line = lines.find((one) => one.id === id);
      return line === undefined
        ? []
        : [{ ...line, qty, row_total: line.qty === qty ? line.row_total : line.unit_price * qty }];
    }),
  }));

const methodsOf = (order: ReadOrder): Pick<ShownOrder, 'payment' | 'delivery'> => {
  const { payment } = order as { payment: PastOrder['payment'] & Partial<OrderPage['payment']> };
  const { method: code, title, kind, instructions } = payment;
  const delivery = order.delivery ?? { title: order.shipping_description };
  return {
    payment: {
      code,
      title: title ?? payment.additional_information[0] ?? code,
      kind: paymentKindOf({ code, kind }) ?? null,
      instructions: instructions ?? null,
    },
    delivery:
      order.is_virtual === 1
        ? null
        : { title: delivery.title, slot: ('slot' in delivery && delivery.slot) || null },
  };
};

/** What the buyer may do as far as a provider says nothing about it. */
const unknownActs: ShownOrder['may'] = {
  pay: false,
  reorder: true,
  invoice: false,
  cancel: false,
  return: false,
};

const filesOf = (items: readonly Item[]): ShownOrder['files'] => {
  if (items.some(({ product_type }) => product_type === 'downloadable')) return 'some';
  return items.some(({ parts = [] }) => parts.length > 0) ? 'maybe' : 'none';
};

/** Returns an order as its page shows it in a store. */
export const orderView = (order: ReadOrder, store: Pick<StoreView, 'currency'>): ShownOrder => {
  const currency = orderCurrency(order.order_currency_code, store);
  const lines = linesOf(order.items, currency.scale);
  const due = dueOf(order);
  const payable = order.payable && paidIn(order.payable, store);
  const grand_total = minorUnits(order.grand_total, currency.scale);
  const isSame = payable?.currency.code === currency.code && payable.minor === grand_total;
  return {
    id: order.entity_id,
    number: order.increment_id,
    placed_at: wireInstant(order.created_at),
    status: order.status,
    tone: toneOf(order),
    stage: orderStageOf(order),
    currency,
    lines,
    files: filesOf(order.items),
    count: order.total_qty_ordered,
    segments: segmentsOf(order, currency.scale),
    grand_total,
    payable: payable === undefined || isSame ? null : payable,
    due: due === null ? null : paidIn(due, store),
    ...methodsOf(order),
    ...partiesOf(order),
    has_codes: order.items.some(({ product_type: type }) => type === 'virtual'),
    packages: packagesOf(order, lines),
    timeline: timelineOf(order),
    awaits_call: order.awaits_call ?? false,
    ...requestsOf(order, lines),
    may: { ...unknownActs, ...order.may },
  };
};
