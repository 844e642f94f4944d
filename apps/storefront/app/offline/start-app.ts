// @chunk shell
import { createElement, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { minimalLayoutMark, ServerFailureProvider } from '../shop/page/server-failure.ts';
import { startDevice } from '../device/start-device.ts';
import { markHydrated, whenInteractive } from '@dijla/ui-kit/hooks/hydration.ts';
import { replayIntents } from './early-intent.ts';
import { enterShell, enterStore, leaveShell } from './shell-address.ts';

/** Renders nothing, so it does not affect hydration; its effect runs once the whole page is interactive. */
const AfterHydration = () => {
  useEffect(() => {
    markHydrated();
    leaveShell(window);
    whenInteractive(() => void replayIntents());
    void import('./register-service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker());
  }, []);
  return null;
};

/**
 * Starts the page: fills the cart from the device, hydrates what the server rendered, then replays the
 * shopper's early intents and registers the worker. A page served as the offline shell hydrates as the shell
 * and then navigates to the requested address; the shell contains an element with `data-offline-shell`.
 */
export const startApp = (): void => {
  enterShell(window);
  enterStore(window);
  void startDevice();
  const hasFailed = document.querySelector(`[${minimalLayoutMark}]`) !== null;
  startTransition(() => {
    hydrateRoot(
      document,
      createElement(
        ServerFailureProvider,
        { value: hasFailed },
        createElement(HydratedRouter),
        createElement(AfterHydration),
      ),
    );
  });
};
