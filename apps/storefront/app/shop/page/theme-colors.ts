/** The page's ground as `#rrggbb`, for what surrounds the page: the browser's bar, an installed app's window. The same as `--ground` of the tokens. */
export const themeColors = { light: '#fcf9f4', dark: '#18130f' } as const;

/** The element of the head that holds it. */
export const themeColorElement = 'meta[name=theme-color]';
