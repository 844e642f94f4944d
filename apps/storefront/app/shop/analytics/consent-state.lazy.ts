import { type Consent, consentIn, refused } from '@dijla/device/analytics/consent';
import { createStore } from 'zustand/vanilla';

const place = 'dijla-consent';

/** Whether the browser asks not to be tracked, and so has answered for whoever uses it. */
export const asksForPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const kept = (): Consent | null => {
  if (asksForPrivacy()) return refused;
  try {
    return consentIn(localStorage.getItem(place));
  } catch {
    return refused;
  }
};

/** What this device's visitor agreed to; null as long as nobody has answered. */
export const consentStore = createStore<{ consent: Consent | null }>(() => ({ consent: kept() }));

/** Keeps an answer on the device. Where nothing can be kept it holds for the page. */
export const giveConsent = (consent: Consent): void => {
  try {
    localStorage.setItem(place, JSON.stringify(consent));
  } catch {
    // Asked again on the next page.
  }
  consentStore.setState({ consent });
};

addEventListener('storage', ({ key }) => {
  if (key === place) consentStore.setState({ consent: kept() });
});
