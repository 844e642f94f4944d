import { hasSessionMark } from '@dijla/device/session/session-mark';
import { themeColorElement, themeColors } from './theme-colors.ts';
import { systemDark, themeKey } from './theme-script.ts';

/**
 * Dark mode as chosen (spec 1 §4); `device` follows the system for signed-in customers only, so guests get
 * light.
 */
export const themes = ['device', 'on', 'off'] as const;
export type Theme = (typeof themes)[number];

const isTheme = (text: string | null): text is Theme => text === 'device' || text === 'on' || text === 'off';

/** Returns the saved theme; `device` when none is saved or storage is unavailable. */
export const savedTheme = (): Theme => {
  try {
    const saved = localStorage.getItem(themeKey);
    return isTheme(saved) ? saved : 'device';
  } catch {
    return 'device';
  }
};

const listeners = new Set<() => void>();

/** Calls the listener when a theme is chosen. Returns a function that unsubscribes. */
export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isDark = (theme: Theme): boolean =>
  theme === 'on' || (theme === 'device' && hasSessionMark() && matchMedia(systemDark).matches);

const light = (theme: Theme): void => {
  const dark = isDark(theme);
  if (dark) document.documentElement.dataset['theme'] = 'dark';
  else delete document.documentElement.dataset['theme'];
  document.querySelector(themeColorElement)?.setAttribute('content', themeColors[dark ? 'dark' : 'light']);
};

/**
 * Applies the saved theme: to a page rendered on the device, and again after a sign-in, a sign-out or a
 * change of the system theme.
 */
export const lightAsSaved = (): void => light(savedTheme());

/** Saves a theme and applies it. */
export const chooseTheme = (theme: Theme): void => {
  light(theme);
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
};
