import { useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { type StoreView, storeViews } from '../../../i18n/store-views.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { isStoreSettled, settleStore } from '../../../shop/settled-store.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { offeredStore } from './offered-store.ts';

const Card = ({ other, onDecline }: { other: StoreView; onDecline: () => void }) => {
  const texts = useTexts('storeOffer');
  const { pathname, search } = useLocation();
  return (
    <aside
      aria-label={texts.question}
      className="fixed inset-x-3 top-[calc(var(--header)+0.75rem)] z-30 grid animate-[appear_400ms] gap-3 rounded-sheet bg-surface p-4 shadow-float md:start-auto md:end-8 md:w-88"
      dir={other.direction}
      lang={other.locale}
    >
      <p className="grid">
        <span className="font-semibold">{texts.question}</span>
        <span className="text-sm text-ink-soft">{texts.detail}</span>
      </p>
      <p className="flex gap-2">
        <a className={`${buttonStyle.primary} min-h-11! flex-1`} href={`${paths.inStore(other.code, pathname)}${search}`} hrefLang={other.hreflang} onClick={settleStore}>
          {texts.accept}
        </a>
        <button className={`${buttonStyle.quiet} min-h-11!`} onClick={onDecline} type="button">
          {texts.decline}
        </button>
      </p>
    </aside>
  );
};

/** Its words are those of the store it offers. */
const { Part: OfferCard } = lazyPart({
  part: async () => Card,
  texts: { en: () => import('@dijla/messages/ar/store-offer'), ar: () => import('@dijla/messages/en/store-offer') },
});

/** Offers the other store once to whose browser speaks its language; it floats, so nothing moves, and an answer is remembered. */
export const StoreOffer = () => {
  const { code } = useStoreView();
  const [isDeclined, setDeclined] = useState(isStoreSettled);
  const offered = offeredStore(code, navigator.languages);
  if (offered === null || isDeclined) return null;
  const decline = () => {
    settleStore();
    setDeclined(true);
  };
  return <OfferCard onDecline={decline} other={storeViews[offered]} />;
};
