import { createHash } from 'node:crypto';
import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { listed } from '@dijla/commerce-rules/choices/listed';
import type { OrderAddress, OrderBody } from '@dijla/contract/client';

/** Returns a value in canonical form: members sorted, empty ones left out, list positions kept. */
const inOneForm = (value: unknown): unknown => {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map(inOneForm);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value)
    .map(([name, member]) => [name, inOneForm(member)] as const)
    .filter(([, member]) => member !== null);
  return members.toSorted(([a], [b]) => (a < b ? -1 : 1));
};

/** Returns an address without its delivery slot, because an order that names none uses the cart's. */
const addressed = (address: OrderAddress | null | undefined): unknown => {
  if (!address) return null;
  const { delivery_slot: _slot, ...extras } = address.extension_attributes ?? {};
  return inOneForm({
    ...address,
    country_id: address.country_id?.toUpperCase(),
    extension_attributes: Object.keys(extras).length === 0 ? null : extras,
  });
};

/**
 * Returns a digest of an order's products, addresses and methods, which is the same when a client sends the
 * order again from another cart (wire §14 W6).
 */
export const orderIntentOf = ({ products, addressInformation }: OrderBody): string => {
  const {
    shippingAddress,
    billingAddress,
    shipping_carrier_code,
    shipping_method_code,
    payment_method_code,
  } = addressInformation;
  const lines = products.map(({ sku, qty, product_option: option }) => {
    const variant = listed(option?.extension_attributes?.configurable_item_options).map(
      ({ option_id, option_value }) => `${option_id}=${option_value}`,
    );
    return JSON.stringify([lineKeyOf(sku, option), qty, variant.toSorted()]);
  });
  const places = [addressed(shippingAddress), addressed(billingAddress ?? shippingAddress)];
  const said = [
    ...places,
    shipping_carrier_code,
    shipping_method_code,
    payment_method_code,
    lines.toSorted(),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
};
