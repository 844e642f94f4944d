const shortcode = /\[(\/?)([a-z][\w-]*)(\s[^[\]]{0,1000})?\/?\]/gi;

/** Shortcodes of WordPress and WooCommerce that may occur without attributes or a closing tag. */
const own: ReadonlySet<string> = new Set([
  'gallery',
  'playlist',
  'audio',
  'video',
  'embed',
  'caption',
  'products',
  'divider',
  'spacer',
]);

const closedIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(shortcode)].flatMap(([, slash = '', name = '']) =>
      slash === '' ? [] : [name.toLowerCase()],
    ),
  );

/**
 * Removes WordPress shortcodes and keeps the text between them. Words in brackets such as `[XL]` are not
 * shortcodes.
 */
export const withoutShortcodes = (text: string): string => {
  if (!text.includes('[')) return text;
  const closed = closedIn(text);
  return text
    .replace(
      shortcode,
      (whole: string, ...[slash, given, more]: [slash: string, name: string, more?: string]) => {
        const name = given.toLowerCase();
        return slash !== '' ||
          closed.has(name) ||
          more?.includes('=') === true ||
          name.includes('_') ||
          own.has(name)
          ? ' '
          : whole;
      },
    )
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
};
