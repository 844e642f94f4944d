import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';

/** The offer of notifications, loaded behind what was ordered. */
export const notifyMe = lazyPart({
  part: async () => (await import('./notify-me.lazy.tsx')).NotifyMe,
  texts: textsIn('notices'),
});
