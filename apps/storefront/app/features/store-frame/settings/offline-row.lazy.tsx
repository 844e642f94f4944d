import { momentInBaghdad } from '@dijla/commerce-rules/dates/moment-in-baghdad';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useState } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';

type Taking = { state: 'idle' | 'taking' | 'failed' } | { state: 'taken'; products: number; at: number };

/** Takes the store view's slim catalogue when the shopper asks for it, whatever the line, and says what came of it. */
export const OfflineRow = () => {
  const texts = useTexts('frame');
  const { code } = useStoreView();
  const [taking, setTaking] = useState<Taking>({ state: 'idle' });
  const isCached = Boolean(navigator.serviceWorker?.controller);
  const take = () => {
    if (taking.state === 'taking') return;
    setTaking({ state: 'taking' });
    import('../../../offline/slim/take-when-free.ts')
      .then(({ takeNow }) => takeNow(code))
      .then(({ products, at }) => setTaking({ state: 'taken', products, at }))
      .catch(() => setTaking({ state: 'failed' }));
  };
  const said = {
    idle: () => texts.shopOfflineText,
    taking: () => texts.shopOfflineTaking,
    failed: () => texts.shopOfflineFailed,
    taken: () =>
      taking.state === 'taken'
        ? texts.shopOfflineTaken(String(taking.products), `\u2066${momentInBaghdad(taking.at)}\u2069`)
        : '',
  };
  return (
    <button
      aria-busy={taking.state === 'taking'}
      className="press flex min-h-14 w-full items-center gap-3 rounded-card bg-sunken px-3 py-2 text-start hover:bg-line active:bg-line"
      onClick={take}
      type="button"
    >
      <Icon className="size-5.5 text-accent-ink" name={taking.state === 'taken' ? 'check' : 'offline'} />
      <span className="grid min-w-0 flex-1 leading-snug">
        <span className="font-semibold">{texts.shopOffline}</span>
        <span aria-live="polite" className="text-sm text-ink-soft">
          {said[taking.state]()}
        </span>
        {isCached && (
          <span className="text-sm text-ink-soft">{`${texts.servedFromCache} ${texts.contentCached}`}</span>
        )}
      </span>
    </button>
  );
};
