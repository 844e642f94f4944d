import { listClient } from '@dijla/contract/list-client';
import { newId } from '@dijla/device/platform/new-id';
import { browserLocks } from '@dijla/device/platform/browser-locks';
import { timed } from '@dijla/device/platform/shop-clock';
import type { ListParts } from '@dijla/device/lists/list-keeper';
import type { ListEntry } from '@dijla/device/lists/kept-list';
import { deviceNotices } from '@dijla/device/notices/device-notices';
import { hasSessionMark } from '@dijla/device/session/session-mark';
import { storeOfPath } from '../i18n/store-of-path.ts';
import { askProvider } from './ask-provider.ts';
import { pageStorage } from './page-storage.ts';

/** Channel on which tabs announce a change of a list; its messages name the list. */
const channelName = 'dijla-lists';

/** Adds the customer's token if someone is signed in. */
const ask = async (request: Request): Promise<Response> =>
  hasSessionMark() ? (await import('./page-session.ts')).pageSession().fetch(request) : askProvider(request);

/** Client of the calls about lists, for the late parts of a page. */
export const pageListClient = listClient({ fetch: timed(ask), baseUrl: '' });

export const storeCode = (): string => storeOfPath(location.pathname).code;

type PagePartsOf<Entry extends ListEntry> = Pick<
  ListParts<Entry>,
  'place' | 'customer' | 'onRefused' | 'tellOthers'
>;

/**
 * Returns what every list of a page has in common; `onOthers` is called when another tab has changed the list of
 * this name.
 */
export const pageListParts = <Entry extends ListEntry>(
  name: string,
  onOthers: () => void,
): PagePartsOf<Entry> => {
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
export const onListMoments = (act: () => void): void => {
  addEventListener('online', act);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') act();
  });
};

/** Returns the words of a refusal about a list, which clients read in an object or as a text (wire §11). */
export const refusedText = (result: string | object): string =>
  typeof result === 'string' ? result : 'errorMessage' in result ? String(result.errorMessage) : '';
