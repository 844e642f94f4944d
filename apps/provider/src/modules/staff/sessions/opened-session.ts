import { newToken } from '../../../call/session-token.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { networkOf } from '../../../http/limits/network-of.ts';
import { type AuditAct, recordAct } from '../../audit/audit.ts';
import { consumeLink, findLink } from '../members/link-sql.ts';
import { lockSignIn, setPasswordHash, setState } from '../members/staff-sql.ts';
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

/** `isLocal`: on this machine, where alone the demo's owner is let in. */
type LinkOpening = Opening & { isLocal: boolean };

/**
 * Begins a session of a member whose row is locked, always a new one, and returns its token. `hasFactor` says
 * that the second factor was given with it.
 */
export const beginSession = async (
  transaction: DatabaseTransaction,
  { staffId, act, hasFactor }: { staffId: number; act: AuditAct; hasFactor: boolean },
  { earlier, address, userAgent, requestId, now }: Opening,
): Promise<string> => {
  if (earlier !== null) await revokeSessionOf(transaction, earlier, now);
  const token = newToken();
  const [network, browser] = [networkOf(address), browserName(userAgent)];
  const sessionId = await insertSession(transaction, { staffId, token, network, browser, hasFactor, now });
  await recordAct(
    transaction,
    { act, entity: 'staff_session', entityId: sessionId, before: null, after: { network, browser } },
    { actor: `staff:${staffId}`, requestId },
  );
  return token;
};

const openIn = async (
  transaction: DatabaseTransaction,
  link: string,
  { isLocal, ...opening }: LinkOpening,
): Promise<string | null> => {
  const { now } = opening;
  const staffId = await findLink(transaction, link, now);
  // The member's row is locked first, as by whoever disables the member.
  const member = staffId === undefined ? undefined : await lockSignIn(transaction, staffId);
  if (member === undefined || member.state === 'disabled' || (member.is_demo && !isLocal)) return null;
  const purpose = await consumeLink(transaction, link, now);
  if (purpose === undefined) return null;
  if (member.state === 'invited') await setState(transaction, member.id, 'active');
  if (purpose === 'reset') await revokeSessions(transaction, member.id, now);
  // A link is given to who has forgotten the password, too.
  await setPasswordHash(transaction, member.id, null);
  const act = purpose === 'join' ? 'joined' : 'signed-in-by-link';
  return beginSession(transaction, { staffId: member.id, act, hasFactor: false }, opening);
};

/**
 * Uses a link up and begins a session of its owner, who is active from then on and sets a password anew. Returns
 * the session's token, or null when the link is not valid. Sessions of before end with a link that was given to
 * start anew.
 */
export const openedSession = (
  database: Database,
  link: string,
  opening: LinkOpening,
): Promise<string | null> => inTransaction(database, (transaction) => openIn(transaction, link, opening));
