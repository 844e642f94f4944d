import { paths } from '@dijla/contract/client';

const reported = new Set<string>();

/** Whether the browser asks not to be tracked. */
const asksForPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/**
 * Reports two products viewed in succession to the shop, once while the page is open. Sends no cookie, no
 * page address and no earlier history. A failed report is not retried, and none is sent offline.
 */
export const tellSeenTogether = (skus: readonly [string, string]): void => {
  const pair = skus.toSorted().join('\n');
  if (reported.has(pair) || navigator.onLine === false || asksForPrivacy()) return;
  reported.add(pair);
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
