/** Swatch colors for the color names of the export, which has no hex values. */
export const colorHexes: Readonly<Record<string, string>> = {
  black: '#222226',
  blue: '#3f6ea8',
  brown: '#6d4a32',
  gray: '#8b8d92',
  green: '#3c5f45',
  lavender: '#b7a6d6',
  orange: '#d9742b',
  purple: '#6a3f8c',
  red: '#a82a2c',
  white: '#f6f4ef',
  yellow: '#e3b730',
};
