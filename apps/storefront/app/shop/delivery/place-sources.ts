import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useFrame } from '../page/frame-context.ts';

/** The page of text that names whose works the shop uses. */
export const termsPage = 'terms';

/** Whose names of places the shop uses. */
export const { Part: PlaceSources } = lazyPart({
  part: async () => (await import('./place-sources.lazy.tsx')).PlaceSources,
  texts: { en: () => import('@dijla/messages/en/frame'), ar: () => import('@dijla/messages/ar/frame') },
});

/** A shop without terms says it where the names are used. */
export const useHasTerms = (): boolean => useFrame().pages.some(({ identifier }) => identifier === termsPage);
