/** Parameter of a page's address that carries the code of a partner's link. */
const parameter = 'affiliate';
/** Longest path of a page that is linked to. */
const longestPath = 500;

/** Returns the address of a partner's link. */
export const promoLinkOf = (origin: string, { path, code }: { path: string; code: string }): string => {
  const address = new URL(path, origin);
  address.searchParams.set(parameter, code);
  return address.href;
};

const urlOf = (given: string, origin: string): URL | null => {
  try {
    return new URL(given, origin);
  } catch {
    return null;
  }
};

/**
 * Returns the path, with what of its query is the page's, of an address that leads to a page of this shop; null of any
 * other. It may be given without the shop's host.
 */
export const ownPath = (given: string, origin: string): string | null => {
  const url = urlOf(given.trim(), origin);
  if (url === null || url.origin !== new URL(origin).origin) return null;
  // A path that begins with two slashes would be read as another host.
  if (url.pathname.startsWith('//')) return null;
  if (/^\/(?:api|desk|img|assets)(?:\/|$)/.test(url.pathname)) return null;
  url.searchParams.delete(parameter);
  const path = `${url.pathname}${url.search}`;
  return path.length > longestPath ? null : path;
};
