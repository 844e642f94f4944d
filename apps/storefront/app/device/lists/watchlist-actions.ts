import type { WatchChannel, WatchKind } from '@dijla/contract/client';
import type { ListState } from '@dijla/device/lists/list-keeper';
import { watchKey, watchlistKeeper } from '@dijla/device/lists/watchlist';
import type { DeviceWatch } from '@dijla/device/lists/lists-collection';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { pageList, pageListClient, refusedText, storeCode } from './page-lists.ts';

export type { DeviceWatch, WatchChannel, WatchKind };

/** A customer's alerts as a page shows them; never written on a server. */
const watchlistStore = createStore<ListState<DeviceWatch>>(() => ({ ready: false, entries: [] }));

/** Returns a part of the customer's alerts. On the server and during hydration they are not `ready`. */
export const useWatchlist = <Part>(selector: (state: ListState<DeviceWatch>) => Part): Part =>
  useStore(watchlistStore, selector);

const watchlist = pageList<DeviceWatch>('watchlist', (parts) =>
  watchlistKeeper({ ...parts, state: watchlistStore }),
);

/** Shows the alerts from the device, then what the provider has, once on this page unless forced. */
export const showWatchlist = watchlist.show;

/** Turns an alert of the customer on or off, or changes how it is told: shown at once, stored, then sent. */
export const setWatch = (watch: Omit<DeviceWatch, 'key'>, isOn: boolean): Promise<void> =>
  watchlist.change({ ...watch, key: watchKey(watch.kind, watch.sku) }, !isOn);

type GuestAlert = {
  sku: string;
  parent_sku: string;
  kinds: WatchKind[];
  to: { email: string } | { phone: string };
};

/** How it went; `text` is why the provider refused, empty when it cannot be asked. */
type AlertOutcome = { ok: true } | { ok: false; text: string };

const outcomeOf = async (
  asked: Promise<{ ok: true } | { ok: false; result: string | object }>,
): Promise<AlertOutcome> => {
  const answer = await asked.catch(() => null);
  if (answer?.ok) return { ok: true };
  return { ok: false, text: answer === null ? '' : refusedText(answer.result) };
};
const query = () => ({ storeCode: storeCode() });

/** Asks for alerts at an address, which is asked to confirm them. Needs a connection. */
export const askForAlert = (body: GuestAlert): Promise<AlertOutcome> =>
  outcomeOf(pageListClient('watchlist/ask', { query: query(), body }));

/** Confirms an alert by what its message carries. */
export const confirmAlert = (key: string): Promise<AlertOutcome> =>
  outcomeOf(pageListClient('watchlist/confirm', { query: query(), body: { key } }));

/** Ends an alert by what a message about it carries, or all of its recipient. */
export const stopAlert = (key: string, all: boolean): Promise<AlertOutcome> =>
  outcomeOf(pageListClient('watchlist/stop', { query: query(), body: { key, all } }));

/** Ends the messages that ask for reviews, by what one of them carries. */
export const stopReviewInvitations = (key: string): Promise<AlertOutcome> =>
  outcomeOf(pageListClient('review/stop-invitations', { query: query(), body: { key } }));
