import {
  contractClient,
  type ContractClient,
  type CustomerProfile,
  refreshTokenHeader,
} from '@dijla/contract/client';
import type { StoreApi } from 'zustand/vanilla';
import type { Change } from '../platform/device-storage.ts';
import { leaving } from '../queue/sync-task.ts';
import { dropSession, showSession, spreadSession } from './drop-session.ts';
import type { KeptSession } from './saved-session.ts';
import { giveSessionUp, refreshSession } from './refresh-session.ts';
import { sessionFetch } from './session-fetch.ts';
import type { PageSession, SessionPlace } from './session-environment.ts';
import type { SessionState } from './session-state.ts';

export type SessionHolder = {
  place: SessionPlace;
  /** Client for calls without a session: signing in, registering. */
  guestClient: ContractClient;
  /** Client for the signed-in customer's calls; adds and refreshes tokens. */
  client: ContractClient;
  fetch: (request: Request) => Promise<Response>;
  kept: () => Promise<KeptSession | null>;
  /** Shows the stored session, and announces what has changed for this tab. */
  show: () => Promise<void>;
  begin: (kept: KeptSession) => Promise<void>;
  /**
   * Stores the customer as last read from the provider; does nothing if another customer has signed in
   * since.
   */
  keepProfile: (profile: CustomerProfile) => Promise<void>;
  /** Signs out (spec 2 §4); a silent sign-out posts no notice. */
  end: (isSilent: boolean) => Promise<void>;
};

const begin = async (session: PageSession, kept: KeptSession): Promise<void> => {
  const { storage } = session.place;
  const before = await storage.read('session', 'session');
  // A customer who signs in again, for example with a new password, keeps everything.
  if (before !== null && before.profile.id !== kept.profile.id) await dropSession(session, true);
  const needless = (await storage.list('tasks')).filter(({ entity }) => entity === leaving);
  // Before it is stored: without the mark no call would carry the token of a session that is there.
  session.place.mark(true);
  await storage.write([
    { in: 'session', key: 'session', put: kept },
    ...needless.map(({ task_id: id }): Change => ({ in: 'tasks', key: id, put: null })),
  ]);
  session.lock = 0;
  session.stateStore.setState({ hasEnded: false });
  await spreadSession(session);
};

/** Removes the mark of a page that died as it began a session; a living one holds the lock meanwhile. */
const forgetMark = async ({ place }: PageSession): Promise<void> => {
  if ((await place.storage.read('session', 'session')) === null) place.mark(false);
};

const keepProfile = async (session: PageSession, profile: CustomerProfile): Promise<void> => {
  const { storage } = session.place;
  const kept = await storage.read('session', 'session');
  if (kept?.profile.id !== profile.id) return;
  await storage.write([
    { in: 'session', key: 'session', put: { ...kept, profile: { ...kept.profile, ...profile } } },
  ]);
  await spreadSession(session);
};

/**
 * Returns the holder of this device's session: all tabs share the stored session, and one at a time changes
 * it (spec 2 §4).
 */
export const sessionHolder = (place: SessionPlace, stateStore: StoreApi<SessionState>): SessionHolder => {
  const ask = (request: Request): Promise<Response> => {
    request.headers.set(refreshTokenHeader, 'cookie');
    return place.fetch(request);
  };
  const session: PageSession = {
    place,
    stateStore,
    lock: 0,
    guestClient: contractClient({ fetch: ask, baseUrl: place.baseUrl }),
  };
  const kept = () => place.storage.read('session', 'session');
  const fetch = sessionFetch({
    fetch: ask,
    lock: () => session.lock,
    token: async () => (await kept())?.token ?? null,
    refresh: (dead) => refreshSession(session, dead),
    giveUp: () => giveSessionUp(session),
    wait: place.wait,
  });
  const alone = <Answer>(act: () => Promise<Answer>): Promise<Answer> => place.withLock('session', act);
  return {
    place,
    fetch,
    kept,
    guestClient: session.guestClient,
    client: contractClient({ fetch, baseUrl: place.baseUrl }),
    show: async () => {
      await showSession(session);
      void alone(() => forgetMark(session));
    },
    begin: (begun) => alone(() => begin(session, begun)),
    keepProfile: (profile) => alone(() => keepProfile(session, profile)),
    end: (isSilent) =>
      alone(async () => {
        if ((await dropSession(session, isSilent)) && !isSilent)
          place.notify({ code: 'session.closed', kind: 'success' });
      }),
  };
};
