/**
 * The page's background as `#rrggbb`, for the browser's toolbar and the window of an installed app. Equal to
 * `--ground` of the tokens.
 */
export const themeColors = { light: '#fcf9f4', dark: '#18130f' } as const;

/** Selector of the head element that holds the color. */
export const themeColorElement = 'meta[name=theme-color]';
