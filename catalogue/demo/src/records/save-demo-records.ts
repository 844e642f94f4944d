import type { DatabaseTransaction } from '@dijla/provider/database';
import { customerKeeper } from '@dijla/provider/modules/customers/customers';
import { promotionKeeper } from '@dijla/provider/modules/promotions/promotions';
import { demoAuthor, keepRecords } from '../keep-records.ts';
import { demoCustomers } from './demo-customers.ts';
import { demoPromotions } from './demo-promotions.ts';

/** Keeps the demo's promotions and customers beside its goods; promotions of an earlier demo that are not among them go. */
export const saveDemoRecords = async (transaction: DatabaseTransaction): Promise<void> => {
  await keepRecords(transaction, promotionKeeper, demoPromotions);
  await keepRecords(transaction, customerKeeper(), demoCustomers);
  const codes = new Set(demoPromotions.map(({ code }) => code));
  const stale = ((await promotionKeeper.keysOf?.(transaction, 'demo')) ?? []).filter((code) => !codes.has(code));
  if (stale.length > 0) await promotionKeeper.remove(transaction, stale, demoAuthor);
};
