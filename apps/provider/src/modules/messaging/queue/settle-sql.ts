import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { ClaimedMessage } from './claim-sql.ts';

/** What an attempt ends with. */
export type Settlement =
  | { state: 'sent'; providerId: string | null; sentAt: number }
  /** `isUncertain`: it may have been taken. `isUntried`: it was put off before anything was tried. */
  | { state: 'queued'; error: string | null; notBefore: number; isUncertain?: boolean; isUntried?: boolean }
  | { state: 'failed' | 'suppressed'; error: string };

const changesOf = (settlement: Settlement) => {
  switch (settlement.state) {
    case 'sent':
      return {
        state: settlement.state,
        provider_id: settlement.providerId,
        sent_at: new Date(settlement.sentAt),
        error: null,
      };
    case 'queued':
      return {
        state: settlement.state,
        error: settlement.error,
        not_before: new Date(settlement.notBefore),
        ...(settlement.isUncertain === true ? { is_uncertain: true } : {}),
        ...(settlement.isUntried === true ? { attempts: sql<number>`attempts - 1` } : {}),
      };
    default:
      return { state: settlement.state, error: settlement.error };
  }
};

/**
 * Ends the attempt; does nothing when another process has begun a later one. `isSecret`: whether what the
 * message says is wiped unless it is tried again.
 */
export const settleMessage = async (
  database: Database,
  { id, attempts }: Pick<ClaimedMessage, 'id' | 'attempts'>,
  { settlement, isSecret }: { settlement: Settlement; isSecret: boolean },
): Promise<void> => {
  await database
    .updateTable('message')
    .set({
      ...changesOf(settlement),
      ...(isSecret && settlement.state !== 'queued' ? { params: '{}' } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute();
};

/** Gives up messages of which two attempts were lost, so that a third copy is never sent. */
export const giveUpLost = async (database: Database, lostBefore: number): Promise<void> => {
  await database
    .updateTable('message')
    .set({ state: 'failed', error: 'lost twice', params: '{}' })
    .where('state', '=', 'sending')
    .where('is_uncertain', '=', true)
    .where('claimed_at', '<', new Date(lostBefore))
    .execute();
};
