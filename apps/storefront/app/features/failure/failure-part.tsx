// @chunk shell
import { lazyPart } from '../../i18n/lazy-part.tsx';

/** Loaded only after a failure; the service worker puts its code, texts and pictures on the device. */
export const { Part: FailureScreen } = lazyPart({
  part: async () => (await import('./failure-screen.lazy.tsx')).FailureScreen,
  texts: {
    en: () => import('@dijla/messages/en/page-failure'),
    ar: () => import('@dijla/messages/ar/page-failure'),
  },
});
