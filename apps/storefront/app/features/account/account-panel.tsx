import { useEffect } from 'react';
import type { Language } from '../../i18n/store-views.ts';
import { panelStore } from '../../shop/panels.ts';
import { accountPanel } from './account-parts.tsx';

/** The account as one of the frame's panels. */
export const AccountPanel = accountPanel.Part;

/** Fetched when a finger comes down on what opens it. */
export const useAccountPanel = (language: Language): void =>
  useEffect(
    () =>
      panelStore.subscribe(({ wanted }) => {
        if (wanted === 'account') accountPanel.fetch(language);
      }),
    [language],
  );
