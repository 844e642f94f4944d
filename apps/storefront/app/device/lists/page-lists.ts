import { listClient } from '@dijla/contract/list-client';
import { newId } from '@dijla/device/platform/new-id';
import { browserLocks } from '@dijla/device/platform/browser-locks';
import { timed } from '@dijla/device/platform/shop-clock';
import type { ListKeeper, ListParts } from '@dijla/device/lists/list-keeper';
import type { ListEntry } from '@dijla/device/lists/kept-list';
import { deviceNotices } from '@dijla/device/notices/device-notices';
import { sessionEvents } from '@dijla/device/session/session-events';
import { hasSessionMark } from '@dijla/device/session/session-mark';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { askProvider } from '../ask-provider.ts';
import { pageStorage } from '../storage/page-storage.ts';

/** Channel on which tabs announce a change of a list; its messages name the list. */
const channelName = 'dijla-lists';

/** Adds the customer's token if someone is signed in. */
const ask = async (request: Request): Promise<Response> =>
  hasSessionMark()
    ? (await import('../session/page-session.ts')).pageSession().fetch(request)
    : askProvider(request);

/** Client of the calls about lists, for the late parts of a page. */
export const pageListClient = listClient({ fetch: timed(ask), baseUrl: '' });

/** Code of the store view the page is in. */
export const storeCode = (): string => storeOfPath(location.pathname).code;

type OwnParts<Entry extends ListEntry> = Pick<
  ListParts<Entry>,
  'place' | 'customer' | 'onRefused' | 'tellOthers'
>;

/** What every list of a page has in common; `onOthers` is called when another tab has changed the list of this name. */
const ownParts = <Entry extends ListEntry>(name: string, onOthers: () => void): OwnParts<Entry> => {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === name) onOthers();
  });
  return {
    place: { withLock: browserLocks(navigator.locks), newId },
    customer: async () => (await pageStorage().read('session', 'session'))?.profile.id ?? null,
    onRefused: (text) => deviceNotices.post({ code: 'task.refused', kind: 'error', text }),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    tellOthers: () => channel?.postMessage(name),
  };
};

/** Calls back when what a list shows may have changed: somebody logged in or out, or there is a connection again. */
const onListMoments = (act: () => void): void => {
  sessionEvents.listen(act);
  addEventListener('online', act);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') act();
  });
};

type Keeping<Entry extends ListEntry> = OwnParts<Entry> & {
  client: typeof pageListClient;
  storage: ReturnType<typeof pageStorage>;
  store: () => string;
};

/** One of a page's lists: its keeper, opened on first use and never on a server, and what is done with it. */
export const pageList = <Entry extends ListEntry>(
  name: string,
  make: (parts: Keeping<Entry>) => ListKeeper<Entry>,
) => {
  let keeper: ListKeeper<Entry> | null = null;
  /** Sends what is pending; what cannot be sent now waits for the next moment. */
  const sync = (isForced = false): Promise<void> =>
    live()
      .sync(isForced)
      .catch(() => undefined);
  const live = (): ListKeeper<Entry> => {
    if (keeper !== null) return keeper;
    const opened = make({
      ...ownParts<Entry>(name, () => void live().show()),
      client: pageListClient,
      storage: pageStorage(),
      store: storeCode,
    });
    keeper = opened;
    onListMoments(() => void opened.show().then(() => sync()));
    return opened;
  };
  return {
    sync,
    /** Changes an entry on the device alone. */
    keep: (entry: Entry, isRemoved: boolean): Promise<void> => live().change(entry, isRemoved),
    /** Changes an entry: shown at once, stored, then sent. */
    change: async (entry: Entry, isRemoved: boolean): Promise<void> => {
      await live().change(entry, isRemoved);
      void sync();
    },
    /** Shows the list from the device, then what the provider has, once on this page unless forced (spec 2 §4). */
    show: async (isForced = false): Promise<void> => {
      await live().show();
      await sync(isForced);
    },
  };
};

/** Returns the words of a refusal about a list, which clients read in an object or as a text (wire §11). */
export const refusedText = (result: string | object): string =>
  typeof result === 'string' ? result : 'errorMessage' in result ? String(result.errorMessage) : '';
