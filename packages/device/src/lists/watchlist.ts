import type { Watched, WatchKind } from '@dijla/contract/client';
import type { ListClient } from '@dijla/contract/list-client';
import type { DeviceStorage } from '../platform/device-storage.ts';
import { isWorthARetry } from '../platform/is-worth-a-retry.ts';
import { refusalText } from '../sync/refusal-text.ts';
import type { KeptList } from './kept-list.ts';
import { type ListAnswer, type ListKeeper, listKeeper, type ListParts } from './list-keeper.ts';
import type { DeviceWatch } from './lists-collection.ts';
import { storedListOf } from './stored-list.ts';

type WatchlistParts = Omit<ListParts<DeviceWatch>, 'load' | 'save' | 'ask'> & {
  client: ListClient;
  storage: Pick<DeviceStorage, 'read' | 'write'>;
  /** Code of the store view the page is in. */
  store: () => string;
};

/** Returns the key of an alert: one for each kind of what is sold. */
export const watchKey = (kind: WatchKind, sku: string): string => `${kind}:${sku}`;

/** Returns the provider's list with what the device knows of its products. */
const knownOf = (watches: readonly Watched[], { known, changes }: KeptList<DeviceWatch>): DeviceWatch[] => {
  const before = [...known, ...changes.map(({ entry }) => entry)];
  return watches.map(({ kind, sku, parent_sku, channel }) => ({
    key: watchKey(kind, sku),
    kind,
    sku,
    parent_sku,
    channel,
    product: before.find((watch) => watch.parent_sku === parent_sku)?.product ?? null,
  }));
};

const asksAgain = (status: number): boolean => status === 401 || isWorthARetry(status);

/** Returns the keeper of a customer's alerts: on the device first, then at the provider. */
export const watchlistKeeper = ({
  client,
  storage,
  store,
  ...parts
}: WatchlistParts): ListKeeper<DeviceWatch> =>
  listKeeper({
    ...parts,
    ...storedListOf(storage, 'watchlist'),
    ask: async (changes, before): Promise<ListAnswer<DeviceWatch>> => {
      const params = { storeCode: store() };
      const answer = await (
        changes.length === 0
          ? client('watchlist/list', { params })
          : client('watchlist/changes', {
              params,
              body: {
                changes: changes.map(({ entry: { kind, sku, parent_sku, channel }, isRemoved }) => ({
                  act: isRemoved ? ('remove' as const) : ('add' as const),
                  kind,
                  sku,
                  parent_sku,
                  channel,
                })),
              },
            })
      ).catch(() => null);
      if (answer === null) return null;
      if (answer.ok) return { known: knownOf(answer.result, before) };
      return asksAgain(answer.status) ? null : { refused: refusalText(answer.result) };
    },
  });
