import { lazyPart } from '../../i18n/lazy-part.tsx';
import { AccountPlaceholder } from './account-placeholder.tsx';

/**
 * Parts that depend on who is signed in, which is known only once the device has been read. The page brings
 * the texts.
 */
export const entrance = lazyPart({
  part: async () => (await import('./entrance-page.lazy.tsx')).EntrancePage,
  placeholder: AccountPlaceholder,
});
export const profile = lazyPart({
  part: async () => (await import('./profile-page.lazy.tsx')).ProfilePage,
  placeholder: AccountPlaceholder,
});
