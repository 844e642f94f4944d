import type { CustomerAddress, CustomerProfile } from '@dijla/contract/client';
import { wireTime } from '../../../call/wire-time.ts';
import type { Stores } from '../../store-views/store-views.ts';
import { groupTokenOf } from '../groups/group-token.ts';
import { mobileAttribute } from './mobile-number.ts';
import type { ProfileRow } from './profile-sql.ts';

/** Pads to two lines, because clients read street and house by index (wire §6.5). */
const streetOf = (lines: readonly string[]): string[] =>
  lines.length >= 2 ? [...lines] : [lines[0] ?? '', ''];

const addressOf = (address: ProfileRow['addresses'][number], customerId: number): CustomerAddress => {
  const region_id = address.region_id ?? 0;
  return {
    id: address.id,
    customer_id: customerId,
    region: { region_code: address.region_code, region: address.region, region_id },
    region_id,
    country_id: address.country,
    street: streetOf(address.street),
    ...(address.company === null ? {} : { company: address.company }),
    telephone: address.telephone ?? '',
    postcode: address.postcode ?? '',
    city: address.city,
    firstname: address.firstname,
    lastname: address.lastname,
    ...(address.vat_id === null ? {} : { vat_id: address.vat_id }),
    default_shipping: address.is_default_shipping,
    default_billing: address.is_default_billing,
    extension_attributes: address.extension_attributes ?? {},
  };
};

/**
 * Returns a customer in wire form; default address ids are present only when there is a default (wire §6.5).
 */
export const profileOf = (
  row: ProfileRow,
  stores: Pick<Stores, 'byCode'>,
  groupToken?: string,
): CustomerProfile => {
  const shipping = row.addresses.find(({ is_default_shipping }) => is_default_shipping);
  const billing = row.addresses.find(({ is_default_billing }) => is_default_billing);
  const store = stores.byCode(row.store_code ?? undefined);
  return {
    id: row.id,
    group_id: row.group.id,
    ...(shipping ? { default_shipping: String(shipping.id) } : {}),
    ...(billing ? { default_billing: String(billing.id) } : {}),
    created_at: wireTime(row.created_at),
    updated_at: wireTime(row.updated_at),
    created_in: store.name,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    store_id: store.id,
    website_id: 1,
    disable_auto_group_change: 0,
    addresses: row.addresses.map((address) => addressOf(address, row.id)),
    custom_attributes:
      row.telephone === null ? [] : [{ attribute_code: mobileAttribute, value: row.telephone }],
    ...(row.telephone === null ? {} : { telephone_verified: row.telephone_verified }),
    ...(groupToken === undefined ? {} : { groupToken }),
  };
};

/** Returns a customer in wire form with the token of the group, which lasts a day. */
export const profileWithToken = (
  row: ProfileRow,
  { stores, secret }: { stores: Pick<Stores, 'byCode'>; secret: string },
  { now }: { now: number },
): CustomerProfile =>
  profileOf(row, stores, groupTokenOf({ group_id: row.group.id, id: row.id }, { secret, now }));
