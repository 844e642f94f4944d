import type { OrderAddress, PartialAddress } from '@dijla/contract/client';
import type { Database } from '../../database/connect.ts';
import { refusal, type Refusal } from '../../call/refusal.ts';
import type { Cart } from '../cart/cart.ts';
import {
  type KnownRegion,
  knownRegion,
  type NamedRegion,
  homeCountry,
  readSpelledRegions,
} from '../store-views/store-views.ts';

/**
 * An address as a shopper's client sends it before the order; camelCase members are accepted besides those
 * of the wire (wire §3.3).
 */
export type BrowsingAddress = PartialAddress & { countryId?: string | null | undefined; regionId?: unknown };

export type Destination = Pick<Cart, 'country' | 'region_id' | 'region_name'>;

const regionIn = async (
  db: Database,
  country: string,
  named: NamedRegion,
): Promise<ReturnType<typeof knownRegion>> => {
  const isNamed = Boolean(named.region_id || named.region_code || named.region);
  return isNamed && (country === '' || country === homeCountry)
    ? knownRegion(await readSpelledRegions(db, homeCountry), named)
    : null;
};

const isKnown = (region: Awaited<ReturnType<typeof regionIn>>): region is KnownRegion =>
  region !== null && 'id' in region;

/**
 * Returns the given region id, which may be a string of digits; null when it does not fit the database
 * column.
 */
const regionIdOf = ({ region_id, regionId }: BrowsingAddress): number | null => {
  const given = Number(region_id ?? regionId ?? 0);
  return Number.isInteger(given) && given > 0 && given <= 2_147_483_647 ? given : null;
};

/**
 * Returns the destination of an address; an empty country means the shop's default one. A governorate is
 * found by id, by code or by name in any spelling; an unknown one counts as none, because the shopper may
 * still be typing (wire §3.3).
 */
export const destinationOf = async (db: Database, address: BrowsingAddress): Promise<Destination> => {
  const country = (address.country_id ?? address.countryId ?? '').toUpperCase();
  const region_id = regionIdOf(address);
  const region = await regionIn(db, country, { ...address, region_id });
  if (isKnown(region)) return { country, region_id: region.id, region_name: region.name_en };
  if (region !== null) return { country, region_id: null, region_name: null };
  return {
    country,
    region_id,
    region_name: typeof address.region === 'string' && address.region !== '' ? address.region : null,
  };
};

type Placed = Pick<Cart, 'country' | 'region_id' | 'store'>;

/** Whether the countries are the same; an empty one is the shop's default country. */
const isInCountryOf = ({ country, store }: Placed, named: string): boolean =>
  (named || store.default_country) === (country || store.default_country);

/** Whether an address names a region. Clients send "" and 0 for unknown values (wire §3.1). */
const namesRegion = ({ region, region_id, regionId, region_code }: BrowsingAddress): boolean =>
  knownRegion([], { region, region_id: region_id ?? (Number(regionId) || null), region_code }) !== null;

/**
 * Whether an address leaves the cart's destination unchanged: clients choose and request methods with the
 * country alone (wire §3.3). A null region clears the governorate.
 */
export const leavesPlace = (cart: Placed, address: BrowsingAddress, { country }: Destination): boolean => {
  const { region, region_id, regionId, region_code } = address;
  return (
    isInCountryOf(cart, country) &&
    !namesRegion(address) &&
    ![region, region_id, regionId, region_code].includes(null)
  );
};

/**
 * Returns an order's address; when it names no governorate, the cart's is used, because the displayed totals
 * were those of that governorate.
 */
export const withRememberedRegion = <Address extends OrderAddress>(cart: Placed, address: Address): Address =>
  namesRegion(address) || !isInCountryOf(cart, (address.country_id ?? '').toUpperCase())
    ? address
    : { ...address, region_id: cart.region_id };

/**
 * Returns an order's address with the id, code and English name of its governorate; a refusal when it names
 * an unknown one.
 */
export const withKnownRegion = async <Address extends OrderAddress>(
  db: Database,
  address: Address,
): Promise<Address | Refusal> => {
  const region = await regionIn(db, (address.country_id ?? '').toUpperCase(), address);
  if (region === null) return address;
  if (!isKnown(region))
    return refusal('order.region-unknown', { region: region.unknown }, [
      {
        keyword: 'enum',
        dataPath: '.addressInformation.shippingAddress.region',
        message: 'should be a governorate of Iraq',
        params: {},
      },
    ]);
  return { ...address, region: region.name_en, region_id: region.id, region_code: region.code };
};
