import { type Consent, consentMode, refused } from '@dijla/device/analytics/consent';
import type { TagEvent } from '@dijla/device/analytics/tag-event';
import { consentStore } from './consent-state.lazy.ts';
import type { PageAnalytics } from './page-analytics.ts';

type TagManager = NonNullable<PageAnalytics['tagManager']>;
type Layer = { push: (entry: object) => void };

/** The layer that a tag manager reads (its own name for it). */
const layer = (): Layer => {
  const page = globalThis as { dataLayer?: Layer };
  return (page.dataLayer ??= [] as object[]);
};

/** Speaks of consent as Google's tags do: they read the arguments of a call, not an array. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array would be taken for something else
  layer().push(arguments);
}

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown;
};

/**
 * Lets scripts in from the tag manager and the hosts the owner named, also those that its tags add by a plain address;
 * anything else that is made of a text stays forbidden.
 */
const letScriptsIn = ({ origin, tagHosts }: TagManager): void => {
  const isNamed = (address: string): boolean => {
    const { origin: given, hostname } = new URL(address, location.href);
    return (
      given === origin ||
      given === location.origin ||
      tagHosts.some(
        (host) => hostname === host || (host.startsWith('*.') && hostname.endsWith(host.slice(1))),
      )
    );
  };
  (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      if (!isNamed(address)) throw new TypeError('a script of a host that is not named');
      return address;
    },
  });
};

const fetchContainer = (tagManager: TagManager): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    layer().push({ 'gtm.start': Math.round(performance.timeOrigin + performance.now()), event: 'gtm.js' });
    letScriptsIn(tagManager);
    script.src = `${tagManager.origin}/gtm.js?id=${tagManager.container}`;
    document.head.append(script);
  });

const isAnything = (consent: Consent | null): boolean =>
  consent?.measuring === true || consent?.marketing === true;

/**
 * Opens the tag manager once anything was agreed to, and tells it what. `whenOpen` calls back once it runs, never where
 * it is kept from the page.
 */
export const openTagManager = (tagManager: TagManager) => {
  gtag('consent', 'default', consentMode(refused));
  let isAsked = false;
  let isOpen = false;
  let onOpen: () => void = () => undefined;
  const follow = (consent: Consent | null): void => {
    if (consent !== null) gtag('consent', 'update', consentMode(consent));
    if (isAsked || !isAnything(consent)) return;
    isAsked = true;
    void fetchContainer(tagManager).then((hasCome) => {
      isOpen = hasCome;
      return isOpen && onOpen();
    });
  };
  follow(consentStore.getState().consent);
  consentStore.subscribe(({ consent }) => follow(consent));
  return {
    whenOpen: (act: () => void): void => {
      onOpen = act;
      if (isOpen) act();
    },
    /** Tells an event; the one before it is cleared, as its members would stay. */
    tell: (event: TagEvent): void => {
      layer().push({ ecommerce: null });
      layer().push({ ...event });
    },
    tellUser: (user: object | null): void => layer().push({ event: 'marketing_user', user }),
  };
};
