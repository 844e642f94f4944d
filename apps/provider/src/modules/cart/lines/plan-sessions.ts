import type { Database } from '../../../database/connect.ts';
import { planReading } from '../reading/cart-snapshot-sql.ts';
import { planWriting } from '../reading/cart-sql.ts';

/**
 * Opens `sessions` database sessions at startup and has each plan the statements that read and write carts,
 * so that later requests wait neither for a connection nor for planning. Works one session at a time,
 * because startup needs the processor too, and stops when `isOver` returns true.
 */
export const planSessions = async (
  database: Database,
  { sessions, isOver }: { sessions: number; isOver: () => boolean },
): Promise<void> => {
  if (sessions === 0 || isOver()) return;
  await database.connection().execute(async (session) => {
    await planReading(session);
    await planWriting(session);
    // This session stays checked out, so the next call gets another one.
    await planSessions(database, { sessions: sessions - 1, isOver });
  });
};
