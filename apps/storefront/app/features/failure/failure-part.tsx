// @chunk shell
import { lazyPart } from '../../i18n/lazy-part.tsx';

/** The kinds of failure shown in place of a page. */
export type FailureKind = 'not-found' | 'gone' | 'offline' | 'error';

/** Loaded only after a failure; the service worker puts its code, texts and pictures on the device. */
export const { Part: FailureScreen } = lazyPart({
  part: async () => (await import('./failure-screen.lazy.tsx')).FailureScreen,
  texts: {
    en: () => import('@dijla/messages/en/page-failure'),
    ar: () => import('@dijla/messages/ar/page-failure'),
  },
});
