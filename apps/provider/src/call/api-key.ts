import { isToken, newToken } from './session-token.ts';

/** How every key begins, so that whoever finds one knows whose it is. */
const beginning = 'shopkey_';

/** Returns a new API key. */
export const newApiKey = (): string => beginning + newToken();

/** Whether a text has the form of a key; any other is rejected without a query. */
export const isApiKey = (text: string): boolean =>
  text.startsWith(beginning) && isToken(text.slice(beginning.length));

/** Returns how a key begins, which its owner sees of it. */
export const prefixOf = (key: string): string => key.slice(0, beginning.length + 6);

/**
 * Returns the API key that a request to the desk sends; undefined where it sends none. Anything that begins like a key
 * counts as one, so that a broken one is refused as such.
 */
export const apiKeyIn = (authorization: string | undefined): string | undefined => {
  const [, given] = /^bearer\s+(\S+)\s*$/i.exec(authorization ?? '') ?? [];
  return given?.startsWith(beginning) ? given : undefined;
};
