// @chunk shell
import { useEffect } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import type { Language } from '../../i18n/store-views.ts';
import { panelStore } from '../../shop/page/panels.ts';

const panel = lazyPart({
  part: async () => (await import('./account-panel-content.lazy.tsx')).AccountPanelContent,
  texts: { en: () => import('@dijla/messages/en/account'), ar: () => import('@dijla/messages/ar/account') },
});

/** The account as one of the frame's panels. */
export const AccountPanel = panel.Part;

/** Fetched when a finger comes down on what opens it. */
export const useAccountPanel = (language: Language): void =>
  useEffect(
    () =>
      panelStore.subscribe(({ wanted }) => {
        if (wanted === 'account') panel.fetch(language);
      }),
    [language],
  );
