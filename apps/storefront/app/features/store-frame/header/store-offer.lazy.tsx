import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { byLanguage, type StoreView, storeViews } from '@dijla/contract/store-views';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { chooseStore, isStoreSettled, settleStore } from '../../../shop/page/settled-state.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { offeredStore } from './offered-store.lazy.ts';
import { textsIn } from '../../../i18n/texts-in.ts';

/** The bar has the other store's text direction, so its end is at the start of the page's lines. */
const Bar = ({ other, onDecline }: { other: StoreView; onDecline: () => void }) => {
  const texts = useTexts('storeOffer');
  const { pathname, search } = useLocation();
  return (
    <aside
      aria-label={texts.question}
      className="fixed inset-x-3 bottom-[calc(var(--bottom-bars)+0.5rem)] z-20 flex animate-[appear_400ms] flex-wrap items-center gap-1 rounded-card bg-raised ps-4 pe-1 text-sm shadow-float md:start-auto md:end-8 md:bottom-6"
      dir={other.direction}
      lang={other.locale}
    >
      <p className="min-w-0 flex-1 basis-24 py-1 leading-snug [overflow-wrap:anywhere]">{texts.question}</p>
      <a
        className="press inline-flex min-h-11 items-center rounded-card px-3 font-semibold text-accent-ink hover:bg-sunken active:bg-sunken"
        href={`${paths.inStore(other.code, pathname)}${search}`}
        hrefLang={other.hreflang}
        onClick={chooseStore}
      >
        {texts.accept}
      </a>
      <button
        aria-label={texts.decline}
        className="press grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken active:bg-sunken"
        onClick={onDecline}
        type="button"
      >
        <Icon className="size-4.5" name="close" />
      </button>
    </aside>
  );
};

const offerTexts = textsIn('store-offer');
/** The bar by the store offered: its texts are in that store's language, whatever the page's. */
const offerBars = byLanguage((offered) =>
  lazyPart({ part: async () => Bar, texts: byLanguage(() => offerTexts[offered]) }),
);

/** Milliseconds on a page before the offer is shown; a scroll shows it sooner. */
const lookingTime = 8_000;

const useLookedAt = (): boolean => {
  const [isLookedAt, setLookedAt] = useState(false);
  useEffect(() => {
    const look = () => setLookedAt(true);
    const timer = setTimeout(look, lookingTime);
    addEventListener('scroll', look, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', look);
    };
  }, []);
  return isLookedAt;
};

/**
 * Offers the other store once when the browser prefers its language: a bar along the lower edge that shifts
 * no layout, shown after the shopper has looked at the page and never at the checkout. The answer is
 * remembered.
 */
export const StoreOffer = () => {
  const { code } = useStoreView();
  const isCheckout = useLocation().pathname.replace(/\/$/, '') === paths.checkout(code);
  const isLookedAt = useLookedAt();
  const [isDeclined, setDeclined] = useState(isStoreSettled);
  const offered = offeredStore(code, navigator.languages);
  if (offered === null || isDeclined || isCheckout || !isLookedAt) return null;
  const decline = () => {
    settleStore();
    setDeclined(true);
  };
  const { Part: OfferBar } = offerBars[offered];
  return <OfferBar onDecline={decline} other={storeViews[offered]} />;
};
