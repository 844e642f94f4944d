import type { CallHandlers } from '../../../call/call-handler.ts';
import type { Database } from '../../../database/connect.ts';
import { readCurrencyInformation } from '../currency-sql.ts';
import { readRegions } from '../region-sql.ts';
import { readShopFacts } from '../shop-facts-sql.ts';

/** What a client may know of the shop itself: currencies with their rates (wire §11), where and when it delivers, and where it answers. */
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
