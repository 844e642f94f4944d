import { useEffect } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';
import {
  type DeviceWatch,
  setWatch,
  showWatchlist,
  useWatchlist,
} from '../../../device/lists/watchlist-actions.ts';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { EmptyList } from '../../../shop/lists/empty-list.lazy.tsx';
import { ListedRow } from '../../../shop/lists/listed-row.lazy.tsx';
import { useListedCards } from '../../../shop/lists/use-listed-cards.lazy.ts';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';

/** The alerts of one page's product, as switches that turn off. */
const Watches = ({ watches }: { watches: readonly DeviceWatch[] }) => {
  const texts = useTexts('alerts');
  const turnOff = (watch: DeviceWatch) => {
    void setWatch(watch, false);
    showNotification({ type: 'success', message: watch.kind === 'price' ? texts.priceOff : texts.stockOff });
  };
  return (
    <ul className="grid gap-1">
      {watches.map((watch) => (
        <li className="flex flex-wrap items-center gap-x-3" key={watch.key}>
          <span className="min-w-0 flex-1 text-sm">
            {texts[watch.kind]} · {texts[watch.channel]}
            {watch.sku !== watch.parent_sku && (
              <bdi className="block text-ink-soft" dir="ltr">
                {watch.sku}
              </bdi>
            )}
          </span>
          <button
            className="press min-h-11 font-semibold text-accent-ink"
            onClick={() => turnOff(watch)}
            type="button"
          >
            {texts.turnOff}
          </button>
        </li>
      ))}
    </ul>
  );
};

const WatchList = () => {
  const texts = useTexts('alerts');
  const { ready, entries } = useWatchlist((state) => state);
  const byPage = Map.groupBy(entries, ({ parent_sku: sku }) => sku);
  const cards = useListedCards([...byPage.keys()]);
  useEffect(() => void showWatchlist(), []);
  if (!ready) return <span aria-busy className="skeleton block h-32 w-full" />;
  if (entries.length === 0) return <EmptyList text={texts.emptyText} title={texts.emptyTitle} />;
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {[...byPage].map(([sku, watches]) => (
        <ListedRow
          below={<Watches watches={watches} />}
          card={cards === null || cards === 'failed' ? undefined : (cards.get(sku) ?? null)}
          kept={watches[0]?.product ?? null}
          key={sku}
          sku={sku}
        >
          {null}
        </ListedRow>
      ))}
    </ul>
  );
};

/** What the customer is told of, as the device has it and then as the shop has it. */
export const WatchlistPage = () => {
  const { watchlist } = useTexts('account');
  return (
    <AccountFrame place="watchlist" title={watchlist}>
      {() => (
        <>
          <h1 className="text-2xl md:text-3xl">{watchlist}</h1>
          <WatchList />
        </>
      )}
    </AccountFrame>
  );
};
