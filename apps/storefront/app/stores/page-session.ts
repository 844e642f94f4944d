import { browserLocks } from './browser-locks.ts';
import { deviceNotices } from './device-notices.ts';
import { newId } from './new-id.ts';
import { pageStorage } from './page-storage.ts';
import { sessionEvents } from './session-events.ts';
import { type SessionHolder, sessionHolder } from './session-holder.ts';
import { markSession } from './session-sign.ts';
import { sessionStore } from './session-store.ts';

/** Channel on which tabs say that the session they share has changed. */
const channelName = 'dijla-session';

let holder: SessionHolder | null = null;

/** The page's session, opened with its first use; never on a server. */
export const pageSession = (): SessionHolder => {
  if (holder === null) {
    const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
    const opened = sessionHolder(
      {
        storage: pageStorage(), fetch: (request) => fetch(request), baseUrl: location.origin, withLock: browserLocks(navigator.locks),
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        now: () => Date.now(), newId: () => newId(), mark: markSession, tell: sessionEvents.tell, notify: deviceNotices.post,
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
        tellOthers: () => channel?.postMessage('changed'),
      },
      sessionStore,
    );
    channel?.addEventListener('message', () => void opened.show());
    holder = opened;
  }
  return holder;
};
