import type { PastAddress, PastOrder, PastPackage } from '@dijla/contract/client';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { dueOfTotal } from '@dijla/commerce-rules/money/due-of-total';
import { orderHistoryOf, packageStatesOf } from '@dijla/commerce-rules/order-states/folded-states';
import { orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import { wireState } from '@dijla/commerce-rules/order-states/wire-state';
import { wireTime } from '../../call/wire-time.ts';
import type { Stores } from '../store-views/store-views.ts';
import { payableMember } from './confirmed-order.ts';
import type { HistoryAddress, HistoryLine, HistoryOrder } from './order-history-sql.ts';

const addressOf = ({
  country,
  street,
  postcode,
  telephone,
  extension_attributes: extras,
  ...rest
}: HistoryAddress): PastAddress => ({
  ...rest,
  street: street.length >= 2 ? street : [street[0] ?? '', ''],
  postcode: postcode ?? '',
  country_id: country,
  telephone: telephone ?? '',
  extension_attributes: extras ?? {},
});

const itemOf = (line: HistoryLine, order: HistoryOrder): PastOrder['items'][number] => {
  const money = (minor: number): number => majorUnits(minor, order.scale);
  return {
    item_id: line.line_number,
    order_id: order.id,
    product_id: line.product_id,
    product_type: line.product_type,
    sku: line.sku,
    name: line.name,
    qty_ordered: line.qty,
    price: money(line.price),
    price_incl_tax: money(line.price_incl_tax),
    row_total: money(line.row_total),
    row_total_incl_tax: money(line.row_total_incl_tax),
    tax_amount: money(line.tax_amount),
    tax_percent: line.tax_percent,
    discount_amount: money(line.discount_amount),
    ...(line.product_option === null ? {} : { product_option: line.product_option }),
    ...(line.image === null ? {} : { image: line.image }),
    ...(line.url_path === null ? {} : { url_path: line.url_path }),
  };
};

const deliveryOf = ({
  addresses,
  is_virtual,
  shipping_carrier_code,
  shipping_method_code,
  shipping_amount,
  scale,
}: HistoryOrder) => ({
  address: is_virtual || !addresses.shipping ? {} : addressOf(addresses.shipping),
  ...(shipping_method_code === null
    ? {}
    : { method: `${shipping_carrier_code ?? ''}_${shipping_method_code}` }),
  total: { shipping_amount: majorUnits(shipping_amount, scale) },
});

const amountsOf = (order: HistoryOrder) => {
  const money = (minor: number): number => majorUnits(minor, order.scale);
  const base = (minor: number): number => majorUnits(minor, order.base_scale);
  return {
    subtotal: money(order.subtotal),
    subtotal_incl_tax: money(
      order.lines.reduce((sum, { row_total_incl_tax }) => sum + row_total_incl_tax, 0),
    ),
    shipping_amount: money(order.shipping_amount),
    base_shipping_amount: base(order.base_shipping_amount),
    tax_amount: money(order.tax_amount),
    base_tax_amount: base(order.base_tax_amount),
    discount_tax_compensation_amount: 0,
    discount_amount: money(0 - order.discount_amount),
    grand_total: money(order.grand_total),
    total_due: money(dueOfTotal(order)),
    ...payableMember(order.payable),
  };
};

const packagesOf = (
  { packages, lines }: HistoryOrder,
  states: ReturnType<typeof packageStatesOf>,
): PastPackage[] => {
  const goods = new Map(lines.map(({ line_number, sku, name }) => [line_number, { sku, name }]));
  return packages.map(({ number, increment_id, lines: packed }) => ({
    entity_id: number,
    increment_id,
    status: states.get(number) ?? 'pending',
    items: packed.flatMap(({ line_number, qty }) => {
      const of = goods.get(line_number);
      return of === undefined || qty === 0 ? [] : [{ item_id: line_number, ...of, qty }];
    }),
  }));
};

const cancelRequestOf = ({ cancel_request: request }: HistoryOrder) =>
  request === null
    ? {}
    : {
        cancel_request: {
          state: request.state,
          requested_at: wireTime(new Date(request.requested_at)),
          answer_by: wireTime(new Date(request.answer_by)),
          reason: request.answer,
        },
      };

/** Returns an order as the wire lists it, with every member that clients read without a check (wire §6.6). */
export const pastOrderOf = (order: HistoryOrder, stores: Pick<Stores, 'byCode'>): PastOrder => {
  const states = packageStatesOf(order.events);
  const status = orderStateOf([...states.values()]);
  const billing = order.addresses.billing ?? order.addresses.shipping;
  if (!billing) throw new Error(`Order ${order.id} has no address`);
  return {
    entity_id: order.id,
    increment_id: order.order_number,
    created_at: wireTime(new Date(order.placed_at)),
    status,
    state: wireState[status],
    customer_firstname: order.customer_firstname,
    customer_lastname: order.customer_lastname,
    order_currency_code: order.currency,
    store_id: stores.byCode(order.store_code).id,
    is_virtual: order.is_virtual ? 1 : 0,
    ...amountsOf(order),
    discount_description: order.coupon_code ?? '',
    total_item_count: order.lines.length,
    total_qty_ordered: order.items_qty,
    shipping_description: order.shipping_title ?? '',
    items: order.lines.map((line) => itemOf(line, order)),
    billing_address: addressOf(billing),
    payment: { method: order.payment_method_code, additional_information: [order.payment_title] },
    status_histories: orderHistoryOf(order.events).map(({ state, at }) => ({
      status: state,
      created_at: wireTime(new Date(at)),
    })),
    extension_attributes: {
      shipping_assignments: [{ shipping: deliveryOf(order), items: [] }],
      packages: packagesOf(order, states),
      ...cancelRequestOf(order),
      ...(order.returns.length === 0
        ? {}
        : {
            returns: order.returns.map(({ requested_at, ...rest }) => ({
              ...rest,
              requested_at: wireTime(new Date(requested_at)),
            })),
          }),
    },
  };
};
