import { type Consent, refused } from '@dijla/device/analytics/consent';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Texts } from '../../i18n/texts.tsx';
import { consentStore, giveConsent } from './consent-state.lazy.ts';
import type { PageAnalytics } from './page-analytics.ts';
import { PurposeFields, purposesOf } from './purpose-fields.lazy.tsx';

/** The words of the panel on this page; null where it is not asked, as at the checkout. */
export const askingStore = createStore<{ texts: Texts['consent'] | null }>(() => ({ texts: null }));

/** Asks once, beside whatever the visitor does: nothing waits for the answer, and no focus moves. */
export const ConsentPanel = ({ analytics }: { analytics: PageAnalytics }) => {
  const texts = useStore(askingStore, (state) => state.texts);
  const isAnswered = useStore(consentStore, ({ consent }) => consent !== null);
  const [chosen, setChosen] = useState<Consent | null>(null);
  if (texts === null || isAnswered) return null;
  const title = purposesOf(analytics).includes('marketing') ? texts.titleWithAds : texts.title;
  const all = { ...refused, ...Object.fromEntries(purposesOf(analytics).map((purpose) => [purpose, true])) };
  const act = (label: string, onAct: () => void) => (
    <button className={buttonStyle.quiet} onClick={onAct} type="button">
      {label}
    </button>
  );
  return (
    <aside
      aria-label={title}
      className="fixed inset-x-3 bottom-[calc(var(--bottom-bars)+0.5rem)] z-20 grid animate-[appear_400ms] gap-3 rounded-card bg-raised p-4 shadow-float md:start-auto md:end-8 md:bottom-6 md:max-w-md"
    >
      <div className="grid gap-1">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-soft">{texts.intro}</p>
      </div>
      {chosen !== null && (
        <div>
          <PurposeFields analytics={analytics} onChange={setChosen} texts={texts} value={chosen} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {chosen === null ? (
          <>
            {act(texts.acceptAll, () => giveConsent(all))}
            {act(texts.refuseAll, () => giveConsent(refused))}
            {act(texts.choose, () => setChosen(refused))}
          </>
        ) : (
          act(texts.save, () => giveConsent(chosen))
        )}
      </div>
    </aside>
  );
};
