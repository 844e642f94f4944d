// @chunk shell
import { useEffect } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import type { Language } from '@dijla/contract/store-views';
import { panelStore } from '../../shop/page/panels.ts';
import { textsIn } from '../../i18n/texts-in.ts';

const panel = lazyPart({
  part: async () => (await import('./account-panel-content.lazy.tsx')).AccountPanelContent,
  texts: textsIn('account'),
});

/** The account panel of the page frame. */
export const AccountPanel = panel.Part;

/** Fetches the panel on pointer down on a button that opens it. */
export const useAccountPanel = (language: Language): void =>
  useEffect(
    () =>
      panelStore.subscribe(({ wanted }) => {
        if (wanted === 'account') panel.fetch(language);
      }),
    [language],
  );
