// @chunk shell
import { lazyPart } from '../../i18n/lazy-part.tsx';

/** What may stand in place of a page. */
export type FailureKind = 'not-found' | 'gone' | 'offline' | 'error';

/** Its code, texts and pictures come when something has failed; they are on the device once the worker is. */
export const { Part: FailureScreen } = lazyPart({
  part: async () => (await import('./failure-screen.lazy.tsx')).FailureScreen,
  texts: {
    en: () => import('@dijla/messages/en/page-failure'),
    ar: () => import('@dijla/messages/ar/page-failure'),
  },
});
