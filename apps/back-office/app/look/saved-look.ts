import { fallbackStore, isStoreCode, type Language, storeOfLocales } from '@dijla/contract/store-views';

/** How the desk is lit: as the device, light or dark. */
export const themes = ['device', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What the browser remembers of the desk, and all that it remembers. */
const keys = { language: 'desk-language', theme: 'desk-theme' } as const;

const read = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
};

/** Returns the language chosen on this device, else the browser's, else the shop's usual one. */
export const savedLanguage = (): Language => {
  const saved = read(keys.language);
  return isStoreCode(saved) ? saved : (storeOfLocales(navigator.languages) ?? fallbackStore);
};

export const saveLanguage = (language: Language): void => write(keys.language, language);

const isTheme = (text: string | undefined): text is Theme => themes.some((theme) => theme === text);

export const savedTheme = (): Theme => {
  const saved = read(keys.theme);
  return isTheme(saved) ? saved : 'device';
};

const systemDark = matchMedia('(prefers-color-scheme: dark)');

const light = (theme: Theme): void => {
  const isDark = theme === 'dark' || (theme === 'device' && systemDark.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
};

/** Lights the page as saved, now and when the system changes. */
export const lightAsSaved = (): void => {
  light(savedTheme());
  systemDark.addEventListener('change', () => light(savedTheme()));
};

export const chooseTheme = (theme: Theme): void => {
  write(keys.theme, theme);
  light(theme);
};
