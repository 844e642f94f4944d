import { createHash } from 'node:crypto';
import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { listed } from '@dijla/commerce-rules/choices/listed';
import type { OrderBody } from '@dijla/contract/client';

/** A digest of who orders what, where to and how: the same of an order that a client sends again from another cart (wire §14 W6). */
export const orderIntentOf = ({ products, addressInformation, store_code }: OrderBody): string => {
  const { shippingAddress, billingAddress, shipping_carrier_code, shipping_method_code, payment_method_code } = addressInformation;
  const { telephone, email, firstname, lastname, street, city, region_id } = shippingAddress ?? billingAddress ?? {};
  const lines = products.map(({ sku, qty, product_option: option }) => {
    const variant = listed(option?.extension_attributes?.configurable_item_options).map(({ option_id, option_value }) => `${option_id}=${option_value}`);
    return JSON.stringify([lineKeyOf(sku, option), qty, variant.toSorted()]);
  });
  const said = [telephone, email, firstname, lastname, street, city, region_id, shipping_carrier_code, shipping_method_code, payment_method_code, store_code, lines.toSorted()];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
};
