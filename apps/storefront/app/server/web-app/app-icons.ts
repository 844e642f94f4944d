/** Sizes in pixels that phones request for the icon of an installed app. */
export const iconSides = [192, 512] as const;
export const iconPurposes = ['any', 'maskable'] as const;
export const shortcutSide = 96;
/** Icons of the sprite for the shortcuts shown on a long press on the installed app. */
export const shortcutDrawings = ['search', 'cart', 'tag'] as const;
export type ShortcutDrawing = (typeof shortcutDrawings)[number];

/** Address of the icon of a shop that has none of its own. */
export const iconPath = (purpose: (typeof iconPurposes)[number], side: number): string =>
  `/icons/${purpose}-${side}.png`;
export const shortcutIconPath = (drawing: ShortcutDrawing): string => `/icons/shortcut-${drawing}.png`;
