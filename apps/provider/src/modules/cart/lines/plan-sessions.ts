import type { Database } from '../../../database/connect.ts';
import { planReading } from '../reading/cart-snapshot-sql.ts';
import { planWriting } from '../reading/cart-sql.ts';

/**
 * Opens so many sessions and has each plan how carts are read and written, when the shop begins: who finds none free later would wait for both, and
 * many who come at once for each other's. One after the other, as the shop that begins wants the processor too; until `isOver` says that it is in vain.
 */
export const planSessions = async (
  database: Database,
  { sessions, isOver }: { sessions: number; isOver: () => boolean },
): Promise<void> => {
  if (sessions === 0 || isOver()) return;
  await database.connection().execute(async (session) => {
    await planReading(session);
    await planWriting(session);
    // It is held meanwhile, so that the next is another.
    await planSessions(database, { sessions: sessions - 1, isOver });
  });
};
