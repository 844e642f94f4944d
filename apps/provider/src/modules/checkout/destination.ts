import type { PartialAddress } from '@dijla/contract/client';
import type { Cart } from '../cart/cart.ts';

/** An address as a browsing shopper's client sends it; camelCase members stand beside those of the wire (wire §3.3). */
export type BrowsingAddress = PartialAddress & { countryId?: string | null | undefined; regionId?: unknown };

const regionIdOf = ({ region_id, regionId }: BrowsingAddress): number | null => {
  const given = Number(region_id ?? regionId ?? 0);
  return Number.isInteger(given) && given > 0 && given <= 2_147_483_647 ? given : null;
};

const regionNameOf = ({ region }: BrowsingAddress): string | null => (typeof region === 'string' && region !== '' ? region : null);

/** Where goods would go; a country not given is the shop's default one. */
export const destinationOf = (address: BrowsingAddress): Pick<Cart, 'country' | 'region_id' | 'region_name'> => ({
  country: (address.country_id ?? address.countryId ?? '').toUpperCase(),
  region_id: regionIdOf(address),
  region_name: regionNameOf(address),
});
