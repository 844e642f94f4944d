import { type Database, inTransaction } from '@dijla/provider/database';
import { hasProducts } from '@dijla/provider/modules/catalog/catalog';

const count = 2000;

/**
 * Fills a database without products with the demo catalogue, whole or not at all; an owner's catalogue is never touched. In a demo that stands
 * already its past orders move on to these weeks.
 */
export const loadDemoIfEmpty = async (database: Database, say: (text: string) => void): Promise<void> => {
  if (await hasProducts(database)) {
    const { refreshDemoOrders } = await import('@dijla/demo-catalogue/records/refresh-demo-orders');
    await inTransaction(database, (transaction) => refreshDemoOrders(transaction, Date.now()));
    return;
  }
  // Not at the top: what the demo's goods are made of is needed once.
  const { seedDemoAtOnce } = await import('@dijla/demo-catalogue/loading/seed-demo');
  say(`Loading the demo catalogue of ${count} products …`);
  let told = 0;
  await seedDemoAtOnce(database, {
    count,
    seed: 1,
    onProgress: (saved) => {
      if (saved - told < count / 5) return;
      told = saved;
      say(`  ${saved} of ${count}`);
    },
  });
};
