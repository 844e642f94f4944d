// @chunk shell
import { byLanguage } from '@dijla/contract/store-views';
import type { ComponentType } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { afterFirstLook } from './after-first-look.ts';
import { textsIn } from '../../i18n/texts-in.ts';

/** Milliseconds after which a failed load is retried; the server's HTML stays until then, not hydrated. */
const patience = 10_000;

const untilItComes = async <Come,>(load: () => Promise<Come>): Promise<Come> => {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, patience));
    }
  }
};

const frameTexts = textsIn('frame');

/**
 * Creates a part of the frame that is in the server's page and usable without scripts, because footer and
 * categories are links. It hydrates after the first look is over, so its code is not part of the first load.
 */
const latePart = (part: () => Promise<ComponentType>) =>
  lazyPart({
    part: async () => {
      await afterFirstLook();
      return untilItComes(part);
    },
    texts: byLanguage((language) => () => afterFirstLook().then(() => untilItComes(frameTexts[language]))),
  });

export const { Part: Footer } = latePart(async () => (await import('./footer/footer.lazy.tsx')).Footer);
export const { Part: CategoryMenu } = latePart(
  async () => (await import('./menu/category-menu.lazy.tsx')).CategoryMenu,
);
/** Parts that only a hydrated page has: notifications, and the offer of the other store. */
export const { Part: Companions } = latePart(async () => (await import('./companions.lazy.tsx')).Companions);

/** The header of the minimal layout. */
export const { Part: MinimalHeader } = lazyPart({
  part: async () => (await import('./header/minimal-header.lazy.tsx')).MinimalHeader,
});

export const settingsPanel = lazyPart({
  part: async () => (await import('./settings/settings-panel.lazy.tsx')).SettingsPanel,
  texts: textsIn('frame', 'cart/delivery'),
});
