import type { DatabaseTransaction } from '@dijla/provider/database';
import { offerShopBrand, readBrandSource } from '@dijla/provider/modules/shop-brand/shop-brand';
import { demoAuthor } from '../loading/save-records.ts';
import { demoBrand } from './demo-brand.ts';

/** Names a demo that was loaded before shops had names; an owner's shop keeps what it has. */
export const nameOlderDemo = async (transaction: DatabaseTransaction): Promise<void> => {
  if ((await readBrandSource(transaction)) !== 'seed') return;
  const demo = await transaction
    .selectFrom('product')
    .select('id')
    .where('source', '=', 'demo')
    .limit(1)
    .execute();
  if (demo.length > 0) await offerShopBrand(transaction, demoBrand(), demoAuthor);
};
