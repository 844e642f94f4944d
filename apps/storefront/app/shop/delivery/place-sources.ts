import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useFrame } from '../page/frame-context.ts';
import { textsIn } from '../../i18n/texts-in.ts';

/** Slug of the page of text with the attributions. */
export const termsPage = 'terms';

/** The attribution of the place names the shop uses. */
export const { Part: PlaceSources } = lazyPart({
  part: async () => (await import('./place-sources.lazy.tsx')).PlaceSources,
  texts: textsIn('frame'),
});

/** Whether the shop has a page of terms; without one, the attribution is shown where the names are used. */
export const useHasTerms = (): boolean => useFrame().pages.some(({ identifier }) => identifier === termsPage);
