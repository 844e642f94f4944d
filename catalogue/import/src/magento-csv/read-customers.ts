import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Finding } from '../catalog-format.ts';
import { type ExportRow, found } from './export-file.ts';
import { linesOf } from './lists.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const streetOf = (cell: string): string[] => {
  const lines = z.array(z.string()).safeParse(parsed(cell));
  const all = lines.success ? lines.data : linesOf(cell);
  return all.map((line) => line.trim()).filter((line) => line !== '');
};

/** Reads a customer with one address, which is both the default shipping and billing address. */
export const customerFinding = (row: ExportRow): Finding => {
  const email = row.cell('email').toLowerCase();
  if (email === '') return found(row.warning('row-without-email', ''));
  const [firstname, lastname, telephone] = [
    row.cell('firstname'),
    row.cell('lastname'),
    row.cell('telephone') || null,
  ];
  const address = {
    firstname,
    lastname,
    company: row.cell('company') || null,
    telephone,
    country: row.cell('country_id'),
    region_id: null,
    region: row.cell('region') || null,
    city: row.cell('city'),
    street: streetOf(row.cell('street')),
    landmark: null,
    postcode: row.cell('postcode') || null,
    is_default_shipping: true,
    is_default_billing: true,
  };
  return {
    kind: 'customer',
    record: {
      email,
      firstname,
      lastname,
      telephone,
      birthday: /^\d{4}-\d\d-\d\d$/.test(row.cell('dob')) ? row.cell('dob') : null,
      gender: row.cell('gender').toLowerCase() || null,
      group: 'General',
      password: row.cell('password') || null,
      is_active: true,
      addresses: address.street.length === 0 ? [] : [address],
    },
    place: row.place,
  };
};

export const wishlistFinding = (row: ExportRow): Finding => ({
  kind: 'wishlist',
  record: {
    email: row.cell('customer_email').toLowerCase(),
    items: linesOf(row.cell('product_list')).map((sku) => ({ sku, qty: 1, comment: null })),
  },
  place: row.place,
});

const orderedProduct = z.object({
  sku: z.string().min(1),
  qty: z.coerce.number().int().min(1),
  configurable_options: z.record(z.string(), z.string()).default({}),
});

/**
 * Returns an order reader. An order has one line, with its product as JSON. The export has no order numbers,
 * so the number is derived from the content; identical rows are numbered so that each counts.
 */
export const orderReader = () => {
  const seen = new Map<string, number>();
  return (row: ExportRow): Finding => {
    const product = orderedProduct.safeParse(parsed(row.cell('product')));
    const currency = row.cell('currency');
    if (!product.success || (currency !== 'USD' && currency !== 'IQD'))
      return found(row.warning('bad-order', ''));
    const { sku, qty, configurable_options } = product.data;
    const said = [row.cell('customer_email'), currency, row.cell('product')];
    const digest = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 10);
    const times = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, times);
    const [carrier = '', method = carrier] = row.cell('shipping_method').split('_');
    return {
      kind: 'past-order',
      record: {
        order_number: times === 1 ? `M-${digest}` : `M-${digest}-${times}`,
        email: row.cell('customer_email').toLowerCase(),
        currency,
        placed_at: null,
        shipping_carrier_code: carrier,
        shipping_method_code: method,
        payment_method_code: row.cell('payment'),
        lines: [{ sku, qty, options: configurable_options }],
        is_refunded: row.cell('refund').toLowerCase() === 'yes',
      },
      place: row.place,
    };
  };
};
