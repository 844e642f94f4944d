import { hasSessionSign } from '../../device/session/session-mark.ts';
import { themeColorElement, themeColors } from './theme-colors.ts';
import { systemDark, themeKey } from './theme-script.ts';

/** Dark mode as the shopper chose it (spec 1 §4); `device` follows the system for signed-in customers only, so a guest gets light. */
export const themes = ['device', 'on', 'off'] as const;
export type Theme = (typeof themes)[number];

const isTheme = (text: string | null): text is Theme => text === 'device' || text === 'on' || text === 'off';

/** The saved choice; `device` when none is, or when the browser keeps nothing. */
export const savedTheme = (): Theme => {
  try {
    const saved = localStorage.getItem(themeKey);
    return isTheme(saved) ? saved : 'device';
  } catch {
    return 'device';
  }
};

const listeners = new Set<() => void>();

/** Tells when a choice is made; returns the way to stop. */
export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isDark = (theme: Theme): boolean =>
  theme === 'on' || (theme === 'device' && hasSessionSign() && matchMedia(systemDark).matches);

const light = (theme: Theme): void => {
  const dark = isDark(theme);
  if (dark) document.documentElement.dataset['theme'] = 'dark';
  else delete document.documentElement.dataset['theme'];
  document.querySelector(themeColorElement)?.setAttribute('content', themeColors[dark ? 'dark' : 'light']);
};

/** Lights the page by the saved choice: one that was drawn on the device, and any when somebody has signed in or out or the system has changed. */
export const lightAsSaved = (): void => light(savedTheme());

/** Saves the choice and lights the page by it. */
export const chooseTheme = (theme: Theme): void => {
  light(theme);
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // A browser that keeps nothing still shows the choice until it is closed.
  }
  for (const listener of listeners) listener();
};
