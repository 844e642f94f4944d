import { browserLocks } from '@dijla/device/platform/browser-locks';
import { deviceNotices } from '@dijla/device/notices/device-notices';
import { newId } from '@dijla/device/platform/new-id';
import { askProvider } from '../ask-provider.ts';
import { pageStorage } from '../storage/page-storage.ts';
import { sessionEvents } from '@dijla/device/session/session-events';
import { type SessionHolder, sessionHolder } from '@dijla/device/session/session-holder';
import { markSession } from '@dijla/device/session/session-mark';
import { sessionStore } from '@dijla/device/session/session-state';

/** Channel on which tabs announce a change of the session they share. */
const channelName = 'dijla-session';

type Word = 'changed' | 'own-prices-gone';

let holder: SessionHolder | null = null;
let channel: BroadcastChannel | null = null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
const tellOthers = (word: Word): void => channel?.postMessage(word);

/**
 * Reloads every tab after a customer's individual prices have ended, because they are rendered on the page.
 */
export const letOwnPricesGo = (): void => {
  tellOthers('own-prices-gone');
  location.reload();
};

/** Returns the page's session, opened on first use; never on a server. */
export const pageSession = (): SessionHolder => {
  if (holder === null) {
    channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
    const opened = sessionHolder(
      {
        storage: pageStorage(),
        fetch: askProvider,
        baseUrl: location.origin,
        withLock: browserLocks(navigator.locks),
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        now: () => Date.now(),
        newId: () => newId(),
        mark: markSession,
        tell: sessionEvents.tell,
        notify: deviceNotices.post,
        tellPricesGone: () => tellOthers('own-prices-gone'),
        tellOthers: () => tellOthers('changed'),
      },
      sessionStore,
    );
    channel?.addEventListener('message', ({ data }: MessageEvent<Word>) =>
      data === 'own-prices-gone' ? location.reload() : void opened.show(),
    );
    holder = opened;
  }
  return holder;
};
