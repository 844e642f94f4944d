import { newToken } from '../../../call/session-token.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { networkOf } from '../../../http/limits/network-of.ts';
import { recordAct } from '../../audit/audit.ts';
import { consumeLink, findLink } from '../members/link-sql.ts';
import { lockState, setState } from '../members/staff-sql.ts';
import { browserName } from './browser-name.ts';
import { insertSession, revokeSessionOf, revokeSessions } from './staff-session-sql.ts';

export type Opening = {
  /** Token of the session the browser had before, which ends. */
  earlier: string | null;
  /** The caller's address; its network is kept with the session. */
  address: string;
  userAgent: string;
  requestId: string;
  /** Epoch milliseconds. */
  now: number;
};

const openIn = async (
  transaction: DatabaseTransaction,
  link: string,
  { earlier, address, userAgent, requestId, now }: Opening,
): Promise<string | null> => {
  const staffId = await findLink(transaction, link, now);
  // The member's row is locked first, as by whoever disables the member.
  const state = staffId === undefined ? undefined : await lockState(transaction, staffId);
  if (staffId === undefined || state === undefined || state === 'disabled') return null;
  const purpose = await consumeLink(transaction, link, now);
  if (purpose === undefined) return null;
  if (state === 'invited') await setState(transaction, staffId, 'active');
  if (purpose === 'reset') await revokeSessions(transaction, staffId, now);
  if (earlier !== null) await revokeSessionOf(transaction, earlier, now);
  const token = newToken();
  const [network, browser] = [networkOf(address), browserName(userAgent)];
  const sessionId = await insertSession(transaction, { staffId, token, network, browser, now });
  await recordAct(
    transaction,
    {
      act: purpose === 'join' ? 'joined' : 'signed-in-by-link',
      entity: 'staff_session',
      entityId: sessionId,
      before: null,
      after: { network, browser },
    },
    { actor: `staff:${staffId}`, requestId },
  );
  return token;
};

/**
 * Uses a link up and begins a session of its owner, who is active from then on. Returns the session's token,
 * or null when the link is not valid. Sessions of before end with a link that was given to start anew.
 */
export const openedSession = (database: Database, link: string, opening: Opening): Promise<string | null> =>
  inTransaction(database, (transaction) => openIn(transaction, link, opening));
