import type { Contact } from '@dijla/contract/client';
import type { Database } from '../../database/connect.ts';

/** Returns how the shop of a store view is reached, and where it is, as the owner says now. */
export const readShopContact = async (
  db: Database,
  storeCode: string,
): Promise<{ contact: Contact; address: string | null }> => {
  const { address, ...contact } = await db
    .selectFrom('store_view')
    .select(['hotline', 'whatsapp', 'email', 'address'])
    .where('code', '=', storeCode)
    .executeTakeFirstOrThrow();
  return { contact, address };
};
