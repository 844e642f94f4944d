import { type Database, inTransaction } from '@dijla/provider/database';
import { hasProducts } from '@dijla/provider/modules/catalog/catalog';

const count = 2000;

/**
 * Fills a database without products with the demo catalog, completely or not at all; an owner's catalog is
 * never changed. In an existing demo, moves the past orders to recent dates.
 */
export const loadDemoIfEmpty = async (database: Database, say: (text: string) => void): Promise<void> => {
  if (await hasProducts(database)) {
    const { refreshDemoOrders } = await import('@dijla/demo-catalogue/records/refresh-demo-orders');
    const { nameOlderDemo } = await import('@dijla/demo-catalogue/brand/name-older-demo');
    await inTransaction(database, async (transaction) => {
      await refreshDemoOrders(transaction, Date.now());
      await nameOlderDemo(transaction);
    });
    return;
  }
  // Imported here because the demo's product data is needed only once.
  const { seedDemoAtOnce } = await import('@dijla/demo-catalogue/loading/seed-demo');
  say(`Loading the demo catalogue of ${count} products …`);
  let reported = 0;
  await seedDemoAtOnce(database, {
    count,
    seed: 1,
    onProgress: (saved) => {
      if (saved - reported < count / 5) return;
      reported = saved;
      say(`  ${saved} of ${count}`);
    },
  });
};
