import type { OrderPage, PastPackage } from '@dijla/contract/client';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { isMobileNumber } from '@dijla/commerce-rules/digits/phone-number';
import { buyerActsOf } from '@dijla/commerce-rules/order-states/buyer-acts-of';
import { confirmationNeeded } from '@dijla/commerce-rules/order-states/confirmation-needed';
import { packageStatesOf } from '@dijla/commerce-rules/order-states/folded-states';
import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';
import { returnablePieces } from '@dijla/commerce-rules/order-states/returnable-pieces';
import { isCalledOff, orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import { isPaidAtDoor, kindMember } from '../payments/payments.ts';
import type { Stores } from '../store-views/store-views.ts';
import type { OrderPageRow, ReadIn } from './order-page-sql.ts';
import { pastOrderOf } from './past-order-of.ts';

/** An amount in minor units of its currency. */
type Due = { currency_code: 'IQD' | 'USD'; minor: number; scale: number };

/** State of each package, by its number. */
type States = ReadonlyMap<number, OrderState>;

/** Returns what is still to be paid of an order; null when nothing is, or it was placed elsewhere. */
const dueOf = ({ charged, due, payable, currency, scale }: OrderPageRow, states: States): Due | null => {
  if (charged === null || due <= 0 || isCalledOff(orderStateOf([...states.values()]))) return null;
  const unit = payable ?? { currency_code: currency as Due['currency_code'], scale };
  return { currency_code: unit.currency_code, minor: due, scale: unit.scale };
};

/** Returns what was frozen with the order where its language is asked for, else the title of today. */
const titleOf = (frozen: string | null, here: string | null, isSameLanguage: boolean): string =>
  (isSameLanguage ? frozen : here) ?? here ?? frozen ?? '';

/** Returns packages as the wire has them, with who brings each; their lines are those of the page. */
const packagesOf = (row: OrderPageRow, packages: readonly PastPackage[]): OrderPage['packages'] => {
  if (row.is_virtual) return [];
  const sent = new Map(row.packages.map((one) => [one.number, one]));
  return packages.map(({ items, ...one }) => ({
    ...one,
    carrier: sent.get(one.entity_id)?.carrier ?? null,
    tracking_number: sent.get(one.entity_id)?.tracking_number ?? null,
    items: items.map(({ item_id, qty }) => ({ item_id, qty })),
  }));
};

const isShops = (change: OrderPageRow['changes'][number]): change is OrderPage['changes'][number] =>
  change.cause !== 'placed' && change.cause !== 'import';

const methodsOf = (
  row: OrderPageRow,
  { isDueNow, isSameLanguage }: { isDueNow: boolean; isSameLanguage: boolean },
): Pick<OrderPage, 'payment' | 'delivery'> => ({
  payment: {
    method: row.payment_method_code,
    additional_information: [row.payment_title],
    title: titleOf(row.payment_title, row.payment_title_here, isSameLanguage),
    ...kindMember({ code: row.payment_method_code, row_kind: row.row_kind }),
    ...(isDueNow && row.instructions !== null && { instructions: row.instructions }),
  },
  ...(!row.is_virtual && {
    delivery: {
      title: titleOf(row.shipping_title, row.shipping_title_here, isSameLanguage),
      ...(row.delivery_slot !== null && { slot: row.slot_label ?? row.delivery_slot }),
    },
  }),
});

const itemsOf = (row: OrderPageRow, items: ReturnType<typeof pastOrderOf>['items']): OrderPage['items'] => {
  const lines = new Map(row.lines.map((line) => [line.line_number, line]));
  return items.map((item) => {
    const { parent_sku = item.sku, options = [], parts = [], size_class } = lines.get(item.item_id) ?? {};
    return {
      ...item,
      parent_sku,
      options: [...options],
      parts: parts.map(({ name, qty }) => ({ name, qty })),
      ...(size_class && { size_class }),
    };
  });
};

/** Returns when a package was delivered, in milliseconds since 1970; null: it was not. */
const deliveredAt = (events: OrderPageRow['events'], number: number): number | null => {
  const delivery = events.findLast(
    (event) => event.package === number && event.state === 'complete' && event.from !== 'complete',
  );
  return delivery === undefined ? null : Date.parse(delivery.at);
};

const returnableOf = (
  { is_own, packages, returns, events, return_within_days: withinDays }: OrderPageRow,
  { states, now }: { states: States; now: number },
): OrderPage['returnable'] => {
  const left = returnablePieces({
    isOwn: is_own,
    packages: packages.map(({ number, lines }) => ({
      state: states.get(number) ?? 'pending',
      deliveredAt: deliveredAt(events, number),
      lines,
    })),
    withinDays,
    now,
    returns: returns.map(({ state, items }) => ({
      state,
      lines: items.map(({ item_id, qty }) => ({ line_number: item_id, qty })),
    })),
  });
  return [...left].map(([item_id, qty]) => ({ item_id, qty }));
};

/** Whether the shop waits for an order to be confirmed before it packs it. */
const needsConfirmation = ({ awaiting }: OrderPageRow): boolean =>
  awaiting !== null && confirmationNeeded(awaiting, awaiting.amount, awaiting.rule) !== null;

/** Whether the shop waits for an order to be confirmed, and can send a code to whom it would call. */
const takesCode = (row: OrderPageRow): boolean =>
  needsConfirmation(row) && isMobileNumber(row.awaiting?.telephone ?? '');

/** Whether the shop calls the buyer: of orders that are paid at the door alone (record 68). */
const awaitsCall = (row: OrderPageRow): boolean =>
  !row.is_confirmed && needsConfirmation(row) && isPaidAtDoor(row.payment_method_code);

const actNames: Readonly<Partial<Record<string, 'confirmed' | 'paid'>>> = {
  confirm: 'confirmed',
  note_payment: 'paid',
};

/** Returns what was done with an order as a whole; such a move is noted of each package at one instant. */
const actsOf = ({ events }: OrderPageRow): { act: 'confirmed' | 'paid'; at: string }[] => {
  const acts = events.flatMap(({ move, at }) => {
    const act = actNames[move ?? ''];
    return act === undefined ? [] : [{ act, at }];
  });
  return acts.filter(({ act, at }, place) =>
    acts.slice(0, place).every((one) => one.act !== act || one.at !== at),
  );
};

const mayOf = (
  row: OrderPageRow,
  {
    states,
    isDueNow,
    isBuyer,
    isReturnable,
  }: { states: States; isDueNow: boolean; isBuyer: boolean; isReturnable: boolean },
): OrderPage['may'] => {
  const { kind } = kindMember({ code: row.payment_method_code, row_kind: row.row_kind });
  return buyerActsOf({
    packages: [...states.values()],
    isDue: isDueNow,
    hasInstructions: row.instructions !== null,
    isSold: row.lines.some(({ url_path: path }) => path !== null),
    isOwn: row.is_own,
    hasInvoice: row.has_invoice,
    isConfirmed: row.is_confirmed,
    takesCode: takesCode(row),
    isCash: kind === 'cash',
    isOnline: kind === 'online' && row.is_own,
    isBuyer,
    cancelRequest: row.cancel_request?.state ?? null,
    isUsed: row.is_used,
    isReturnable,
  });
};

/** Where an order's page is read, and whether the customer whose order it is reads it. */
export type ReadBy = {
  stores: Stores;
  store: ReadIn;
  isCustomer: boolean;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Returns an order as its page shows it, read in a store view. What only its customer may ask for is hers alone; of an
 * order without an account, it is whoever may read it.
 */
export const orderPageOf = (row: OrderPageRow, { stores, store, isCustomer, now }: ReadBy): OrderPage => {
  const states = packageStatesOf(row.events);
  const due = dueOf(row, states);
  const { items, ...order } = pastOrderOf(row, stores);
  const isSameLanguage = stores.byCode(row.store_code).language === store.language;
  const isBuyer = isCustomer || row.is_guests;
  const returnable = isBuyer ? returnableOf(row, { states, now }) : [];
  return {
    ...order,
    ...methodsOf(row, { isDueNow: due !== null, isSameLanguage }),
    items: itemsOf(row, items),
    store_code: row.store_code,
    total_segments: row.totals.map(({ value, ...total }) => ({
      ...total,
      value: value === null ? null : majorUnits(value, row.scale),
    })),
    ...(due !== null && {
      due: { currency_code: due.currency_code, total: majorUnits(due.minor, due.scale) },
    }),
    packages: packagesOf(row, order.extension_attributes.packages ?? []),
    events: row.events
      .filter(({ from, state }) => from !== state)
      .map(({ package: number, state, at }) => ({ package: number, status: state, at })),
    changes: row.changes.filter(isShops),
    acts: actsOf(row),
    awaits_call: awaitsCall(row),
    returnable,
    may: mayOf(row, { states, isDueNow: due !== null, isBuyer, isReturnable: returnable.length > 0 }),
  };
};
