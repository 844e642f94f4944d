import { useEffect } from 'react';
import { showSession } from '../../device/session/session-actions.ts';
import { type SessionState, useSession } from '../../device/session/use-session.ts';

/** Returns the session state, which is read from the device on first use on a page. */
export const useLiveSession = (): SessionState => {
  const session = useSession((state) => state);
  useEffect(() => {
    if (!session.ready) void showSession();
  }, [session.ready]);
  return session;
};
