import { paths } from '@dijla/contract/client';

const reported = new Set<string>();

/** Whether the browser asks not to be tracked. */
const asksForPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/**
 * Reports a search and how many products it found to the shop, once while the page is open. Sends no cookie
 * and no page address. A failed report is not retried, and none is sent offline.
 */
export const tellSearch = (storeCode: string, { term, total }: { term: string; total: number }): void => {
  const key = `${storeCode}\n${term}`;
  if (reported.has(key) || navigator.onLine === false || asksForPrivacy()) return;
  reported.add(key);
  const { method, path } = paths['other/event'];
  const sent = fetch(`${path}?storeCode=${storeCode}`, {
    method,
    body: JSON.stringify({ event: 'search', term, total }),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  void sent.catch(() => undefined);
};
