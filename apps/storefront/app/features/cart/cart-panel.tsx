// @chunk shell
import { useEffect } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import type { Language } from '@dijla/contract/store-views';
import { textsTogether } from '../../i18n/texts-in.ts';
import { openPanel } from '../../shop/page/panels.ts';
import { additionsStore } from '@dijla/device/journal/additions-state';
import { isWide } from '@dijla/ui-kit/hooks/is-wide.ts';

const drawer = lazyPart({
  part: async () => (await import('./cart-drawer.lazy.tsx')).CartDrawer,
  texts: textsTogether('cart/cart', 'cart/totals'),
});

/** The cart drawer as a panel of the page frame. */
export const CartPanel = drawer.Part;

/** Milliseconds to wait so that the page's own resources load first. */
const idleMs = 2_500;

/**
 * Opens the drawer on an addition on wide screens, where it is also fetched ahead. Phones show a
 * notification above the tab bar instead and do not interrupt the shopper.
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
