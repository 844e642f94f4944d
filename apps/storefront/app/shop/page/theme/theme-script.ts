// @chunk shell
import { sessionMark } from '@dijla/device/session/session-mark';
import { themeColorElement, themeColors } from './theme-colors.ts';

/** Storage key of the chosen theme. */
export const themeKey = 'dijla-dark-mode';

/** Media query for a dark system theme. */
export const systemDark = '(prefers-color-scheme: dark)';

/**
 * Runs before the first paint, so that a dark page never flashes light. Must agree with `isDark` of the
 * page.
 */
export const themeScript = `try{let k=localStorage,t=k.getItem('${themeKey}');if(t==='on'||t!=='off'&&k.getItem('${sessionMark}')&&matchMedia('${systemDark}').matches){document.documentElement.dataset.theme='dark';document.querySelector('${themeColorElement}').content='${themeColors.dark}'}}catch{}`;
