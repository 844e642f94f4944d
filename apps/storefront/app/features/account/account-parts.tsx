import { lazyPart, textsOf } from '../../i18n/lazy-part.tsx';
import { AccountRoom } from './account-room.tsx';

const texts = { en: () => textsOf(import('@dijla/messages/en/account')), ar: () => textsOf(import('@dijla/messages/ar/account')) };
const noTexts = () => Promise.resolve({});
const pageTexts = { en: noTexts, ar: noTexts };

/** Over any page, so it brings its texts itself. */
export const accountPanel = lazyPart({ part: async () => (await import('./lazy/account-panel-content.tsx')).AccountPanelContent, texts });

/** What only a read device can show: who is signed in. */
export const entrance = lazyPart({ part: async () => (await import('./lazy/entrance-page.tsx')).EntrancePage, texts: pageTexts, room: AccountRoom });
export const profile = lazyPart({ part: async () => (await import('./lazy/profile-page.tsx')).ProfilePage, texts: pageTexts, room: AccountRoom });
