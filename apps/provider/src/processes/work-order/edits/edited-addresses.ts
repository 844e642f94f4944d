import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { withKnownRegion } from '../../../modules/checkout/checkout.ts';
import { givenTelephone } from '../../../modules/customers/customers.ts';
import type { Revision } from '../../../modules/orders/orders.ts';
import type { EditedAddress } from '../move-work.ts';

type Addresses = Revision['addresses'];

/** Returns what an address says of its governorate, once another is named; nothing where none is. */
const placeOf = async (
  transaction: DatabaseTransaction,
  address: Addresses[number],
  regionId: number | undefined,
): Promise<Partial<Addresses[number]> | Refusal> => {
  if (regionId === undefined) return {};
  const { country: country_id, street: _, kind: __, ...rest } = address;
  const named = { ...rest, country_id, street: [], region_id: regionId, region: null, region_code: null };
  const known = await withKnownRegion(transaction, named);
  if (isRefusal(known)) return known;
  const { region = null, region_id = null, region_code = null } = known;
  return { region, region_id, region_code };
};

/**
 * Returns what an address says of the nearest landmark, once another street is written: a checkout sends the landmark as
 * the street too where there is none, and then both are one.
 */
const landmarkOf = (
  { street: before, extension_attributes: extras }: Addresses[number],
  street: readonly string[] | undefined,
): Partial<Addresses[number]> => {
  const note = extras?.['shipping_note'];
  const [only, ...rest] = before;
  const isStreet = typeof note === 'string' && rest.length === 0 && only?.trim() === note.trim();
  return street === undefined || !isStreet
    ? {}
    : { extension_attributes: { ...extras, shipping_note: street.join(' ') } };
};

/**
 * Returns the addresses with the delivery address corrected, or the only one of an order that has no other. A number
 * is kept in its one spelling.
 */
export const editedAddresses = async (
  transaction: DatabaseTransaction,
  { addresses }: Pick<Revision, 'addresses'>,
  { telephone, region_id: regionId, ...given }: EditedAddress,
): Promise<Addresses | Refusal> => {
  const spelt = telephone === undefined ? null : givenTelephone(telephone);
  if (spelt === undefined)
    return refusal('request.invalid', { problem: 'telephone should be a phone number' });
  const kind = addresses.some((one) => one.kind === 'shipping') ? 'shipping' : 'billing';
  const address = addresses.find((one) => one.kind === kind);
  if (address === undefined) return addresses;
  const place = await placeOf(transaction, address, regionId);
  if (isRefusal(place)) return place;
  const changes = Object.fromEntries(
    Object.entries({
      ...given,
      ...place,
      ...landmarkOf(address, given.street),
      telephone: spelt ?? undefined,
    }).filter(([, value]) => value !== undefined),
  );
  return addresses.map((one) => (one.kind === kind ? { ...one, ...changes } : one));
};
