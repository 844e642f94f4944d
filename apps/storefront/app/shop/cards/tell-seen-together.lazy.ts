import { paths } from '@dijla/contract/client';

const told = new Set<string>();

/** A browser that asks not to be followed is not asked for anything. */
const asksForPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/**
 * Tells the shop of two products that were looked at one after the other, once while the page is open: no cookie, no address of a page, no
 * word of what was seen before. What does not arrive is not told again, and without a connection nothing is.
 */
export const tellSeenTogether = (skus: readonly [string, string]): void => {
  const pair = skus.toSorted().join('\n');
  if (told.has(pair) || navigator.onLine === false || asksForPrivacy()) return;
  told.add(pair);
  const { method, path } = paths['product/seen-together'];
  const sent = fetch(path, {
    method,
    body: JSON.stringify({ skus }),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  void sent.catch(() => undefined);
};
