import { isDeepStrictEqual } from 'node:util';
import type { GivenAddress } from '@dijla/contract/client';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { givenTelephone } from './telephone-of.ts';

/** The content of an address as stored. */
type AddressContent = {
  firstname: string;
  lastname: string;
  company: string | null;
  telephone: string | null;
  country: string;
  region_id: number | null;
  region: string | null;
  city: string;
  street: string[];
  postcode: string | null;
  vat_id: string | null;
  extension_attributes: Record<string, unknown> | null;
};

export type BookAddress = AddressContent & { is_default_shipping: boolean; is_default_billing: boolean };
export type ExistingAddress = BookAddress & { id: number };
/** An address to save; a null id means that it gets a new one. */
export type SavedAddress = BookAddress & { id: number | null };

const textOrNull = (text: string | null | undefined): string | null => (text?.trim() ? text.trim() : null);

const contentOf = (given: GivenAddress, telephone: string | null): AddressContent => {
  const region =
    typeof given.region === 'object' && given.region !== null
      ? given.region
      : { region: given.region ?? null, region_id: null };
  const extension = given.extension_attributes;
  return {
    firstname: given.firstname.trim(),
    lastname: given.lastname.trim(),
    company: textOrNull(given.company),
    telephone,
    country: given.country_id,
    // '' and 0 mean none.
    region_id: given.region_id || region.region_id || null,
    region: textOrNull(region.region),
    city: given.city.trim(),
    street: given.street.map((line) => line?.trim() ?? ''),
    postcode: textOrNull(given.postcode),
    vat_id: textOrNull(given.vat_id),
    extension_attributes: extension && !Array.isArray(extension) ? extension : null,
  };
};

const says = (standing: ExistingAddress, content: AddressContent): boolean =>
  Object.entries(content).every(([member, value]) =>
    isDeepStrictEqual(standing[member as keyof AddressContent], value),
  );

/**
 * Returns the address book after a list of addresses replaces the stored one (wire §6.5). An address without
 * an id is matched with a stored address of the same content, so that sending a list twice changes nothing.
 * When several are marked as default, the last one counts. Returns a refusal when an id or customer is
 * another's, an id occurs twice, or a telephone is invalid and not already stored.
 */
export const addressBookOf = (
  standing: readonly ExistingAddress[],
  given: readonly GivenAddress[],
  customerId: number,
): SavedAddress[] | Refusal => {
  const unclaimed = new Map(standing.map((address) => [address.id, address]));
  const named = given.flatMap(({ id }) => id ?? []);
  if (named.length !== new Set(named).size || named.some((id) => !unclaimed.has(id)))
    return refusal('user.foreign-address');
  if (given.some(({ customer_id }) => typeof customer_id === 'number' && customer_id !== customerId))
    return refusal('user.foreign-address');
  const kept = new Set(standing.flatMap(({ telephone }) => telephone ?? []));
  const telephones = given.map(({ telephone }) => givenTelephone(telephone, kept));
  if (telephones.includes(undefined)) return refusal('user.telephone-invalid');
  for (const id of named) unclaimed.delete(id);
  const lastWith = (flag: 'default_shipping' | 'default_billing') =>
    given.findLastIndex((address) => address[flag] === true);
  const [shipping, billing] = [lastWith('default_shipping'), lastWith('default_billing')];
  return given.map((address, place) => {
    const content = contentOf(address, telephones[place] ?? null);
    const same = address.id
      ? undefined
      : [...unclaimed.values()].find((candidate) => says(candidate, content));
    if (same) unclaimed.delete(same.id);
    return {
      ...content,
      id: address.id ?? same?.id ?? null,
      is_default_shipping: place === shipping,
      is_default_billing: place === billing,
    };
  });
};

/** What a device had read when it changed the addresses, and which of the given ids exist, whoever has them. */
export type MergeTerms = { customerId: number; knownIds: readonly number[]; existing: ReadonlySet<number> };

/**
 * Returns the address book after a device has changed the addresses that it knew: those it did not know stay, and
 * one that was removed elsewhere while it was edited here is added again. Sent twice, it adds nothing twice. A given
 * default clears the others'.
 */
export const mergedBookOf = (
  standing: readonly ExistingAddress[],
  given: readonly GivenAddress[],
  { customerId, knownIds, existing }: MergeTerms,
): SavedAddress[] | Refusal => {
  const [known, own] = [new Set(knownIds), new Set(standing.map(({ id }) => id))];
  const named = new Set(given.flatMap(({ id }) => id ?? []));
  const unknown = standing.filter(({ id }) => !known.has(id) && !named.has(id));
  const brought = given.map(({ id, ...address }): GivenAddress => {
    const isGone = typeof id === 'number' && !own.has(id) && !existing.has(id);
    return isGone ? address : { ...address, id };
  });
  // Those it did not know too, one of which it may have sent itself without hearing the answer.
  const book = addressBookOf(standing, brought, customerId);
  if (isRefusal(book)) return book;
  const isDefaultGiven = (flag: 'is_default_shipping' | 'is_default_billing') =>
    book.some((address) => address[flag]);
  const [shipping, billing] = [isDefaultGiven('is_default_shipping'), isDefaultGiven('is_default_billing')];
  const unknownById = new Map(unknown.map((address) => [address.id, address]));
  const saved = book.map((address) => {
    const same = address.id === null ? undefined : unknownById.get(address.id);
    if (same === undefined) return address;
    unknownById.delete(same.id);
    return {
      ...address,
      is_default_shipping: address.is_default_shipping || (same.is_default_shipping && !shipping),
      is_default_billing: address.is_default_billing || (same.is_default_billing && !billing),
    };
  });
  const kept = [...unknownById.values()].map((address) => ({
    ...address,
    is_default_shipping: address.is_default_shipping && !shipping,
    is_default_billing: address.is_default_billing && !billing,
  }));
  return [...kept, ...saved];
};
