import { refused } from '@dijla/device/analytics/consent';
import { useStore } from 'zustand';
import { useTexts } from '../../i18n/texts.tsx';
import { showNotification } from '../page/notification-state.ts';
import { asksForPrivacy, consentStore, giveConsent } from './consent-state.lazy.ts';
import { pageAnalyticsIn } from './page-analytics.ts';
import { PurposeFields } from './purpose-fields.lazy.tsx';

/** What this device's visitor agreed to, to be changed at any time. */
export const ConsentChoices = () => {
  const texts = useTexts('consent');
  const consent = useStore(consentStore, (state) => state.consent);
  const analytics = pageAnalyticsIn(document);
  if (analytics === null) return null;
  return (
    <section aria-labelledby="consent-choices" className="grid w-full max-w-md gap-2">
      <h2 className="text-xl" id="consent-choices">
        {texts.choices}
      </h2>
      {asksForPrivacy() ? (
        <p>{texts.notTracked}</p>
      ) : (
        <>
          <p className="text-ink-soft">{texts.choicesIntro}</p>
          <PurposeFields
            analytics={analytics}
            onChange={(value) => {
              giveConsent(value);
              showNotification({ type: 'success', message: texts.saved });
            }}
            texts={texts}
            value={consent ?? refused}
          />
        </>
      )}
    </section>
  );
};
