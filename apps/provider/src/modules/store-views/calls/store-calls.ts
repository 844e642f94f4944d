import type { CallHandlers } from '../../../call/call-handler.ts';
import type { Database } from '../../../database/connect.ts';
import { readCurrencyInformation } from '../currency-sql.ts';
import { readRegions } from '../region-sql.ts';
import { readShopFacts } from '../shop-facts-sql.ts';

/**
 * Returns the handlers of public shop data: currencies with their rates (wire §11), delivery places and
 * times, and contact data.
 */
export const storeCalls = (
  db: Database,
): Pick<CallHandlers, 'store/currency' | 'store/regions' | 'store/shop'> => ({
  'store/currency': async (_, { store }) => ({ result: await readCurrencyInformation(db, store) }),
  'store/regions': async ({ query }, { store }) => {
    const regions = await readRegions(db, store.default_country, store);
    const shown =
      query.fields === 'regions' ? regions.map((region) => ({ ...region, districts: [] })) : regions;
    return { result: { country_id: store.default_country, regions: shown } };
  },
  'store/shop': async (_, { store }) => ({ result: await readShopFacts(db, store.code) }),
});
