import { loadDemoCatalogue } from '@dijla/demo-catalogue/load-demo-catalogue';
import type { Database } from '@dijla/provider/database';
import { hasProducts } from '@dijla/provider/modules/catalog/catalog';

/** Fills a database without products with the demo catalogue; an owner's catalogue is never touched. */
export const loadDemoIfEmpty = async (database: Database, say: (text: string) => void): Promise<void> => {
  if (await hasProducts(database)) return;
  say('Loading the demo catalogue …');
  await loadDemoCatalogue(database);
};
