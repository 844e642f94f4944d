// @chunk shell
import { useEffect } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import type { Language } from '../../i18n/store-views.ts';
import { openPanel } from '../../shop/page/panels.ts';
import { additionsStore } from '../../device/journal/additions-state.ts';
import { isWide } from '../../ui/hooks/is-wide.ts';

const drawer = lazyPart({
  part: async () => (await import('./cart-drawer.lazy.tsx')).CartDrawer,
  texts: {
    en: async () => (await import('./cart-drawer-texts-en.lazy.ts')).texts,
    ar: async () => (await import('./cart-drawer-texts-ar.lazy.ts')).texts,
  },
});

/** The cart's drawer as one of the frame's panels. */
export const CartPanel = drawer.Part;

/** Milliseconds until the page's own is likely to be there. */
const idleMs = 2_500;

/**
 * An addition opens the drawer where there is room beside the page, and is fetched there before it is wanted. Phones say it in a line above the tab bar
 * and leave the shopper where she is.
 */
export const useCartPanel = (language: Language): void => {
  useEffect(() => {
    if (!isWide()) return undefined;
    const idle = setTimeout(() => drawer.fetch(language), idleMs);
    return () => clearTimeout(idle);
  }, [language]);
  useEffect(
    () =>
      additionsStore.subscribe(() => {
        if (isWide()) openPanel('microcart');
      }),
    [],
  );
};
