import { inTransaction, type Database } from '@dijla/provider/database';
import { emit } from '@dijla/provider/events/emit-sql';

declare module '@dijla/provider/events/event' {
  interface EventData {
    'test.happened': { number: number };
  }
}

/** Lets an event happen that only tests know. */
export const happen = (db: Database, key: string, number = 0): Promise<void> =>
  inTransaction(db, (transaction) => emit(transaction, { name: 'test.happened', key, data: { number } }));
