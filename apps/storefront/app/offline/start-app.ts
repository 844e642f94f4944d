// @chunk shell
import { createElement, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { minimalLayoutMark, ServerFailureProvider } from '../shop/page/server-failure.ts';
import { startDevice } from '../device/page/start-device.ts';
import { markHydrated, onceAwake } from '../ui/hooks/hydration.ts';
import { replayIntents } from './early-intent.ts';
import { enterShell, enterStore, leaveShell } from './shell-address.ts';

/** Renders nothing, so it changes nothing for hydration; its effect runs when the whole page answers events. */
const AfterHydration = () => {
  useEffect(() => {
    markHydrated();
    leaveShell(window);
    onceAwake(() => void replayIntents());
    void import('./register-service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker());
  }, []);
  return null;
};

/**
 * Starts the page: fills the cart from the device, hydrates the page as what the server rendered, then does again
 * what the shopper did meanwhile and registers the worker. A page served as the offline shell hydrates as the shell and then goes
 * to the address it was asked for; a shell's page carries an element with `data-offline-shell`.
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
