import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/connect.ts';
import { readCurrencyInformation } from '../currency-sql.ts';
import { readRegions } from '../region-sql.ts';
import { readShopFacts } from '../shop-facts-sql.ts';

type StoreParts = { readDatabase: Database };

/** Currencies with their rates (wire §11). */
export const readCurrency = handleCall(
  'store/currency',
  ({ readDatabase }: StoreParts) =>
    async (_, { store }) => ({
      result: await readCurrencyInformation(readDatabase, store),
    }),
);

/** Places and times of delivery. */
export const listRegions = handleCall(
  'store/regions',
  ({ readDatabase }: StoreParts) =>
    async ({ query }, { store }) => {
      const regions = await readRegions(readDatabase, store.default_country, store);
      const shown =
        query.fields === 'regions' ? regions.map((region) => ({ ...region, districts: [] })) : regions;
      return { result: { country_id: store.default_country, regions: shown } };
    },
);

/** Name, look, contacts and terms of the shop. */
export const readShop = handleCall('store/shop', ({ readDatabase }: StoreParts) => async (_, { store }) => ({
  result: await readShopFacts(readDatabase, store.code),
}));
