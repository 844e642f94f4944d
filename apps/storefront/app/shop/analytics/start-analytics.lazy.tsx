import { isHydrated } from '@dijla/ui-kit/hooks/hydration.ts';
import { whenIdle } from '@dijla/ui-kit/hooks/when-idle.ts';
import { hydrateRoot } from 'react-dom/client';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { textsIn } from '../../i18n/texts-in.ts';
import { paths } from '../../paths.ts';
import { askingStore, ConsentPanel } from './consent-panel.lazy.tsx';
import { consentStore } from './consent-state.lazy.ts';
import { followCart } from './follow-cart.lazy.ts';
import { followPages } from './follow-pages.lazy.ts';
import { learnFacts, withFacts } from './item-facts.lazy.ts';
import { changeKept, tellOnce, waitingEvents, whenWaiting } from './kept-events.lazy.ts';
import { followUser } from './marketing-user.lazy.ts';
import { type PageAnalytics, pageAnalyticsIn } from './page-analytics.ts';
import { sendReport } from './send-reports.lazy.ts';
import { openTagManager } from './tag-manager.lazy.ts';
import { without } from '@dijla/device/analytics/waiting-events';

export { ConsentChoices } from './consent-choices.lazy.tsx';

const consentTexts = textsIn<'consent'>('consent');

/** Shows the panel beside the page, in a place of its own: no page pays for it where nothing is asked. */
const askForConsent = (analytics: PageAnalytics): ((path: string) => void) => {
  if (consentStore.getState().consent === null) {
    const place = document.createElement('div');
    document.body.append(place);
    // The panel is empty at first. Pages hydrate already, and rendering afresh would be more code for all of them.
    hydrateRoot(place, <ConsentPanel analytics={analytics} />);
  }
  return (path) => {
    if (consentStore.getState().consent !== null) return;
    const { code, language } = storeOfPath(path);
    // Nobody is stopped on the way to an order.
    if (path === paths.checkout(code)) askingStore.setState({ texts: null });
    else void consentTexts[language]().then(({ consent }) => askingStore.setState({ texts: consent }));
  };
};

/** Runs one at a time; a call meanwhile has it run once more. */
const oneAfterAnother = (act: () => Promise<void>): (() => void) => {
  let isWanted = false;
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await act().catch(() => undefined);
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
};

const tellTags = (analytics: PageAnalytics): void => {
  if (!analytics.tagManager) return;
  const tags = openTagManager(analytics.tagManager);
  const tell = oneAfterAnother(async () => {
    const waiting = waitingEvents();
    for (const store of new Set(waiting.map((event) => event.store)))
      await learnFacts(
        store,
        waiting.flatMap((event) =>
          event.to === 'tags' && event.store === store ? event.event.ecommerce.items : [],
        ),
      );
    await tellOnce(
      waiting.filter(({ to }) => to === 'tags'),
      (event) => event.to === 'tags' && tags.tell(withFacts(event.store, event.event)),
    );
  });
  tags.whenOpen(() => {
    whenWaiting(tell);
    tell();
  });
  if (analytics.marketingObject !== undefined) followUser(analytics.marketingObject, tags.tellUser);
};

const tellShop = (): void => {
  const send = oneAfterAnother(async () => {
    const sent = new Set<string>();
    for (const event of waitingEvents()) if (await sendReport(event)) sent.add(event.id);
    if (sent.size > 0) await changeKept((kept) => without(kept, sent));
  });
  whenWaiting(send);
  send();
};

const start = (analytics: PageAnalytics): void => {
  tellTags(analytics);
  tellShop();
  const ask = askForConsent(analytics);
  const onPage = followCart(analytics);
  followPages(analytics, (path) => {
    ask(path);
    onPage(path);
  });
};

/** Milliseconds between looks whether the page has hydrated: nothing of this may delay it. */
const rest = 200;

const startWhenHydrated = (analytics: PageAnalytics): void => {
  if (isHydrated()) whenIdle(() => start(analytics));
  else setTimeout(startWhenHydrated, rest, analytics);
};

const set = pageAnalyticsIn(document);
if (set !== null) startWhenHydrated(set);
