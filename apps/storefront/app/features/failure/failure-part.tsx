// @chunk shell
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';

/** Loaded only after a failure; the service worker puts its code, texts and pictures on the device. */
export const { Part: FailureScreen } = lazyPart({
  part: async () => (await import('./failure-screen.lazy.tsx')).FailureScreen,
  texts: textsIn('page-failure'),
});
